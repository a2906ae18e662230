/** Records to check properties on: random games with random names, starts and endings. */
import fc from 'fast-check';
import { applyAll } from '../../src/game.js';
import {
  type AzulTypes,
  azul,
  type Deal,
  decodeState,
  encodeState,
  equalStates,
  type GameState,
  type Move,
  standings,
} from '../../src/index.js';
import type { GameRecord } from '../../src/record.js';
import { anyText } from '../support/any-text.js';
import { type GameChoice, games, play, type Step } from '../support/games.js';

/** Names as people type them, and names that look like something else. */
const NAMES = [
  ...[
    '',
    ' ',
    'Ada',
    'Ada Lovelace',
    'Bob "the Builder"',
    "O'Neill",
    'Łukasz',
    '李',
    '👩‍🚀',
    'علی‌رضا',
  ],
  ...['#', '# end', '\\', '\\u0041', '"', 'end', 'A takes H1:a 1 success', ' B places 1 1 fail '],
  ...['line\nbreak', 'tab\there', '\r', '\u001b[2J', '\u009b31m', '\u202eevil', '\u2028', '\ud800'],
];

export const names: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  anyText(12),
);

export const failedResults = fc.oneof(
  fc.record({ kind: fc.constantFrom('limit' as const, 'unfinished' as const), reason: names }),
  fc.record({
    kind: fc.constant('forfeit' as const),
    player: fc.constant('B' as const),
    reason: names,
  }),
);

/** Whether a state's text determines the state (docs/rules.md: "Reading the phase from a text"). */
function isTold(state: GameState): boolean {
  const { mosaic, tilingOrder } = state.rules;
  return equalStates(decodeState(encodeState(state), { rules: { mosaic, tilingOrder } }), state);
}

/** Put the deal of the first round, which a new game has had, into the events again. */
function freshStart(
  first: GameState,
  steps: readonly Step[],
): Pick<GameRecord<AzulTypes>, 'start' | 'events'> {
  const [shared, players] = encodeState(first);
  const deal: `F${string}` = `F${shared.slice(2, shared.lastIndexOf('C'))}`;
  const events = [deal, ...steps.map(({ event }) => event)];
  return { start: [`${shared.charAt(0)}FCfB2020202020D0000000000`, players], events };
}

/** Make the record of the steps of a game from one of them on. */
function recordOf(
  steps: readonly Step[],
  from: number,
): Pick<GameRecord<AzulTypes>, 'start' | 'events'> {
  const first = steps[from];
  if (first === undefined) throw new RangeError('a game has steps');
  if (from === 0) return freshStart(first.before, steps);
  return {
    start: encodeState(first.before),
    events: steps.slice(from).map(({ event }) => event),
  };
}

interface Choice {
  readonly game: GameChoice;
  readonly names: readonly string[];
  readonly seed: number | undefined;
  /** Comments, each after a share of the events. */
  readonly comments: readonly { readonly share: number; readonly text: string }[];
  /** Share of the steps that came before the record's first state. */
  readonly share: number;
  /** How the game stopped, if it is not over. */
  readonly stopped: GameRecord<AzulTypes>['result'];
}

/** Put comments after a number of events, in their order; none where there are none. */
function placed(
  comments: Choice['comments'],
  events: number,
): Pick<GameRecord<AzulTypes>, 'comments'> {
  if (comments.length === 0) return {};
  const all = comments.map(({ share, text }) => ({ after: Math.floor(share * events), text }));
  return { comments: all.sort((one, other) => one.after - other.after) };
}

function choiceToRecord({
  game,
  names,
  seed,
  share,
  comments,
  stopped,
}: Choice): GameRecord<AzulTypes> {
  const steps = [...play(game)];
  const wanted = Math.floor(share * (steps.length - 1));
  const from = steps.findIndex(({ before }, index) => index >= wanted && isTold(before));
  const { start, events } = recordOf(steps, Math.max(from, 0));
  const last = steps.at(-1)?.after;
  const isOver = last?.phase === 'game-over';
  const result = isOver ? ({ kind: 'finished', standings: standings(last) } as const) : stopped;
  return {
    ...{ game: 'azul', rules: game.rules, names: names.slice(0, game.rules.players) },
    ...(seed === undefined ? {} : { seed }),
    ...{ start, events },
    ...placed(comments, events.length),
    ...(result === undefined ? {} : { result }),
  };
}

export const records: fc.Arbitrary<GameRecord<AzulTypes>> = fc
  .record({
    game: games,
    names: fc.array(names, { minLength: 4, maxLength: 4 }),
    seed: fc.option(fc.maxSafeInteger(), { nil: undefined }),
    share: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
    comments: fc.array(
      fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), text: names }),
      { maxLength: 5 },
    ),
    stopped: fc.option(failedResults, { nil: undefined }),
  })
  .map(choiceToRecord);

/** The first state of a record, decoded by its rules. */
export function firstState({
  start,
  rules: { mosaic, tilingOrder },
}: GameRecord<AzulTypes>): GameState {
  return decodeState(start, { rules: { mosaic, tilingOrder } });
}

/** Whether an event is one of Azul: in which a forfeit ends the game, and is no event. */
function isPlayed(event: string): event is Deal | Move {
  return !event.endsWith('!');
}

/** The two strings that a record ends with, without the code of records. */
export function finalStrings(record: GameRecord<AzulTypes>): readonly string[] {
  return encodeState(applyAll(azul, firstState(record), record.events.filter(isPlayed)));
}

/** Characters that break lines, drive terminals or turn the direction of writing. */
export const HARMFUL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

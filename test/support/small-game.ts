/** Small games for tests: each states what it is about, and the rest of the contract follows. */
import { applyEvent } from '../../src/engine/game/events.js';
import type {
  ChanceEvents,
  ChanceOutcome,
  DecodedState,
  EventOf,
  Game,
  GameTypes,
  PlayerStanding,
} from '../../src/engine/game/game.js';
import { equalShares } from '../../src/engine/game/playouts.js';
import type { Settings } from '../../src/engine/game/settings.js';
import type { Rng } from '../../src/random/rng.js';
import { IllegalEventError, type Issue, issueAt } from '../../src/text/issue.js';
import { listChoices, quote, showValue } from '../../src/text/message.js';

const LETTERS = ['A', 'B', 'C', 'D'] as const;

type Letter = (typeof LETTERS)[number];

export interface SmallRules {
  readonly players: number;
}

export interface SmallStanding extends PlayerStanding {
  readonly player: Letter;
  readonly score: number;
}

/** The types of a small game. */
export interface SmallTypes<
  State,
  Move extends string,
  Chance extends string = never,
  Rules extends SmallRules = SmallRules,
> extends GameTypes {
  readonly name: string;
  readonly state: State;
  readonly move: Move;
  readonly chance: Chance;
  readonly rules: Rules;
  readonly player: Letter;
  readonly standing: SmallStanding;
}

/** What a small game states itself. */
export interface SmallGame<
  State,
  Move extends string,
  Chance extends string,
  Rules extends SmallRules,
> {
  readonly name: string;
  readonly settings: Settings<Rules>;
  start(rules: Rules): State;
  rulesOf(state: State): Rules;
  /** Return the number of the player to move; -1 when chance decides, or the game is over. */
  playerToMove(state: State): number;
  legalMoves(state: State): readonly Move[];
  /** Return the state after a legal move. */
  play(state: State, move: Move): State;
  scores(state: State): readonly number[];
  /** Whether the game is over: once a player has a point, unless the game says otherwise. */
  isOver?(state: State): boolean;
  readonly chance?: {
    /** The letter that events begin with; a number follows. */
    readonly letter: string;
    sample(state: State, rng: Rng): Chance;
    outcomes?(state: State): readonly ChanceOutcome<Chance>[];
    /** Return the state after an event, when one is due. */
    play(state: State, event: Chance): State;
  };
}

class SmallError extends IllegalEventError {
  override readonly name = 'SmallError';
}

function issue(part: string, code: string, text: string, expected: string): Issue {
  return issueAt({ code: `${part}.${code}`, part, path: [], found: quote(text), expected }, part);
}

/** Refuse what an explanation finds something against. */
function refuse(wrong: Issue | undefined): void {
  if (wrong !== undefined) throw new SmallError(wrong);
}

function decode<State>(encoded: unknown, rulesOf: (state: State) => unknown): DecodedState<State> {
  try {
    const [rules, text] = encoded as readonly [string, string];
    // Only this file writes these texts: what is not read as rules and state is refused.
    const state = JSON.parse(text) as State;
    if (JSON.stringify(rulesOf(state)) === rules) return { ok: true, state, warnings: [] };
  } catch {
    // Refused below.
  }
  const found = showValue(encoded);
  const facts = { code: 'state.invalid', part: 'state', path: [], found, expected: 'a state' };
  return { ok: false, issues: [issueAt(facts, 'state')] };
}

function standings(scores: readonly number[], isOver: boolean): SmallStanding[] {
  const most = Math.max(...scores);
  return LETTERS.slice(0, scores.length)
    .map((player, index) => ({ player, score: scores[index] ?? 0 }))
    .sort((one, other) => other.score - one.score)
    .map((standing) => ({ ...standing, winner: isOver && standing.score === most }));
}

/** Complete a small game to the contract: texts are JSON, moves are words, points decide. */
export function smallGame<
  State,
  Move extends string,
  Chance extends string = never,
  Rules extends SmallRules = SmallRules,
>(own: SmallGame<State, Move, Chance, Rules>): Game<SmallTypes<State, Move, Chance, Rules>> {
  const { name, settings, start, rulesOf, playerToMove, legalMoves, play, scores } = own;
  const { isOver = (state) => scores(state).some((score) => score > 0) } = own;
  const isDue = (state: State) => playerToMove(state) < 0 && !isOver(state);
  const checkMove = (text: string) =>
    /^\w+$/.test(text) ? undefined : issue('move', 'malformed', text, 'a word');
  const explainMove = (state: State, text: string) => {
    const moves: readonly string[] = legalMoves(state);
    if (moves.includes(text)) return undefined;
    return checkMove(text) ?? issue('move', 'illegal', text, listChoices(moves) || 'no move now');
  };
  const game = {
    ...{ name, title: name, settings, start, rulesOf, playerToMove, legalMoves, scores, isOver },
    standingFields: { score: 'number', winner: 'flag' } as const,
    players: ({ players }: Rules) => LETTERS.slice(0, players),
    returns: (state: State) => equalShares(scores(state)),
    standings: (state: State) => standings(scores(state), isOver(state)),
    encode: (state: State) => [JSON.stringify(rulesOf(state)), JSON.stringify(state)] as const,
    decode: (encoded: unknown) => decode(encoded, rulesOf),
    ...{ checkMove, explainMove },
    applyMove: (state: State, move: Move) => {
      refuse(explainMove(state, move));
      return play(state, move);
    },
  };
  return own.chance === undefined ? game : { ...game, chance: completeChance(own.chance, isDue) };
}

function completeChance<State, Chance extends string>(
  own: NonNullable<SmallGame<State, string, Chance, SmallRules>['chance']>,
  isDue: (state: State) => boolean,
): ChanceEvents<State, Chance> {
  const { letter, sample, outcomes, play } = own;
  const check = (text: string) =>
    new RegExp(`^${letter}\\d+$`).test(text)
      ? undefined
      : issue('chance', 'malformed', text, `${letter} and a number`);
  const explain = (state: State, text: string) =>
    check(text) ??
    (isDue(state) ? undefined : issue('chance', 'impossible', text, 'no event of chance now'));
  return {
    ...{ word: 'chance', isDue, sample, check, explain, ...(outcomes && { outcomes }) },
    isEvent: (text) => text.startsWith(letter),
    apply: (state, event) => {
      refuse(explain(state, event));
      return play(state, event);
    },
  };
}

/** Return the state after some events. */
export function replay<Types extends GameTypes>(
  game: Game<Types>,
  start: Types['state'],
  events: readonly EventOf<Types>[],
): Types['state'] {
  return events.reduce<Types['state']>((state, event) => applyEvent(game, state, event), start);
}

/** Return the chance events of a game that has some. */
export function chanceOf<Types extends GameTypes>(
  game: Game<Types>,
): ChanceEvents<Types['state'], Types['chance']> {
  if (game.chance === undefined) throw new Error(`There is no chance in ${game.name}.`);
  return game.chance;
}

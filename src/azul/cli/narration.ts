/**
 * A game told in lines for people.
 *
 * @packageDocumentation
 */
import { type DraftParts, decodeMove, type TilingParts } from '../../codec/move.js';
import { COLOUR_NAMES } from '../../state/colour-names.js';
import {
  COLOURS,
  type FactoryDigit,
  member,
  PLAYER_IDS,
  type PlayerId,
} from '../../state/vocabulary.js';
import { writeQuoted } from '../../text/quoted-text.js';
import type { GameState } from '../api/game-state.js';
import { type ColourCounts, inspect, type PlayerView, type StateView } from '../api/inspect.js';
import { explainMove } from '../api/play.js';
import { standings } from '../api/score.js';
import { type Counting, NOTATION } from './counting.js';
import type { Failed, GameEvent, Played, Position, RoundEnd, Stopped } from './game-events.js';
import type { GameHead } from './game-head.js';
import { bonuses, settlements } from './round-end.js';

/** Name a player and the agent, which is often called the same. */
function nameOf(name: string, agent: string | undefined): string {
  if (name === agent) return name;
  return agent === undefined ? writeQuoted(name) : `${writeQuoted(name)} (${agent})`;
}

/** Tell what is played, and how to play it again. */
export function headerLines({ rules, names, agents, seed, rounds }: GameHead): string[] {
  const { players, mosaic, tilingOrder } = rules;
  const limit =
    rounds === undefined ? '' : `, at most ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;
  const seats = names.map((name, index) => `${PLAYER_IDS[index]} ${nameOf(name, agents?.[index])}`);
  const colours = COLOURS.map((colour) => `${colour} ${COLOUR_NAMES[colour]}`);
  return [
    `Azul: ${players} players, ${mosaic} mosaic, tiling ${tilingOrder}${limit}`,
    ...(seed === undefined ? [] : [`Seed: ${seed}`]),
    `Players: ${seats.join(', ')}`,
    `Colours: ${colours.join(', ')}`,
  ];
}

/** Tell what happens. */
export function narrate(event: GameEvent, counting: Counting = NOTATION): string[] {
  switch (event.kind) {
    case 'start':
      return dealLines(event, counting);
    case 'position':
      return positionLines(event);
    case 'move':
      return moveLines(event, counting);
    case 'failure':
      return failureLines(event, counting);
    case 'deal':
      return [
        ...settlementLines(event),
        ...dealLines({ ...event, round: event.round + 1 }, counting),
      ];
    case 'game-over':
      return [...settlementLines(event), ...gameOverLines(event), ...standingLines(event)];
    case 'round-limit':
      return [...settlementLines(event), ...limitLines(event), ...standingLines(event)];
    case 'stop':
      return [...stopLines(event), ...standingLines(event)];
  }
}

function dealLines(
  { round, after }: { readonly round: number; readonly after: GameState },
  { label }: Counting,
) {
  const factories = inspect(after).factories.map((tiles, number) => {
    // Factories are numbered as sources are.
    return `${label(number as FactoryDigit)} ${letters(tiles)}`;
  });
  return ['', `Round ${round}, ${after.turn} begins`, `  ${factories.join('  ').trimEnd()}`];
}

function positionLines({ round, after }: Position): string[] {
  const { phase, turn } = after;
  const next = phase === 'drafting' || phase === 'tiling' ? `${phase}, ${turn} is next` : phase;
  return ['', round === 0 ? 'Before the first round' : `Round ${round}: ${next}`];
}

function failureLines({ move, after }: Failed, counting: Counting): string[] {
  const issue = explainMove(after, move);
  // A log may call anything a failure.
  const why = issue === undefined ? 'although it is legal' : counting.sentence(issue.message);
  return [`  ${counting.move(move)}  failed: ${why}`];
}

/** Write tiles as their letters. */
function letters(tiles: ColourCounts): string {
  return COLOURS.map((colour) => colour.repeat(tiles[colour])).join('');
}

function moveLines({ move, before, after }: Played, counting: Counting): string[] {
  const parts = decodeMove(move);
  const views = [inspect(before), inspect(after), counting] as const;
  const sentence =
    parts.kind === 'draft' ? draftSentence(parts, ...views) : tilingSentence(parts, ...views);
  return [`  ${counting.move(move)}  ${sentence}`];
}

function draftSentence(
  parts: DraftParts,
  before: StateView,
  after: StateView,
  counting: Counting,
): string {
  const { player, source, colour, target } = parts;
  const isCentre = source === 'C';
  const offer = isCentre ? before.centre.tiles : member(before.factories, source);
  const taken = offer[colour];
  const token = isCentre && before.centre.token ? ' and the token' : '';
  const from = counting.source(source);
  const to = target === 'F' ? 'the floor' : `row ${counting.place(target)}`;
  const stored =
    target === 'F' ? taken : lineIn(after, player, target) - lineIn(before, player, target);
  const rest = isCentre ? '' : letters({ ...offer, [colour]: 0 });
  return [
    `${player} takes ${taken} ${COLOUR_NAMES[colour]}${token} from ${from} to ${to}`,
    taken === stored ? '' : `${taken - stored} to the floor`,
    overflow(before, after),
    rest === '' ? '' : `${rest} to the centre`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}

function tilingSentence(
  parts: TilingParts,
  before: StateView,
  after: StateView,
  { place }: Counting,
): string {
  const { player, row, column } = parts;
  const colour = boardOf(before, player).storage[row]?.colour ?? 'a';
  const name = COLOUR_NAMES[colour];
  if (column === 'F') {
    const drop = `${player} has no column for ${name} of row ${place(row)}: ${row + 1} to the floor`;
    return [drop, overflow(before, after)].filter((part) => part !== '').join('; ');
  }
  const { score } = boardOf(after, player);
  const gain = score - boardOf(before, player).score;
  return `${player} places ${name} of row ${place(row)} in column ${place(column)}: ${points(gain)}, ${score} in all`;
}

function boardOf({ players }: StateView, player: PlayerId): PlayerView {
  return member(players, PLAYER_IDS.indexOf(player));
}

/** Count the tiles of a storage row. */
function lineIn(view: StateView, player: PlayerId, row: number): number {
  return boardOf(view, player).storage[row]?.number ?? 0;
}

/** Tell what a full floor passes on to the discard, if anything. */
function overflow(before: StateView, after: StateView): string {
  const count = letters(after.discard).length - letters(before.discard).length;
  if (count === 0) return '';
  return `the floor is full, so ${count} ${count === 1 ? 'goes' : 'go'} to the discard`;
}

function points(count: number): string {
  return `${count} ${count === 1 ? 'point' : 'points'}`;
}

function settlementLines({ round, before }: RoundEnd): string[] {
  const lines = settlements(before).map(({ player, pieces, penalty, score }) => {
    const floor = pieces === 0 ? 'nothing on the floor' : `${pieces} on the floor: -${penalty}`;
    return `  ${player}  ${floor}, now ${points(score)}`;
  });
  return ['', `Round ${round} ends`, ...lines];
}

function gameOverLines({ round, after }: RoundEnd): string[] {
  const isComplete = standings(after).some(({ rows }) => rows > 0);
  const reason = isComplete ? 'a mosaic row is complete' : 'no tile is left to deal';
  const lines = bonuses(after).map(({ player, rows, columns, colours, total }) => {
    return `  ${player}  bonus ${total}: rows ${rows}, columns ${columns}, colours ${colours}`;
  });
  return ['', `Game over after round ${round}: ${reason}`, ...lines];
}

function limitLines({ round }: RoundEnd): string[] {
  return [
    '',
    `Stopped after round ${round}, the limit: the game is not over, bonuses are not added`,
  ];
}

/** Say why the game stops; a reason is any text. */
function stopLines({ result }: Stopped): string[] {
  const reason = writeQuoted(result.reason);
  const verbs = { forfeit: 'forfeits', limit: 'Stopped at a limit', unfinished: 'Unfinished' };
  const verb = verbs[result.kind];
  const sentence = result.kind === 'forfeit' ? `Player ${result.player} ${verb}` : verb;
  return ['', `${sentence}: ${reason}`, 'The game is not over, bonuses are not added'];
}

function standingLines({ kind, after }: RoundEnd | Stopped): string[] {
  const ranked = standings(after);
  const winners = ranked.filter(({ winner }) => winner).length;
  const [alone, shared] =
    kind === 'game-over' ? ['wins', 'shares the win'] : ['leads', 'shares the lead'];
  const lines = ranked.map(({ player, score, rows, winner }) => {
    const better = ranked.findIndex((other) => other.score === score && other.rows === rows);
    const verdict = winners === 1 ? alone : shared;
    const complete = `${rows} complete ${rows === 1 ? 'row' : 'rows'}`;
    return `  ${better + 1}.  ${player}  ${points(score)}, ${complete}${winner ? `, ${verdict}` : ''}`;
  });
  return ['', 'Standings', ...lines];
}

/** Events behind which there is no new position to go on from. */
const STANDING_STILL: readonly GameEvent['kind'][] = ['round-limit', 'stop', 'failure'];

/** Write the position that an event leads to, if there is one to go on from. */
export function stateLines({ kind, after }: GameEvent): string[] {
  return STANDING_STILL.includes(kind) ? [] : [JSON.stringify(after)];
}

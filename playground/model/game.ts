/** A game at the table, as plain data: where it began, what happened, and how far it is shown. */
import {
  applyAll,
  type Deal,
  decodeState,
  type EncodedState,
  encodeState,
  type GameState,
  type Move,
  newGame,
  PLAYER_IDS,
  playerToMove,
  type Rules,
  sampleDeal,
  seededRng,
} from 'azulejo';
import type { Seat } from './seats.js';

export interface Game {
  readonly rules: Rules;
  /** What the players are called, in turn order. */
  readonly names: readonly string[];
  /** Who makes their moves. */
  readonly seats: readonly Seat[];
  /** Seed of all that is left to chance. */
  readonly seed: number;
  readonly start: EncodedState;
  readonly events: readonly (Deal | Move)[];
  /** How many of the events have happened in the position that is shown. */
  readonly cursor: number;
}

/** Who plays, by which rules. */
export type Table = Pick<Game, 'rules' | 'names' | 'seats' | 'seed'>;

/** Begin a game: the first player drawn and the first round dealt by the seed. */
export function beginGame(table: Table): Game {
  const first = newGame(seededRng(table.seed), table.rules);
  return { ...table, start: encodeState(first), events: [], cursor: 0 };
}

/** Begin with a position that somebody set up. */
export function gameFrom(state: GameState, names: readonly string[] = []): Game {
  const ids = PLAYER_IDS.slice(0, state.rules.players);
  return {
    rules: state.rules,
    names: ids.map((id, index) => names[index] || `Player ${id}`),
    seats: ids.map(() => 'human'),
    seed: 1,
    start: encodeState(state),
    events: [],
    cursor: 0,
  };
}

/** Play the events again, up to the one that is shown, or to another. */
export function positionOf(game: Game, cursor = game.cursor): GameState {
  // The start was checked where it came in, or is no state and only looked at.
  const start = decodeState(game.start, { ...game.rules, validate: false });
  return applyAll(start, game.events.slice(0, cursor));
}

/** Tell whether everything that happened is shown. */
export function isAtEnd({ events, cursor }: Game): boolean {
  return cursor === events.length;
}

/** Tell who makes the next move; nobody, where a deal or nothing is next. */
export function seatToMove(game: Game): Seat | undefined {
  const player = playerToMove(positionOf(game));
  return player === undefined ? undefined : game.seats[PLAYER_IDS.indexOf(player)];
}

/** Let something happen; what had been taken back is gone. */
export function happen(game: Game, event: Deal | Move): Game {
  const events = [...game.events.slice(0, game.cursor), event];
  return { ...game, events, cursor: events.length };
}

/** Propose a seed for the next deal: that of the game, and one more for each deal so far. */
export function nextDealSeed({ seed, events, cursor }: Game): number {
  const deals = events.slice(0, cursor).filter((event) => event.startsWith('F')).length;
  return (seed + deals + 1) % 2 ** 32;
}

/** Deal by a seed. */
export function dealBySeed(game: Game, seed: number): Game {
  return happen(game, sampleDeal(positionOf(game), seededRng(seed)));
}

/** Show another position of the same game. */
export function showAt(game: Game, cursor: number): Game {
  return { ...game, cursor: Math.max(0, Math.min(game.events.length, Math.trunc(cursor))) };
}

/**
 * Tell where undoing leads: to the last position before this in which a person could do something,
 * so that no agent plays the same again at once. Nowhere from the beginning.
 */
export function undoTarget(game: Game): number | undefined {
  return choicesOf(game).findLast((cursor) => cursor < game.cursor);
}

/** Tell where redoing leads: to the next such position, or to the end. */
export function redoTarget(game: Game): number | undefined {
  if (isAtEnd(game)) return undefined;
  return choicesOf(game).find((cursor) => cursor > game.cursor) ?? game.events.length;
}

/** List the positions at which a person decided; all of them in a game between agents. */
function choicesOf(game: Game): number[] {
  const all = game.events.map((_, cursor) => cursor);
  if (!game.seats.includes('human')) return all;
  return all.filter((cursor) => {
    const event = game.events[cursor] ?? '';
    const seat = game.seats[PLAYER_IDS.findIndex((id) => event.startsWith(id))];
    return seat === undefined || seat === 'human';
  });
}

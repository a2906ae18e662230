/** A game as plain data: its start, its events, and the number of them that are shown. */
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
  /** Names of the players, in turn order. */
  readonly names: readonly string[];
  /** Who makes their moves: people or agents. */
  readonly seats: readonly Seat[];
  /** Seed of all random numbers. */
  readonly seed: number;
  readonly start: EncodedState;
  readonly events: readonly (Deal | Move)[];
  /** Number of events before the shown position. */
  readonly cursor: number;
}

/** The players and the rules. */
export type Table = Pick<Game, 'rules' | 'names' | 'seats' | 'seed'>;

/** Start a game: draw the first player and the first deal by the seed. */
export function beginGame(table: Table): Game {
  const first = newGame(seededRng(table.seed), table.rules);
  return { ...table, start: encodeState(first), events: [], cursor: 0 };
}

/** Start a game from a given position. */
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

/** Replay the events up to the cursor. */
export function positionOf(game: Game, cursor = game.cursor): GameState {
  // The start has been checked before, or is invalid and only shown.
  const start = decodeState(game.start, { ...game.rules, validate: false });
  return applyAll(start, game.events.slice(0, cursor));
}

/** Whether the last position of the game is shown. */
export function isAtEnd({ events, cursor }: Game): boolean {
  return cursor === events.length;
}

/** Return who makes the next move; `undefined` if a deal is due or the game is over. */
export function seatToMove(game: Game): Seat | undefined {
  const player = playerToMove(positionOf(game));
  return player === undefined ? undefined : game.seats[PLAYER_IDS.indexOf(player)];
}

/** Add an event at the cursor; events that were undone are lost. */
export function happen(game: Game, event: Deal | Move): Game {
  const events = [...game.events.slice(0, game.cursor), event];
  return { ...game, events, cursor: events.length };
}

/** Propose a seed for the next deal: that of the game, plus one for each deal so far. */
export function nextDealSeed({ seed, events, cursor }: Game): number {
  const deals = events.slice(0, cursor).filter((event) => event.startsWith('F')).length;
  return (seed + deals + 1) % 2 ** 32;
}

/** Deal by a seed. */
export function dealBySeed(game: Game, seed: number): Game {
  return happen(game, sampleDeal(positionOf(game), seededRng(seed)));
}

/** Show another position of the game. */
export function showAt(game: Game, cursor: number): Game {
  return { ...game, cursor: Math.max(0, Math.min(game.events.length, Math.trunc(cursor))) };
}

/**
 * Return the cursor after undoing: the last earlier position in which a person had a choice, so that no
 * agent repeats its move at once. `undefined` at the beginning.
 */
export function undoTarget(game: Game): number | undefined {
  return choicesOf(game).findLast((cursor) => cursor < game.cursor);
}

/** Return the cursor after redoing: the next such position, or the end. */
export function redoTarget(game: Game): number | undefined {
  if (isAtEnd(game)) return undefined;
  return choicesOf(game).find((cursor) => cursor > game.cursor) ?? game.events.length;
}

/** List the positions in which a person had a choice; all positions in a game between agents. */
function choicesOf(game: Game): number[] {
  const all = game.events.map((_, cursor) => cursor);
  if (!game.seats.includes('human')) return all;
  return all.filter((cursor) => {
    const event = game.events[cursor] ?? '';
    const seat = game.seats[PLAYER_IDS.findIndex((id) => event.startsWith(id))];
    return seat === undefined || seat === 'human';
  });
}

/**
 * What happens in a game, one event after the other, with all that telling of it takes.
 *
 * @packageDocumentation
 */

import { Rule } from '../../state/cells.js';
import { COLOURS, type Deal, type Move } from '../../state/vocabulary.js';
import type { GameState } from '../api/game-state.js';
import { inspect } from '../api/inspect.js';
import { isDeal } from '../api/rounds.js';
import type { AzulRecord } from '../record/azul-record.js';

interface Step {
  /** The round that the event belongs to, from 1; the one that ended for an end. */
  readonly round: number;
  readonly before: GameState;
  readonly after: GameState;
}

/** The first deal, which nothing comes before. */
export interface Start {
  readonly kind: 'start';
  readonly round: 1;
  readonly after: GameState;
}

/** A position that the game goes on from, whatever came before. */
export interface Position {
  readonly kind: 'position';
  readonly round: number;
  readonly after: GameState;
}

/** A move. */
export interface Played extends Step {
  readonly kind: 'move';
  readonly move: Move;
}

/** A move that somebody tried and could not make. */
export interface Failed {
  readonly kind: 'failure';
  readonly round: number;
  readonly move: Move;
  readonly after: GameState;
}

/** The end of a round: `deal` where the next is dealt, else the end of it all. */
export interface RoundEnd extends Step {
  readonly kind: 'deal' | 'game-over' | 'round-limit';
}

/** How a game can stop before its end. */
export type Stop = Exclude<NonNullable<AzulRecord['result']>, { readonly kind: 'finished' }>;

/** The game stops, although it is not over. */
export interface Stopped {
  readonly kind: 'stop';
  readonly round: number;
  readonly result: Stop;
  readonly after: GameState;
}

/** Whatever happens in a game. */
export type GameEvent = Start | Position | Played | Failed | RoundEnd | Stopped;

/** Count rounds in a game, and say what everything that happens is within it. */
export interface Follower {
  /** Tell where the game is. */
  position(): Position;
  /** Go on with a deal or a move, and the state that it led to. */
  event(event: Deal | Move, after: GameState): Start | Played | RoundEnd;
  /** Hear of a move that failed. */
  failure(move: Move): Failed;
  /** Stop. */
  stop(result: Stop): Stopped;
}

/** Number the round that a game begins in: 0 before the first deal. */
export function firstRound(start: GameState): number {
  const { bag } = inspect(start);
  const isFresh =
    start.phase === 'round-end' && COLOURS.every((colour) => bag[colour] === Rule.TilesOfColour);
  return isFresh ? 0 : 1;
}

/** Where a game is, and in which of its rounds: 0 before the first deal. */
export interface Course {
  readonly state: GameState;
  readonly round: number;
}

/**
 * Follow a game.
 *
 * @param from - where to begin
 * @param lastRound - the round with whose end the game stops, if there is one
 */
export function follow(from: Course, lastRound?: number): Follower {
  let { state, round } = from;
  const goOn = (event: Deal | Move, before: GameState, after: GameState) => {
    if (!isDeal(event)) return { kind: 'move', round, move: event, before, after } as const;
    round++;
    if (round === 1) return { kind: 'start', round, after } as const;
    const ended = round - 1;
    const kind =
      after.phase === 'game-over' ? after.phase : ended === lastRound ? 'round-limit' : 'deal';
    return { kind, round: ended, before, after } as const;
  };
  return {
    position: () => ({ kind: 'position', round, after: state }),
    event: (event, after) => {
      const before = state;
      state = after;
      return goOn(event, before, after);
    },
    failure: (move) => ({ kind: 'failure', round, move, after: state }),
    stop: (result) => ({ kind: 'stop', round, result, after: state }),
  };
}

/**
 * Rounds: which one a step belongs to, and the points of its end, which a state has only in sum.
 *
 * @packageDocumentation
 */
import { type EventStep, isEvent, type Step } from '../../engine/cli/play/steps.js';
import type { BonusPoints } from '../../scoring/bonus.js';
import { Rule } from '../../state/cells.js';
import { COLOURS, type PlayerId } from '../../state/vocabulary.js';
import type { AzulTypes } from '../api/azul.js';
import type { GameState } from '../api/game-state.js';
import { inspect, type TilesAndToken } from '../api/inspect.js';
import { bonusPoints, floorPenalty } from '../api/score.js';

/** One player's points at the end of a round. */
export interface Settlement {
  readonly player: PlayerId;
  /** Pieces on the floor, the token counting as one. */
  readonly pieces: number;
  /** Points that they cost. */
  readonly penalty: number;
  /** The score with the penalty, which never falls below 0, and without any bonus. */
  readonly score: number;
}

function pieces({ tiles, token }: TilesAndToken): number {
  return COLOURS.reduce((sum, colour) => sum + tiles[colour], token ? 1 : 0);
}

/** Settle the floors of a state in which a round ends, by player in turn order. */
export function settlements(roundEnd: GameState): Settlement[] {
  return inspect(roundEnd).players.map(({ player, score, floor }) => {
    const penalty = floorPenalty(pieces(floor));
    return { player, pieces: pieces(floor), penalty, score: Math.max(0, score - penalty) };
  });
}

/** One player's bonus points. */
export interface Bonus extends BonusPoints {
  readonly player: PlayerId;
}

/** List the bonuses by player in turn order. */
export function bonuses(state: GameState): Bonus[] {
  return inspect(state).players.map(({ player }) => ({ player, ...bonusPoints(state, player) }));
}

/** Return the number of the round that a game begins in: 0 before the first deal. */
export function firstRound(first: GameState): number {
  const { bag } = inspect(first);
  const isFresh =
    first.phase === 'round-end' && COLOURS.every((colour) => bag[colour] === Rule.TilesOfColour);
  return isFresh ? 0 : 1;
}

/** Return the number of the round that a step belongs to; of a deal that which it begins. */
export function roundOf({ first, after, chanceEvents }: Step<AzulTypes>): number {
  // The deal at the end of the last round begins none.
  const isOver = after.phase === 'game-over' && chanceEvents > 0;
  return firstRound(first) + chanceEvents - (isOver ? 1 : 0);
}

/** Whether a step is a deal at the end of a round, rather than the first of a game. */
export function endsRound(step: Step<AzulTypes>): step is EventStep<AzulTypes> {
  return isEvent(step) && step.kind === 'chance' && firstRound(step.first) + step.chanceEvents > 1;
}

/** The places of the board: the squares, and each player's hand and home. */
import { isShared, PATHS, Step } from '../state/position.js';
import type { PlayerId } from '../state/vocabulary.js';

/** A place as the board shows it. */
export interface Place {
  /** Names the place, as the elements of the page have it in `data-place`. */
  readonly key: string;
  readonly step: number;
  /** Whose place it is; `undefined` for a square that both players share. */
  readonly owner: PlayerId | undefined;
  readonly rosette: boolean;
  /** Where it lies along the board, from 1 to 8. */
  readonly column: number;
}

/** Columns of the hand and of home: the gap between the two blocks of the board. */
const STACKS = new Map<number, number>([
  [Step.Hand, 5],
  [Step.Home, 6],
]);

/** Return the key of the place of a player's step. */
export function placeKey(player: PlayerId, step: number): string {
  return isShared(step) ? `${step}` : `${player}-${step}`;
}

function placesOf(player: PlayerId): Place[] {
  return PATHS[player].map(({ step, square, rosette }) => ({
    key: placeKey(player, step),
    step,
    owner: isShared(step) ? undefined : player,
    rosette,
    column: STACKS.get(step) ?? Number(square.slice(1)),
  }));
}

/** Return the row of a place, from 1: the places of the player who comes first are in the last one. */
export function rowOf({ owner }: Place, first: PlayerId): number {
  return owner === undefined ? 2 : owner === first ? 3 : 1;
}

/** List the middles of a player's places from a step on, in squares from the corner of the board. */
export function placesFrom(
  player: PlayerId,
  step: number,
  first: PlayerId,
): readonly (readonly [column: number, row: number])[] {
  return placesOf(player)
    .filter((place) => place.step >= step)
    .map((place) => [place.column - 0.5, rowOf(place, first) - 0.5]);
}

/** List all places: those of one player along the path, then those that only the other one has. */
export function allPlaces(first: PlayerId): Place[] {
  const other = first === 'A' ? 'B' : 'A';
  return [...placesOf(first), ...placesOf(other).filter(({ owner }) => owner !== undefined)];
}

/**
 * Observations made of blocks: those of what all players share, then those of each seat.
 *
 * @packageDocumentation
 */
import { integerInRange } from '../../boundary/number-in-range.js';
import type { ObservationBlock } from './encoding.js';

/** A block: what it holds, and how it is written. */
export interface Block<Position> {
  readonly name: string;
  /** The axes with their lengths. */
  readonly axes: readonly (readonly [name: string, length: number])[];
  readonly meaning: string;
  readonly scale: string;
  readonly highest: number;
  /**
   * Write the block.
   *
   * @param out - its numbers, all of them 0
   * @param player - whom it is about; in a shared block, the observer
   */
  write(out: Float32Array, position: Position, player: number): void;
}

/** The blocks of an observation. */
export interface Blocks<Position> {
  readonly shared: readonly Block<Position>[];
  /** Those of each seat. */
  readonly seat: readonly Block<Position>[];
}

function lengthOf({ axes }: Block<never>): number {
  return axes.reduce((product, [, length]) => product * length, 1);
}

function lengthOfAll(blocks: readonly Block<never>[]): number {
  return blocks.reduce((sum, block) => sum + lengthOf(block), 0);
}

/** Describe the layout of an observation. */
export function layoutOf<Position>(
  { shared, seat }: Blocks<Position>,
  players: number,
): ObservationBlock[] {
  const seats = Array.from({ length: players }, (_, index) => index);
  const all = [
    ...shared.map((block) => ({ block, of: null })),
    ...seats.flatMap((of) => seat.map((block) => ({ block, of }))),
  ];
  let end = 0;
  return all.map(({ block, of }) => {
    const { name, axes, meaning, scale, highest } = block;
    const offset = end;
    const length = lengthOf(block);
    end += length;
    return {
      ...{ name, seat: of, offset, length },
      axes: axes.map(([axis]) => axis),
      shape: axes.map(([, steps]) => steps),
      ...{ meaning, scale, range: [0, highest] },
    };
  });
}

/**
 * Write an observation.
 *
 * @throws RangeError if there is no such observer
 */
export function observeBlocks<Position>(
  { shared, seat }: Blocks<Position>,
  position: Position,
  observer: number,
  players: number,
): Float32Array {
  integerInRange('Player', observer, 0, players - 1);
  const out = new Float32Array(lengthOfAll(shared) + players * lengthOfAll(seat));
  let end = 0;
  const write = (block: Block<Position>, player: number) => {
    const offset = end;
    end += lengthOf(block);
    block.write(out.subarray(offset, end), position, player);
  };
  for (const block of shared) write(block, observer);
  for (let place = 0; place < players; place++) {
    for (const block of seat) write(block, (observer + place) % players);
  }
  return out;
}

/** Write whose turn it is, counted from the observer; nothing once the game is over. */
export function writeTurn(
  out: Float32Array,
  turn: number,
  observer: number,
  players: number,
): void {
  if (turn >= 0 && turn < players) out[(turn - observer + players) % players] = 1;
}

/** Observations made of blocks: those of what all players share, then those of each seat. */

import { integerInRange } from '../../boundary/values.js';
import { cleared, type ObservationBlock } from '../game/tensors.js';

/** A block: what it holds, and how it is written. */
export interface Block<Position, Axis extends string = string> {
  readonly name: string;
  /** The axes with their lengths. */
  readonly axes: readonly (readonly [name: Axis, length: number])[];
  readonly meaning: string;
  readonly scale: string;
  readonly highest: number;
  /**
   * Write the block.
   *
   * @param out - an observation; the block's numbers are 0
   * @param offset - index of the block's first number
   * @param player - whom it is about; in a shared block, the observer
   */
  write(out: Float32Array, offset: number, position: Position, player: number): void;
}

/** The blocks of an observation. */
export interface Blocks<Position, Axis extends string = string> {
  readonly shared: readonly Block<Position, Axis>[];
  /** Those of each seat. */
  readonly seat: readonly Block<Position, Axis>[];
}

/** Observations of one layout. */
export interface Observations<Position, Axis extends string = string> {
  /** Describe the blocks, in order and without a gap. */
  layout(): ObservationBlock<Axis>[];
  /**
   * Write a position as a player sees it.
   *
   * @throws RangeError if there is no such observer, or the array to write to has another length
   */
  observe(position: Position, observer: number, into?: Float32Array): Float32Array;
}

/** A block where it lies in an observation. */
interface Placed<Position, Axis extends string> {
  readonly block: Block<Position, Axis>;
  /** The seat that it is about, counted from the observer; `null` for what all share. */
  readonly seat: number | null;
  readonly offset: number;
  readonly length: number;
}

/** Lay out the blocks of a game with so many players. */
export function observationsOf<Position, Axis extends string = string>(
  { shared, seat: own }: Blocks<Position, Axis>,
  players: number,
): Observations<Position, Axis> {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  let end = 0;
  const place = (block: Block<Position, Axis>, seat: number | null): Placed<Position, Axis> => {
    const length = block.axes.reduce((product, [, steps]) => product * steps, 1);
    const offset = end;
    end += length;
    return { block, seat, offset, length };
  };
  const placed = [
    ...shared.map((block) => place(block, null)),
    ...seats.flatMap((seat) => own.map((block) => place(block, seat))),
  ];
  return {
    layout: () => placed.map(describe),
    observe: (position, observer, into) => {
      integerInRange('Player', observer, 0, players - 1);
      const out = cleared(into, end, Float32Array);
      for (const { block, seat, offset } of placed) {
        block.write(out, offset, position, (observer + (seat ?? 0)) % players);
      }
      return out;
    },
  };
}

function describe<Position, Axis extends string>({
  block: { name, axes, meaning, scale, highest },
  seat,
  offset,
  length,
}: Placed<Position, Axis>): ObservationBlock<Axis> {
  return {
    name,
    seat,
    offset,
    length,
    axes: axes.map(([axis]) => axis),
    shape: axes.map(([, steps]) => steps),
    meaning,
    scale,
    range: [0, highest],
  };
}

/** The axes of a block, with their lengths. */
type Axes<Axis extends string = string> = Block<unknown, Axis>['axes'];

/** Return a value of a position, about a player. */
type Of<Position, Value> = (position: Position, player: number) => Value;

/** A block of one number, from 0 to `highest`. */
export function numberBlock<Position, Axis extends string>(
  name: string,
  meaning: string,
  scale: string,
  numberOf: Of<Position, number>,
  highest = 1,
): Block<Position, Axis> {
  return {
    name,
    axes: [],
    meaning,
    scale,
    highest,
    write: (out, offset, position, player) => {
      out[offset] = numberOf(position, player);
    },
  };
}

/** A block of one number: 1 for yes, 0 for no. */
export function flagBlock<Position, Axis extends string>(
  name: string,
  meaning: string,
  isSo: Of<Position, boolean>,
): Block<Position, Axis> {
  const numberOf = (position: Position, player: number) => (isSo(position, player) ? 1 : 0);
  return numberBlock(name, meaning, '1 for yes', numberOf);
}

/** A block of places, of which one has 1; none where its index is negative. */
export function placeBlock<Position, Axis extends string>(
  name: string,
  axes: Axes<Axis>,
  meaning: string,
  indexOf: Of<Position, number>,
  scale = '1 for one, else 0',
): Block<Position, Axis> {
  return {
    name,
    axes,
    meaning,
    scale,
    highest: 1,
    write: (out, offset, position, player) => {
      const index = indexOf(position, player);
      if (index >= 0) out[offset + index] = 1;
    },
  };
}

/** A block of places, each with 1 for yes or 0 for no. */
export function setBlock<Position>(
  name: string,
  axes: Axes,
  meaning: string,
  indicesOf: Of<Position, Iterable<number>>,
): Block<Position> {
  return {
    name,
    axes,
    meaning,
    scale: '1 for yes',
    highest: 1,
    write: (out, offset, position, player) => {
      for (const index of indicesOf(position, player)) out[offset + index] = 1;
    },
  };
}

/** A block that says whose turn it is, counted from the observer; nothing where it is nobody's. */
export function turnBlock<Position extends { readonly turn: number }>(
  players: number,
  meaning: string,
): Block<Position> {
  return placeBlock('turn', [['seat', players]], meaning, ({ turn }, observer) =>
    turn >= 0 && turn < players ? (turn - observer + players) % players : -1,
  );
}

/** Reading an observation back by its layout, in the terms of `inspect`. */
import type { StateView } from 'azulejo';
import type { ObservationBlock } from 'azulejo/game';

const COLOURS = ['a', 'b', 'c', 'd', 'e'] as const;
const PHASES = ['drafting', 'tiling', 'round-end', 'game-over'] as const;
type Colour = (typeof COLOURS)[number];
type Counts = Record<Colour, number>;

/** A board without its player's name. */
export interface SeenBoard {
  readonly score: number;
  readonly floor: { readonly tiles: Counts; readonly token: boolean };
  readonly storage: readonly ({ readonly colour: Colour; readonly number: number } | null)[];
  readonly mosaic: readonly (readonly (Colour | null)[])[];
}

export interface Seen {
  /** Whose turn it is, counted clockwise from the observer. */
  readonly turn: number;
  readonly phase: StateView['phase'];
  readonly factories: readonly Counts[];
  readonly centre: { readonly tiles: Counts; readonly token: boolean };
  readonly bag: Counts;
  readonly discard: Counts;
  /** The boards, clockwise from that of the observer. */
  readonly boards: readonly SeenBoard[];
}

/** Return the index of the one member that is set. */
function one(values: readonly number[]): number {
  const set = values.indexOf(1);
  if (values.some((value, index) => value !== (index === set ? 1 : 0))) {
    throw new Error(`not one-hot: ${values.join(' ')}`);
  }
  return set;
}

/** Return the integer that was scaled by a maximum. */
function whole(value: number | undefined, most: number): number {
  const number = Math.round((value ?? Number.NaN) * most);
  if (Math.fround(number / most) !== value) throw new Error(`not an integer: ${value} of ${most}`);
  return number;
}

function counts(values: readonly number[], most: number): Counts {
  const of = (colour: number) => whole(values[colour], most);
  return { a: of(0), b: of(1), c: of(2), d: of(3), e: of(4) };
}

function fives(values: readonly number[]): number[][] {
  return Array.from({ length: values.length / 5 }, (_, row) => values.slice(5 * row, 5 * row + 5));
}

/** Return the colour of a cell in the fixed mosaic. */
function ownColour(row: number, column: number): Colour | undefined {
  return COLOURS[(column - row + 5) % 5];
}

/** Read an observation back. */
export function readBack(
  observation: Float32Array,
  layout: readonly ObservationBlock[],
  mosaic: 'variant' | 'fixed',
): Seen {
  const numbers = (name: string, seat: number | null): number[] => {
    const block = layout.find((each) => each.name === name && each.seat === seat);
    if (block === undefined) throw new Error(`no block ${name} of ${seat}`);
    return [...observation.subarray(block.offset, block.offset + block.length)];
  };
  const board = (seat: number): SeenBoard => {
    const colours = fives(numbers('storage-colour', seat)).map(one);
    const fills = numbers('storage-fill', seat);
    const cells = numbers('mosaic', seat);
    const colourAt = (row: number, column: number): Colour | null => {
      const cell = 5 * row + column;
      const colour =
        mosaic === 'fixed'
          ? cells[cell] === 1 && ownColour(row, column)
          : COLOURS[one(cells.slice(5 * cell, 5 * cell + 5))];
      return colour || null;
    };
    return {
      score: whole(numbers('score', seat)[0], 100),
      floor: {
        tiles: counts(numbers('floor', seat), 7),
        token: numbers('floor-token', seat)[0] === 1,
      },
      storage: colours.map((index, row) => {
        const colour = COLOURS[index];
        const number = whole(fills[row], row + 1);
        return colour === undefined ? null : { colour, number };
      }),
      mosaic: [0, 1, 2, 3, 4].map((row) => [0, 1, 2, 3, 4].map((column) => colourAt(row, column))),
    };
  };
  const turn = numbers('turn', null);
  const phase = PHASES[one(numbers('phase', null))];
  if (phase === undefined) throw new Error('no phase');
  return {
    turn: one(turn),
    phase,
    factories: fives(numbers('factories', null)).map((tiles) => counts(tiles, 4)),
    centre: {
      tiles: counts(numbers('centre', null), 20),
      token: numbers('centre-token', null)[0] === 1,
    },
    bag: counts(numbers('bag', null), 20),
    discard: counts(numbers('discard', null), 20),
    boards: turn.map((_, seat) => board(seat)),
  };
}

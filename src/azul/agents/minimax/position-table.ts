/**
 * What a search knows of positions of two players that it has looked at (transposition table). Positions are kept whole,
 * so none is mistaken for another.
 */
import { Place } from '../../../state/layout.js';
import { type DraftPosition, read } from './draft-position.js';

/** How a value bounds that of a position: together they are exact. */
export enum Bound {
  AtLeast = 1,
  AtMost = 2,
  Exact = 3,
}

/** The numbers of an entry: the position in four, and what is known of it. */
enum Entry {
  Rest = 0,
  Centre = 1,
  First = 2,
  Second = 3,
  Value = 4,
  /** The bound, and the best move above it. */
  Found = 5,
  Effort = 6,
  Count = 8,
}

/** The bits of what was found. */
enum Found {
  BoundMask = 3,
  MoveShift = 2,
}

/** Where the parts of the rest are. */
enum Rest {
  Factories = 31,
  Turn = 11,
  Token = 12,
  /** The number of times that everything was forgotten is above all others. */
  Generation = 14,
}

/** Times that everything can be forgotten before the table is really cleared. */
const GENERATIONS = 2 ** 16;

/** An odd factor that spreads numbers over 32 bits: the golden ratio's. */
const SPREAD = 0x9e3779b1;

// Constants of the module: functions to inline read no other names.
const { imul, min } = Math;

/** The factories that hold tiles, floors, turn and token in one number: 2 stands for nobody. */
function restOf({ filled, floors, token, turn }: DraftPosition): number {
  const pieces = (read(floors, 0) << 5) | (read(floors, 1) << 8);
  return (filled & Rest.Factories) | pieces | (turn << Rest.Turn) | (min(token, 2) << Rest.Token);
}

/** Values of positions of one round, by how deep they were searched. */
export class PositionTable {
  readonly #entries: Int32Array;
  readonly #mask: number;
  /** In a table of zeros, no entry is of the first generation. */
  #generation = 1;

  /** @param positions - how many are remembered, a power of two: 32 bytes each */
  constructor(positions: number) {
    this.#entries = new Int32Array(positions * Entry.Count);
    this.#mask = positions - 1;
  }

  /** Forget everything. */
  clear(): void {
    this.#generation++;
    if (this.#generation < GENERATIONS) return;
    this.#generation = 1;
    this.#entries.fill(0);
  }

  #restOf(position: DraftPosition): number {
    return restOf(position) | (this.#generation << Rest.Generation);
  }

  /** Return the place of a position, whether it is known or not. */
  placeOf(position: DraftPosition): number {
    const { storages, sources } = position;
    let hash = imul(restOf(position), SPREAD);
    hash = imul(hash ^ (hash >>> 15) ^ read(sources, Place.Centre), SPREAD);
    hash = imul(hash ^ (hash >>> 15) ^ read(storages, 0), SPREAD);
    hash = imul(hash ^ (hash >>> 15) ^ read(storages, 1), SPREAD);
    return ((hash ^ (hash >>> 15)) & this.#mask) * Entry.Count;
  }

  /** Whether what is known at a place is of a position. */
  isKnown(place: number, position: DraftPosition): boolean {
    const entries = this.#entries;
    const { storages, sources } = position;
    return (
      read(entries, place + Entry.Rest) === this.#restOf(position) &&
      read(entries, place + Entry.Centre) === read(sources, Place.Centre) &&
      read(entries, place + Entry.First) === read(storages, 0) &&
      read(entries, place + Entry.Second) === read(storages, 1)
    );
  }

  valueAt(place: number): number {
    return read(this.#entries, place + Entry.Value);
  }

  /** Whether the value at a place is that of its position, as far as that lies between two bounds. */
  isWithin(place: number, alpha: number, beta: number): boolean {
    const bound = read(this.#entries, place + Entry.Found) & Found.BoundMask;
    const value = this.valueAt(place);
    if (bound === Bound.Exact) return true;
    return bound === Bound.AtLeast ? value >= beta : value <= alpha;
  }

  moveAt(place: number): number {
    return read(this.#entries, place + Entry.Found) >> Found.MoveShift;
  }

  effortAt(place: number): number {
    return read(this.#entries, place + Entry.Effort);
  }

  /** Remember a position. What was at its place is forgotten. */
  store(
    place: number,
    position: DraftPosition,
    value: number,
    bound: Bound,
    move: number,
    effort: number,
  ): void {
    const entries = this.#entries;
    const { storages, sources } = position;
    entries[place + Entry.Rest] = this.#restOf(position);
    entries[place + Entry.Centre] = read(sources, Place.Centre);
    entries[place + Entry.First] = read(storages, 0);
    entries[place + Entry.Second] = read(storages, 1);
    entries[place + Entry.Value] = value;
    entries[place + Entry.Found] = bound | (move << Found.MoveShift);
    entries[place + Entry.Effort] = effort;
  }
}

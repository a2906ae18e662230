/**
 * The value of the end of a round to its players: full rows are tiled well, floors settled, and all boards evaluated.
 *
 * A board depends on nothing but the storage rows that its player has drafted, so each is evaluated once.
 */
import { penaltyOf } from '../../../scoring/points.js';
import { at, boardOf, type Cells, playerCount } from '../../../state/cells.js';
import { Board, Rule } from '../../../state/layout.js';
import { BoardValues } from './board-values.js';
import { type DraftPosition, NOBODY, read } from './draft-position.js';
import {
  bareBoard,
  fullLanes,
  laneOf,
  type Selection,
  type TiledBoard,
  tileRow,
} from './full-rows.js';
import type { BoardEvaluation } from './outlook-weights.js';

/** Storages of a player that are remembered, a power of two. */
const STORAGES = 2 ** 13;

/** Numbers of rounds to come: 0 to 5. */
const ROUND_COUNTS = Rule.Size + 1;

/**
 * Boards with all full rows tiled that are compared for each storage: by alpha-beta, and by a tree, for which more lines count
 * for more than a tiling that is seldom the best.
 */
const KEPT = { most: 3, within: Number.POSITIVE_INFINITY };
const KEPT_IN_TREES = { most: 3, within: 1 };

/** Values of the ends of one round. */
export class RoundEnds {
  readonly #cells: Readonly<Cells>;
  readonly #values: BoardValues;
  /** The ways to tile each set of full rows, by player and storage. */
  readonly #tilings: readonly Map<number, readonly TiledBoard[]>[];
  /** By player and place: the storage, points and drops of its tiling, the fullest row. */
  readonly #storages: Int32Array;
  readonly #fullest: Uint8Array;
  readonly #dropped: Uint8Array;
  /** By player, place and rounds to come: points of the best tiling, and the value of the board without them. */
  readonly #points: Uint8Array;
  readonly #rests: Float64Array;

  readonly #kept: Selection;

  /** @param cells - any position of the round */
  constructor(cells: Readonly<Cells>, evaluation: BoardEvaluation) {
    const players = playerCount(cells);
    this.#cells = cells;
    this.#kept = players === 2 ? KEPT : KEPT_IN_TREES;
    this.#values = new BoardValues(evaluation, cells);
    this.#tilings = Array.from({ length: players }, () => new Map());
    this.#storages = new Int32Array(players * STORAGES).fill(-1);
    this.#fullest = new Uint8Array(players * STORAGES);
    this.#dropped = new Uint8Array(players * STORAGES);
    this.#points = new Uint8Array(players * STORAGES * ROUND_COUNTS);
    this.#rests = new Float64Array(players * STORAGES * ROUND_COUNTS);
  }

  /**
   * Return the value of a position of two players without tiles for the player to move: what that player would like to
   * be large.
   */
  valueOf(position: DraftPosition): number {
    const { storages, turn } = position;
    const own = this.#find(turn, read(storages, turn));
    const other = this.#find(1 - turn, read(storages, 1 - turn));
    const rounds = Rule.Size - Math.max(this.#fullestAt(own), this.#fullestAt(other));
    const lead =
      this.#standing(own, turn, rounds, position) -
      this.#standing(other, 1 - turn, rounds, position);
    const first = this.#values.ofToken(rounds);
    return this.#values.ofLead(lead + (beginnerAfter(position) === turn ? first : -first), rounds);
  }

  /**
   * Write the value of a position without tiles for each player: the win share, and a little for each point.
   *
   * @param values - by player; written
   */
  writeValues(position: DraftPosition, values: Float64Array): void {
    const { players, storages } = position;
    const first = beginnerAfter(position);
    let fullest = 0;
    for (let player = 0; player < players; player++) {
      fullest = Math.max(fullest, this.#fullestAt(this.#find(player, read(storages, player))));
    }
    const rounds = Rule.Size - fullest;
    for (let player = 0; player < players; player++) {
      const place = this.#find(player, read(storages, player));
      const begins = player === first ? this.#values.ofToken(rounds) : 0;
      values[player] = this.#standing(place, player, rounds, position) + begins;
    }
    this.#values.writeShares(values, players, rounds);
  }

  /** Return the value of a board of a player with these storage rows at the end of the round, in points. */
  boardValue(player: number, storage: number, rounds: number): number {
    const place = this.#find(player, storage);
    const least = Math.min(rounds, Rule.Size - this.#fullestAt(place));
    const rest = this.#restAt(place, player, least);
    return this.#pointsAt(place, least) + rest;
  }

  /** Return the value of beginning the next round, in points. */
  tokenValue(rounds: number): number {
    return this.#values.ofToken(rounds);
  }

  #fullestAt(place: number): number {
    return this.#fullest[place] as number;
  }

  #pointsAt(place: number, rounds: number): number {
    return this.#points[place * ROUND_COUNTS + rounds] as number;
  }

  #restAt(place: number, player: number, rounds: number): number {
    const index = place * ROUND_COUNTS + rounds;
    const known = this.#rests[index] as number;
    return Number.isNaN(known) ? this.#evaluate(place, player, rounds) : known;
  }

  #standing(place: number, player: number, rounds: number, { floors }: DraftPosition): number {
    const rest = this.#restAt(place, player, rounds);
    const before = at(this.#cells, boardOf(player) + Board.Score);
    const floor = read(floors, player) + (this.#dropped[place] as number);
    const score = Math.max(0, before + this.#pointsAt(place, rounds) - penaltyOf(floor));
    return score + rest;
  }

  /** Find the place of a storage, which is a new one's if it is not known. */
  #find(player: number, storage: number): number {
    const hash = Math.imul(storage ^ (storage >>> 13), 0x9e3779b1);
    const place = player * STORAGES + ((hash >>> 16) & (STORAGES - 1));
    if (read(this.#storages, place) !== storage) this.#add(place, player, storage);
    return place;
  }

  #add(place: number, player: number, storage: number): void {
    const [best] = this.#tilingsOf(player, storage);
    this.#storages[place] = storage;
    this.#fullest[place] = best?.fullest ?? 0;
    this.#dropped[place] = best?.dropped ?? 0;
    this.#rests.fill(Number.NaN, place * ROUND_COUNTS, (place + 1) * ROUND_COUNTS);
  }

  /** Return the good ways to tile the full rows of a storage. */
  #tilingsOf(player: number, storage: number): readonly TiledBoard[] {
    const full = fullLanes(storage);
    const known = this.#tilings[player]?.get(full);
    if (known !== undefined) return known;
    const tilings =
      full === 0 ? [bareBoard(this.#values, this.#cells, player)] : this.#tileLast(player, full);
    this.#tilings[player]?.set(full, tilings);
    return tilings;
  }

  /** Tile the last of some full rows, on the boards on which the others are tiled. */
  #tileLast(player: number, full: number): readonly TiledBoard[] {
    let row = Rule.Size - 1;
    while (laneOf(full, row) === 0) row--;
    const lane = laneOf(full, row);
    const boards = this.#tilingsOf(player, full & ~lane);
    return tileRow(this.#values, boards, player, lane, this.#kept);
  }

  /** Evaluate the best tiling of a storage with some rounds to come. */
  #evaluate(place: number, player: number, rounds: number): number {
    const storage = read(this.#storages, place);
    const rows = storage & ~fullLanes(storage);
    let most = Number.NEGATIVE_INFINITY;
    for (const { values, points } of this.#tilingsOf(player, storage)) {
      const rest = values.of(rows, rounds);
      if (points + rest <= most) continue;
      most = points + rest;
      this.#points[place * ROUND_COUNTS + rounds] = points;
      this.#rests[place * ROUND_COUNTS + rounds] = rest;
    }
    return this.#rests[place * ROUND_COUNTS + rounds] as number;
  }
}

/**
 * Return who begins the next round after a position without tiles: the player with the token. If nobody took it, the
 * player after the last to move, as full rows are tiled clockwise from the player who drafted last.
 */
function beginnerAfter({ players, storages, token, turn }: DraftPosition): number {
  if (token !== NOBODY) return token;
  let beginner = turn;
  for (let seat = turn; seat < turn + players - 1; seat++) {
    if (fullLanes(read(storages, seat % players)) !== 0) beginner = (seat + 1) % players;
  }
  return beginner;
}

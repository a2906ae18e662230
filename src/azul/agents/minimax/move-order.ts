/** Which drafting moves a search tries first: by what each does for the player's own storage rows and floor. */
import { draftNumber } from '../../../codec/notation.js';
import { penaltyOf } from '../../../scoring/points.js';
import { lowestBit } from '../../../state/board.js';
import { Lane, Place, Rule, StorageBits } from '../../../state/layout.js';
import { type DraftPosition, MOST_PLAYERS, MOST_PLIES, NOBODY, read } from './draft-position.js';
import type { RoundEnds } from './round-ends.js';

/** Room for the moves of a position: six targets for each of 36 tiles, at most. */
export const MOST_MOVES: number = MOST_PLIES * (Rule.Size + 1);

/** A point, in the unit of scores of moves. */
export const POINT = 100;

/** How much of what filling a row would add counts for one that can still be filled this round. */
const TO_BE_FILLED = 0.6;

/** Numbers of a storage row's lane. */
const LANES = Lane.Mask + 1;

/** Scores of moves, and lists of them: one for each ply. */
export class MoveOrder {
  /** By player, row and its lane: the value of the row. */
  readonly #rows = new Int32Array(MOST_PLAYERS * Rule.Size * LANES);
  /** By number of pieces: what a floor costs; more than a full one costs as much. */
  readonly #floors = Int32Array.from({ length: 40 }, (_, pieces) => POINT * penaltyOf(pieces));
  #token = 0;
  readonly #moves = new Int32Array((MOST_PLIES + 1) * MOST_MOVES);
  readonly #chosen = new Int32Array(MOST_PLIES + 1);
  readonly #scores = new Int32Array((MOST_PLIES + 1) * MOST_MOVES);

  /**
   * Work out the value of each storage row, others being as they are.
   *
   * @param rounds - how many rounds are to come after this one at least, 0 to 5
   */
  read(position: DraftPosition, ends: RoundEnds, rounds: number): void {
    this.#token = Math.round(POINT * ends.tokenValue(Math.max(1, rounds)));
    this.#rows.fill(0);
    for (let player = 0; player < position.players; player++) {
      for (let row = 0; row < Rule.Size; row++) this.#readRow(position, ends, rounds, player, row);
    }
  }

  #readRow(
    position: DraftPosition,
    ends: RoundEnds,
    rounds: number,
    player: number,
    row: number,
  ): void {
    const storage = read(position.storages, player);
    const accepts = read(position.accepts, player);
    const shift = Lane.Width * row;
    const others = storage & ~(Lane.Mask << shift);
    const held = (storage >> shift) & StorageBits.CountMask;
    const first = (player * Rule.Size + row) * LANES;
    const valueWith = (lane: number) => ends.boardValue(player, others | (lane << shift), rounds);
    const before = valueWith((storage >> shift) & Lane.Mask);
    for (let colour = 0; colour < Rule.Colours; colour++) {
      if (((accepts >> (Lane.Width * colour + row)) & 1) === 0) continue;
      const lane = colour << StorageBits.ColourShift;
      const gain = valueWith(lane | (row + 1)) - before;
      for (let number = held + 1; number <= row + 1; number++) {
        // A row that is not full yet may still be filled this round.
        const part = (TO_BE_FILLED * gain * (number - held)) / (row + 1 - held);
        const score = number > row ? gain : Math.max(part, valueWith(lane | number) - before);
        this.#rows[first + (lane | number)] = Math.round(POINT * score);
      }
    }
  }

  /** Remember the best move of a ply so far. */
  choose(ply: number, move: number): void {
    this.#chosen[ply] = move;
  }

  /** Return the move that was remembered for a ply. */
  chosenAt(ply: number): number {
    return read(this.#chosen, ply);
  }

  /** Return the move at a place of the list of a ply. */
  moveAt(ply: number, place: number): number {
    return read(this.#moves, ply * MOST_MOVES + place);
  }

  /** Return the score of the move at a place of the list of a ply, in hundredths of a point. */
  scoreAt(ply: number, place: number): number {
    return read(this.#scores, ply * MOST_MOVES + place);
  }

  /** Write the list of the moves of a position, and return their number. */
  list(position: DraftPosition): number {
    const { sources, turn, token, ply } = position;
    const accepts = read(position.accepts, turn);
    const storage = read(position.storages, turn);
    const floor = read(position.floors, turn);
    const cost = read(this.#floors, floor);
    const start = ply * MOST_MOVES;
    let end = start;
    for (let rest = position.filled; rest !== 0; rest &= rest - 1) {
      const source = lowestBit(rest);
      if (position.isRepeated(source)) continue;
      const hasToken = source === Place.Centre && token === NOBODY;
      const pieces = hasToken ? floor + 1 : floor;
      const base = cost + (hasToken ? this.#token : 0);
      const tiles = read(sources, source);
      for (let colour = 0; colour < Rule.Colours; colour++) {
        const number = (tiles >> (Lane.Width * colour)) & Lane.Mask;
        if (number === 0) continue;
        const first = draftNumber(0, source, colour, 0);
        let targets = (accepts >> (Lane.Width * colour)) & Lane.Mask & ~(1 << Place.Floor);
        for (; targets !== 0; targets &= targets - 1) {
          const row = lowestBit(targets);
          this.#moves[end] = first + row;
          this.#scores[end] = base + this.#gainOf(turn, storage, row, colour, number, pieces);
          end++;
        }
        this.#moves[end] = first + Place.Floor;
        this.#scores[end] = base - read(this.#floors, pieces + number);
        end++;
      }
    }
    return end - start;
  }

  /** Return what tiles add to the value of a row, less what a floor costs with as many pieces and those left over. */
  #gainOf(
    turn: number,
    storage: number,
    row: number,
    colour: number,
    number: number,
    pieces: number,
  ): number {
    const before = (storage >> (Lane.Width * row)) & Lane.Mask;
    const sum = (before & StorageBits.CountMask) + number;
    const stored = Math.min(sum, row + 1);
    const start = (turn * Rule.Size + row) * LANES;
    return (
      read(this.#rows, start + ((colour << StorageBits.ColourShift) | stored)) -
      read(this.#rows, start + before) -
      read(this.#floors, pieces + sum - stored)
    );
  }

  /** Return the score of a legal move, to be compared with those of other moves of the position. */
  scoreOf(position: DraftPosition, source: number, colour: number, target: number): number {
    const { turn } = position;
    const hasToken = source === Place.Centre && position.token === NOBODY;
    const pieces = read(position.floors, turn) + (hasToken ? 1 : 0);
    const base = hasToken ? this.#token : 0;
    const number = (read(position.sources, source) >> (Lane.Width * colour)) & Lane.Mask;
    if (target === Place.Floor) return base - read(this.#floors, pieces + number);
    const storage = read(position.storages, turn);
    return base + this.#gainOf(turn, storage, target, colour, number, pieces);
  }

  /** Return the move of a position with the highest score. */
  bestOf(position: DraftPosition): number {
    const { sources, turn, token } = position;
    const accepts = read(position.accepts, turn);
    const storage = read(position.storages, turn);
    const floor = read(position.floors, turn);
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let rest = position.filled; rest !== 0; rest &= rest - 1) {
      const source = lowestBit(rest);
      const hasToken = source === Place.Centre && token === NOBODY;
      const pieces = hasToken ? floor + 1 : floor;
      const base = hasToken ? this.#token : 0;
      const tiles = read(sources, source);
      for (let colour = 0; colour < Rule.Colours; colour++) {
        const number = (tiles >> (Lane.Width * colour)) & Lane.Mask;
        if (number === 0) continue;
        const first = draftNumber(0, source, colour, 0);
        const floored = base - read(this.#floors, pieces + number);
        if (floored > most) {
          most = floored;
          best = first + Place.Floor;
        }
        let targets = (accepts >> (Lane.Width * colour)) & Lane.Mask & ~(1 << Place.Floor);
        for (; targets !== 0; targets &= targets - 1) {
          const row = lowestBit(targets);
          const score = base + this.#gainOf(turn, storage, row, colour, number, pieces);
          if (score <= most) continue;
          most = score;
          best = first + row;
        }
      }
    }
    return best;
  }

  /** Raise the score of a move of the list. */
  raise(ply: number, count: number, move: number, by: number): void {
    const start = ply * MOST_MOVES;
    for (let index = start; index < start + count; index++) {
      if (read(this.#moves, index) !== move) continue;
      this.#scores[index] = read(this.#scores, index) + by;
      return;
    }
  }

  /** Bring the best of the moves from a place on to that place. */
  bringBest(ply: number, from: number, count: number): void {
    const start = ply * MOST_MOVES;
    const moves = this.#moves;
    const scores = this.#scores;
    const place = start + from;
    let best = place;
    for (let index = place + 1; index < start + count; index++) {
      if (read(scores, index) > read(scores, best)) best = index;
    }
    const move = read(moves, best);
    const score = read(scores, best);
    moves[best] = read(moves, place);
    scores[best] = read(scores, place);
    moves[place] = move;
    scores[place] = score;
  }
}

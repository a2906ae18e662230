/**
 * The drafting of a round as a search plays it: moves are played and taken back in place, without any allocation.
 *
 * Mosaics and scores do not change while tiles are drafted, so they are not part of it.
 */
import { colourOrRow, sourceOf, targetOrColumn } from '../../../codec/notation.js';
import { at, boardOf, type Cells, playerCount } from '../../../state/cells.js';
import { Board, Cell, FloorBits, Lane, Place, Rule, StorageBits } from '../../../state/layout.js';
import { acceptedWith } from '../../../state/offers.js';

/** Most players of a game. */
export const MOST_PLAYERS = 4;

/** The holder of the first-player token while it lies in the centre. */
export const NOBODY: number = MOST_PLAYERS;

/** Tiles of all factories: each move takes one or more, so a line has at most as many moves. */
export const MOST_PLIES: number = Place.Centre * Rule.FactoryTiles;

/** What a move changes, by its place in the saved numbers of a ply. */
enum Saved {
  Source = 0,
  Tiles = 1,
  Centre = 2,
  Storage = 3,
  Accepts = 4,
  Floor = 5,
  Token = 6,
  /** Numbers for each ply. */
  Count = 8,
}

/** Read a number of a table that has one at this place. @inline */
export function read(table: Int32Array, index: number): number {
  return table[index] as number;
}

/** A position of players who draft. */
export class DraftPosition {
  /** The tiles of each source: a lane of six bits for each colour. */
  readonly sources: Int32Array = new Int32Array(Place.Centre + 1);
  /** Which sources hold tiles: a bit for each. */
  filled = 0;
  /** By player: storage rows and what they accept, as the cells of a state have them. */
  readonly storages: Int32Array = new Int32Array(MOST_PLAYERS);
  readonly accepts: Int32Array = new Int32Array(MOST_PLAYERS);
  /** By player: pieces on the floor, 0 to 7. */
  readonly floors: Int32Array = new Int32Array(MOST_PLAYERS);
  /** How many play, 2 to 4. */
  players = 2;
  /** The player to move. */
  turn = 0;
  /** The player who has taken the first-player token, or {@link NOBODY}. */
  token: number = NOBODY;
  /** Moves played since the position was read. */
  ply = 0;
  readonly #saved = new Int32Array(Saved.Count * (MOST_PLIES + 1));
  /** By factory: the factories before it that held the same tiles when the position was read, a bit for each. */
  readonly #same = new Int32Array(Place.Centre + 1);

  /** Read the position of a state in the drafting phase. */
  read(cells: Readonly<Cells>): void {
    this.filled = 0;
    for (let source = 0; source <= Place.Centre; source++) {
      const tiles = at(cells, Cell.Sources + source);
      this.sources[source] = tiles;
      if (tiles !== 0) this.filled |= 1 << source;
      let same = 0;
      for (let other = 0; other < source && source < Place.Centre; other++) {
        if (tiles !== 0 && read(this.sources, other) === tiles) same |= 1 << other;
      }
      this.#same[source] = same;
    }
    this.token = NOBODY;
    this.players = playerCount(cells);
    for (let player = 0; player < this.players; player++) {
      const board = boardOf(player);
      const floor = at(cells, board + Board.Floor);
      this.storages[player] = at(cells, board + Board.Storage);
      this.accepts[player] = at(cells, board + Board.Accepts);
      this.floors[player] = floor >> FloorBits.PiecesShift;
      if ((floor & FloorBits.Token) !== 0) this.token = player;
    }
    this.turn = at(cells, Cell.Turn);
    this.ply = 0;
  }

  /** Whether another factory before this one holds the same tiles: their moves lead to the same. */
  isRepeated(factory: number): boolean {
    return (read(this.#same, factory) & this.filled) !== 0;
  }

  /** Play a legal move, by its number without the player. */
  play(move: number): void {
    const { sources, storages, floors, turn } = this;
    const source = sourceOf(move);
    const lane = Lane.Width * colourOrRow(move);
    const target = targetOrColumn(move);
    const tiles = read(sources, source);
    const floor = read(floors, turn);
    this.#save(source, tiles);

    const rest = tiles & ~(Lane.Mask << lane);
    const number = (tiles >> lane) & Lane.Mask;
    let dropped = number;
    if (source === Place.Centre) {
      sources[source] = rest;
      if (this.token === NOBODY) {
        this.token = turn;
        dropped++;
      }
    } else {
      sources[source] = 0;
      sources[Place.Centre] = read(sources, Place.Centre) + rest;
      this.filled &= ~(1 << source);
    }
    if (read(sources, Place.Centre) === 0) this.filled &= ~(1 << Place.Centre);
    else this.filled |= 1 << Place.Centre;

    if (target !== Place.Floor) {
      const shift = Lane.Width * target;
      const storage = read(storages, turn);
      const held = (storage >> shift) & StorageBits.CountMask;
      const stored = Math.min(number, target + 1 - held);
      const colour = colourOrRow(move);
      dropped -= stored;
      storages[turn] =
        (storage & ~(Lane.Mask << shift)) |
        (((colour << StorageBits.ColourShift) | (held + stored)) << shift);
      this.accepts[turn] =
        (read(this.accepts, turn) & ~(Lane.Ones << target)) |
        acceptedWith(target, colour, held + stored);
    }
    floors[turn] = Math.min(floor + dropped, Rule.FloorPlaces);
    this.turn = turn + 1 === this.players ? 0 : turn + 1;
    this.ply++;
  }

  #save(source: number, tiles: number): void {
    const saved = this.#saved;
    const place = Saved.Count * this.ply;
    const { turn } = this;
    saved[place + Saved.Source] = source;
    saved[place + Saved.Tiles] = tiles;
    saved[place + Saved.Centre] = read(this.sources, Place.Centre);
    saved[place + Saved.Storage] = read(this.storages, turn);
    saved[place + Saved.Accepts] = read(this.accepts, turn);
    saved[place + Saved.Floor] = read(this.floors, turn);
    saved[place + Saved.Token] = this.token;
  }

  /** Take the last move back. */
  undo(): void {
    const { sources } = this;
    const saved = this.#saved;
    const turn = (this.turn === 0 ? this.players : this.turn) - 1;
    this.ply--;
    const place = Saved.Count * this.ply;
    const source = read(saved, place + Saved.Source);
    const centre = read(saved, place + Saved.Centre);
    sources[Place.Centre] = centre;
    sources[source] = read(saved, place + Saved.Tiles);
    this.filled |= 1 << source;
    if (centre === 0) this.filled &= ~(1 << Place.Centre);
    else this.filled |= 1 << Place.Centre;
    this.storages[turn] = read(saved, place + Saved.Storage);
    this.accepts[turn] = read(saved, place + Saved.Accepts);
    this.floors[turn] = read(saved, place + Saved.Floor);
    this.token = read(saved, place + Saved.Token);
    this.turn = turn;
  }
}

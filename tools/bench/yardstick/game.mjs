/**
 * A game of two players with the fixed mosaic, which is modified in place and never allocates.
 *
 * The discard is not stored: it consists of the tiles that are nowhere else, and matters only when the
 * bag is empty.
 */
import { Board } from './board.mjs';
import * as lanes from './lanes.mjs';

const { inEvery, lanesWith, only, setIn, sizeOf } = lanes;

const COLOURS = 5;
const TILES_OF_COLOUR = 20;
const FACTORIES = 5;
const FACTORY_TILES = 4;
/** The source after the factories. */
const CENTRE = FACTORIES;
const NOBODY = -1;

const ALL_TILES = Uint8Array.from(
  { length: COLOURS * TILES_OF_COLOUR },
  (_, tile) => tile % COLOURS,
);

/** The bits that count one colour of a source's tiles: four for each colour. */
const COUNT = 15;

export class Game {
  boards = [new Board(), new Board()];
  /** Sources that hold a colour: a lane for each colour. Only this shows what has been drafted. */
  offers = 0;
  /** Tiles that were dealt to each factory. */
  factories = new Int32Array(FACTORIES);
  /** Tiles of the centre. */
  centre = 0;
  /** The player who has taken the token in this round. */
  token = NOBODY;
  turn = 0;
  /** Tiles of the bag come first, in any order. */
  #bag = ALL_TILES.slice();
  #bagSize = 0;
  #random;

  /** @param {import('./random.mjs').Random} random draws the first player and the tiles */
  constructor(random) {
    this.#random = random;
  }

  /** Start a game: draw the first player, deal the first round. */
  start() {
    this.#clear();
    this.turn = this.#random.below(2);
    this.deal();
  }

  /**
   * Start a game with a given deal and the first player to move.
   *
   * @param {readonly string[]} deal the tiles of each factory, such as `'cdde'`
   */
  startWith(deal) {
    this.#clear();
    this.turn = 0;
    this.#clearSources();
    for (const [factory, tiles] of deal.entries()) {
      for (const tile of tiles) this.#put('abcde'.indexOf(tile), factory);
    }
    this.#bagSize = 0;
    this.#refillBag();
  }

  #clear() {
    for (let player = 0; player < 2; player++) this.boards[player].clear();
    this.#bag.set(ALL_TILES);
    this.#bagSize = ALL_TILES.length;
  }

  #clearSources() {
    this.factories.fill(0);
    this.centre = 0;
    this.offers = 0;
    this.token = NOBODY;
  }

  /**
   * Deal a round.
   *
   * Boards without a complete row hold at most 60 tiles, so there are always 20 to deal.
   */
  deal() {
    this.#clearSources();
    for (let factory = 0; factory < FACTORIES; factory++) {
      for (let tile = 0; tile < FACTORY_TILES; tile++) this.#put(this.#draw(), factory);
    }
  }

  /**
   * @param {number} colour
   * @param {number} factory
   */
  #put(colour, factory) {
    this.factories[factory] += 1 << (4 * colour);
    this.offers |= only(colour, factory);
  }

  #draw() {
    if (this.#bagSize === 0) this.#refillBag();
    const tile = this.#random.below(this.#bagSize);
    const colour = this.#bag[tile];
    this.#bag[tile] = this.#bag[--this.#bagSize];
    return colour;
  }

  /** Fill the empty bag during a deal with the tiles that are neither in a factory nor on a board. */
  #refillBag() {
    for (let colour = 0; colour < COLOURS; colour++) {
      let number = TILES_OF_COLOUR;
      for (const tiles of this.factories) number -= (tiles >> (4 * colour)) & COUNT;
      for (const board of this.boards) {
        number -= sizeOf(setIn(board.colours, colour));
        for (let row = 0; row < 5; row++) {
          // A row that holds tiles accepts only their colour.
          if (lanesWith(board.accepts, row) === only(colour, 0)) number -= board.storedIn(row);
        }
      }
      while (number-- > 0) this.#bag[this.#bagSize++] = colour;
    }
  }

  /**
   * Play a legal drafting move.
   *
   * @param {number} source a factory, or 5 for the centre
   * @param {number} colour
   * @param {number} target a row, or 5 for the floor
   */
  draft(source, colour, target) {
    const board = this.boards[this.turn];
    let tiles = this.centre;
    if (source !== CENTRE) tiles = this.factories[source];
    else {
      this.centre = 0;
      if (this.token === NOBODY) {
        this.token = this.turn;
        board.floor++;
      }
    }
    this.centre += tiles & ~(COUNT << (4 * colour));
    const others = lanesWith(this.offers, source) & ~only(colour, 0);
    this.offers = (this.offers & ~inEvery(source)) | (others << CENTRE);
    board.place(colour, target, (tiles >> (4 * colour)) & COUNT);
    this.turn ^= 1;
  }

  /**
   * End a round when nothing is left to draft.
   *
   * @returns whether the game is over
   */
  endRound() {
    const [one, other] = this.boards;
    this.turn = this.token === NOBODY ? this.#turnAfterTiling() : this.token;
    one.tile();
    other.tile();
    if (!one.hasCompleteRow() && !other.hasCompleteRow()) return false;
    one.addBonuses();
    other.addBonuses();
    return true;
  }

  /** The last drafter tiles first; the turn then passes on from the last player with a full row. */
  #turnAfterTiling() {
    return this.boards[this.turn].full === 0 ? this.turn : this.turn ^ 1;
  }
}

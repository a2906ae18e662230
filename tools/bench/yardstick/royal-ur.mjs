/** Random games of Ur for speed alone: one game that is modified in place, two bit sets, no allocation. */

const TOKENS = 7;
const SQUARES = 0x7ffe;
const SHARED = 0x1fe0;
const ROSETTES = 0x4110;
const SHARED_ROSETTE = 0x100;
const HOME = 15;

/**
 * Throw a die: 1 for a number below a half, else 0.
 *
 * @param {number} number
 */
function die(number) {
  return 1 - Math.trunc(2 * number);
}

export class UrGames {
  /** Rolls of the last game. */
  rolls = 0;
  /** Moves of the last game. */
  moves = 0;
  #squares = new Int32Array(2);
  #hands = new Int32Array(2);
  #list = new Uint8Array(8);
  #random;

  /** @param {() => number} random numbers from 0 up to but not including 1 */
  constructor(random) {
    this.#random = random;
  }

  /**
   * Play a game, each move drawn from a list of the legal ones.
   *
   * @returns the winner's number
   */
  play() {
    const random = this.#random;
    const squares = this.#squares;
    const hands = this.#hands;
    this.rolls = 0;
    this.moves = 0;
    squares.fill(0);
    hands.fill(TOKENS);
    for (let turn = 0; ; ) {
      const roll = die(random()) + die(random()) + die(random()) + die(random());
      this.rolls++;
      const size = roll === 0 ? 0 : this.#listMoves(turn, roll);
      if (size === 0) {
        turn = 1 - turn;
        continue;
      }
      this.moves++;
      const from = this.#list[Math.trunc(size * random())];
      const to = from + roll;
      if (from === 0) hands[turn]--;
      else squares[turn] &= ~(1 << from);
      if (to === HOME) {
        if (hands[turn] === 0 && squares[turn] === 0) return turn;
      } else {
        const bit = 1 << to;
        squares[turn] |= bit;
        if ((squares[1 - turn] & bit & SHARED) !== 0) {
          squares[1 - turn] &= ~bit;
          hands[1 - turn]++;
        }
        if ((ROSETTES & bit) !== 0) continue;
      }
      turn = 1 - turn;
    }
  }

  /**
   * List the steps whose tokens can move; answer how many.
   *
   * @param {number} turn
   * @param {number} roll 1 to 4
   */
  #listMoves(turn, roll) {
    const own = this.#squares[turn];
    const held = own | (this.#squares[1 - turn] & SHARED_ROSETTE);
    const sources = own | (this.#hands[turn] > 0 ? 1 : 0);
    let size = 0;
    for (
      let rest = ((sources << roll) & (SQUARES | (1 << HOME)) & ~held) >> roll;
      rest !== 0;
      rest &= rest - 1
    ) {
      this.#list[size++] = 31 - Math.clz32(rest & -rest);
    }
    return size;
  }
}

/** Whole random games. */
import { draftListed, draftRandom, listMoves } from './choice.mjs';
import { Game } from './game.mjs';
import { Random } from './random.mjs';

export class RandomGames {
  game;
  /** Drafting moves of the last game. */
  moves = 0;
  /** Rounds of the last game. */
  rounds = 0;
  /** Total length of the lists of moves in the last game. */
  listed = 0;
  #list = new Uint8Array(128);
  #random;

  /** @param {number} seed any integer */
  constructor(seed) {
    this.#random = new Random(seed);
    this.game = new Game(this.#random);
  }

  /** Play a game, each move drawn without a list. */
  play() {
    const { game } = this;
    this.#start();
    do {
      this.rounds++;
      do {
        draftRandom(game, this.#random);
        this.moves++;
      } while (game.offers !== 0);
    } while (this.#nextRound());
  }

  /** Play a game, each move drawn from a list of the legal ones. */
  playListed() {
    const { game } = this;
    this.#start();
    do {
      this.rounds++;
      do {
        const size = listMoves(game, this.#list);
        draftListed(game, this.#list[this.#random.below(size)]);
        this.listed += size;
        this.moves++;
      } while (game.offers !== 0);
    } while (this.#nextRound());
  }

  #start() {
    this.moves = 0;
    this.rounds = 0;
    this.listed = 0;
    this.game.start();
  }

  #nextRound() {
    if (this.game.endRound()) return false;
    this.game.deal();
    return true;
  }
}

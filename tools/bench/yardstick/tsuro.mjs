/**
 * Random games of Tsuro for speed alone: one game that is modified in place, tables of wires and neighbours,
 * no allocation. Three players, a bag, total legality, the end after a round.
 */
import { Random } from './random.mjs';

const PLAYERS = 3;
const TILES = 35;
const EDGE = -1;
const LOOP = -2;

const WIRES = (
  'aebfchdg aebfcgdh afbechdg aebdcgfh ahbcdefg aebcdhfg aebcdgfh adbgcfeh adbfcgeh adbechfg ' +
  'adbecgfh adbcehfg acbhdfeg acbhdefg acbgdfeh acbgdefh acbfdheg acbfdgeh acbedhfg acbedgfh ' +
  'acbdehfg acbdegfh abchdgef abchdfeg abchdefg abcgdhef abcgdfeh abcgdefh abcfdheg abcfdgeh ' +
  'abcedhfg abcedgfh abcdehfg abcdegfh abcdefgh'
).split(' ');

/** The port that a port is wired to, by tile, rotation and port. */
const EXITS = new Uint8Array(TILES * 4 * 8);
/** How many rotations of a tile differ. */
const ROTATIONS = new Uint8Array(TILES);
for (let tile = 0; tile < TILES; tile++) {
  const seen = new Set();
  for (let rotation = 0; rotation < 4; rotation++) {
    const first = (tile * 4 + rotation) * 8;
    for (let wire = 0; wire < 8; wire += 2) {
      const from = (WIRES[tile].charCodeAt(wire) - 97 + 2 * rotation) % 8;
      const to = (WIRES[tile].charCodeAt(wire + 1) - 97 + 2 * rotation) % 8;
      EXITS[first + from] = to;
      EXITS[first + to] = from;
    }
    seen.add(EXITS.slice(first, first + 8).join());
  }
  ROTATIONS[tile] = seen.size;
}

/** The place (square × 8 + port) that a place faces. */
const ACROSS = new Int16Array(800);
/** Places of the periphery that face a square. */
const STARTS = [];
for (let place = 0; place < 800; place++) {
  const [x, y, port] = [Math.floor(place / 80), (place >> 3) % 10, place & 7];
  const side = port >> 1;
  const [nextX, nextY] = [x + [0, 1, 0, -1][side], y + [-1, 0, 1, 0][side]];
  const isInside = nextX >= 0 && nextX < 10 && nextY >= 0 && nextY < 10;
  ACROSS[place] = isInside ? (nextX * 10 + nextY) * 8 + [5, 4, 7, 6, 1, 0, 3, 2][port] : EDGE;
  if (isInside && (x % 9 === 0 || y % 9 === 0)) STARTS.push(place);
}
const START_PLACES = Int16Array.from(STARTS);

export class TsuroGames {
  /** Turns of the last game. */
  turns = 0;
  #random;
  /** The tile and rotation of each square, and 1. */
  #board = new Uint8Array(100);
  /** Whether a square cannot be begun on. */
  #blocked = new Uint8Array(100);
  /** The place of each avatar, or a negative number. */
  #avatars = new Int16Array(PLAYERS);
  #bag = new Uint8Array(TILES);
  #left = 0;
  #hand = new Uint8Array(3);
  #list = new Int32Array(4096);

  /** @param {number} seed any integer */
  constructor(seed) {
    this.#random = new Random(seed);
  }

  /** Play a game, each move drawn from a list of the legal ones; answer how many avatars are left. */
  play() {
    this.turns = 0;
    this.#board.fill(0);
    this.#blocked.fill(0);
    this.#left = 0;
    for (let player = 0; player < PLAYERS; player++) this.#begin(player);
    for (let alive = PLAYERS; ; ) {
      for (let player = 0; player < PLAYERS; player++) {
        if (this.#avatars[player] >= 0) this.#turn(player);
      }
      alive = 0;
      for (let player = 0; player < PLAYERS; player++) if (this.#avatars[player] >= 0) alive++;
      if (alive < 2) return alive;
    }
  }

  /** @param {number} size */
  #deal(size) {
    for (let index = 0; index < size; index++) {
      if (this.#left === 0) {
        for (let tile = 0; tile < TILES; tile++) this.#bag[tile] = tile;
        this.#left = TILES;
      }
      const drawn = this.#random.below(this.#left--);
      this.#hand[index] = this.#bag[drawn];
      this.#bag[drawn] = this.#bag[this.#left];
    }
  }

  /** @param {number} player */
  #begin(player) {
    this.#deal(3);
    const list = this.#list;
    let size = 0;
    for (let index = 0; index < 3; index++) {
      const tile = this.#hand[index];
      if (index > 0 && (tile === this.#hand[0] || (index > 1 && tile === this.#hand[1]))) continue;
      for (let rotation = 0; rotation < ROTATIONS[tile]; rotation++) {
        const option = tile * 4 + rotation;
        for (let start = 0; start < START_PLACES.length; start++) {
          const place = START_PLACES[start];
          if (this.#blocked[place >> 3] === 0) list[size++] = option * 800 + place;
        }
      }
    }
    // A list can be longer than the numbers that are drawn at once.
    const half = this.#random.below(2) === 0 ? 0 : size >> 1;
    const move = list[half + this.#random.below(Math.min(1024, size >> 1))];
    const place = move % 800;
    const square = place >> 3;
    this.#board[square] = (move - place) / 800 + 1;
    this.#avatars[player] = place;
    this.#blocked[square] = 1;
    for (let side = 0; side < 8; side += 2) {
      const beside = ACROSS[square * 8 + side];
      if (beside >= 0) this.#blocked[beside >> 3] = 1;
    }
  }

  /** @param {number} player */
  #turn(player) {
    this.turns++;
    this.#deal(2);
    const square = ACROSS[this.#avatars[player]] >> 3;
    const list = this.#list;
    let safe = 0;
    let all = 0;
    for (let index = 0; index < 2; index++) {
      const tile = this.#hand[index];
      if (index === 1 && tile === this.#hand[0]) continue;
      for (let rotation = 0; rotation < ROTATIONS[tile]; rotation++) {
        const option = tile * 4 + rotation;
        list[100 + all++] = option;
        this.#board[square] = option + 1;
        if (this.#isSafe(player, square)) list[safe++] = option;
      }
    }
    const option = safe > 0 ? list[this.#random.below(safe)] : list[100 + this.#random.below(all)];
    this.#board[square] = option + 1;
    for (let other = 0; other < PLAYERS; other++) {
      const place = this.#avatars[other];
      if (place >= 0 && ACROSS[place] >> 3 === square) this.#avatars[other] = this.#walk(place);
    }
  }

  /**
   * Whether the player stays and nobody loops, with the tile on the square.
   *
   * @param {number} player
   * @param {number} square
   */
  #isSafe(player, square) {
    for (let other = 0; other < PLAYERS; other++) {
      const place = this.#avatars[other];
      if (place < 0 || ACROSS[place] >> 3 !== square) continue;
      const end = this.#walk(place);
      if (end === LOOP || (end === EDGE && other === player)) return false;
    }
    return true;
  }

  /** @param {number} from */
  #walk(from) {
    const board = this.#board;
    for (let place = from; ; ) {
      const entry = ACROSS[place];
      if (entry < 0) return EDGE;
      const content = board[entry >> 3];
      if (content === 0) return place;
      place = (entry & ~7) | EXITS[(content - 1) * 8 + (entry & 7)];
      if (place === from) return LOOP;
    }
  }
}

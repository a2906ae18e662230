/**
 * Random games of Cube Blokus for speed alone: one game that is modified in place, its moves as numbers.
 *
 * Each square has a list of all placements over it; the legal moves are those over the build points that
 * cover no blocked square. The geometry comes from the library, before anything is measured.
 */

const PLAYERS = 4;
const ALL_PIECES = 0x1fffff;
/** The bits of owners; those of side neighbours and of corner neighbours are above them. */
const TAKEN = 15;
const BESIDE = 4;
const CORNER = 8;

/** @typedef {typeof import('../../../src/cube-blokus.js')} Cube */

/**
 * List all connected sets of 1 to 5 squares that no player owns from the start.
 *
 * @param {readonly (readonly number[])[]} sides
 * @param {Uint8Array} isStart
 */
function connectedSets(sides, isStart) {
  /** @type {Map<string, number[]>} */
  const all = new Map();
  let last = sides.flatMap((_, square) => (isStart[square] ? [] : [[square]]));
  for (let size = 1; ; size++) {
    for (const squares of last) all.set(squares.join(), squares);
    if (size === 5) return [...all.values()];
    const next = new Map();
    for (const squares of last) {
      for (const square of squares.flatMap((each) => sides[each])) {
        if (isStart[square] || squares.includes(square)) continue;
        const grown = [...squares, square].sort((one, other) => one - other);
        next.set(grown.join(), grown);
      }
    }
    last = [...next.values()];
  }
}

export class CubeGames {
  /** Moves of the last game. */
  moves = 0;
  /** The legal moves that were listed last, as numbers of placements. */
  list = new Uint16Array(4096);
  /** Squares of each placement. @type {readonly (readonly number[])[]} */
  placements;
  #sides;
  #corners;
  #pieces;
  /** Of each square: the placements over it, each as its number, the number of its squares, its squares. */
  #over;
  #start;
  #squares = new Uint16Array(0);
  #left = new Int32Array(PLAYERS);
  #isListed;
  #rng;

  /**
   * @param {Cube} cube
   * @param {() => number} rng
   */
  constructor(cube, rng) {
    const { SQUARES, PIECES, PLAYER_IDS } = cube;
    this.#rng = rng;
    const numbers = new Map(SQUARES.map((square, index) => [square, index]));
    const numberOf = (/** @type {typeof SQUARES[number]} */ square) => numbers.get(square) ?? 0;
    this.#sides = SQUARES.map((square) => cube.sideNeighbours(square).map(numberOf));
    this.#corners = SQUARES.map((square) => cube.cornerNeighbours(square).map(numberOf));
    const { owners } = cube.inspect(cube.newGame());
    this.#squares = new Uint16Array(SQUARES.length);
    owners.forEach((owner, square) => {
      if (owner !== null) this.#own(square, PLAYER_IDS.indexOf(owner));
    });
    this.#start = this.#squares.slice();
    const isStart = Uint8Array.from(owners, (owner) => (owner === null ? 0 : 1));
    this.placements = connectedSets(this.#sides, isStart);
    this.#pieces = Uint8Array.from(this.placements, (squares) => {
      const names = squares.map((square) => SQUARES[square]);
      const piece = cube.pieceOf(cube.encodeMove({ player: 'A', squares: names }));
      return piece === undefined ? 31 : PIECES.indexOf(piece);
    });
    /** @type {number[][]} */
    const over = SQUARES.map(() => []);
    this.placements.forEach((squares, id) => {
      for (const square of squares) over[square].push(id, squares.length, ...squares);
    });
    this.#over = over.map((list) => Uint16Array.from(list));
    this.#isListed = new Uint8Array(this.placements.length);
  }

  /** Begin a game. */
  begin() {
    this.moves = 0;
    this.#squares.set(this.#start);
    this.#left.fill(ALL_PIECES);
  }

  /** Play a game, each move drawn from a list of the legal ones. */
  play() {
    this.begin();
    const rng = this.#rng;
    for (let turn = 0, skipped = 0; skipped < PLAYERS; turn = (turn + 1) % PLAYERS) {
      const size = this.listMoves(turn);
      if (size === 0) {
        skipped++;
        continue;
      }
      skipped = 0;
      this.moves++;
      this.place(turn, this.list[Math.floor(rng() * size)]);
    }
    return this.moves;
  }

  /**
   * @param {number} player
   * @param {number} id of a placement
   */
  place(player, id) {
    for (const square of this.placements[id]) this.#own(square, player);
    this.#left[player] &= ~(1 << this.#pieces[id]);
  }

  /**
   * @param {number} square
   * @param {number} player
   */
  #own(square, player) {
    const squares = this.#squares;
    squares[square] |= 1 << player;
    for (const other of this.#sides[square]) squares[other] |= 1 << (BESIDE + player);
    for (const other of this.#corners[square]) squares[other] |= 1 << (CORNER + player);
  }

  /**
   * List the legal moves of a player; answer how many.
   *
   * @param {number} player
   */
  listMoves(player) {
    const squares = this.#squares;
    const pieces = this.#pieces;
    const left = this.#left[player];
    const isListed = this.#isListed;
    const { list } = this;
    const blocked = TAKEN | (1 << (BESIDE + player));
    const corner = 1 << (CORNER + player);
    let size = 0;
    for (let square = 0; square < squares.length; square++) {
      if ((squares[square] & (blocked | corner)) !== corner) continue;
      const over = this.#over[square];
      next: for (let index = 0; index < over.length; ) {
        const id = over[index];
        const start = index + 2;
        index = start + over[index + 1];
        if (((left >> pieces[id]) & 1) === 0 || isListed[id] === 1) continue;
        for (let cell = start; cell < index; cell++) {
          if ((squares[over[cell]] & blocked) !== 0) continue next;
        }
        isListed[id] = 1;
        list[size++] = id;
      }
    }
    for (let index = 0; index < size; index++) isListed[list[index]] = 0;
    return size;
  }
}

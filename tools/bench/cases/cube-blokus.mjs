/** Cube Blokus: random games compared with a yardstick, the legal moves of a position, and the tables. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { keep } from '../measure/race.mjs';
import { raceRow } from '../report/rows.mjs';
import { pathOf } from '../subject/library.mjs';
import { CubeGames } from '../yardstick/cube-blokus.mjs';

/** @typedef {typeof import('../../../src/cube-blokus.js')} Cube */

/** Games per unit of work, and for a median. */
const GAMES = 3;
const SAMPLE = 20;

/** Calls per state, to find the position that takes longest. */
const CALLS = 5;

/**
 * Play a random game through the public functions, and generate its states.
 *
 * @param {Cube} cube
 * @param {import('../subject/library.mjs').Rng} rng
 */
function* statesOfGame({ applyMove, legalMoves, newGame }, rng) {
  for (let state = newGame(); state.phase !== 'game-over'; ) {
    yield state;
    const moves = legalMoves(state);
    state = applyMove(state, moves[Math.floor(rng() * moves.length)]);
  }
}

/**
 * Play a random game to its end.
 *
 * @param {Cube} cube
 * @param {import('../subject/library.mjs').Rng} rng
 */
function playGame({ applyMove, legalMoves, newGame }, rng) {
  for (let state = newGame(); ; ) {
    const moves = legalMoves(state);
    if (moves.length === 0) return state;
    state = applyMove(state, moves[Math.floor(rng() * moves.length)]);
  }
}

/**
 * Check that the yardstick finds the moves of the library, in every state of a game.
 *
 * @param {Cube} cube
 * @param {CubeGames} yardstick
 */
function checkYardstick(cube, yardstick) {
  const { SQUARES, PLAYER_IDS, decodeMove, inspect, legalMoves } = cube;
  const ids = new Map(yardstick.placements.map((squares, id) => [squares.join(), id]));
  yardstick.begin();
  let before = new Set();
  for (const state of statesOfGame(cube, cube.seededRng(2))) {
    for (const { player, placed } of inspect(state).players) {
      for (const { squares } of placed) {
        const id = ids.get(squares.map((square) => SQUARES.indexOf(square)).join()) ?? 0;
        if (!before.has(id)) yardstick.place(PLAYER_IDS.indexOf(player), id);
        before = before.add(id);
      }
    }
    const found = yardstick.listMoves(PLAYER_IDS.indexOf(decodeMove(legalMoves(state)[0]).player));
    const expected = legalMoves(state).length;
    if (found !== expected) throw new Error(`Found ${found} moves, expected ${expected}.`);
  }
}

/** @param {readonly number[]} values */
function sorted(values) {
  return values.toSorted((one, other) => one - other);
}

/** Make the tables in a new process, and answer how long that takes, in milliseconds. */
function timeOfTables(/** @type {string} */ path) {
  const program = `
    const { legalMoves, newGame } = await import(${JSON.stringify(path)});
    const state = newGame();
    const start = performance.now();
    legalMoves(state);
    console.log(performance.now() - start);`;
  const run = () => execFileSync(process.execPath, ['--input-type=module', '-e', program]);
  return sorted(Array.from({ length: 5 }, () => Number(run().toString())))[2];
}

export async function* cubeBlokusRows() {
  const name = 'Cube Blokus: random games';
  const path = pathOf('dist/cube-blokus.js');
  if (!existsSync(path)) {
    yield { name, leftOut: 'dist/cube-blokus.js is not built' };
    return;
  }
  /** @type {Cube} */
  const cube = await import(path);
  const rng = cube.seededRng(1);
  const yardstick = new CubeGames(cube, cube.seededRng(1));
  checkYardstick(cube, yardstick);
  const repeated = (/** @type {() => unknown} */ play) => () => {
    for (let game = 0; game < GAMES; game++) keep(play());
    return GAMES;
  };
  yield raceRow(
    { name, unit: 'games/s', reference: "Cube Blokus' yardstick" },
    repeated(() => playGame(cube, rng)),
    repeated(() => yardstick.play()),
  );

  const states = Array.from({ length: SAMPLE }, () => [...statesOfGame(cube, rng)]).flat();
  /** @param {import('../../../src/cube-blokus.js').GameState} state */
  const timeOf = (state) => {
    const start = performance.now();
    keep(cube.legalMoves(state));
    return 1000 * (performance.now() - start);
  };
  const times = sorted(states.map(timeOf));
  const moves = 'Cube Blokus: legalMoves';
  const median = times[times.length >> 1];
  yield { name: `${moves}, median`, unit: 'µs', figure: median, lessIsBetter: true };
  const most = times[Math.floor(times.length * 0.999)];
  yield { name: `${moves}, 999 of 1000`, unit: 'µs', figure: most, lessIsBetter: true };
  // The shortest of a state's times is without what the machine does besides.
  const worst = Math.max(
    ...states.map((state) => Math.min(...Array.from({ length: CALLS }, () => timeOf(state)))),
  );
  yield { name: `${moves}, worst position`, unit: 'µs', figure: worst, lessIsBetter: true };
  const figure = timeOfTables(path);
  yield { name: 'Cube Blokus: first call, with tables', unit: 'ms', figure, lessIsBetter: true };
}

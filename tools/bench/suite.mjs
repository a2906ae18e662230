/** All the measurements, in one run. */
import { cpus } from 'node:os';
import { callRows } from './cases/calls.mjs';
import { commandRows } from './cases/command.mjs';
import { cubeBlokusRows } from './cases/cube-blokus.mjs';
import { gameRows } from './cases/games.mjs';
import { matchRows } from './cases/matches.mjs';
import { memoryRows } from './cases/memory.mjs';
import { perftRows } from './cases/perft.mjs';
import { royalUrRows } from './cases/royal-ur.mjs';
import { sizeRows } from './cases/size.mjs';
import { textRows } from './cases/text.mjs';
import { tsuroRows } from './cases/tsuro.mjs';
import { describeGames } from './measure/statistics.mjs';
import { showProgress } from './report/progress.mjs';
import { libraryGames } from './subject/games.mjs';
import { loadAgents, loadLibrary } from './subject/library.mjs';
import { choosePositions } from './subject/positions.mjs';
import { yardstickGames } from './yardstick/work.mjs';

/** @typedef {import('./report/rows.mjs').Row} Row */
/** @typedef {import('./report/rows.mjs').LeftOut} LeftOut */

/**
 * The subject of the cases.
 *
 * @typedef {object} Context
 * @property {import('./subject/library.mjs').Library} library
 * @property {import('./subject/library.mjs').Agents | undefined} agents
 * @property {import('./subject/positions.mjs').Positions} positions
 */

/**
 * @typedef {object} Run
 * @property {{ node: string, processor: string }} machine
 * @property {Row[]} rows
 * @property {LeftOut[]} leftOut
 * @property {Record<'library' | 'yardstick', import('./measure/statistics.mjs').Description>} games
 */

/** @type {readonly ((context: Context) => Iterable<Row | LeftOut> | AsyncIterable<Row | LeftOut>)[]} */
const CASES = [
  gameRows,
  matchRows,
  perftRows,
  callRows,
  textRows,
  royalUrRows,
  tsuroRows,
  cubeBlokusRows,
  commandRows,
  memoryRows,
  sizeRows,
];
/** Games of each engine for the statistics. */
const GAMES = 20_000;

/** @returns {Promise<Run>} */
export async function measureAll() {
  const library = await loadLibrary();
  const context = { library, agents: await loadAgents(), positions: choosePositions(library) };
  /** @type {Run} */
  const run = {
    machine: { node: process.version, processor: cpus()[0]?.model ?? 'unknown' },
    rows: [],
    leftOut: [],
    games: {
      library: describeGames(libraryGames(library, 1), GAMES),
      yardstick: describeGames(yardstickGames(1), GAMES),
    },
  };
  for (const rowsOf of CASES) {
    for await (const row of rowsOf(context)) {
      if ('leftOut' in row) run.leftOut.push(row);
      else run.rows.push(row);
      showProgress(`Measured: ${row.name}`);
    }
  }
  showProgress('');
  return run;
}

/**
 * Long soak: `npm run soak -- --games 1000000 --seed 1`.
 *
 * Random games under all rules in turn, some of them in every style of play. Every position must be
 * valid and must survive encoding and decoding, no tile may be lost, and the heap may not grow. Games
 * end, or stop at the limit of steps.
 */
import { parseArgs } from 'node:util';
import {
  decodeState,
  encodeState,
  equalStates,
  type GameState,
  inspect,
  validateState,
} from '../../src/index.js';
import { ALL_RULES, play, STYLES } from '../support/games.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);

const TILES = 100;
const REPORTS = 20;
const MOST_FAULTS = 10;

/** One position in this many is read back, and its tiles are counted. */
const LOOKED_AT = 10;

/** One game in this many has a special style of play: these are long, and fill floors and discards. */
const SPECIAL = 25;

const totals = { positions: 0, moves: 0, finished: 0, stopped: 0, longest: 0, rounds: 0 };
const faults: string[] = [];

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Count all tiles of a state, in all places. */
function tilesIn(state: GameState): number {
  const view = inspect(state);
  const counted = [...view.factories, view.centre.tiles, view.bag, view.discard];
  const boards = view.players.map(
    ({ storage, mosaic, floor }) =>
      sum(storage.map((row) => row?.number ?? 0)) +
      mosaic.flat().filter((cell) => cell !== null).length +
      sum(Object.values(floor.tiles)),
  );
  return sum(counted.flatMap((counts) => Object.values(counts))) + sum(boards);
}

/** Check a position, and return what is wrong with it. */
function faultOf(state: GameState): string | undefined {
  const encoded = encodeState(state);
  const options = { rules: state.rules };
  const [issue] = validateState(encoded, options);
  if (issue !== undefined) return `${JSON.stringify(encoded)}: ${issue.message}`;
  if (totals.positions % LOOKED_AT !== 0) return undefined;
  if (tilesIn(state) !== TILES) return `${JSON.stringify(encoded)}: ${tilesIn(state)} tiles`;
  return equalStates(decodeState(encoded, options), state)
    ? undefined
    : `${JSON.stringify(encoded)}: read back as another state`;
}

/** Play one game, whose number determines its rules and style. */
function playGame(number: number): void {
  const rules = ALL_RULES[number % ALL_RULES.length];
  const style = number % SPECIAL === 0 ? STYLES[(number / SPECIAL) % STYLES.length] : 'any';
  if (rules === undefined || style === undefined) return;
  let steps = 0;
  let last: GameState | undefined;
  for (const { after, event } of play({ rules, style, seed: seed * games + number })) {
    last = after;
    steps++;
    totals.positions++;
    if (event.startsWith('F')) totals.rounds++;
    else totals.moves++;
    const fault = faultOf(after);
    if (fault !== undefined) faults.push(`game ${number}, step ${steps}: ${fault}`);
  }
  totals.longest = Math.max(totals.longest, steps);
  totals[last?.phase === 'game-over' ? 'finished' : 'stopped']++;
}

/** Return the live heap, in megabytes. */
function heap(): string {
  globalThis.gc?.();
  return (process.memoryUsage().heapUsed / 2 ** 20).toFixed(1);
}

for (let number = 0; number < games && faults.length < MOST_FAULTS; number++) {
  playGame(number);
  if ((number + 1) % Math.ceil(games / REPORTS) === 0) {
    console.log(`${(number + 1).toLocaleString('en')} games, heap ${heap()} MB`);
  }
}
console.log(JSON.stringify(totals));
console.log(`seed ${seed}, ${faults.length} faults`);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

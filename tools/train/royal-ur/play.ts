/**
 * Let the compact table of Ur play perfect games: `npm run train -- royal-ur-play --table ur7.table --games 300 --seed 1`.
 *
 * What its moves lose by the table of all positions, added up over a game, is on average by how much less often it wins:
 * a few hundred games say as much as many thousands of results. With `--perfect`, perfect play continues in both seats, and
 * the compact table is only asked what it would do.
 */
import { parseArgs } from 'node:util';
import { derivedSeed, seededRng } from '../../../src/random/seeds.js';
import { applyChance, newGame } from '../../../src/royal-ur/api/chance.js';
import { applyMove, playerToMove } from '../../../src/royal-ur/api/play.js';
import { encodeState } from '../../../src/royal-ur/api/text.js';
import {
  AHEAD,
  compactTableOf,
  Networks,
  readKnown,
} from '../../../src/royal-ur/evaluation/compact-table.js';
import { KNOWN, NETWORKS } from '../../../src/royal-ur/evaluation/network-texts.js';
import type { MoveWinShare } from '../../../src/royal-ur/solve/table.js';
import { readTable } from '../../../src/royal-ur/solve/table-file.js';
import { numberFrom } from '../options.js';
import { openTable } from './values-file.js';

const { values: options } = parseArgs({
  options: {
    table: { type: 'string', default: 'ur7.table' },
    games: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    /** How many rolls ahead the compact table looks. */
    ahead: { type: 'string', default: String(AHEAD) },
    perfect: { type: 'boolean', default: false },
  },
});

const table = readTable(openTable(options.table));
const ahead = numberFrom(options, 'ahead', 0);
const compact = compactTableOf(new Networks(NETWORKS), readKnown(KNOWN), newGame().rules, ahead);

/** Losses of 1% or more are listed. */
const LARGE = 0.01;

/** The bounds of half an interval of 95%, in standard errors. */
const NORMAL = 1.96;

const regrets: number[] = [];
/** The sum of regrets by the tokens at home. */
const phases = new Map<string, number>();

function regretOf(chances: readonly MoveWinShare[], move: string): number {
  const played = chances.find((each) => each.move === move);
  return (chances[0]?.winShare ?? 0) - (played?.winShare ?? 0);
}

/** Play a game; return how many rolls it took, and what the compact table lost. */
function play(seed: number, seat: 'A' | 'B'): { rolls: number; loss: number } {
  const rng = seededRng(seed);
  let [rolls, loss] = [0, 0];
  let state = newGame();
  while (state.phase !== 'game-over') {
    if (state.phase === 'roll') {
      rolls++;
      state = applyChance(state, rng);
      continue;
    }
    const chances = table.analyse(state);
    const [best] = chances;
    // A state that waits for a move has one.
    if (best === undefined) break;
    let { move } = best;
    if (options.perfect || playerToMove(state) === seat) {
      const found = chances.length > 1 ? compact.analyse(state)[0]?.move : undefined;
      const regret = regretOf(chances, found ?? move);
      regrets.push(regret);
      loss += regret;
      const phase = encodeState(state)[1].replaceAll(/[^H]*H(\d)/gu, '$1');
      phases.set(phase, (phases.get(phase) ?? 0) + regret);
      if (regret >= LARGE) {
        console.log(`${encodeState(state).join(' ')} ${found} loses ${(100 * regret).toFixed(3)}`);
      }
      if (!options.perfect) move = found ?? move;
    }
    state = applyMove(state, move);
  }
  return { rolls, loss };
}

function meanWithError(numbers: readonly number[]): string {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const error = Math.sqrt(squares / (numbers.length - 1) / numbers.length);
  return `${mean.toFixed(5)} ± ${(NORMAL * error).toFixed(5)}`;
}

const count = numberFrom(options, 'games', 2);
const seed = numberFrom(options, 'seed', 0);
const games = Array.from({ length: count }, (_, game) =>
  play(derivedSeed(seed, game), game % 2 === 0 ? 'A' : 'B'),
);
console.log(`Rolls of a game: ${meanWithError(games.map(({ rolls }) => rolls))}`);
console.log(
  `Loss of a game, in points of 100: ${meanWithError(games.map(({ loss }) => 100 * loss))}`,
);
const perRoll = games.map(
  ({ rolls, loss }) => (100 * loss) / (options.perfect ? rolls : rolls / 2),
);
console.log(`Regret of a roll, in points of 100: ${meanWithError(perRoll)}`);
const sorted = regrets.toSorted((one, other) => one - other);
const quantiles = [0.5, 0.9, 0.95, 0.99, 0.999, 1].map((part) => {
  const regret = sorted[Math.ceil(part * sorted.length) - 1] ?? 0;
  return `${part}: ${(100 * regret).toFixed(4)}`;
});
console.log(`Of ${sorted.length} moves, the regret is, by quantile, ${quantiles.join(', ')}`);
const shares = [...phases].map(([phase, sum]) => `${phase}: ${((100 * sum) / count).toFixed(4)}`);
console.log(`Loss of a game by the tokens at home: ${shares.toSorted().join(', ')}`);

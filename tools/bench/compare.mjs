/**
 * Compare a run with the committed baseline: `node tools/bench/compare.mjs [file of run.mjs --json]`.
 *
 * Without a file, measure a new run, and another if something seems worse: noise seldom affects the
 * same row twice. Exit with 1 if something got slower or bigger.
 */
import { readFileSync } from 'node:fs';
import { changesOf, readBaseline } from './report/baseline.mjs';
import { tableOf } from './report/table.mjs';
import { measureAll } from './suite.mjs';

/** Growth of time or memory that counts as noise. */
const TOLERANCE = 0.15;

const baseline = readBaseline();

/** @param {import('./suite.mjs').Run} run */
function worseIn(run) {
  return changesOf(baseline, run).filter(({ growth }) => growth > TOLERANCE);
}

async function findWorse() {
  const file = process.argv[2];
  if (file !== undefined) return worseIn(JSON.parse(readFileSync(file, 'utf8')));
  const worse = worseIn(await measureAll());
  if (worse.length === 0) return worse;
  const again = new Set(worseIn(await measureAll()).map(({ name }) => name));
  return worse.filter(({ name }) => again.has(name));
}

const worse = await findWorse();
if (worse.length === 0)
  console.log('Nothing is more than 15% slower or bigger than in the baseline.');
else {
  const cells = worse.map(({ name, before, now, growth }) => [
    name,
    before.toPrecision(3),
    now.toPrecision(3),
    `${Math.round(100 * growth)} % more`,
  ]);
  console.log(tableOf(['slower or bigger', 'before', 'now', 'takes'], cells));
  process.exitCode = 1;
}

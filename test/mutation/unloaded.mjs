/**
 * Try mutants again that the report calls survivors though no test was run: `GAME=tsuro node test/mutation/unloaded.mjs`.
 *
 * A table that a mutant breaks can keep the tests from being listed, which Stryker does not count as a failure.
 * Each of these mutants is written into the source, the tests are listed, and the source is restored.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * @typedef {{ line: number, column: number }} Place
 * @typedef {{ status: string, testsCompleted?: number, replacement: string, mutatorName: string,
 *   location: { start: Place, end: Place } }} Mutant
 */

/** @type {{ files: Record<string, { source: string, mutants: Mutant[] }> }} */
const { files } = JSON.parse(readFileSync('reports/mutation/mutation.json', 'utf8'));

/** Return the source with a mutant in it. */
function mutated(/** @type {string} */ source, /** @type {Mutant} */ { location, replacement }) {
  const lines = source.split('\n');
  const indexOf = (/** @type {Place} */ { line, column }) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, column - 1);
  return (
    source.slice(0, indexOf(location.start)) + replacement + source.slice(indexOf(location.end))
  );
}

/** Whether the tests can be loaded and listed. */
function canLoad() {
  const words = ['vitest', 'run', '--mode', 'mutation', '-t', 'can be loaded'];
  return spawnSync('npx', words, { timeout: 60_000 }).status === 0;
}

let tried = 0;
let alive = 0;
for (const [path, { source, mutants }] of Object.entries(files)) {
  if (readFileSync(path, 'utf8') !== source) throw new Error(`${path} is not what was mutated.`);
  for (const mutant of mutants) {
    if (mutant.status !== 'Survived' || mutant.testsCompleted) continue;
    tried++;
    try {
      writeFileSync(path, mutated(source, mutant));
      if (!canLoad()) continue;
    } finally {
      writeFileSync(path, source);
    }
    alive++;
    const { line, column } = mutant.location.start;
    console.log(`${path}:${line}:${column} ${mutant.mutatorName}: ${mutant.replacement}`);
  }
}
console.log(`${tried} mutants without a test, ${alive} of which load`);

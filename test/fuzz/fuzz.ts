/**
 * Fuzzing: `npm run fuzz -- --minutes 10`. Without `--seed`, a new one is drawn and printed.
 *
 * Inputs are mutated valid texts, noise, and values of wrong types. targets.ts defines what must hold
 * for each. A finding is printed with the options that reproduce it: `--seed 1 --only 12345`. Once it
 * is mended, its input joins corpus.ts, whose inputs are tried first.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { seededRng } from '../../src/index.js';
import { textProblem } from './checks.js';
import { tryCommand } from './command-line.js';
import { CORPUS } from './corpus.js';
import { growthProblems } from './growth.js';
import { makeMaterial } from './material.js';
import { OTHER_GAMES } from './other-games.js';
import { type Finding, TARGETS, type Target } from './targets.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string' },
    only: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 20));
console.log(`seed ${seed}`);
const end = performance.now() + 60_000 * Number(values.minutes);
const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

/** Inputs between two checks of the clock. */
const BATCH = 20_000;
const MOST_FINDINGS = 20;

const material = makeMaterial(seed);
const counts = new Map<string, number>();
const findings: string[] = [];

/** The targets, each repeated in proportion to its share. */
const SHARES: readonly Target[] = [...TARGETS, ...OTHER_GAMES].flatMap((target) =>
  Array.from({ length: target.share / 10 }, () => target),
);

function count(name: string, inputs: number): void {
  counts.set(name, (counts.get(name) ?? 0) + inputs);
}

function report(name: string, number: number, { input, problem }: Finding): void {
  findings.push(
    `${name}: ${problem}\n  input ${JSON.stringify(input)}\n  reproduce: --seed ${seed} --only ${number}`,
  );
}

/** Try the inputs that once did harm. */
function tryCorpus(): void {
  count('corpus', CORPUS.length);
  for (const { was, input } of CORPUS) {
    const problem = problemOf(() => textProblem(input));
    if (problem !== undefined) findings.push(`corpus, ${was}: ${problem}`);
  }
}

function problemOf(check: () => string | undefined): string | undefined {
  try {
    return check();
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** Try the input that its number and the seed determine. */
function tryInput(number: number): void {
  const rng = seededRng(seed * 2 ** 32 + number);
  const target = SHARES[number % SHARES.length];
  if (target === undefined) return;
  count(target.name, 1);
  try {
    const finding = target.try(rng, material);
    if (finding !== undefined) report(target.name, number, finding);
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    report(target.name, number, { input: 'threw', problem });
  }
}

function tryBatch(first: number): void {
  for (let number = first; number < first + BATCH && findings.length < MOST_FINDINGS; number++) {
    tryInput(number);
  }
  const { inputs, finding } = tryCommand(seededRng(seed * 2 ** 32 + first), material, cli);
  count('command line', inputs);
  if (finding !== undefined) report('command line', first, finding);
}

if (values.only !== undefined) tryInput(Number(values.only));
else {
  tryCorpus();
  findings.push(...growthProblems());
  for (let first = 0; performance.now() < end && findings.length < MOST_FINDINGS; first += BATCH) {
    tryBatch(first);
  }
}

for (const [name, inputs] of counts)
  console.log(`${name.padEnd(16)} ${inputs.toLocaleString('en')}`);
const total = [...counts.values()].reduce((sum, inputs) => sum + inputs, 0);
console.log(`${'all'.padEnd(16)} ${total.toLocaleString('en')}`);
console.log(`seed ${seed}, ${findings.length} findings`);
for (const finding of findings) console.log(`\n${finding}`);
process.exitCode = findings.length === 0 ? 0 : 1;

/**
 * The same check in every runtime, and the tests of the core: `npm run runtimes`.
 *
 * A runtime that is not available is a failure, unless `--available` is given. With names, such as
 * `node bun`, only those are run and compared.
 */
import { parseArgs } from 'node:util';
import { COMMAND_LINE_RUNTIMES, runOnCommandLine } from './command-line-runtimes.js';
import { faultsOf, HEAD, type Missing, type Outcome, rowOf, rowOfMissing } from './report.js';
import { runInChromium } from './run-in-chromium.js';

const { values, positionals } = parseArgs({
  options: { available: { type: 'boolean', default: false } },
  allowPositionals: true,
});

interface Runtime {
  readonly name: string;
  readonly run: () => Outcome | Missing | Promise<Outcome | Missing>;
}

const RUNTIMES: readonly Runtime[] = [
  ...COMMAND_LINE_RUNTIMES.map((runtime) => ({
    name: runtime.name,
    run: () => runOnCommandLine(runtime),
  })),
  { name: 'Chromium', run: runInChromium },
];

const asked = RUNTIMES.filter(
  ({ name }) =>
    positionals.length === 0 || positionals.some((text) => name.toLowerCase().startsWith(text)),
);
if (asked.length === 0) throw new RangeError(`Found no runtime ${positionals.join(', ')}.`);

let first: Outcome | undefined;
const faults: string[] = [];

console.log(HEAD);
for (const { run } of asked) {
  const result = await run();
  if ('why' in result) {
    console.log(rowOfMissing(result));
    if (!values.available) faults.push(`${result.name}: not available`);
    continue;
  }
  first ??= result;
  console.log(rowOf(result, first));
  faults.push(...faultsOf(result, first).map((fault) => `${result.name}: ${fault}`));
}

for (const fault of faults) console.log(`\n${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** The command line: how fast it starts, and how fast it reads many states. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keep, summaryOf } from '../measure/race.mjs';
import { COMMAND } from '../subject/library.mjs';

/** Numbers of rounds: odd, so that one round is the median. */
const STARTS = 21;
const VALIDATIONS = 5;
const STATES = 200_000;
/** Time limit of a command in milliseconds. */
const TIME_LIMIT = 30_000;

/** @param {import('../suite.mjs').Context} context */
export function* commandRows(context) {
  yield startRow();
  yield validateRow(context);
}

function startRow() {
  const name = 'azulejo --version';
  const { status, stdout } = runNode([COMMAND, '--version'], ['ignore', 'pipe', 'ignore']);
  if (status !== 0 || !/^\d+\.\d+\.\d+/.test(stdout)) {
    return { name, leftOut: 'the built command prints no version' };
  }
  const rounds = Array.from({ length: STARTS }, () => {
    const figure = timeOf(() => runNode([COMMAND, '--version'], 'ignore'));
    const referenceFigure = timeOf(() => runNode(['-e', '0'], 'ignore'));
    return { figure, referenceFigure };
  });
  return { name, unit: 'ms', reference: 'node -e 0', lessIsBetter: true, ...summaryOf(rounds) };
}

/** @param {import('../suite.mjs').Context} context */
function validateRow({ library, positions }) {
  const name = 'azulejo validate, 200,000 states';
  const texts = Array.from({ length: STATES }, (_, index) =>
    library.encodeState(positions.average[index % positions.average.length]),
  );
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-bench-'));
  try {
    const [input, output] = [join(folder, 'states.jsonl'), join(folder, 'answers.jsonl')];
    writeFileSync(input, texts.map((text) => `${JSON.stringify(text)}\n`).join(''));
    const rounds = [];
    for (let round = 0; round < VALIDATIONS; round++) {
      const figure = STATES / (timeOf(() => validateFile(input, output)) / 1000);
      const answers = readFileSync(output, 'utf8').split('\n').length - 1;
      if (answers !== STATES)
        return { name, leftOut: `the built command printed ${answers} lines` };
      const decodeAll = () => {
        for (const text of texts) keep(library.decodeState(text));
      };
      rounds.push({ figure, referenceFigure: STATES / (timeOf(decodeAll) / 1000) });
    }
    return { name, unit: 'states/s', reference: 'decodeState in a loop', ...summaryOf(rounds) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} input
 * @param {string} output
 */
function validateFile(input, output) {
  const [from, to] = [openSync(input, 'r'), openSync(output, 'w')];
  runNode([COMMAND, 'validate'], [from, to, 'ignore']);
  closeSync(from);
  closeSync(to);
}

/**
 * @param {readonly string[]} parameters
 * @param {import('node:child_process').StdioOptions} stdio
 */
function runNode(parameters, stdio) {
  return spawnSync(process.execPath, parameters, { stdio, encoding: 'utf8', timeout: TIME_LIMIT });
}

/** @param {() => void} work */
function timeOf(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

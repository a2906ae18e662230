/**
 * Whether time grows linearly with length: each kind of long text is read at two lengths.
 *
 * Single times are noisy, but the minimum of several runs is hardly so. Eight times the length may take up to
 * twenty times as long; quadratic growth would take sixty-four times as long.
 */
import {
  azul,
  isMove,
  isPlayersWellFormed,
  isSharedWellFormed,
  validateState,
} from '../../src/index.js';
import { readLog, readRecord } from '../../src/record.js';

/** The lines of a record before its events. */
const BEGINNING = [
  'azulejo-record 1',
  'game azul',
  'rules players=2 mosaic=variant tilingOrder=top-down',
  'player A "Ada"',
  'player B "Bob"',
  'start AFCeB1919191919D0000000000 A12Ma00b01c02d03SFB9MSFf',
];
const RECORD = BEGINNING.map((line) => `${line}\n`).join('');
const LOG = BEGINNING.map((line) => `# ${line}\n`).join('');

/** Functions that make a text of about a given length. */
const GROWING: Readonly<Record<string, (length: number) => string>> = {
  'one letter': (length) => 'a'.repeat(length),
  digits: (length) => `A${'9'.repeat(length)}MSF`,
  'every factory again': (length) => `A${'F0abcd'.repeat(length / 6)}Cf`,
  'unsorted tiles': (length) => `AF0${'edcba'.repeat(length / 5)}CfB0000000000D0000000000`,
  'every player again': (length) => 'A0MSF'.repeat(length / 5),
  'mosaic without end': (length) => `A0M${'a00'.repeat(length / 3)}SFB0MSF`,
  'control characters': (length) => '\u001b[2J'.repeat(length / 4),
  'half characters': (length) => '\ud800'.repeat(length),
  'empty lines': (length) => '\n'.repeat(length),
  'lines of a log': (length) => 'Ada: H1 a 1 true\n'.repeat(length / 17),
  'events of a record': (length) => `${RECORD}${'move ACe0\n'.repeat(length / 10)}`,
  'attempts in a log': (length) => `${LOG}${'Ada A takes C:a 1 fail\n'.repeat(length / 23)}`,
  'quoted names': (length) =>
    `azulejo record 1\ngame azul\nname ${'"\\u0041'.repeat(length / 7)}"\n`,
};

/** Functions that read texts of any length. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  validateState: (text) => [validateState([text, 'A0MSFB0MSF']), validateState(['A', text])],
  isWellFormed: (text) => [isSharedWellFormed(text), isPlayersWellFormed(text)],
  isMove: (text) => isMove(text),
  readRecord: (text) => readRecord(azul, text),
  readLog: (text) => readLog(azul, text),
};

const LENGTH = 20_000;
const FACTOR = 8;
const MOST_TIMES = 20;
const RUNS = 7;

/** A single slow try may be due to other load on the machine; quadratic growth is slow every time. */
const TRIES = 3;

/**
 * Time that is too short to compare, in milliseconds: collected garbage and load of the machine show in it. Quadratic
 * growth takes longer at the greater length, even where only the lines count: nine thousand of them make forty million
 * pairs.
 */
const INSTANT = 5;

function leastTime(reader: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    reader(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** Return the times at two lengths, as text, if growth is not linear. */
function growthProblem(make: (length: number) => string, reader: (text: string) => unknown) {
  const short = leastTime(reader, make(LENGTH));
  const long = leastTime(reader, make(LENGTH * FACTOR));
  const isLinear = long < INSTANT || long < MOST_TIMES * Math.max(short, INSTANT / FACTOR);
  return isLinear ? undefined : `${short.toFixed(2)} ms, then ${long.toFixed(2)} ms`;
}

/** List the readers and texts with more than linear growth, in every try. */
export function growthProblems(): string[] {
  return Object.entries(GROWING).flatMap(([kind, make]) =>
    Object.entries(READERS).flatMap(([name, reader]) => {
      let problem: string | undefined;
      for (let time = 0; time < TRIES; time++) {
        problem = growthProblem(make, reader);
        if (problem === undefined) return [];
      }
      return [`${name}, ${kind}: ${problem}`];
    }),
  );
}

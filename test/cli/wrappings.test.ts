/** What people's tools make of a text is read everywhere, or is the reason why the text is refused. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/folders.js';
import { type Run, runHere } from './command-run.js';

const folder = temporaryFolder();

/** What tools make of a text, and what a reader of records says of it where it does not read it. */
interface Wrapping {
  readonly what: string;
  readonly wrap: (text: string) => string;
  readonly refusal?: string;
  /** Whether only records and logs are read in it. */
  readonly isForRecords?: boolean;
}

const WRAPPINGS: readonly Wrapping[] = [
  { what: 'nothing', wrap: (text) => text },
  { what: 'lines of Windows', wrap: (text) => text.replaceAll('\n', '\r\n') },
  { what: 'a byte order mark', wrap: (text) => `\ufeff${text}` },
  { what: 'both', wrap: (text) => `\ufeff${text.replaceAll('\n', '\r\n')}` },
  { what: 'no last line feed', wrap: (text) => text.slice(0, -1) },
  {
    what: 'no last line feed, and lines of Windows',
    wrap: (text) => text.replaceAll('\n', '\r\n').slice(0, -1),
  },
  {
    what: 'a code fence',
    wrap: (text) => `\`\`\`\n${text}\`\`\`\n`,
    isForRecords: true,
  },
  {
    what: 'the end of a code fence',
    wrap: (text) => `${text}\`\`\`\n`,
    isForRecords: true,
  },
  {
    what: 'the marks of a quotation',
    wrap: (text) => text.replace(/^/gm, '> '),
    refusal: 'Line 1: found "> azulejo',
  },
  {
    what: 'an indentation',
    wrap: (text) => text.replace(/^/gm, '    '),
    refusal: 'Line 1: found "    azulejo',
  },
];
const READ = WRAPPINGS.filter(({ refusal, isForRecords }) => !refusal && !isForRecords);

const PLAY = ['play', '--agents', 'random', '--seed', '1', '--max-moves', '9'];
const RATINGS = [
  ...['royal-ur', 'ratings', '--agents', 'random,easy', '--tokens', '1', '--seed', '1'],
  '--results',
];

const paths = { record: join(folder, 'record'), log: join(folder, 'log') };
const results = join(folder, 'results');
/** What is made of the text as it was written. */
const made = { record: '', log: '', results: '' };
beforeAll(async () => {
  await runHere([...PLAY, '--record', paths.record, '--log', paths.log]);
  made.record = (await runHere(['replay', paths.record])).stdout;
  made.log = (await runHere(['replay', paths.log])).stdout;
  const whole = join(folder, 'results-whole');
  await runHere([...RATINGS, results, '--cycles', '2']);
  await runHere([...RATINGS, whole, '--cycles', '3']);
  made.results = readFileSync(whole, 'utf8');
});

describe.each(['record', 'log'] as const)('a %s', (kind) => {
  test.each(WRAPPINGS)('with $what', async ({ wrap, refusal }) => {
    const text = readFileSync(paths[kind], 'utf8');
    const file = join(folder, 'wrapped');
    writeFileSync(file, wrap(text));
    const { status, stdout, stderr } = await runHere(['replay', file]);
    if (refusal === undefined) {
      expect(status).toBe(0);
      expect(stdout).toBe(made[kind]);
    } else {
      expect(status).toBe(1);
      if (kind === 'record') expect(stderr).toContain(refusal);
    }
  });
});

test.each(READ)('results with $what go on', async ({ wrap }) => {
  const file = join(folder, 'results-wrapped');
  writeFileSync(file, wrap(readFileSync(results, 'utf8')));
  const { status, stderr } = await runHere([...RATINGS, file, '--cycles', '3']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(readFileSync(file, 'utf8')).toBe(made.results);
});

/** Commands that read lines, and what they are given. */
const LINES: readonly (readonly [string, readonly string[], string])[] = [
  ['validate', ['validate'], '["AFCfB2020202020D0000000000","A0MSFB0MSF"]\n'],
  ['moves', ['moves'], '["AFCfB2020202020D0000000000","A0MSFB0MSF"]\nnonsense\n'],
  ['engine', ['engine', '--agent', 'greedy'], 'azulejo 1\nisready\n'],
  ['a person', ['play', '--agents', 'human', '--seed', '1'], 'moves\nnonsense\nquit\n'],
];

describe.each(LINES)('lines for %s', (_, args, text) => {
  let plain: Run;
  beforeAll(async () => {
    plain = await runHere(args, text);
  });

  test.each(READ)('with $what', async ({ wrap }) => {
    const wrapped = await runHere(args, wrap(text));
    // The end of the input is that of its last line.
    expect(wrapped).toEqual(plain);
    expect(wrapped.stdout).not.toContain('\\u000d');
  });
});

test('an illegal move in a code fence is in the line that it has in the text', async () => {
  const file = join(folder, 'fenced');
  const text = readFileSync(paths.record, 'utf8');
  const lines = `\`\`\`\n${text}\`\`\`\n`.split('\n');
  const second = lines.findIndex((line) => line.startsWith('move '));
  lines[second] = 'move A44';
  writeFileSync(file, lines.join('\n'));
  const { stderr } = await runHere(['replay', file]);
  expect(stderr).toContain(`Line ${second + 1}: `);
});

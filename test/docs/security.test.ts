/** Each guarantee of SECURITY.md names the tests that hold it, and these are run. */
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { SUITES } from '../../vitest.config.js';
import { ROOT, read } from './pages.js';

/** The guarantees: the bullets and rows of all sections but the first two, each with its heading before it. */
const GUARANTEES = read('SECURITY.md')
  .split(/^## /m)
  .filter((section) => /^(?:What .* guarantees|Dependencies)/.test(section))
  .flatMap((section) => {
    const [heading = ''] = section.split('\n', 1);
    const bullets = section.match(/^- .*\n(?: {2}.*\n?)*/gm) ?? [];
    const [, , ...rows] = section.match(/^\| .*$/gm) ?? [];
    return [...bullets, ...rows].map((text) => [`${heading}: ${text.slice(2, 60)}`, text] as const);
  });

/** List the tests that a text names, and the workflows, which are run elsewhere. */
function filesOf(text: string): string[] {
  return [...text.matchAll(/`((?:test|\.github)\/[^`]*)`/g)].map(([, file = '']) => file);
}

/** The patterns of files of a suite, as the configuration has them. */
const PATTERNS = [...JSON.stringify(SUITES).matchAll(/"include":(\[[^\]]*\])/g)]
  // It was an array of texts before it was written.
  .flatMap(([, list = '']) => JSON.parse(list) as string[])
  .map((pattern) =>
    pattern
      .replace(/[.]/g, '\\.')
      .replaceAll('{', '(?:')
      .replaceAll('}', ')')
      .replaceAll(',', '|')
      .replaceAll('**/', '(?:.+/)?')
      .replace(/(?<!\))\*/g, '[^/]*'),
  )
  .map((pattern) => new RegExp(`^${pattern}$`));

const SCRIPTS = read('package.json');

/** Whether a file is run by a suite or a script, or is a workflow. */
function isRun(file: string): boolean {
  return (
    file.startsWith('.github/workflows/') ||
    SCRIPTS.includes(` ${file}`) ||
    PATTERNS.some((pattern) => pattern.test(file))
  );
}

test('files that are run are told from others', () => {
  expect(
    ['test/cli/files.test.ts', 'test/cli/crash.check.ts', 'test/fuzz/fuzz.ts'].filter(isRun),
  ).toHaveLength(3);
  expect(['test/server/heard.ts', 'test/cli/faults.ts', 'src/index.ts'].filter(isRun)).toEqual([]);
});

test('all guarantees are found', () => expect(GUARANTEES.length).toBeGreaterThan(25));

test.each(GUARANTEES)('%s…', (_, text) => {
  const files = filesOf(text);
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !existsSync(posix.join(ROOT, file)))).toEqual([]);
  expect(files.filter((file) => !isRun(file))).toEqual([]);
});

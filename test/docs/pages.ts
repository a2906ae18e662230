/** The pages of the documentation, their headings and tables. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/** The folder of the repository, with slashes on every system. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/');

/** Read a file of the repository. */
export function read(file: string): string {
  return readFileSync(`${ROOT}${file}`, 'utf8');
}

/** List the files below a folder that have an ending, the folders below it included. */
export function filesIn(folder: string, ending: string): string[] {
  return readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();
}

/** All pages, by file. */
export const PAGES: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesIn('docs', '.md'),
];

/** The pages of the examples, their list first. */
export const EXAMPLE_PAGES: readonly string[] = filesIn('examples', '.md');

/** List the headings of a page, from the first. */
export function headingsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
}

/** One row of a table: its cells, without code marks. */
export type TableRow = readonly string[];

function cellsOf(line: string): TableRow {
  return line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim().replaceAll('`', ''));
}

/** Return the rows of the first table under a heading, without the table's head. */
export function tableUnder(page: string, heading: string): TableRow[] {
  const lines = read(page).split('\n');
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.endsWith(` ${heading}`));
  if (start < 0) throw new RangeError(`${page} has no heading "${heading}"`);
  const first = lines.findIndex((line, index) => index > start && line.startsWith('|'));
  const end = lines.findIndex((line, index) => index > first && !line.startsWith('|'));
  const head = 2;
  return lines.slice(first + head, end < 0 ? undefined : end).map(cellsOf);
}

/** Expect that the table of rules of a page has those of a new game, each with its value. */
export function expectUsualRules(page: string, rules: object): void {
  const usual = tableUnder(page, 'Other rules').map(([name, value]) => [
    name,
    value?.split(':')[0],
  ]);
  const written = (value: unknown) => (typeof value === 'string' ? `'${value}'` : `${value}`);
  expect(usual).toEqual(Object.entries(rules).map(([name, value]) => [name, written(value)]));
}

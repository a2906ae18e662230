/** docs/glossary.md, and the terms of docs/internals/representation.md, have the names of the code. */
import { expect, test } from 'vitest';
import { notationsOf, numberOf } from '../../src/codec/notation.js';
import { COLOURS } from '../../src/index.js';
import { COLOUR_NAMES } from '../../src/state/vocabulary.js';
import { filesIn, read, tableUnder } from './pages.js';

const INTERNALS = 'docs/internals/representation.md';

test('the colours have their names in the code, in the order of their letters', () => {
  const [name] = tableUnder('docs/glossary.md', 'Things').find(([name]) =>
    name?.startsWith('colour: '),
  ) ?? [''];
  expect(`colour: ${COLOURS.map((colour) => COLOUR_NAMES[colour]).join(', ')}`).toBe(name);
});

test("the range of a move's number is that of all moves of a player", () => {
  const numbers = notationsOf(0).map(numberOf);
  const row = tableUnder(INTERNALS, 'Terms').find(([term]) => term === "move's number");
  expect(row?.[1]).toBe(
    `a player × 512, and a move of theirs, from ${Math.min(...numbers)} to ${Math.max(...numbers)}`,
  );
});

test('every name in the code exists', () => {
  const [, terms = ''] = read(INTERNALS).split(/^## (?=Terms$)/m);
  const [section = ''] = terms.split(/^## /m);
  const rows = `${read('docs/glossary.md')}\n${section}`
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const cells = rows.map((row) => row.split('|').at(-2) ?? '');
  const names = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const sources = filesIn('src', '.ts').map(read);
  const words = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name = '') => !words.has(name))).toEqual([]);
});

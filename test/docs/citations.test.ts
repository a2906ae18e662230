/** Comments cite headings of docs/rules.md and docs/format.md, such as `(rules: "Tiling")`. */
import { describe, expect, test } from 'vitest';
import { filesIn, headingsOf, read } from './pages.js';

/** The pages that are cited, by the word of a citation. */
const CITED = { rules: 'docs/rules.md', format: 'docs/format.md' } as const;

/** List the headings that a text cites from a page. */
function citedIn(text: string, word: keyof typeof CITED): string[] {
  const citations = text.matchAll(new RegExp(`\\b${word}: ((?:"[^"]+"(?:, )?(?:and )?)+)`, 'g'));
  return [...citations].flatMap(([, list = '']) =>
    [...list.matchAll(/"([^"]+)"/g)].map(([, heading = '']) => heading),
  );
}

test('citations are found, several at a time', () => {
  const text = 'Settle floors (rules: "Tiling", "The end of the round"; format: "Deals").';
  expect(citedIn(text, 'rules')).toEqual(['Tiling', 'The end of the round']);
  expect(citedIn(text, 'format')).toEqual(['Deals']);
});

const FILES = ['src', 'test', 'playground'].flatMap((folder) => filesIn(folder, '.ts'));

describe.each(['rules', 'format'] as const)('every heading that is cited from %s', (word) => {
  const headings = headingsOf(CITED[word]);
  const citing = FILES.filter((file) => citedIn(read(file), word).length > 0);

  test('belongs to a citation that was found', () => expect(citing.length).toBeGreaterThan(0));

  test.each(citing)('exists: %s', (file) => {
    const missing = citedIn(read(file), word).filter((heading) => !headings.includes(heading));
    expect(missing).toEqual([]);
  });
});

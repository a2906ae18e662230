/** The font of names and numbers: what it has, and who loads it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const STYLES = readFileSync('playground/shell/font.css', 'utf8');

/** List the files of a folder, and of those in it, whose paths match. */
function filesIn(folder: string, pattern: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => pattern.test(path.replaceAll('\\', '/')));
}

/** Whether the font has a character, as its style sheet says. */
function has(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return [...STYLES.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].some(
    ([, from = '', to = from]) => {
      return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
    },
  );
}

test('it has all letters and figures of the words in every language', () => {
  const files = ['playground', 'src'].flatMap((folder) =>
    filesIn(folder, /\/(?:[\w-]*words|teaching|findings)\/\w+\.ts$|\/listed\.ts$/),
  );
  expect(files.length).toBeGreaterThan(60);
  const letters = files.flatMap((file) => readFileSync(file, 'utf8').match(/[\p{L}\p{N}]/gu) ?? []);
  expect([...new Set(letters)].filter((letter) => !has(letter))).toEqual([]);
});

test('it is a small file, with its licence next to it', () => {
  expect(statSync('playground/public/fonts/serif.woff2').size).toBeLessThan(20_000);
  expect(readFileSync('playground/public/fonts/LICENSE', 'utf8')).toMatch('SIL Open Font License');
});

test('boards in other pages load no font', () => {
  const loading = filesIn('src', /\.css$/).filter((file) =>
    readFileSync(file, 'utf8').includes('@font-face'),
  );
  expect(loading).toEqual([]);
});

/** The parts of the playground import each other as its README says. */
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, read } from '../docs/pages.js';

const FILES = [...filesIn('playground', '.ts'), ...filesIn('playground', '.tsx')];

/** List the files that a file imports, at once or later. */
function importsOf(file: string): string[] {
  const found = read(file).matchAll(/(?:from |import\()'([^']+)'/g);
  return [...found].map(([, path = '']) =>
    path.startsWith('.') ? posix.join(file, '..', path) : path,
  );
}

function gameOf(file: string): string | undefined {
  return /^playground\/games\/([^/]+)\//.exec(file)?.[1];
}

test('the shell imports no game, and games do not import each other', () => {
  expect(FILES.length).toBeGreaterThan(30);
  for (const file of FILES) {
    if (file === 'playground/registry.ts') continue;
    const games = importsOf(file).flatMap((path) => gameOf(path) ?? []);
    expect(new Set(games), file).toEqual(new Set(games.filter((game) => game === gameOf(file))));
  }
});

test('the registry loads each game only when it is asked for', () => {
  const atOnce = /from '(\.\/games\/(?!.+\/listed\.js').+)'/;
  expect(read('playground/registry.ts')).not.toMatch(atOnce);
  for (const file of FILES.filter((path) => path.endsWith('/listed.ts'))) {
    expect(read(file), file).not.toMatch(/from '\.\//);
  }
});

test('style sheets select nothing by words, which are other ones in other languages', () => {
  const styles = filesIn('playground', '.css');
  expect(styles.length).toBeGreaterThan(4);
  for (const file of styles) expect(read(file), file).not.toMatch(/\[(aria-label|title)\b/);
});

test('the library is imported by its entry points, but for what boards share with the page', () => {
  const isShared = (path: string) => /^src\/(engine\/board|[\w-]+\/board\/words)\//.test(path);
  for (const file of FILES) {
    const inside = importsOf(file).filter((path) => path.startsWith('src/') && !isShared(path));
    expect(inside, file).toEqual([]);
  }
});

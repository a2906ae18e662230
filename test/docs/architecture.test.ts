/** docs/architecture.md says which folder imports which, and the code follows it. */
import { describe, expect, test } from 'vitest';
import { filesIn, read, tableUnder } from './pages.js';

const PAGE = 'docs/architecture.md';

/** List the folders of src that the files of one import. */
function importsOf(folder: string): string[] {
  const found = filesIn(folder, '.ts').flatMap((file) =>
    [...read(file).matchAll(/from '(?:\.\.\/)+(\w+)\//g)].map(([, name = '']) => name),
  );
  return [...new Set(found)].sort();
}

describe('the folders', () => {
  const rows = tableUnder(PAGE, 'Folders');

  test.each(rows)('%s: %s', (folder, _, imports) => {
    const allowed = imports === 'nothing' ? [] : imports?.split(', ');
    expect(allowed).toEqual(expect.arrayContaining(importsOf(folder ?? '')));
  });

  test('import only folders further up, so that there is no circle', () => {
    const names = rows.map(([folder = '']) => folder.replace('src/', ''));
    for (const [index, [, , imports = '']] of rows.entries()) {
      const above = ['nothing', ...names.slice(0, index)];
      expect(above).toEqual(expect.arrayContaining(imports.split(', ')));
    }
  });
});

test('the folders of tests that the page lists exist', () => {
  const folders = filesIn('test', '.ts').map((file) => file.split('/').slice(0, 2).join('/'));
  const listed = tableUnder(PAGE, 'Tests').map(([folder]) => folder);
  expect(folders).toEqual(expect.arrayContaining(listed));
});

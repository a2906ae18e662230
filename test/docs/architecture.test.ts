/** The folders import each other as docs/architecture.md says. */
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, read, tableUnder } from './pages.js';

const PAGE = 'docs/architecture.md';

const ROWS = tableUnder(PAGE, 'Folders');
const FOLDERS = ROWS.map(([folder = '']) => folder);

/** Find the innermost folder of the table that contains a file. */
function folderOf(file: string): string | undefined {
  const around = FOLDERS.filter((folder) => file.startsWith(`${folder}/`));
  return around.sort((one, other) => other.length - one.length)[0];
}

/** List the other folders of src that the files of one import. */
function importsOf(folder: string): string[] {
  const files = filesIn(folder, '.ts').filter((file) => folderOf(file) === folder);
  const found = files.flatMap((file) =>
    [...read(file).matchAll(/from '(\.\.?\/[^']+)'/g)].map(([, path = '']) =>
      posix.join(file, '..', path),
    ),
  );
  const inside = found.filter((path) => path.startsWith('src/'));
  const folders = inside.map((path) => (folderOf(path) ?? path).replace('src/', ''));
  return [...new Set(folders)].filter((name) => `src/${name}` !== folder).sort();
}

describe('the folders', () => {
  test.each(ROWS)('%s: %s', (folder, _, imports) => {
    const listed = imports === 'nothing' ? [] : imports?.split(', ');
    expect(listed).toEqual(importsOf(folder ?? ''));
  });

  test('import only folders further up, so that there are no cycles', () => {
    const names = FOLDERS.map((folder) => folder.replace('src/', ''));
    for (const [index, [, , imports = '']] of ROWS.entries()) {
      const above = ['nothing', ...names.slice(0, index)];
      expect(above).toEqual(expect.arrayContaining(imports.split(', ')));
    }
  });
});

test('the page of tests lists every folder of tests, and none that does not exist', () => {
  const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');
  const listed = tableUnder('docs/internals/tests.md', 'Tests').map(([folder]) => folder);
  const tests = filesIn('test', '.ts').filter((file) =>
    /\.(test|test-d|check|processes)\.ts$/.test(file),
  );
  expect(tests.map(folderOf).filter((folder) => !listed.includes(folder))).toEqual([]);
  const all = filesIn('test', '').map(folderOf);
  expect(all).toEqual(expect.arrayContaining(listed));
});

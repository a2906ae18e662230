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

/** List the files that each file imports at once, for values or types. */
function importsIn(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = ['.ts', '.tsx'].flatMap((ending) => filesIn(folder, ending));
  const byModule = new Map(files.map((file) => [file.replace(/\.tsx?$/, ''), file]));
  return new Map(
    files.map((file) => {
      const found = [...read(file).matchAll(/^(?:import|export|\}).* from '(\.\.?\/[^']+)\.js'/gm)];
      const modules = found.map(([, path = '']) => posix.join(file, '..', path));
      return [file, modules.flatMap((module) => byModule.get(module) ?? [])];
    }),
  );
}

/** Find a file that imports itself by way of others, and the way. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...way, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

test.each(['src', 'playground'])('no file of %s imports itself in a circle', (folder) => {
  const imports = importsIn(folder);
  expect([...imports.values()].flat().length).toBeGreaterThan(imports.size);
  expect(circleIn(imports)).toEqual([]);
});

test('the page of tests lists every folder of tests, and none that does not exist', () => {
  const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');
  const listed = tableUnder('docs/internals/tests.md', 'Folders').map(([folder]) => folder);
  const tests = filesIn('test', '.ts').filter((file) =>
    /\.(test|test-d|check|processes)\.ts$/.test(file),
  );
  expect(tests.map(folderOf).filter((folder) => !listed.includes(folder))).toEqual([]);
  const all = filesIn('test', '').map(folderOf);
  expect(all).toEqual(expect.arrayContaining(listed));
});

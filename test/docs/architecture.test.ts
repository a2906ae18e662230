/** The folders import each other as the list in docs/internals/architecture.md says. */
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { filesIn, read, tableUnder } from './pages.js';

/** The games: the folders of `src` with a file of their own name. */
const GAMES = filesIn('src', '.ts').flatMap((file) => {
  const [, game] = /^src\/([^/]+)\/\1\.ts$/.exec(file) ?? [];
  return game === undefined ? [] : [game];
});

/** The list of the page, line by line. */
const LINES =
  read('docs/internals/architecture.md')
    .split(/^```(?:text)?\n/m)[1]
    ?.trimEnd()
    .split('\n') ?? [];

/** The folders and files of each line, with `<game>` for a game. */
const PLACES = LINES.map((line) => {
  const [names = ''] = line.split(/ {2,}/);
  return names.split(' ').map((name) => `src/${name}`);
});

/** Folders at the top that belong to Azul. */
const OF_AZUL = LINES.flatMap((line) => /^(\w+) +Azul: /.exec(line)?.[1] ?? []);

/** The game that a file is part of, if it is of one. */
function gameOf(file: string): string | undefined {
  const [, folder = ''] = file.split('/');
  return OF_AZUL.includes(folder) ? 'azul' : GAMES.find((game) => game === folder);
}

/** The line of the list that has a file, from 0; -1 if there is none. */
function lineOf(file: string): number {
  const game = gameOf(file);
  const name = game === undefined ? file : file.replaceAll(`/${game}`, '/<game>');
  return PLACES.findIndex((names) =>
    names.some((place) => name === place || name.startsWith(`${place}/`)),
  );
}

const IMPORTS = importsIn('src', /(?:from|import\() ?'(\.\.?\/[^']+)\.js'/g);

/** Each file with each that it imports, at once or when it is needed. */
const PAIRS = [...IMPORTS].flatMap(([file, imported]) => imported.map((other) => [file, other]));

describe('the list of folders', () => {
  test('has every file of src, and nothing else', () => {
    const files = [...IMPORTS.keys()];
    expect(files.filter((file) => lineOf(file) < 0)).toEqual([]);
    const lines = new Set(files.map(lineOf));
    expect(PLACES.filter((_, line) => !lines.has(line))).toEqual([]);
  });

  test('is an order: what is imported is further up, or in the same folder', () => {
    const isAbove = ([file = '', other = '']: string[]) => {
      const [line, above] = [lineOf(file), lineOf(other)];
      return above < line || (above === line && !PLACES[line]?.includes(file));
    };
    expect(PAIRS.length).toBeGreaterThan(IMPORTS.size);
    expect(PAIRS.filter((pair) => !isAbove(pair))).toEqual([]);
  });

  test('neither the engine nor another game imports a game', () => {
    // Entry points list what games have.
    const inFolders = PAIRS.filter(([file = '']) => /^src\/(?!board\/)[^/]+\//.test(file));
    const isOwn = ([file = '', other = '']: string[]) =>
      [undefined, gameOf(file)].includes(gameOf(other));
    expect(inFolders.filter((pair) => !isOwn(pair))).toEqual([]);
  });

  test('nothing imports an entry point', () => {
    const paths = Object.keys(packageJson.exports).map((path) => path.replace(/^\.\/?/, ''));
    const entryPoints = paths.map((path) => `src/${path || 'index'}.ts`);
    expect(PAIRS.filter(([, other = '']) => entryPoints.includes(other))).toEqual([]);
  });
});

/** What is imported at once, for values or types. */
const AT_ONCE = /^(?:import|export|\}).* from '(\.\.?\/[^']+)\.js'/gm;

/** List the files that each file imports, by what their names stand in. */
function importsIn(folder: string, pattern: RegExp): ReadonlyMap<string, readonly string[]> {
  const files = ['.ts', '.tsx'].flatMap((ending) => filesIn(folder, ending));
  const byModule = new Map(files.map((file) => [file.replace(/\.tsx?$/, ''), file]));
  return new Map(
    files.map((file) => {
      const found = [...read(file).matchAll(pattern)];
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
  const imports = importsIn(folder, AT_ONCE);
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

/** What must be listed in more than one file is listed in all of them: games and entry points. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.js';
import { GROUPS } from '../../tools/website/guides.mjs';
import { filesIn, read } from '../docs/pages.js';

/** An entry point for one module system. */
interface Target {
  readonly types: string;
  readonly default: string;
}

// The shapes of these files are known.
const MANIFEST = JSON.parse(read('package.json')) as {
  readonly exports: Readonly<Record<string, { readonly import: Target; readonly require: Target }>>;
  readonly typesVersions: unknown;
};
const TYPEDOC = JSON.parse(read('typedoc.json')) as { readonly entryPoints: readonly string[] };

/** The entry points, which the build reads from package.json, by the names of their files. */
const ENTRY_POINTS = Object.keys(MANIFEST.exports)
  .filter((path) => path !== './package.json')
  .map((path) => (path === '.' ? 'index' : path.slice('./'.length)));

describe('the entry points', () => {
  test.each(ENTRY_POINTS)(
    '%s is a file, which package.json finds for both module systems',
    (name) => {
      expect(existsSync(`src/${name}.ts`)).toBe(true);
      expect(MANIFEST.exports[name === 'index' ? '.' : `./${name}`]).toEqual({
        import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
        require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
      });
    },
  );

  test('have their types in old versions of TypeScript', () => {
    // The second pattern is for the package itself: its `types`, and `azulejo/package.json`.
    expect(MANIFEST.typesVersions).toEqual({ '*': { '*': ['./dist/*.d.cts', './*'] } });
  });

  test('are all on the website, but the file of worker threads', () => {
    const expected = ENTRY_POINTS.filter((name) => !/-worker$/.test(name));
    expect(TYPEDOC.entryPoints).toEqual(expected.map((name) => `src/${name}.ts`));
  });
});

describe('the games', () => {
  const [{ name: first }, ...others] = GAMES;

  test('have a folder each', () => {
    const folders = filesIn('src', '.ts').map((file) => file.split('/')[1]);
    expect(folders).toEqual(expect.arrayContaining([first, ...others.map(({ name }) => name)]));
  });

  test.each(others)('$name has an entry point, and a group of pages on the website', ({ name }) => {
    expect(ENTRY_POINTS).toContain(name);
    const pages = filesIn('docs/games', '.md').filter((file) =>
      file.startsWith(`docs/games/${name}`),
    );
    const groups = GROUPS.map(({ files }) => files.filter((file) => pages.includes(file)).sort());
    expect(pages).not.toEqual([]);
    expect(groups).toContainEqual(pages.sort());
  });
});

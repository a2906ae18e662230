/** The build of the programs that `npm run runtimes` runs, in build/runtimes. */
import { readdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'tsup';
import { CORE_FOLDERS } from './core-folders.js';

// Files of earlier builds would run, too.
rmSync('build/runtimes', { recursive: true, force: true });

/** An entry point by its name, or by its file in the source. */
const ENTRY_POINT = /^(?:azulejo|.*\/src)(?:\/(\w+)(?:\.js)?)?$/;

/** Entry points are not bundled: the built ones are imported, as by users. */
const builtEntryPoints = {
  name: 'built-entry-points',
  setup(build: {
    onResolve(
      options: { filter: RegExp },
      resolve: (found: { path: string }) => { path: string; external: boolean },
    ): void;
  }): void {
    build.onResolve({ filter: ENTRY_POINT }, ({ path }) => ({
      path: `../../dist/${ENTRY_POINT.exec(path)?.[1] ?? 'index'}.js`,
      external: true,
    }));
  },
};

/** A test that compares with a file, which a page cannot read. */
const OF_A_FILE = 'issues-in-full.test.ts';

/** The tests of the core, each in its own file. */
const coreTests = CORE_FOLDERS.flatMap((folder) =>
  readdirSync(`test/${folder}`)
    .filter((file) => file.endsWith('.test.ts') && file !== OF_A_FILE)
    .map((file) => [`${folder}-${basename(file, '.test.ts')}`, `test/${folder}/${file}`]),
);

export default defineConfig([
  {
    entry: { run: 'test/runtimes/run.ts' },
    outDir: 'build/runtimes',
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    skipNodeModulesBundle: true,
    silent: true,
  },
  {
    entry: { check: 'test/runtimes/check.ts', print: 'test/runtimes/print.ts' },
    outDir: 'build/runtimes',
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    noExternal: [/.*/],
    esbuildPlugins: [builtEntryPoints],
    silent: true,
  },
  {
    entry: { suite: 'test/runtimes/browser/suite.ts', ...Object.fromEntries(coreTests) },
    outDir: 'build/runtimes/browser',
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    noExternal: [/.*/],
    esbuildOptions: (options) => {
      options.alias = { vitest: './test/runtimes/browser/vitest.ts' };
      // The package says of all its modules that they have no effect; the set-up of tests has one.
      options.ignoreAnnotations = true;
    },
    silent: true,
  },
]);

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import manifest from './package.json';
import { inlinePlugin } from './tools/compile/inline-plugin.js';
import { keepConstantsPlugin } from './tools/compile/keep-constants.js';
import { licencesPlugin } from './tools/compile/licences.js';
import { pureConstantsPlugin } from './tools/compile/pure-constants.js';
import { requireInModulesPlugin } from './tools/compile/require-in-modules.js';
import { stylesPlugin } from './tools/compile/styles.js';

// Not by tsup's own option: both parts are built at once, and one would remove what the other wrote.
rmSync('dist', { recursive: true, force: true });

/** The entry points, as package.json lists them: the file of each in `src`, by the name of what it becomes. */
const ENTRY_POINTS = Object.fromEntries(
  Object.keys(manifest.exports)
    .filter((path) => path !== './package.json')
    .map((path) => (path === '.' ? 'index' : path.slice('./'.length)))
    .map((name) => [name, `src/${name}.ts`]),
);

/** List the entry points, by their files of types, that export types which those of another one use. */
function typesUsedBy(name: string): readonly string[] {
  if (dirname(name) !== 'board') return ['./game', './agents'];
  const game = basename(name, '-editor');
  return ['../board', `../${game === 'azul' ? 'index' : game}`];
}

// The types are in the package once, in `dist/types`: programs of both kinds read them from there.
for (const name of Object.keys(ENTRY_POINTS)) {
  const types = `${dirname(name) === '.' ? '.' : '..'}/types/${name}.cjs`;
  mkdirSync(dirname(`dist/${name}`), { recursive: true });
  for (const kind of ['', 'c']) {
    // Programs whose own types are written down find a name for all that they infer.
    const used = typesUsedBy(name).map((each) => `import type {} from '${each}.${kind}js';\n`);
    writeFileSync(`dist/${name}.d.${kind}ts`, `${used.join('')}export * from '${types}';\n`);
  }
}

const shared: Options = {
  target: 'es2022',
  // The same program in a form that engines run faster: docs/internals/representation.md tells how much.
  esbuildPlugins: [inlinePlugin('src')],
  plugins: [keepConstantsPlugin()],
};

/** The views of boards are written as JSX. */
const JSX = { jsx: 'automatic', jsxImportSource: 'preact' } as const;

/** The same for their types; they alone use what browsers have. */
const TYPES_OF_PAGES = {
  jsx: 'react-jsx',
  jsxImportSource: 'preact',
  lib: ['es2023', 'dom', 'dom.iterable'],
};

const library: Options = {
  ...shared,
  esbuildPlugins: [...(shared.esbuildPlugins ?? []), stylesPlugin()],
  esbuildOptions: (options) => {
    Object.assign(options, JSX);
  },
  entry: ENTRY_POINTS,
  // One copy of each class for all entry points, whichever of them a program imports.
  splitting: true,
  // The core and rollouts in one file: engines know the functions of a file better than imports.
  inject: ['src/azul/api/azul.ts', 'src/azul/api/rollout.ts'],
  // Bundlers leave out what a program does not use.
  plugins: [
    ...(shared.plugins ?? []),
    pureConstantsPlugin(['simulation-worker.js', 'agent-worker.js']),
  ],
};

export default defineConfig([
  { ...library, format: ['esm'] },
  {
    ...library,
    format: ['cjs'],
    // CommonJS has no import.meta; the worker file is looked for beside this package's code.
    esbuildOptions: (options) => {
      Object.assign(options, JSX);
      options.define = { ...options.define, 'import.meta.url': 'commonJsUrl' };
      options.inject = [...(options.inject ?? []), 'tools/compile/commonjs-url.js'];
    },
    // The interface of Standard Schema is copied into the types, so that users install nothing.
    dts: {
      entry: Object.fromEntries(
        Object.entries(ENTRY_POINTS).map(([name, file]) => [`types/${name}`, file]),
      ),
      resolve: ['@standard-schema/spec'],
      compilerOptions: TYPES_OF_PAGES,
    },
  },
  {
    ...shared,
    // Loads commands and games when they are asked for.
    // It has one copy of each game, for its threads as well: states of another copy would be none of them.
    entry: {
      cli: 'src/cli.ts',
      'cli-worker': 'src/simulation-worker.ts',
      'self-play-worker': 'src/self-play-worker.ts',
      'ur-table-agent': 'src/ur-table-agent.ts',
    },
    format: ['esm'],
    platform: 'node',
    splitting: true,
    // Its module has variables without a value, which could hide constants; in CommonJS they are local to a function.
    esbuildOptions: (options) => {
      options.alias = {
        ...options.alias,
        fflate: createRequire(import.meta.url).resolve('fflate'),
      };
    },
    // What the command needs are development dependencies: they become part of its files, and people
    // who use the rules alone do not install them.
    esbuildPlugins: [
      ...(shared.esbuildPlugins ?? []),
      licencesPlugin('dist/third-party-licenses.txt', [
        'node_modules/preact',
        'node_modules/pure-rand',
      ]),
    ],
    plugins: [...(shared.plugins ?? []), requireInModulesPlugin()],
  },
]);

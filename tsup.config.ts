import { defineConfig, type Options } from 'tsup';
import { inlinePlugin } from './compile/inline-plugin.js';
import { keepConstantsPlugin } from './compile/keep-constants.js';

const shared: Options = {
  target: 'es2022',
  // The same program in a form that engines run faster: docs/internals/representation.md tells how much.
  esbuildPlugins: [inlinePlugin('src')],
  plugins: [keepConstantsPlugin()],
};

export default defineConfig([
  {
    ...shared,
    entry: {
      index: 'src/index.ts',
      agents: 'src/agents.ts',
      record: 'src/record.ts',
      render: 'src/render.ts',
    },
    format: ['esm', 'cjs'],
    // One copy of each class for all entry points, whichever of them a program imports.
    splitting: true,
    // The core and rollouts in one file: engines know the functions of a file better than imports.
    inject: ['src/index.ts', 'src/azul/api/rollout.ts'],
    // CommonJS has no place of its own; the worker file is looked for beside this package's code.
    shims: true,
    // The interface of Standard Schema is copied into the types, so that users install nothing.
    dts: { resolve: ['@standard-schema/spec'] },
    clean: true,
  },
  {
    ...shared,
    // Both load games when they are asked for: what they load are pieces that they share.
    entry: { cli: 'src/cli.ts', 'simulation-worker': 'src/simulation-worker.ts' },
    format: ['esm'],
    platform: 'node',
    splitting: true,
  },
]);

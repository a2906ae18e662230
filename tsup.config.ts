import { defineConfig } from 'tsup';

const shared = {
  target: 'es2022',
} as const;

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
    // The interface of Standard Schema is copied into the types, so that users install nothing.
    dts: { resolve: ['@standard-schema/spec'] },
    clean: true,
  },
  {
    ...shared,
    entry: { cli: 'src/cli/main.ts' },
    format: ['esm'],
    platform: 'node',
  },
]);

import { defineConfig } from 'tsup';

const shared = {
  target: 'es2022',
  // Constants are written into the code, where engines see them; names stay readable.
  esbuildOptions: (options: { minifySyntax?: boolean }) => {
    options.minifySyntax = true;
  },
} as const;

export default defineConfig([
  {
    ...shared,
    entry: { index: 'src/index.ts' },
    format: ['esm', 'cjs'],
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

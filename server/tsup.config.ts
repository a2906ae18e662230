import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { cli: 'server/src/cli.ts', server: 'server/src/server.ts' },
  outDir: 'server/dist',
  format: ['esm'],
  target: 'es2022',
  platform: 'node',
  splitting: true,
  clean: true,
  // Without the paths of the repository, by which the library would become part of it.
  tsconfig: 'server/tsconfig.build.json',
  skipNodeModulesBundle: true,
});

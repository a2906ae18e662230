import { defineConfig } from 'tsup';

/** The build of the page, which is part of the website. */
export default defineConfig({
  entry: { main: 'playground/main.ts', worker: 'playground/worker/worker.ts' },
  outDir: 'site/playground',
  publicDir: 'playground/public',
  tsconfig: 'playground/tsconfig.json',
  format: ['esm'],
  outExtension: () => ({ js: '.js' }),
  target: 'es2022',
  platform: 'browser',
  splitting: true,
  minify: true,
  noExternal: [/.*/],
});

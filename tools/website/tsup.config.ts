import { defineConfig } from 'tsup';

/** The build of the script of the front page. */
export default defineConfig({
  entry: { board: 'tools/website/board.ts' },
  outDir: 'site/assets',
  tsconfig: 'playground/tsconfig.json',
  format: ['iife'],
  outExtension: () => ({ js: '.js' }),
  target: 'es2022',
  platform: 'browser',
  minify: true,
  noExternal: [/.*/],
});

/** The build of the program that `npm run train` runs, in build/train.js. */
import { resolve } from 'node:path';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { train: resolve('train/train.ts') },
  outDir: 'build',
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  silent: true,
});

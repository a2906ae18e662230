/** The build of the programs that `npm run train`, `npm run puzzles` and `npm run puzzles:royal-ur` run, in build. */
import { resolve } from 'node:path';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    train: resolve('train/train.ts'),
    puzzles: resolve('train/puzzles.ts'),
    'royal-ur-puzzles': resolve('train/royal-ur/puzzles.ts'),
  },
  outDir: 'build',
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  silent: true,
});

/** The build of the programs for training, matches between builds, and puzzles of each game: in build. */
import { resolve } from 'node:path';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    train: resolve('tools/train/azul/train.ts'),
    policy: resolve('tools/train/azul/policy.ts'),
    'match-builds': resolve('tools/train/matches/match-builds.ts'),
    puzzles: resolve('tools/train/azul/puzzles.ts'),
    'royal-ur-puzzles': resolve('tools/train/royal-ur/puzzles.ts'),
    'tsuro-puzzles': resolve('tools/train/tsuro/puzzles.ts'),
    'cube-blokus-puzzles': resolve('tools/train/cube-blokus/puzzles.ts'),
  },
  outDir: 'build',
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  silent: true,
});

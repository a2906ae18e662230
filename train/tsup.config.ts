/** The build of the programs for training, matches between builds, and puzzles of each game: in build. */
import { resolve } from 'node:path';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    train: resolve('train/azul/train.ts'),
    policy: resolve('train/azul/policy.ts'),
    'match-builds': resolve('train/matches/match-builds.ts'),
    puzzles: resolve('train/azul/puzzles.ts'),
    'royal-ur-puzzles': resolve('train/royal-ur/puzzles.ts'),
    'tsuro-puzzles': resolve('train/tsuro/puzzles.ts'),
    'cube-blokus-puzzles': resolve('train/cube-blokus/puzzles.ts'),
  },
  outDir: 'build',
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  silent: true,
});

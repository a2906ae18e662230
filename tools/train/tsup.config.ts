/** The build of the programs for training, matches between builds, and puzzles of each game. */
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { programs: 'tools/train/programs.ts' },
  outDir: 'build/train',
  clean: true,
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  silent: true,
});

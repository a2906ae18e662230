import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { writePrecache } from './offline/precache.js';

const FOLDER = 'site/playground';

/** The style sheet of each game: they have its name, and are loaded with it. */
const STYLES = Object.fromEntries(
  readdirSync('playground/games').map((name) => [name, `playground/games/${name}/${name}.css`]),
);

/** The build of the page, which is part of the website. */
export default defineConfig({
  entry: {
    main: 'playground/main.tsx',
    worker: 'playground/shell/thinking/worker.ts',
    'cube-ratings': 'playground/games/cube-blokus/cube-ratings.ts',
    shell: 'playground/shell/shell.css',
    'service-worker': 'playground/offline/service-worker.ts',
    ...STYLES,
  },
  outDir: FOLDER,
  publicDir: 'playground/public',
  tsconfig: 'playground/tsconfig.json',
  format: ['esm'],
  outExtension: () => ({ js: '.js' }),
  target: 'es2022',
  platform: 'browser',
  clean: true,
  splitting: true,
  minify: true,
  // Links in style sheets lead to files of the public folder.
  external: [/\.svg$/],
  noExternal: [/^(?!.*\.svg$).*/],
  // All files are there by then.
  onSuccess: async () => writePrecache(FOLDER),
});

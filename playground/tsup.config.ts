import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { build, defineConfig, type Options } from 'tsup';
import { stylesPlugin } from '../tools/compile/styles.js';
import { writePrecache } from './offline/precache.js';

const FOLDER = 'site/playground';

/** The style sheets of the games: that with the game's name is loaded with it. */
const STYLES = readdirSync('playground/games', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => `playground/games/${path}`);

/** What all bundles of the page have in common. */
const COMMON: Options = {
  outDir: FOLDER,
  tsconfig: 'playground/tsconfig.json',
  format: ['esm'],
  outExtension: () => ({ js: '.js' }),
  target: 'es2022',
  platform: 'browser',
  splitting: true,
  minify: true,
  // Boards bring their styles with them.
  esbuildPlugins: [stylesPlugin()],
};

/** Data that is loaded only where it is needed, each file a bundle of its own. */
const DATA: Options = {
  ...COMMON,
  config: false,
  silent: true,
  entry: { 'puzzle-data': 'playground/games/azul/puzzle-data.ts' },
  noExternal: [/.*/],
};

/** The build of the page, which is part of the website. */
export default defineConfig({
  ...COMMON,
  entry: {
    main: 'playground/main.tsx',
    worker: 'playground/shell/thinking/worker.ts',
    'cube-ratings': 'playground/games/cube-blokus/cube-ratings.ts',
    shell: 'playground/shell/shell.css',
    'service-worker': 'playground/offline/service-worker.ts',
    ...Object.fromEntries(STYLES.map((path) => [basename(path, '.css'), path])),
  },
  publicDir: 'playground/public',
  clean: true,
  // Links in style sheets lead to files of the public folder.
  external: [/\.svg$/, /\/puzzle-data\.js$/],
  noExternal: [/^(?!.*(\.svg|\/puzzle-data\.js)$).*/],
  onSuccess: async () => {
    await build(DATA);
    // All files are there by then.
    writePrecache(FOLDER);
  },
});

import { cpSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
// rolldown: it puts what is small into one chunk, where esbuild makes one for each set of users; the page is a tenth smaller.
import { defineConfig, type Plugin, type RolldownOptions } from 'rolldown';
import { MARK, styleText, writeStyles } from '../tools/compile/styles.js';
import { writePrecache } from './offline/precache.js';

const FOLDER = 'site/playground';

/** The style sheets: that of the shell, that of the study tools, that of the font, that of rooms, and those of games, each loaded when it is needed. */
const STYLES = readdirSync('playground', { recursive: true, encoding: 'utf8' })
  .filter((path) =>
    /(?:^|\/)(?:shell\/(?:shell|study|font)|online\/room|games\/[\w-]+\/[\w-]+)\.css$/.test(path),
  )
  .map((path) => join('playground', path));

/** Boards bring their styles with them, as text. */
const stylesAsText: Plugin = {
  name: 'styles-as-text',
  resolveId: (path, importer) =>
    path.endsWith('.css') && importer !== undefined
      ? `${resolve(dirname(importer), path)}${MARK}`
      : null,
  load: async (id) =>
    id.endsWith(`.css${MARK}`)
      ? `export default ${JSON.stringify(await styleText(id.slice(0, -MARK.length)))};`
      : null,
};

/** What the page does without, to load less at first: an agent that it does not offer, and the check of games, as all are ours. */
const WITHOUT: readonly (readonly [file: RegExp, code: string])[] = [
  [
    /azul[\\/]agents[\\/]minimax-agent\.ts$/,
    "export { searchAgent as minimaxAgent } from './search-agent.js';",
  ],
  [/engine[\\/]game[\\/]members\.ts$/, 'export const memberFault = () => undefined;'],
];

const without: Plugin = {
  name: 'without',
  load: (id) => WITHOUT.find(([file]) => file.test(id))?.[1] ?? null,
};

/** What all bundles of the page have in common. */
const COMMON = {
  platform: 'browser',
  tsconfig: 'playground/tsconfig.json',
  transform: { target: 'es2022' },
} satisfies RolldownOptions;

const OUTPUT = {
  dir: FOLDER,
  format: 'esm',
  minify: true,
  entryFileNames: '[name].js',
} satisfies RolldownOptions['output'];

/** What every game needs: one chunk in place of one for each set of games and workers. Azul needs no fields, and reads states itself. */
const SHARED =
  /[\\/](?:preact|pure-rand)[\\/]|[\\/]src[\\/](?:text(?![\\/]fields)|boundary|random|engine[\\/](?:game(?![\\/]read-state)|record|board[\\/](?!words)))[\\/]|[\\/]engine[\\/]board[\\/](?:arrow|drag|layer|position-state|score)\.tsx?$|[\\/]shell[\\/]model[\\/](?:check|editing|lines|match|outside|seats|setup)\.ts$|[\\/]shell[\\/]view[\\/]language\.ts$/;

/** The build of the page, which is part of the website. */
export default defineConfig([
  {
    ...COMMON,
    input: { 'service-worker': 'playground/offline/service-worker.ts' },
    output: OUTPUT,
    plugins: [
      {
        name: 'fresh-folder',
        buildStart: () => {
          rmSync(FOLDER, { recursive: true, force: true });
          cpSync('playground/public', FOLDER, { recursive: true });
        },
      },
    ],
  },
  {
    ...COMMON,
    input: {
      main: 'playground/main.tsx',
      worker: 'playground/shell/thinking/worker.ts',
      'cube-ratings': 'playground/games/cube-blokus/cube-ratings.ts',
    },
    output: {
      ...OUTPUT,
      chunkFileNames: '[name]-[hash].js',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: 'shared', test: SHARED }],
      },
    },
    plugins: [
      stylesAsText,
      without,
      {
        name: 'whole-page',
        // All files are there by then.
        closeBundle: async () => {
          await writeStyles(STYLES, (path) => join(FOLDER, basename(path)));
          writePrecache(FOLDER);
        },
      },
    ],
  },
]);

import { defineConfig } from 'tsup';

/** The build of the page, which is part of the website. */
export default defineConfig({
  entry: {
    main: 'playground/main.tsx',
    worker: 'playground/shell/thinking/worker.ts',
    shell: 'playground/shell/shell.css',
    azul: 'playground/games/azul/azul.css',
  },
  outDir: 'site/playground',
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
  noExternal: [/^(?!.*\.svg$)/],
});

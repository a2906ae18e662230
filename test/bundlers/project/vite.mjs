import { build, createLogger } from 'vite';

const warnings = [];
const warn = (message) => warnings.push(message);
const customLogger = { ...createLogger('silent'), warn, warnOnce: warn, error: warn };
const shared = { configFile: false, customLogger };

await build({
  ...shared,
  base: './',
  build: { outDir: 'out/page', rollupOptions: { input: 'page-with-worker.html' } },
  worker: { format: 'es' },
});
await build({
  ...shared,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'out/node',
    rollupOptions: { input: { node: 'node.js', 'simulation-worker': 'azulejo/simulation-worker' } },
  },
});
console.log(JSON.stringify(warnings));

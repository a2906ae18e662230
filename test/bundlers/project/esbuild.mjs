import { build } from 'esbuild';

const shared = { bundle: true, minify: true, logLevel: 'silent' };
const onNode = {
  ...shared,
  platform: 'node',
  entryPoints: ['node.js', 'azulejo/simulation-worker'],
};
const named = { 'simulation-worker': 'azulejo/simulation-worker' };
const results = await Promise.all([
  build({
    ...shared,
    format: 'esm',
    entryPoints: { page: 'page-thinking.js', 'agent-worker': 'azulejo/agent-worker' },
    outdir: 'out/esm-page',
  }),
  build({ ...shared, format: 'iife', entryPoints: ['page.js'], outdir: 'out/iife-page' }),
  build({
    ...onNode,
    entryPoints: { node: 'node.js', ...named },
    format: 'esm',
    outdir: 'out/esm-node',
  }),
  build({
    ...onNode,
    entryPoints: { node: 'node.js', ...named },
    ...{ format: 'cjs', outdir: 'out/cjs-node', outExtension: { '.js': '.cjs' } },
  }),
]);
console.log(JSON.stringify(results.flatMap(({ warnings }) => warnings.map(({ text }) => text))));

import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';

const warnings = [];
const shared = {
  plugins: [nodeResolve()],
  onLog: (_level, { message }) => warnings.push(message),
};

const page = await rollup({
  ...shared,
  input: { page: 'page-thinking.js', 'agent-worker': 'azulejo/agent-worker' },
});
await page.write({ dir: 'out/page', format: 'es' });
const node = await rollup({
  ...shared,
  input: { node: 'node.js', 'simulation-worker': 'azulejo/simulation-worker' },
});
await node.write({ dir: 'out/node', format: 'es' });
console.log(JSON.stringify(warnings));

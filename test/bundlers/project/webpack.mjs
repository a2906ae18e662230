import { resolve } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

const run = promisify(webpack);
// The page has nearly everything of the package: its size is no problem here.
const performance = { hints: false };
const { stats } = await run([
  {
    mode: 'production',
    target: 'web',
    performance,
    entry: './page-with-worker.js',
    output: { path: resolve('out/page') },
  },
  {
    mode: 'production',
    target: 'node20',
    performance,
    entry: { node: './node.js', 'simulation-worker': 'azulejo/simulation-worker' },
    output: { path: resolve('out/node'), filename: '[name].cjs' },
  },
]);
const problems = stats.flatMap(({ compilation: { warnings, errors } }) => [...warnings, ...errors]);
console.log(JSON.stringify(problems.map(String)));

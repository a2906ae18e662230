/**
 * Measure the built library in comparison with the yardstick: `node tools/bench/run.mjs [--json] [--save]`.
 */
import { parseArgs } from 'node:util';
import { saveBaseline } from './report/baseline.mjs';
import { reportOf } from './report/report.mjs';
import { measureAll } from './suite.mjs';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, save: { type: 'boolean' } } });
const run = await measureAll();
console.log(values.json ? JSON.stringify(run, undefined, 2) : reportOf(run));
if (values.save) saveBaseline(run);

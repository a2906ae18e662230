/**
 * Train the network that evaluates positions of Ur, and write it: `npm run train -- royal-ur --seed 1`.
 * docs/internals/luck.md explains how, and what came of it.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { completeRules } from '../../../src/engine/game/settings.js';
import { Networks } from '../../../src/royal-ur/evaluation/compact-table.js';
import { NETWORKS } from '../../../src/royal-ur/evaluation/network-texts.js';
import { firstPosition } from '../../../src/royal-ur/moves/moves.js';
import { SETTINGS } from '../../../src/royal-ur/state/vocabulary.js';
import { numberFrom } from '../options.js';
import { networkFile } from './network-file.js';
import { trainNetwork } from './train-network.js';

const FILE = 'src/royal-ur/agents/network-weights.ts';

const { values } = parseArgs({
  options: {
    units: { type: 'string', default: '24' },
    positions: { type: 'string', default: '4000000' },
    slips: { type: 'string', default: '0.15' },
    seed: { type: 'string', default: '1' },
    /** Where to write the network; what is printed goes to standard output. */
    out: { type: 'string', default: FILE },
  },
});

// Those of the compact table say nearly what perfect play comes to, but take more room and time.
const better = new Networks(NETWORKS);
const chanceToRoll = (own: number, other: number) => better.evaluate(own, other);

const network = trainNetwork(firstPosition(completeRules(SETTINGS, {})), chanceToRoll, {
  units: numberFrom(values, 'units', 1),
  positions: numberFrom(values, 'positions', 1),
  slips: numberFrom(values, 'slips', 0),
  seed: numberFrom(values, 'seed', 0),
  onProgress: (positions, error) =>
    console.log(`${positions} positions: off by ${error.toFixed(4)}`),
});
writeFileSync(values.out, networkFile(network));
console.log(`Wrote ${values.out}.`);

/**
 * Train the network that evaluates positions of Ur, and write it: `npm run train -- royal-ur --seed 1`.
 * docs/internals/luck.md explains how, and what came of it.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { completeRules } from '../../../src/engine/game/settings.js';
import { firstPosition } from '../../../src/royal-ur/moves/moves.js';
import { SETTINGS } from '../../../src/royal-ur/state/vocabulary.js';
import { numberFrom } from '../options.js';
import { networkFile } from './network-file.js';
import { trainNetwork } from './train-network.js';

const FILE = 'src/royal-ur/agents/network-weights.ts';

const { values } = parseArgs({
  options: {
    units: { type: 'string', default: '24' },
    positions: { type: 'string', default: '10000000' },
    slips: { type: 'string', default: '0.1' },
    seed: { type: 'string', default: '1' },
    /** Where to write the network; what is printed goes to standard output. */
    out: { type: 'string', default: FILE },
  },
});

const network = trainNetwork(firstPosition(completeRules(SETTINGS, {})), {
  units: numberFrom(values, 'units', 1),
  positions: numberFrom(values, 'positions', 1),
  slips: numberFrom(values, 'slips', 0),
  seed: numberFrom(values, 'seed', 0),
  onProgress: (positions, error) =>
    console.log(`${positions} positions: off by ${error.toFixed(4)}`),
});
writeFileSync(values.out, networkFile(network));
console.log(`Wrote ${values.out}.`);

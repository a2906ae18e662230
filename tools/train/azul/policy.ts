/**
 * Train the search's policy of Azul, and write its weights: `npm run train -- policy --games 40 --seed 1`.
 * docs/internals/policy.md explains how, and what came of it.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { numberFrom } from '../options.js';
import { policyFile } from './policy-file.js';
import { type PolicyTraining, trainPolicy } from './policy-training.js';
import { KINDS, tableOf } from './training.js';

const FILE = 'src/azul/agents/policy-weights.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    iterations: { type: 'string', default: '800' },
    slips: { type: 'string', default: '0.1' },
    seed: { type: 'string', default: '1' },
    /** Where to write the weights; what is printed goes to standard output. */
    out: { type: 'string', default: FILE },
  },
});

function textOf({ kind, choices, judgements }: PolicyTraining): string {
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const lines = judgements.map(
    ({ name, loss, first, third }) =>
      `  ${name}: cross-entropy ${loss.toFixed(3)}; first ${percent(first)}, among three ${percent(third)}`,
  );
  const title = `${kind.players} players, ${kind.mosaic}: ${choices} choices; judged by held-out games:`;
  return [title, ...lines].join('\n');
}

const options = {
  games: numberFrom(values, 'games', 2),
  iterations: numberFrom(values, 'iterations', 1),
  slips: numberFrom(values, 'slips', 0),
  seed: numberFrom(values, 'seed', 0),
};
const trained = KINDS.map((kind) => {
  const training = trainPolicy(kind, options);
  console.log(textOf(training));
  return training;
});
writeFileSync(values.out, policyFile(tableOf(trained)));
console.log(`Wrote ${values.out}.`);

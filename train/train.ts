/**
 * Train the search's evaluation of Azul, and write its weights: `npm run train -- --games 1000 --seed 1`.
 * docs/internals/training.md explains how, and what came of it.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { KINDS, type Training, tableOf, train } from './training.js';
import { weightsFile } from './weights-file.js';

const FILE = 'src/azul/agents/trained-weights.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    iterations: { type: 'string', default: '50' },
    slips: { type: 'string', default: '0.05' },
    seed: { type: 'string', default: '1' },
    /** Where to write the weights; what is printed goes to standard output. */
    out: { type: 'string', default: FILE },
  },
});

/** Read an option, above a number or equal to it. */
function numberFrom(name: 'games' | 'iterations' | 'slips' | 'seed', least: number): number {
  const number = Number(values[name]);
  if (number >= least) return number;
  throw new RangeError(`--${name}: found ${values[name]}, expected a number of ${least} or more.`);
}

function textOf({ kind, positions, judgements }: Training): string {
  const lines = judgements.map(({ name, explained, loss }) => {
    const parts = explained.map((part) => part.toFixed(3)).join(', ');
    return `  ${name}: R² ${parts} (early, middle, late); log loss ${loss.toFixed(4)}`;
  });
  const title = `${kind.players} players, ${kind.mosaic}: ${positions} positions; judged by held-out games:`;
  return [title, ...lines].join('\n');
}

const options = {
  games: numberFrom('games', 10),
  iterations: numberFrom('iterations', 1),
  slips: numberFrom('slips', 0),
  seed: numberFrom('seed', 0),
};
const trained = KINDS.map((kind) => {
  const training = train(kind, options);
  console.log(textOf(training));
  return training;
});
writeFileSync(values.out, weightsFile(tableOf(trained)));
console.log(`Wrote ${values.out}.`);

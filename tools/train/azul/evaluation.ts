/**
 * Train the search's evaluation of Azul, and write its weights: `npm run train -- evaluation --games 3000 --seed 1`.
 * docs/internals/training.md explains how, and what came of it.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { numberFrom } from '../options.js';
import { countFills, type Fills } from './fills.js';
import { KINDS, type Training, tableOf, train } from './training.js';
import { weightsFile } from './weights-file.js';

const FILE = 'src/azul/agents/trained-weights.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3000' },
    iterations: { type: 'string', default: '50' },
    slips: { type: 'string', default: '0.05' },
    seed: { type: 'string', default: '1' },
    /** Where to write the weights; what is printed goes to standard output. */
    out: { type: 'string', default: FILE },
  },
});

function textOf({ kind, positions, judgements, meanErrors }: Training): string {
  const lines = judgements.map(({ name, explained, loss }) => {
    const parts = explained.map((part) => part.toFixed(3)).join(', ');
    return `  ${name}: R² ${parts} (early, middle, late); log loss ${loss.toFixed(4)}`;
  });
  const title = `${kind.players} players, ${kind.mosaic}: ${positions.length} positions; judged by held-out games:`;
  const errors = meanErrors.map((error) => error.toFixed(1)).join(', ');
  return [title, ...lines, `  mean final score: error ${errors} points`].join('\n');
}

function textOfFills({ rounds, empty, begun }: Fills): string {
  const [emptyRows, begunRows] = [empty, begun].map((numbers) =>
    numbers.map((number) => number.toFixed(2)).join(', '),
  );
  return `  ${rounds} rounds to come: empty rows ${emptyRows} times, from the top; begun rows ${begunRows}, by tiles lacking`;
}

const options = {
  games: numberFrom(values, 'games', 10),
  iterations: numberFrom(values, 'iterations', 1),
  slips: numberFrom(values, 'slips', 0),
  seed: numberFrom(values, 'seed', 0),
};
const trained = KINDS.map((kind) => {
  const training = train(kind, options);
  console.log(textOf(training));
  return training;
});
const fills = countFills(trained.flatMap(({ positions }) => positions));
console.log(
  ['How often storage rows are filled, in all games:', ...fills.map(textOfFills)].join('\n'),
);
writeFileSync(values.out, weightsFile(tableOf(trained)));
console.log(`Wrote ${values.out}.`);

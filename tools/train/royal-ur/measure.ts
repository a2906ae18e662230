/**
 * Measure evaluations of Ur against the table of all positions; docs/internals/royal-ur-solved.md has what came of it.
 *
 * - `npm run train -- royal-ur-reach --table ur7.table --reach ur7.reach` writes how often perfect play reaches each
 *   position before a roll.
 * - `npm run train -- royal-ur-regret --table ur7.table --reach ur7.reach --values FILE` says what is lost by the moves that
 *   the values in the file choose, which has a number for each place of the table.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { numberInFile, readHeader } from '../../../src/royal-ur/solve/table-file.js';
import { numberFrom } from '../options.js';
import { followGames } from './flow.js';
import { goThrough } from './parts-thread.js';
import { BOUNDS, Regrets } from './regret.js';
import { newValues, openTable, readValues, type SharedValues, writeValues } from './values-file.js';

const { values: options } = parseArgs({
  options: {
    table: { type: 'string', default: 'ur7.table' },
    tokens: { type: 'string', default: '7' },
    reach: { type: 'string', default: 'ur7.reach' },
    values: { type: 'string' },
    /** How many rolls ahead the values are looked at. */
    depth: { type: 'string', default: '2' },
    /** Where to write the largest regret of each position. */
    hard: { type: 'string' },
    /** Where to write the places whose values must be exact, so that no regret is of the bound or more. */
    known: { type: 'string' },
    bound: { type: 'string', default: '2' },
    threads: { type: 'string', default: '1' },
    /** Probabilities below this are not followed further. */
    least: { type: 'string', default: '1e-18' },
    /** Follow the games of the values against the table. */
    games: { type: 'boolean', default: false },
  },
});

const tokens = numberFrom(options, 'tokens', 1);
const threads = numberFrom(options, 'threads', 1);
const least = numberFrom(options, 'least', 0);
const numbering = numberInFile(tokens);
const settings = readHeader(openTable(options.table)).settings;
const table = readValues(options.table, numbering.length);

/** Follow the games of perfect play. */
function findReach(): void {
  const reach = newValues(numbering.length);
  let [done, rolls] = [0, 0];
  const wins = followGames({
    numbering,
    settings,
    policies: [table, table],
    begins: [1, 0],
    least,
    onPart: ({ index, start, size }, _, [own]) => {
      reach.set(own, start);
      for (const each of own) rolls += each;
      done += size;
      const percent = ((100 * done) / numbering.positions).toFixed(1);
      console.log(`Part ${index}: ${percent}% of the positions, ${rolls} rolls`);
    },
  });
  writeValues(options.reach, reach);
  console.log(`Games followed to the end: ${wins[0] + wins[1]}; rolls of a game: ${rolls}`);
}

function show(name: string, regrets: Regrets): void {
  const { reached, mean, most, mostReached, positions, plainSum } = regrets;
  const numbers = [reached.toFixed(4), mean.toFixed(6), mostReached.toFixed(3), most.toFixed(3)];
  console.log([name, ...numbers, (plainSum / positions).toFixed(6), positions].join(' | '));
}

/** Read the values, and look ahead. */
async function valuesAhead(path: string) {
  let values = readValues(path, numbering.length);
  for (let depth = numberFrom(options, 'depth', 1); depth > 1; depth--) {
    const ahead = newValues(numbering.length);
    await goThrough(tokens, settings, { kind: 'ahead', values, ahead }, threads);
    values = ahead;
  }
  return values;
}

/** Add up the regrets of all positions; return the places after moves that lose too much. */
async function addUp(
  values: SharedValues,
  reach: SharedValues,
  hard: SharedValues | undefined,
): Promise<readonly number[]> {
  const bound = options.known === undefined ? Number.POSITIVE_INFINITY : Number(options.bound);
  const pass = { kind: 'regret', values, table, reach, hard, bound } as const;
  const all = new Regrets(bound);
  const phases = new Map<string, Regrets>();
  for (const [phase, totals] of await goThrough(tokens, settings, pass, threads)) {
    all.addAll(totals);
    const regrets = phases.get(phase) ?? new Regrets(bound);
    regrets.addAll(totals);
    phases.set(phase, regrets);
  }
  console.log(
    'at home | rolls | mean regret | most, if reached | most | unweighted mean | positions',
  );
  for (const [phase, regrets] of [...phases].toSorted()) show(phase, regrets);
  show('all', all);
  for (const [index, bound] of BOUNDS.entries()) {
    const weight = (all.weights[index] as number) / all.reached;
    console.log(`${bound} or more: ${all.counts[index]}, ${weight.toExponential(3)} of the rolls`);
  }
  return all.misjudged;
}

/** Measure the values; where places are to be known, until those that are suffice. */
async function measure(path: string): Promise<void> {
  const values = await valuesAhead(path);
  const reach = readValues(options.reach, numbering.length);
  const hard = options.hard === undefined ? undefined : newValues(numbering.length);
  const known = new Set<number>();
  for (;;) {
    const misjudged = await addUp(values, reach, hard);
    if (misjudged.length === 0) break;
    for (const place of misjudged) {
      values[place] = table[place] as number;
      known.add(place);
    }
  }
  if (options.known !== undefined) writeFileSync(options.known, [...known, ''].join('\n'));
  if (options.hard !== undefined && hard !== undefined) writeValues(options.hard, hard);
}

/** Follow the games of the values against the table, each beginning half of them. */
async function followValues(path: string): Promise<void> {
  const values = await valuesAhead(path);
  const regrets = new Regrets();
  const wins = followGames({
    numbering,
    settings,
    policies: [values, table],
    begins: [0.5, 0.5],
    least,
    onPart: ({ start }, walk, [own]) => {
      walk.forEachPosition((position) => {
        const weight = own[position.place - start] as number;
        if (weight > 0) regrets.addPosition(walk, position, table, values, weight);
      });
    },
  });
  console.log(`Wins against perfect play: ${wins[0]}, losses ${wins[1]}`);
  show('its own rolls', regrets);
}

if (options.values === undefined) findReach();
else if (options.games) await followValues(options.values);
else await measure(options.values);

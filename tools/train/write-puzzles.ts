/** What the programs that find puzzles have in common: their options, and where they write. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { numberFrom } from './options.js';

/** How the puzzles of a game are found and written. */
interface PuzzleProgram<Found> {
  /** How many puzzles to find, unless the options say otherwise. */
  readonly count: number;
  /** Where to write them, unless the options say otherwise. */
  readonly file: string;
  readonly find: (count: number, seed: number) => readonly Found[] | Promise<readonly Found[]>;
  /** Write the source text of puzzles. */
  readonly textOf: (found: readonly Found[]) => string;
}

/** Find the puzzles that the command line asks for, and write them. */
export async function writePuzzles<Found>(program: PuzzleProgram<Found>): Promise<void> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: `${program.count}` },
      seed: { type: 'string', default: '1' },
      /** Where to write the puzzles. */
      out: { type: 'string', default: program.file },
    },
  });
  const found = await program.find(numberFrom(values, 'count', 1), numberFrom(values, 'seed', 0));
  writeFileSync(values.out, program.textOf(found));
  console.log(`Wrote ${found.length} puzzles to ${values.out}.`);
}

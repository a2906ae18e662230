/** How often storage rows are filled by the end of the game: the numbers that fill-chances.ts has. */
import { Rule } from '../../../src/state/layout.js';
import type { Position } from './positions.js';

/** Numbers of rounds to come; a game with five is too rare to count. */
const ROUNDS = [1, 2, 3, 4] as const;

/** How often rows are filled, when so many rounds are to come. */
export interface Fills {
  readonly rounds: number;
  /** How often a row that is empty is filled, by row: means. */
  readonly empty: readonly number[];
  /** How likely a row with tiles is filled, by the number of tiles that it lacks, from 1 to 4. */
  readonly begun: readonly number[];
}

/** A storage row in a position. */
interface StoredRow {
  readonly row: number;
  readonly tiles: number;
  /** How often it is filled until the end of the game. */
  readonly fills: number;
}

function rowsOf({ stored, fills }: Position): StoredRow[] {
  return stored.flatMap((rows, player) =>
    rows.map((tiles, row) => ({ row, tiles, fills: fills[player]?.[row] ?? 0 })),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

function fillsIn(rounds: number, positions: readonly Position[]): Fills {
  const rows = positions.filter((position) => position.rounds === rounds).flatMap(rowsOf);
  const empty = Array.from({ length: Rule.Size }, (_, row) =>
    rows.filter(({ row: index, tiles }) => index === row && tiles === 0),
  );
  const begun = Array.from({ length: Rule.Size - 1 }, (_, less) =>
    rows.filter(({ row, tiles }) => tiles > 0 && row - tiles === less),
  );
  return {
    rounds,
    empty: empty.map((found) => mean(found.map(({ fills }) => fills))),
    begun: begun.map((found) => mean(found.map(({ fills }) => Math.min(1, fills)))),
  };
}

/** Count how often rows are filled, by the number of rounds to come. */
export function countFills(positions: readonly Position[]): readonly Fills[] {
  return ROUNDS.map((rounds) => fillsIn(rounds, positions));
}

/**
 * The numbering of the positions of a table: of a player who is to roll, and the other.
 *
 * @packageDocumentation
 */
import { Step } from '../state/path.js';
import { countSteps, homeOf, sideOf } from '../state/side.js';

/** A numbering of all pairs of sides. */
export interface Numbering {
  /** Every side, by its number. */
  readonly sides: readonly number[];
  /** Return the number of a side; `undefined` for a side of other tokens. */
  numberOf(side: number): number | undefined;
}

/** List all sides of a number of tokens, those with more tokens at home first. */
function sidesOf(tokens: number): number[] {
  const sides: number[] = [];
  for (let squares = 0; squares < 1 << (Step.Last + 1); squares += 2) {
    for (let rest = tokens - countSteps(squares); rest >= 0; rest--) {
      sides.push(sideOf(tokens - countSteps(squares) - rest, squares, rest));
    }
  }
  return sides.sort((one, other) => homeOf(other) - homeOf(one));
}

/** Number the sides of a number of tokens. */
export function numberSides(tokens: number): Numbering {
  const sides = sidesOf(tokens);
  const numbers = new Map(sides.map((side, number) => [side, number]));
  return { sides, numberOf: (side) => numbers.get(side) };
}

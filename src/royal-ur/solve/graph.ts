/**
 * Where the rolls and moves of positions lead, as flat lists of numbers.
 *
 * @packageDocumentation
 */
import { legalSources } from '../moves/legal.js';
import { move, roll } from '../moves/play.js';
import { HIGHEST_ROLL, StepBits } from '../state/path.js';
import { isMoveDue, type Position, Wait } from '../state/position.js';
import { homeOf, isAllHome, progressOf, squaresOf, stepsOf } from '../state/side.js';
import type { Numbering } from './numbering.js';

/** Positions that lead to each other, and where all their rolls and moves lead. */
export interface Graph {
  /** The numbers of the positions, those nearer to the end first. */
  readonly positions: Int32Array;
  /** How many choices each roll of each position has, 0 to 4 in turn: a pass is one. */
  readonly counts: Uint8Array;
  /**
   * The choices: the number of the next position if the same player rolls again, and its bitwise
   * complement if the other one does.
   */
  readonly choices: Int32Array;
}

/** Return the number of the position of two sides. */
export function pairNumber({ sides }: Numbering, own: number, other: number): number {
  return own * sides.length + other;
}

/** List the pairs of sides, by number, with so many tokens at home, in which the game is not over. */
function pairsWith({ sides }: Numbering, home: number, otherHome: number): [number, number][] {
  const withHome = (count: number) =>
    [...sides.keys()].filter((number) => {
      const side = sides[number] ?? 0;
      return homeOf(side) === count && !isAllHome(side);
    });
  const others = withHome(otherHome);
  return withHome(home).flatMap((own) =>
    others
      .filter((other) => {
        const both = squaresOf(sides[own] ?? 0) & squaresOf(sides[other] ?? 0);
        return (both & StepBits.Shared) === 0;
      })
      .map((other): [number, number] => [own, other]),
  );
}

/** Make the graph of the positions in which one player has so many tokens at home, and the other so many. */
export function graphOf(
  numbering: Numbering,
  settings: number,
  home: number,
  otherHome: number,
): Graph {
  const { sides } = numbering;
  const sideOf = (number: number) => sides[number] ?? 0;
  const pairs = pairsWith(numbering, home, otherHome);
  if (home !== otherHome) pairs.push(...pairsWith(numbering, otherHome, home));
  const progress = ([own, other]: [number, number]) =>
    progressOf(sideOf(own)) + progressOf(sideOf(other));
  pairs.sort((one, other) => progress(other) - progress(one));
  const counts = new Uint8Array(pairs.length * (HIGHEST_ROLL + 1));
  const choices: number[] = [];
  const numberOf = ({ turn, light, dark }: Position) => {
    const [own, other] = turn === 0 ? [light, dark] : [dark, light];
    // Moves keep the number of tokens, so that every side has a number.
    const number = pairNumber(
      numbering,
      numbering.numberOf(own) ?? 0,
      numbering.numberOf(other) ?? 0,
    );
    return turn === 0 ? number : ~number;
  };
  pairs.forEach(([own, other], index) => {
    const due = { settings, turn: 0, waits: Wait.Roll, light: sideOf(own), dark: sideOf(other) };
    for (let number = 0; number <= HIGHEST_ROLL; number++) {
      const after = roll(due, number);
      const next = isMoveDue(after)
        ? stepsOf(legalSources(after)).map((from) => move(after, from))
        : [after];
      counts[index * (HIGHEST_ROLL + 1) + number] = next.length;
      for (const position of next) choices.push(numberOf(position));
    }
  });
  const positions = Int32Array.from(pairs, ([own, other]) => pairNumber(numbering, own, other));
  return { positions, counts, choices: Int32Array.from(choices) };
}

/**
 * All positions with few tokens: their numbers, what follows from each, and the table of a solved game.
 *
 * @packageDocumentation
 */

import { writeRules } from '../../engine/game/settings.js';
import { type GameState, positionOf, rulesOf } from '../api/game-state.js';
import { moveNumber, notationOf } from '../codec/notation.js';
import { violations } from '../codec/validity.js';
import { legalSources, move, roll } from '../moves/moves.js';
import {
  countSteps,
  HIGHEST_ROLL,
  homeOf,
  isAllHome,
  isMoveDue,
  type Position,
  progressOf,
  Step,
  StepBits,
  sideOf,
  squaresOf,
  stepsOf,
  Wait,
} from '../state/position.js';
import { type Move, type Rules, SETTINGS, settingsOf } from '../state/vocabulary.js';

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

/** A move and the exact chance that it leaves. */
export interface MoveChance {
  /** The move. */
  readonly move: Move;
  /** The chance of the player who makes it to win under best play of both, from 0 to 1. */
  readonly wins: number;
}

/** What is known of every position of a game with few tokens. */
export interface Table {
  /** The rules of the solved game. */
  readonly rules: Rules;
  /**
   * Return the chance of the player whose turn it is to win under best play of both; 1 once the game is
   * over, as it is the winner's turn then.
   *
   * @param state - a state of any phase, with the rules of the table
   * @throws RangeError for a state with other rules, and for one that is not valid
   */
  chance(state: GameState): number;
  /**
   * List the legal moves with their chances, the best first; those of the same chance as `legalMoves` has
   * them. It is empty where no move is due.
   *
   * @param state - a state of any phase, with the rules of the table
   * @throws RangeError for a state with other rules, and for one that is not valid
   */
  analyse(state: GameState): MoveChance[];
}

/** Make a table of the chances of all pairs of sides with a roll due. */
export function tableOf(rules: Rules, numbering: Numbering, chances: Float64Array): Table {
  const settings = settingsOf(rules);
  const chanceAfter = (position: Position, from: number): number => {
    const after = move(position, from);
    const chance = chanceIn(after);
    return after.turn === position.turn ? chance : 1 - chance;
  };
  const chanceIn = (position: Position): number => {
    if (position.waits === Wait.Nothing) return 1;
    if (isMoveDue(position)) {
      return Math.max(
        ...stepsOf(legalSources(position)).map((from) => chanceAfter(position, from)),
      );
    }
    const { turn, light, dark } = position;
    const [own, other] = turn === 0 ? [light, dark] : [dark, light];
    // In a valid state each side has a number, and moves keep the number of tokens.
    const pair = pairNumber(
      numbering,
      numbering.numberOf(own) ?? 0,
      numbering.numberOf(other) ?? 0,
    );
    return chances[pair] as number;
  };
  const known = (state: GameState): Position => {
    const position = positionOf(state);
    if (position.settings !== settings) {
      const [found, expected] = [rulesOf(state), rules].map((each) => writeRules(SETTINGS, each));
      throw new RangeError(`State: found the rules ${found}, expected ${expected}.`);
    }
    const [violation] = violations(position, { shared: true, players: true });
    if (violation !== undefined) throw new RangeError(`State: ${violation.message}`);
    return position;
  };
  return Object.freeze({
    rules,
    chance: (state: GameState) => chanceIn(known(state)),
    analyse: (state: GameState) => {
      const position = known(state);
      const { turn, waits } = position;
      return stepsOf(legalSources(position))
        .map((from) => ({
          move: notationOf(moveNumber(turn, from, waits)),
          wins: chanceAfter(position, from),
        }))
        .sort((one, other) => other.wins - one.wins);
    },
  });
}

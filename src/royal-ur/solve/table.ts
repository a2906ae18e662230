/**
 * The table of a solved game.
 *
 * @packageDocumentation
 */

import { writeRules } from '../../engine/game/settings.js';
import { type GameState, positionOf, rulesOf } from '../api/game-state.js';
import { moveNumber, notationOf } from '../codec/notation.js';
import { violations } from '../codec/validity.js';
import { legalSources, move } from '../moves/moves.js';
import { isMoveDue, type Position, stepsOf, Wait } from '../state/position.js';
import { type Move, type Rules, SETTINGS, settingsOf } from '../state/vocabulary.js';
import type { Numbering, Part } from './numbering.js';
import type { Chances } from './part.js';

/** A move and the exact chance that it leaves. */
export interface MoveChance {
  /** The move. */
  readonly move: Move;
  /** The chance of the player who makes it to win under best play of both, from 0 to 1. */
  readonly wins: number;
}

/** What is known of every position of a solved game. */
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

/** Return how likely the player to roll is to win, by the sides of that player and of the other one. */
export type ChanceToRoll = (own: number, other: number) => number;

/**
 * Look up chances by the places of positions.
 *
 * @param chancesOf - returns the chances of a part
 */
export function chancesBy(numbering: Numbering, chancesOf: (part: Part) => Chances): ChanceToRoll {
  return (own, other) => {
    const part = numbering.partOf(own, other);
    // A valid position has a place, and moves lead to such.
    return chancesOf(part)[numbering.placeOf(own, other) - part.start] as number;
  };
}

/** Make a table. */
export function tableOf(rules: Rules, chanceToRoll: ChanceToRoll): Table {
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
    return turn === 0 ? chanceToRoll(light, dark) : chanceToRoll(dark, light);
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

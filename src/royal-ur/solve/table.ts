/** The table of a solved game. */

import { writeRules } from '../../engine/game/settings.js';
import { type GameState, positionOf, rulesOf } from '../api/game-state.js';
import { moveNumber, notationOf } from '../codec/notation.js';
import { violations } from '../codec/validity.js';
import { legalSources, move } from '../moves/moves.js';
import { isMoveDue, type Position, stepsOf, Wait } from '../state/position.js';
import { type Move, type Rules, SETTINGS, settingsOf } from '../state/vocabulary.js';
import type { Numbering, Part } from './numbering.js';
import type { Chances } from './part.js';

/** A move and its win share, as {@link Table.analyse} returns it. */
export interface MoveWinShare {
  /** The legal move, in 5 characters such as `A0004`. */
  readonly move: Move;
  /** The probability, from 0 to 1, that the player who makes the move wins if both play their best from then on. */
  readonly winShare: number;
}

/**
 * The win share of every position, which is the probability to win when both players play their best: exact from
 * {@link solve} and {@link readTable}, an estimate from {@link loadCompactTable}.
 */
export interface Table {
  /** The rules of the positions in the table, with a value for every setting. */
  readonly rules: Rules;
  /**
   * Return the win share of a state: the probability that the player whose turn it is wins if both play their best.
   *
   * @param state - a state of any phase, with the rules of the table
   * @returns from 0 to 1; 1 once the game is over, as it is the winner's turn then
   * @throws RangeError for a state with other rules, and for one that no game can reach; from {@link readTable},
   *   {@link TableError} if a part of the table that is read only now is damaged (`table.damaged`)
   */
  winShare(state: GameState): number;
  /**
   * List the legal moves with their win shares.
   *
   * @param state - a state of any phase, with the rules of the table
   * @returns the best move first, tied ones in the order of {@link legalMoves}; empty where no move is due
   * @throws RangeError for a state with other rules, and for one that no game can reach; from {@link readTable},
   *   {@link TableError} if a part of the table that is read only now is damaged (`table.damaged`)
   */
  analyse(state: GameState): MoveWinShare[];
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
    winShare: (state: GameState) => chanceIn(known(state)),
    analyse: (state: GameState) => {
      const position = known(state);
      const { turn, waits } = position;
      return stepsOf(legalSources(position))
        .map((from) => ({
          move: notationOf(moveNumber(turn, from, waits)),
          winShare: chanceAfter(position, from),
        }))
        .sort((one, other) => other.winShare - one.winShare);
    },
  });
}

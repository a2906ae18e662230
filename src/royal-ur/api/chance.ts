/** The first state, and rolls: the game's chance events. */

import type { DrawnEvent } from '../../engine/game/game.js';
import { completeRules, type NewGameOptions, newGameOptions } from '../../engine/game/settings.js';
import { checkedRng, type Rng, wrongNumber } from '../../random/rng.js';
import { IllegalChanceError } from '../../text/issue.js';
import type { RoyalUrIssue } from '../codec/issues.js';
import { readRoll, writeRoll } from '../codec/notation.js';
import { untimelyRoll } from '../codec/validity.js';
import { firstPosition, roll as rollOn } from '../moves/moves.js';
import { type Position, Wait } from '../state/position.js';
import { type Roll, type Rules, SETTINGS } from '../state/vocabulary.js';
import { type GameState, positionOf, stateOf } from './game-state.js';

/** The side that one of the four dice shows: 1 with a dot, 0 without. Part of {@link Dice}. */
export type Die = 0 | 1;

/** The four dice of a roll, each 1 with a dot or 0 without: the roll is their sum. {@link sampleDice} returns them. */
export type Dice = readonly [Die, Die, Die, Die];

/**
 * Start a game: all tokens in the hands, and a roll of player A is due.
 *
 * @param options - `rules`, those that differ from the defaults, which {@link Rules} has; `rng`, random numbers with
 *   which to roll until a player can move
 * @returns the state before the first roll; with `rng`, that before the first move
 * @throws TypeError if the options or the rules are not an object, an option or a setting is unknown, or `rng` is not a
 *   function; RangeError if a setting has an unknown value, a random number is not from 0 up to but not including 1, or
 *   the random numbers give nothing but rolls of 0
 *
 * @example
 * ```ts
 * encodeState(newGame()); // ['A-', 'A7PH0B7PH0']
 * newGame({ rules: { tokens: 5 }, rng: seededRng(1) }).phase; // 'move'
 * ```
 */
export function newGame(options?: NewGameOptions<Rules>): GameState {
  const { rules, rng } = newGameOptions(options);
  const start = rules === undefined ? USUAL_START : firstPosition(completeRules(SETTINGS, rules));
  return rng === undefined ? stateOf(start) : rollUntilMove(stateOf(start), rng);
}

/** Most rolls until there is a player to move: all numbers are the same where nobody can move for so long. */
const MOST_ROLLS = 1000;

/** Roll until there is a player to move: a roll without a legal move passes the turn. */
function rollUntilMove(start: GameState, rng: Rng): GameState {
  let state = start;
  for (let rolls = 0; positionOf(state).waits === Wait.Roll; rolls++) {
    if (rolls === MOST_ROLLS) {
      throw new RangeError(`Rng: found ${MOST_ROLLS} rolls of 0, expected numbers that differ.`);
    }
    state = applyChance(state, rng);
  }
  return state;
}

/** The first position by the usual rules. */
const USUAL_START: Position = /* @__PURE__ */ firstPosition(
  /* @__PURE__ */ completeRules(SETTINGS, undefined),
);

function throwDie(rng: Rng): Die {
  const number = rng();
  // A comparison with NaN is false. The sum has no branch: a processor guesses every second one wrong.
  if (typeof number === 'number' && number >= 0 && number < 1)
    return (1 - Math.trunc(2 * number)) as Die;
  throw wrongNumber(number);
}

/**
 * Throw the four dice.
 *
 * @param rng - random numbers from 0 up to but not including 1: one for each die, which shows a dot if it is below 0.5
 * @returns the four dice in the order in which they are drawn: 1 with a dot, 0 without
 * @throws RangeError if a random number is out of that range; TypeError if `rng` is not a function
 *
 * @example
 * ```ts
 * sampleDice(() => 0.3); // [1, 1, 1, 1]
 * ```
 */
export function sampleDice(rng: Rng): Dice {
  checkedRng(rng);
  return [throwDie(rng), throwDie(rng), throwDie(rng), throwDie(rng)];
}

/** Count the dots of four dice that are thrown. */
function throwDots(rng: Rng): number {
  return throwDie(rng) + throwDie(rng) + throwDie(rng) + throwDie(rng);
}

/**
 * Draw a roll, without applying it: 0 to 4 with the weights 1, 4, 6, 4 and 1.
 *
 * @param rng - random numbers from 0 up to but not including 1, with which the four dice are drawn as
 *   {@link sampleDice} draws them
 * @returns the roll, for {@link applyChance}
 * @throws RangeError if a random number is out of that range; TypeError if `rng` is not a function
 *
 * @example
 * ```ts
 * sampleChance(() => 0.7); // 'R0'
 * ```
 */
export function sampleChance(rng: Rng): Roll {
  return writeRoll(throwDots(checkedRng(rng)));
}

/**
 * Apply a roll. If no token can move, the turn passes at once; after a 0, the rules may let the player roll
 * again.
 *
 * @param state - a state of the phase `roll`
 * @param source - a {@link Roll}, `R0` to `R4` (any text is safe to pass, as it is checked), or a source of random
 *   numbers from 0 up to but not including 1, with which one is drawn
 * @returns the state of the phase `move` in which the roll waits, or of the phase `roll` if it passed
 * @throws {@link IllegalChanceError} if no roll is due (`roll.wrong-phase`), or there is no such roll
 *   (`roll.malformed`); RangeError if a random number is out of that range; TypeError if `state` is not a
 *   {@link GameState}
 *
 * @example
 * ```ts
 * applyChance(newGame(), 'R2').phase; // 'move'
 * applyChance(newGame(), 'R0').turn; // 'B'
 * ```
 */
export function applyChance(state: GameState, source: string | Rng): GameState {
  const position = positionOf(state);
  if (typeof source === 'function') return stateOf(rollOn(position, drawnFor(position, source)));
  const given = readRoll(source);
  if (typeof given !== 'number') throw new IllegalChanceError(given);
  if (position.waits !== Wait.Roll) throw untimely(position, given);
  return stateOf(rollOn(position, given));
}

/** Make the error of a roll where none is due. */
function untimely(position: Position, roll: number | undefined): IllegalChanceError {
  return new IllegalChanceError(untimelyRoll(position, roll));
}

/** Throw the dice for the roll that is due; throw an error where none is. */
function drawnFor(position: Position, rng: Rng): number {
  if (position.waits !== Wait.Roll) throw untimely(position, undefined);
  return throwDots(rng);
}

/** Draw a roll that is due, without applying it. */
export function sampleRoll(state: GameState, rng: Rng): Roll {
  return writeRoll(drawnFor(positionOf(state), checkedRng(rng)));
}

/** Draw a roll that is due, and apply it. */
export function drawRoll(state: GameState, rng: Rng): DrawnEvent<GameState, Roll> {
  const position = positionOf(state);
  const number = drawnFor(position, checkedRng(rng));
  return { event: writeRoll(number), state: stateOf(rollOn(position, number)) };
}

/**
 * Explain why a roll cannot be the next event of a state.
 *
 * @param state - any state
 * @param text - any value; only the notation of a {@link Roll} can be accepted
 * @returns `undefined` if {@link applyChance} accepts the roll; else the issue: `roll.malformed` for a value that is
 *   not a roll, `roll.wrong-phase` if no roll is due
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * explainChance(newGame(), 'R2'); // undefined
 * explainChance(newGame(), 'R5')?.code; // 'roll.malformed'
 * ```
 */
export function explainChance(state: GameState, text: unknown): RoyalUrIssue | undefined {
  const number = readRoll(text);
  const position = positionOf(state);
  if (typeof number !== 'number') return number;
  return position.waits === Wait.Roll ? undefined : untimelyRoll(position, number);
}

/** Whether an event is meant to be a roll: rolls begin with R, moves with a player. */
export function isRollEvent(event: unknown): event is Roll {
  return typeof event === 'string' && event.startsWith('R');
}

/**
 * Return whether a value is the notation of a {@link Roll}, `R0` to `R4`, whatever the state. {@link explainChance}
 * says whether a state accepts it.
 *
 * @param text - any value
 * @returns `true` if the value is written as a roll; its type is then narrowed to `Roll`
 *
 * @example
 * ```ts
 * isChance('R4'); // true
 * // There are four dice.
 * isChance('R5'); // false
 * ```
 */
export function isChance(text: unknown): text is Roll {
  return typeof readRoll(text) === 'number';
}

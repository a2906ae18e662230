/**
 * Games in a row: points are carried over, a training adapts its level, clocks are set and run down. Nothing here reads
 * a clock.
 */
import { indexIn, integerInRange, ownProperties, wrongType } from '../../boundary/values.js';
import { showValue } from '../../text/message.js';
import { type GameState, positionOf, stateOf } from '../api/game-state.js';
import { firstPosition } from '../moves/play.js';
import { HIGHEST_TOTAL, scoresOf } from '../state/position.js';
import {
  type Forfeit,
  LEVELS,
  type Level,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
} from '../state/vocabulary.js';

/**
 * Start the next game of a series, in which the points of all games are added up.
 *
 * @param state - a state, usually the last one of a game; of a game that is not over, the points so far count
 * @returns the first state of the next game, by the same rules, with each player's points of all games so far. Player A
 *   begins, or with the rule `rotateStart` the player after the one who began this game
 * @throws RangeError if the total of a player would be above 99,999; TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const next = nextGame(applyMove(newGame({ rules: { rotateStart: true } }), 'AFb2b3'));
 * next.turn; // 'B'
 * encodeState(next)[1]; // 'A2B0C0D0'
 * ```
 */
export function nextGame(state: GameState): GameState {
  const position = positionOf(state);
  const { rules, carried } = position;
  const totals = scoresOf(position).map((score, player) => score + (carried[player] ?? 0));
  const most = Math.max(...totals);
  if (most > HIGHEST_TOTAL) {
    throw new RangeError(`Total: found ${most}, expected 0 to ${HIGHEST_TOTAL}.`);
  }
  const after = PLAYER_IDS[PLAYER_IDS.indexOf(rules.first) + 1];
  const first = (rules.rotateStart ? after : undefined) ?? 'A';
  const next: Rules = Object.freeze({ ...rules, first });
  return stateOf(firstPosition(next, totals));
}

/** The number of equal results in a row that change the level. */
const STREAK = 3;

/**
 * A player's progress in a training: the level of the opponents, and the wins or losses in a row. Three wins in a row
 * lead to the next level, three losses to the one below; right after a promotion and in the first game, one win is
 * enough. Plain data: {@link newTraining} begins it, {@link nextTraining} continues it.
 */
export interface Training {
  /** The level of the opponents, 1 to 4. */
  readonly level: Level;
  /**
   * Wins in a row as a positive number, or losses in a row as a negative one, since the level changed: -2 to
   * 2.
   */
  readonly run: number;
  /** Whether a single win promotes: before the first game, and right after a promotion. */
  readonly isFresh: boolean;
  /** Whether the last game was won; `null` before the first. */
  readonly last: boolean | null;
  /** The number to show: `run`, but 0 when the last game ended a series (a loss after a win, or a win after a loss). */
  readonly shown: number;
}

/**
 * Begin a training: level 1, from which one win leads to the next.
 *
 * @returns the training before its first game: plain data for {@link nextTraining}
 *
 * @example
 * ```ts
 * newTraining(); // { level: 1, run: 0, isFresh: true, last: null, shown: 0 }
 * ```
 */
export function newTraining(): Training {
  return { level: 1, run: 0, isFresh: true, last: null, shown: 0 };
}

/** Return the training after a promotion or a demotion, to the next level if there is one. */
function atLevel(level: Level, step: 1 | -1, isFresh: boolean, last: boolean): Training {
  return { level: LEVELS[level - 1 + step] ?? level, run: 0, isFresh, last, shown: 0 };
}

/**
 * Continue a training after a game.
 *
 * A win right after a promotion, or in the first game, promotes at once. Otherwise the third win in a
 * row promotes, and the third loss in a row demotes.
 *
 * @param training - the training before the game, as {@link newTraining} and this function return it
 * @param won - whether the player was among the winners of the game
 * @returns the training after the game: plain data
 * @throws RangeError if `level` is not an integer from 1 to 4, or `run` not one from -2 to 2; TypeError if the training
 *   is not an object, `isFresh` or `won` is not a boolean, or `last` is neither a boolean nor `null`
 *
 * @example
 * ```ts
 * nextTraining(newTraining(), true).level; // 2
 * nextTraining(newTraining(), false).run; // -1
 * ```
 */
export function nextTraining(training: Training, won: boolean): Training {
  const { level, run, isFresh, last } = ownProperties('Training', training);
  integerInRange('Level', level, 1, LEVELS.length);
  integerInRange('Run', run, 1 - STREAK, STREAK - 1);
  if (typeof isFresh !== 'boolean') throw wrongType('Fresh', isFresh, 'true or false');
  if (typeof last !== 'boolean' && last !== null) {
    throw wrongType('Last', last, 'true, false or null');
  }
  if (typeof won !== 'boolean') throw wrongType('Won', won, 'true or false');
  if (won && isFresh) return atLevel(level, 1, true, won);
  const step = won ? 1 : -1;
  const next = run * step > 0 ? run + step : step;
  if (Math.abs(next) === STREAK) return atLevel(level, step, won, won);
  const isBroken = last !== null && last !== won && Math.abs(next) === 1;
  return {
    level,
    run: next,
    isFresh: false,
    last: won,
    shown: isBroken ? 0 : next,
  };
}

/**
 * The clocks of a game: the milliseconds that each player has left, 0 or more, by player; `null` for a player without a
 * time limit. Plain data. {@link newClocks} and {@link spendTime} return them.
 */
export type Clocks = { readonly [Player in PlayerId]: number | null };

/** The clocks after a player's thinking time, and the forfeit if time has run out. {@link spendTime} returns it. */
export interface SpentTime {
  /** The new clocks of all players. */
  readonly clocks: Clocks;
  /**
   * The player's forfeit, such as `A!`, if no time is left, to be applied with `applyAll` or {@link forfeit}; else
   * `null`.
   */
  readonly event: Forfeit | null;
}

/** The usual limit, and the shortest, in minutes. */
const USUAL_MINUTES = 15;
const SHORTEST_MINUTES = 3;
const MINUTE = 60_000;

/**
 * Make the clocks of a new game.
 *
 * @param minutes - each player's time for the whole game, 3 or more; 0 for no limit; 15 by default
 * @returns the clocks, with the same number of milliseconds for each player, or `null` for no limit: plain data
 * @throws RangeError if `minutes` is neither 0 nor a number of 3 or more
 *
 * @example
 * ```ts
 * newClocks().A; // 900000
 * newClocks(0).A; // null
 * ```
 */
export function newClocks(minutes = USUAL_MINUTES): Clocks {
  const isLongEnough = typeof minutes === 'number' && minutes >= SHORTEST_MINUTES;
  if (minutes !== 0 && !(isLongEnough && Number.isFinite(minutes * MINUTE))) {
    throw new RangeError(
      `Minutes: found ${showValue(minutes)}, expected a number of 3 or more, or 0 for no limit.`,
    );
  }
  const time = minutes === 0 ? null : minutes * MINUTE;
  return { A: time, B: time, C: time, D: time };
}

/** Return a time that is left; throw for what is none. */
function checkedTime(player: PlayerId, time: unknown): number | null {
  if (time === null || (typeof time === 'number' && Number.isFinite(time) && time >= 0))
    return time;
  throw new RangeError(
    `Clock of ${player}: found ${showValue(time)}, expected milliseconds, 0 or more, or null.`,
  );
}

/**
 * Subtract the time that a player has thought from the player's clock.
 *
 * @param clocks - the clocks before; they do not change
 * @param player - the player who has thought, `A` to `D`
 * @param milliseconds - the time that the player has thought, 0 or more
 * @returns the new clocks, and the player's forfeit if there is no time left, else `null`
 * @throws RangeError if there is no such player, `milliseconds` is not a number of 0 or more, or a clock is neither
 *   such a number nor `null`; TypeError if the clocks are not an object
 *
 * @example
 * ```ts
 * spendTime(newClocks(3), 'B', 60_000).clocks.B; // 120000
 * spendTime(newClocks(3), 'B', 180_000).event; // 'B!'
 * ```
 */
export function spendTime(clocks: Clocks, player: PlayerId, milliseconds: number): SpentTime {
  if (typeof clocks !== 'object' || clocks === null) throw wrongType('Clocks', clocks, 'an object');
  const own = ownProperties('Clocks', clocks);
  indexIn('Player', PLAYER_IDS, player);
  if (!(typeof milliseconds === 'number' && milliseconds >= 0)) {
    throw new RangeError(
      `Milliseconds: found ${showValue(milliseconds)}, expected a number of 0 or more.`,
    );
  }
  const [a, b, c, d] = PLAYER_IDS.map((each) => {
    const time = checkedTime(each, own[each]);
    return each === player && time !== null ? Math.max(time - milliseconds, 0) : time;
  });
  const spent: Clocks = { A: a ?? null, B: b ?? null, C: c ?? null, D: d ?? null };
  return { clocks: spent, event: spent[player] === 0 ? `${player}!` : null };
}

/**
 * Training: a series of games against a level that adapts to the player.
 *
 * @packageDocumentation
 */
import { ownProperties, wrongType } from '../../boundary/arguments.js';
import { integerInRange } from '../../boundary/number-in-range.js';
import { LEVELS, type Level } from '../state/vocabulary.js';

/** The number of equal results in a row that change the level. */
const STREAK = 3;

/** Where a training stands. Plain data. */
export interface Training {
  /** The level of the opponents, 1 to 4. */
  readonly level: Level;
  /** How many games in a row were won, above 0, or lost, below 0, since the level changed: -2 to 2. */
  readonly run: number;
  /** Whether the game before was a promotion, or there was none: then one win promotes. */
  readonly isFresh: boolean;
  /** Whether the last game was won; `null` before the first. */
  readonly last: boolean | null;
  /** The run as it is shown: 0 right after a streak was broken. */
  readonly shown: number;
}

/**
 * Begin a training: level 1, from which one win leads to the next.
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
 * Go on with a training after a game.
 *
 * A win right after a promotion, or in the first game, promotes at once. Otherwise the third win in a
 * row promotes, and the third loss in a row demotes.
 *
 * @param training - where it stood, as {@link newTraining} and this function return it
 * @param won - whether the player was among the winners of the game
 * @returns where it stands: plain data
 * @throws RangeError if the level is not 1 to 4, or the run not -2 to 2; TypeError if `isFresh`, `last` or
 * `won` is of another type
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

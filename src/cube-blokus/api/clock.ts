/**
 * Clocks: the time that each player has for a whole game. Nothing here reads a clock.
 *
 * @packageDocumentation
 */
import { ownProperties, wrongType } from '../../boundary/arguments.js';
import { indexIn } from '../../boundary/number-in-range.js';
import { showValue } from '../../text/message.js';
import { type Forfeit, PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';

/** The milliseconds that each player has left, 0 or more; `null` without a limit. Plain data. */
export type Clocks = { readonly [Player in PlayerId]: number | null };

/** Clocks after time was spent. */
export interface SpentTime {
  /** The clocks. */
  readonly clocks: Clocks;
  /** The player's forfeit, if there is no time left, for `applyAll`; `null` otherwise. */
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
 * @returns the clocks: plain data
 * @throws RangeError for another number of minutes
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
 * Take the time that a player thought off the player's clock.
 *
 * @param clocks - the clocks; they do not change
 * @param player - who thought
 * @param milliseconds - how long, 0 or more
 * @returns the new clocks, and the player's forfeit if there is no time left
 * @throws RangeError if there is no such player, or a time is not a number of 0 or more; TypeError if the
 * clocks are not an object
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

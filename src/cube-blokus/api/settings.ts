/**
 * The settings of the rules, and checks of arguments.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../boundary/freeze.js';
import {
  completeRules as complete,
  oneOf,
  type Setting,
  type Settings,
} from '../../engine/game/settings.js';
import { listChoices, showValue } from '../../text/message.js';
import type { RulesOptions } from '../codec/read-state.js';
import { SQUARES } from '../state/surface.js';
import {
  type Bonus,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
  type Square,
} from '../state/vocabulary.js';

/** The highest bonus. */
const HIGHEST_BONUS = 999;

/** Whether a value is a number of bonus points. */
function isBonusPoints(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= HIGHEST_BONUS;
}

/** Copy a bonus; `undefined` for what is none. A proxy or a getter can throw. */
function copyBonus(value: unknown): Bonus | undefined {
  try {
    const { all, allSingleLast } = { ...(value as Partial<Bonus> | null | undefined) };
    return isBonusPoints(all) && isBonusPoints(allSingleLast)
      ? Object.freeze({ all, allSingleLast })
      : undefined;
  } catch {
    return undefined;
  }
}

const USUAL_BONUS: Bonus = Object.freeze({ all: 0, allSingleLast: 20 });

const BONUS: Setting<Bonus> = {
  summary: 'points for placing all pieces, and if I1 was the last',
  usual: USUAL_BONUS,
  expected: 'two numbers from 0 to 999, such as 0,20',
  isValid: (value) => copyBonus(value) !== undefined,
  read: (text) => {
    const [all, allSingleLast] = /^(?:0|[1-9]\d{0,2}),(?:0|[1-9]\d{0,2})$/.test(text)
      ? text.split(',').map(Number)
      : [];
    return copyBonus({ all, allSingleLast });
  },
  write: ({ all, allSingleLast }) => `${all},${allSingleLast}`,
  freeze: (value) => copyBonus(value) ?? USUAL_BONUS,
};

/** The settings of the rules. */
export const SETTINGS: Settings<Rules> = /* @__PURE__ */ deepFreeze<Settings<Rules>>({
  bonus: BONUS,
  first: oneOf(PLAYER_IDS, 'the player who begins'),
  rotateStart: oneOf([false, true], 'whether the next game begins with the next player'),
});

/** Complete rules with the defaults; throw for unknown values, and for what cannot be rules. */
export function completeRules(given: RulesOptions | undefined): Rules {
  return complete(SETTINGS, given);
}

/** Return the number of a player; throw for one who does not exist. */
export function playerIndex(player: PlayerId): number {
  const index = PLAYER_IDS.indexOf(player);
  if (index >= 0) return index;
  throw new RangeError(`Player: found ${showValue(player)}, expected ${listChoices(PLAYER_IDS)}.`);
}

/** Return the number of a square; throw for one that does not exist. */
export function squareIndex(square: Square): number {
  const index = SQUARES.indexOf(square);
  if (index >= 0) return index;
  throw new RangeError(`Square: found ${showValue(square)}, expected a square, such as Ua1.`);
}

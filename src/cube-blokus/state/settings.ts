/** The settings of the rules, frozen with the game. */
import { oneOf, type Setting, type Settings } from '../../engine/game/settings.js';
import { type Bonus, PLAYER_IDS, type Rules } from './vocabulary.js';

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

/** The settings of the rules, frozen with the game. */
export const SETTINGS: Settings<Rules> = {
  bonus: BONUS,
  first: /* @__PURE__ */ oneOf(PLAYER_IDS, 'the player who begins'),
  rotateStart: /* @__PURE__ */ oneOf(
    [false, true],
    'whether the next game begins with the next player',
  ),
};

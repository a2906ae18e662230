/** The rules: their settings, and one frozen object for each combination of them. */
import { oneOf, type Settings } from '../../engine/game/settings.js';
import { ENDS, LEGALITIES, PLAYER_COUNTS, type Rules, SUPPLIES } from './vocabulary.js';

/** The settings of the rules, frozen with the game. */
export const SETTINGS: Settings<Rules> = {
  players: /* @__PURE__ */ oneOf(PLAYER_COUNTS, 'number of players'),
  supply: /* @__PURE__ */ oneOf(SUPPLIES, 'supply of tiles'),
  legality: /* @__PURE__ */ oneOf(LEGALITIES, 'legality of placements'),
  end: /* @__PURE__ */ oneOf(ENDS, 'end of the game'),
};

/** The rules that were asked for so far. */
const KNOWN = new Map<number, Rules>();

/** Return the one object that states with the same rules share. */
export function sharedRules({ players, supply, legality, end }: Rules): Rules {
  const number =
    ((players * SUPPLIES.length + SUPPLIES.indexOf(supply)) * LEGALITIES.length +
      LEGALITIES.indexOf(legality)) *
      ENDS.length +
    ENDS.indexOf(end);
  const known = KNOWN.get(number);
  if (known !== undefined) return known;
  const rules: Rules = Object.freeze({ players, supply, legality, end });
  KNOWN.set(number, rules);
  return rules;
}

/** Return a number of players that exists; `undefined` for any other number. */
export function playerCount(count: number): Rules['players'] | undefined {
  return PLAYER_COUNTS.find((each) => each === count);
}

/** The rules settings: which they are, and how a state holds them as one number. */
import { MOSAICS, member, type Rules, TILING_ORDERS } from './vocabulary.js';

/** The numbers of players that a game can have. */
export const PLAYER_COUNTS = [2, 3, 4] as const;

/** The values of each setting, the default first. */
const VALUES: { readonly [Name in keyof Rules]: readonly Rules[Name][] } = {
  players: PLAYER_COUNTS,
  mosaic: MOSAICS,
  tilingOrder: TILING_ORDERS,
};

/** The names of the settings, in their order. */
export const SETTING_NAMES = ['players', 'mosaic', 'tilingOrder'] as const;

/** Rules to play by; settings that are absent or undefined have their defaults. */
export type RulesOptions = { readonly [Name in keyof Rules]?: Rules[Name] | undefined };

/** A setting that has a value which does not exist. */
interface UnknownSetting {
  readonly name: keyof Rules;
  readonly found: unknown;
  readonly allowed: readonly (string | number)[];
}

/** Find the settings whose values do not exist. */
export function unknownSettings(rules: RulesOptions): readonly UnknownSetting[] {
  const unknown: UnknownSetting[] = [];
  for (const name of SETTING_NAMES) {
    const found = rules[name];
    const allowed: readonly (string | number)[] = VALUES[name];
    if (found !== undefined && !allowed.includes(found)) unknown.push({ name, found, allowed });
  }
  return unknown;
}

/** Encode settings as one number: two bits for mosaic and order, the players above them. */
export function settingsOf(
  { mosaic = MOSAICS[0], tilingOrder = TILING_ORDERS[0] }: RulesOptions,
  players: number,
): number {
  return (players << 2) | (MOSAICS.indexOf(mosaic) << 1) | TILING_ORDERS.indexOf(tilingOrder);
}

/** Settings numbers lie below this one. */
export const SETTINGS_END = 5 << 2;

/** Every rules object there is, so that states with the same settings share one. */
const RULES: readonly Rules[] = PLAYER_COUNTS.flatMap((players) =>
  MOSAICS.flatMap((mosaic) =>
    TILING_ORDERS.map((tilingOrder) => Object.freeze({ players, mosaic, tilingOrder })),
  ),
);

/** Decode settings. A lone board, which only an unchecked text can give, plays by two. */
export function rulesOf(settings: number): Rules {
  const index = settings - (PLAYER_COUNTS[0] << 2);
  // The table begins with two players; a lone board's settings are four numbers lower.
  return member(RULES, index < 0 ? index + 4 : index);
}

/** Whether every mosaic cell has its one colour. @inline */
export function isFixed(settings: number): boolean {
  return (settings & 2) !== 0;
}

/** Whether any full row may be tiled next. @inline */
export function isAnyOrder(settings: number): boolean {
  return (settings & 1) !== 0;
}

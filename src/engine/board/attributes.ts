import { listChoices, showValue } from '../../text/message.js';
import type { EncodedState, Game, GameTypes } from '../game/game.js';
import { completeRules, type RulesOptionsOf, settingsOf } from '../game/settings.js';

/** Return a text for any value: an object can be too deep for one. */
function textIn(value: unknown): string {
  return value === undefined || typeof value === 'object' ? '' : String(value);
}

/** Return the two strings of a state, from a list or from a text with a space between them; `undefined` for what has none. */
export function encodedIn(value: unknown): EncodedState | undefined {
  const strings = typeof value === 'string' ? value.trim().split(/\s+/) : value;
  if (!Array.isArray(strings)) return undefined;
  const [shared, players]: readonly unknown[] = strings;
  return [textIn(shared), textIn(players)];
}

/** Return the number that a text is, or what is given if it is none: that is checked as any other value. */
export function numberIn<Value>(given: Value): Value | number {
  if (typeof given !== 'string' || given.trim() === '') return given;
  const number = Number(given);
  return Number.isNaN(number) ? given : number;
}

/** Return the names in a text, or what is given if it is none. */
export function namesIn<Value>(given: Value): Value | string[] {
  return typeof given === 'string' ? given.split(',').map((name) => name.trim()) : given;
}

/**
 * Complete rules that are given, or written: `players=2 mosaic=fixed`.
 *
 * @throws RangeError if a setting or a value does not exist
 */
export function rulesIn<Types extends GameTypes>(
  game: Game<Types>,
  given: RulesOptionsOf<Types['rules']> | string | undefined,
): Types['rules'] {
  return completeRules(
    game.settings,
    typeof given === 'string' ? readSettings(game, given) : given,
  );
}

function readSettings<Types extends GameTypes>(
  game: Game<Types>,
  text: string,
): RulesOptionsOf<Types['rules']> {
  const known = new Map<string, { read(text: string): unknown; readonly expected: string }>(
    settingsOf(game.settings),
  );
  const words = text.trim() === '' ? [] : text.trim().split(/\s+/);
  const entries = words.map((word) => {
    const [name = '', value = ''] = word.split('=');
    const setting = known.get(name);
    const read = setting?.read(value);
    if (read !== undefined) return [name, read];
    const expected = setting?.expected ?? listChoices([...known.keys()]);
    throw new RangeError(`Rules: found ${showValue(word)}, expected ${expected}.`);
  });
  // Each setting has read its own value.
  return Object.fromEntries(entries) as RulesOptionsOf<Types['rules']>;
}

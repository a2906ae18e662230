/**
 * The first position of a game.
 *
 * @packageDocumentation
 */
import { type Position, Wait } from '../state/position.js';
import { settingsOf } from '../state/settings.js';
import { sideOf } from '../state/side.js';
import type { Rules } from '../state/vocabulary.js';

/** Return the position before the first roll: all tokens in the hands. */
export function firstPosition(rules: Rules): Position {
  const side = sideOf(rules.tokens, 0, 0);
  return { settings: settingsOf(rules), turn: 0, waits: Wait.Roll, light: side, dark: side };
}

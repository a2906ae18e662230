/**
 * Games that wait for their first deal: matches and their records begin with one.
 *
 * @packageDocumentation
 */

import { freshGame } from '../../moves/start.js';
import { settingsOf } from '../../state/rules.js';
import type { Rules } from '../../state/vocabulary.js';
import { type GameState, stateOf } from '../api/game-state.js';
import { newGame } from '../api/rounds.js';

/**
 * Complete the rules for a number of agents: as many play, where nothing else is said.
 *
 * @throws RangeError if a setting has a value that does not exist
 */
export function completeRules(agents: readonly unknown[], rules: Partial<Rules> = {}): Rules {
  // Whatever is no number of players is refused, as a new game knows which there are.
  const players = rules.players ?? (agents.length as Rules['players']);
  return newGame(() => 0, { ...rules, players }).rules;
}

/** Make a game that waits for its first deal; who begins is a number in turn order. */
export function freshState(rules: Rules, first: number): GameState {
  return stateOf(freshGame(settingsOf(rules, rules.players), first));
}

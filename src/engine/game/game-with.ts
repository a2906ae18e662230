/**
 * Putting a game together.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../boundary/freeze.js';
import type { AgentMakers } from './agent.js';
import { type Game, type GameTypes, OF_PACKAGE } from './game.js';

/** Add to a game's rules what knows them: the rules alone make smaller bundles. */
export function gameWith<Types extends GameTypes, Makers extends AgentMakers<Types>>(
  rules: Omit<Game<Types>, 'agents'>,
  extras: Pick<Game<Types, Makers>, 'agents' | 'tensors' | 'logActions'>,
): Game<Types, Makers> {
  // Not enumerable: a variant that spreads the game is not the one that threads would load.
  const module = { value: OF_PACKAGE, enumerable: false };
  return deepFreeze(Object.defineProperty({ ...rules, ...extras }, 'module', module));
}

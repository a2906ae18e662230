/**
 * What happens next.
 *
 * @packageDocumentation
 */
import { isDealDue, NOBODY, type Position } from '../state/position.js';
import type { Phase } from '../state/vocabulary.js';
import { isSetup } from './legal.js';

/** Return what happens next in a position. */
export function phaseIn(position: Position): Phase {
  if (position.turn === NOBODY) return 'game-over';
  if (isDealDue(position)) return 'deal';
  return isSetup(position) ? 'setup' : 'turn';
}

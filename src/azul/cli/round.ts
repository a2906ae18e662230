/**
 * Rounds: which one a step belongs to.
 *
 * @packageDocumentation
 */
import { type EventStep, isEvent, type Step } from '../../engine/cli/play/steps.js';
import type { AzulTypes } from '../api/azul.js';
import { firstRound } from '../api/round-number.js';

/** Return the number of the round that a step belongs to; of a deal that which it begins. */
export function roundOf({ first, after, chanceEvents }: Step<AzulTypes>): number {
  // The deal at the end of the last round begins none.
  const isOver = after.phase === 'game-over' && chanceEvents > 0;
  return firstRound(first) + chanceEvents - (isOver ? 1 : 0);
}

/** Whether a step is a deal at the end of a round, rather than the first of a game. */
export function endsRound(step: Step<AzulTypes>): step is EventStep<AzulTypes> {
  return isEvent(step) && step.kind === 'chance' && firstRound(step.first) + step.chanceEvents > 1;
}

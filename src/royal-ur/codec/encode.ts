/**
 * Writing the two strings of a state.
 *
 * @packageDocumentation
 */
import type { EncodedState } from '../../engine/game/game.js';
import type { Position } from '../state/position.js';
import { handOf, homeOf, squaresOf, stepsOf } from '../state/side.js';
import { PLAYER_IDS } from '../state/vocabulary.js';

/** The character for what a position waits for: a roll, one of the moves, nothing. */
const WAITS = '-1234#';

function writeSide(side: number): string {
  const steps = stepsOf(squaresOf(side)).map((step) => String(step).padStart(2, '0'));
  return `${handOf(side)}P${steps.join('')}H${homeOf(side)}`;
}

/** Write both strings. */
export function writePosition({ turn, waits, light, dark }: Position): EncodedState {
  const shared = `${PLAYER_IDS[turn]}${WAITS.charAt(waits)}`;
  return [shared, `A${writeSide(light)}B${writeSide(dark)}`];
}

/** Read the character for what a position waits for; negative if it is none. */
export function readWaits(character: string): number {
  return character === '' ? -1 : WAITS.indexOf(character);
}

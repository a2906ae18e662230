/**
 * The points that the pieces on a floor cost (rules: "Scoring").
 *
 * @packageDocumentation
 */
import { lookUp, Rule } from '../state/cells.js';

// Constants of the module: functions to inline read no other names.
const { min } = Math;

/** Points lost with 0 to 7 pieces on the floor. */
const PENALTIES = Uint8Array.of(0, 1, 2, 4, 6, 8, 11, 14);

/**
 * Tell what a number of floor pieces costs; more than a full floor costs as much as a full one.
 *
 * @inline
 */
export function penaltyOf(pieces: number): number {
  return lookUp(PENALTIES, min(pieces, Rule.FloorPlaces));
}

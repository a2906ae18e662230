/**
 * Places as people call them (desktop specification): rows, columns and holders count from 1, where
 * the notation counts from 0.
 *
 * @packageDocumentation
 */
import type { Source } from '../../state/vocabulary.js';

/** Count a row or a column from 1; the floor stays F. */
export function countFromOne(place: number | 'F'): string {
  return place === 'F' ? place : String(place + 1);
}

/** Count a row or a column from 0; the floor stays F. */
export function countFromZero(place: string): string {
  return place === 'F' ? place : String(Number(place) - 1);
}

/** Call a factory a holder, H1 to H9; the centre stays C. */
export function writeHolder(source: Source): string {
  return source === 'C' ? source : `H${source + 1}`;
}

/** Number a holder as the notation does; the centre stays C. */
export function readHolder(holder: string): string {
  return holder === 'C' ? holder : String(Number(holder.slice(1)) - 1);
}

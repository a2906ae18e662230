/**
 * The colours' names in plain words.
 *
 * @packageDocumentation
 */
import type { Colour } from './vocabulary.js';

/** The colours' names for people. */
export const COLOUR_NAMES: { readonly [Each in Colour]: string } = {
  a: 'blue',
  b: 'green',
  c: 'orange',
  d: 'purple',
  e: 'red',
};

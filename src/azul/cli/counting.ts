/**
 * Two ways to name moves and places: as the notation does, which counts from 0, and as people type
 * them, who count from 1.
 *
 * @packageDocumentation
 */
import type { Move } from '../../state/vocabulary.js';
import { writeHumanMove } from '../record/human-notation.js';
import { FROM_ONE, FROM_ZERO, type PlaceNames } from '../record/narration.js';

/** The names of moves and places. */
export interface Counting extends PlaceNames {
  /** Write a move. */
  move(move: Move): string;
}

/** Places counted from 0. */
export const NOTATION: Counting = {
  ...FROM_ZERO,
  move: (move) => move.padEnd(4),
};

/** Places counted from 1. */
export const PEOPLE: Counting = {
  ...FROM_ONE,
  move: (move) => writeHumanMove(move).padEnd(6),
};

/** Rewrite the message of an issue about a move, which counts from 0. */
export function rewriteFromOne(message: string): string {
  return message
    .replace(/\b(row|column) (\d)\b/g, (_, word, place) => `${word} ${Number(place) + 1}`)
    .replace(/\b([Ff])actory (\d)\b/g, (_, capital, place) => {
      return `${capital === 'F' ? 'H' : 'h'}older ${Number(place) + 1}`;
    })
    .replace(/\b[A-D](?:[0-8C][a-e]|[0-4])[0-4F]\b/g, (move) => writeHumanMove(move as Move));
}

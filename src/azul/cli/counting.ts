/**
 * Two ways to name moves and places: as the notation does, which counts from 0, and as people type
 * them, who count from 1.
 *
 * @packageDocumentation
 */

import type { Move, Source } from '../../state/vocabulary.js';
import { countFromOne, writeHolder, writeHumanMove } from '../record/human-notation.js';

/** The names of moves and places. */
export interface Counting {
  /** Write a move. */
  move(move: Move): string;
  /** Write the label of a source in a list of tiles. */
  label(source: Source): string;
  /** Name a source in a sentence. */
  source(source: Source): string;
  /** Number a row or a column. */
  place(place: number): string;
  /** Rewrite the message of an issue about a move, which counts from 0. */
  rewrite(message: string): string;
}

/** Places counted from 0. */
export const NOTATION: Counting = {
  move: (move) => move.padEnd(4),
  label: (source) => `${source}`,
  source: (source) => (source === 'C' ? 'the centre' : `factory ${source}`),
  place: (place) => `${place}`,
  rewrite: (message) => message,
};

/** Places counted from 1. */
export const PEOPLE: Counting = {
  move: (move) => writeHumanMove(move).padEnd(6),
  label: writeHolder,
  source: (source) => (source === 'C' ? 'the centre' : `holder ${source + 1}`),
  place: countFromOne,
  rewrite: (message) =>
    message
      .replace(/\b(row|column) (\d)\b/g, (_, word, place) => `${word} ${Number(place) + 1}`)
      .replace(/\b([Ff])actory (\d)\b/g, (_, capital, place) => {
        return `${capital === 'F' ? 'H' : 'h'}older ${Number(place) + 1}`;
      })
      .replace(/\b[A-D](?:[0-8C][a-e]|[0-4])[0-4F]\b/g, (move) => writeHumanMove(move as Move)),
};

/**
 * Two ways to call places: as the notation does, which counts from 0, and as people at a table do,
 * who count from 1 and type moves so.
 *
 * @packageDocumentation
 */

import type { Move, Source } from '../../state/vocabulary.js';
import { countFromOne, writeHolder } from '../record/counting.js';
import { writeHumanMove } from '../record/human-notation.js';

/** Call moves and places by their names. */
export interface Counting {
  /** Number of the first factory, row and column. */
  readonly countFrom: 0 | 1;
  /** Write a move. */
  move(move: Move): string;
  /** Name a source as it is labelled where tiles are listed. */
  label(source: Source): string;
  /** Name a source in a sentence. */
  source(source: Source): string;
  /** Number a row or a column. */
  place(place: number): string;
  /** Put the sentence of an issue about a move, which counts from 0, right. */
  sentence(message: string): string;
}

/** Count from 0. */
export const NOTATION: Counting = {
  countFrom: 0,
  move: (move) => move.padEnd(4),
  label: (source) => `${source}`,
  source: (source) => (source === 'C' ? 'the centre' : `factory ${source}`),
  place: (place) => `${place}`,
  sentence: (message) => message,
};

/** Count from 1. */
export const PEOPLE: Counting = {
  countFrom: 1,
  move: (move) => writeHumanMove(move).padEnd(6),
  label: writeHolder,
  source: (source) => (source === 'C' ? 'the centre' : `holder ${source + 1}`),
  place: countFromOne,
  sentence: (message) =>
    message
      .replace(/\b(row|column) (\d)\b/g, (_, word, place) => `${word} ${Number(place) + 1}`)
      .replace(/\b([Ff])actory (\d)\b/g, (_, capital, place) => {
        return `${capital === 'F' ? 'H' : 'h'}older ${Number(place) + 1}`;
      })
      .replace(/\b[A-D](?:[0-8C][a-e]|[0-4])[0-4F]\b/g, (move) => writeHumanMove(move as Move)),
};

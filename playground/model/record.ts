/** Saving and loading games as records. */
import { standings } from 'azulejo';
import { readRecord, replay, writeRecord } from 'azulejo/record';
import { type Game, positionOf } from './game.js';
import { tidyName } from './setup.js';

/** Longest record that is read. */
export const LONGEST_RECORD = 500_000;

/** Write the whole game, whichever position is shown. */
export function writeGame({ rules, names, seed, start, events, ...game }: Game): string {
  const last = positionOf({ rules, names, seed, start, events, ...game }, events.length);
  return writeRecord({
    game: 'azul',
    rules,
    names,
    seed,
    start,
    events,
    result:
      last.phase === 'game-over'
        ? { kind: 'finished', standings: standings(last) }
        : { kind: 'unfinished', reason: 'saved' },
  });
}

export type LoadedGame =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly reason: string };

/** Read a record and check all of its events; a finished game is shown from its beginning. */
export function readGame(text: string): LoadedGame {
  if (text.length > LONGEST_RECORD) return { ok: false, reason: 'The file is too long.' };
  const read = readRecord(text);
  if (!read.ok) return { ok: false, reason: read.issues[0]?.message ?? 'This is not a record.' };
  const { rules, names, seed = 1, start, events, result } = read.record;
  const replayed = replay(read.record);
  if (!replayed.ok) {
    return {
      ok: false,
      reason: replayed.issues[0]?.message ?? 'The game contains an illegal event.',
    };
  }
  const game: Game = {
    rules,
    names: names.map(tidyName),
    seats: names.map(() => 'human'),
    seed: Math.abs(seed) % 2 ** 32,
    start,
    events,
    cursor: result?.kind === 'finished' ? 0 : events.length,
  };
  return { ok: true, game };
}

/** Parts of the browser that are lost at any moment: nothing of a game goes with them, and nobody waits for ever. */
import { describe, expect, test, vi } from 'vitest';
import { knownSaved, MOST_SAVED, type SavedGame } from '../../playground/shell/model/saved.js';
import { FakeDatabases, wait } from './failing.js';
import { gamesAreSavedOrSaid, requestsAreAnsweredOrSaid, withFakes } from './failing-properties.js';

describe('whatever happens to the browser', () => {
  test('a game is saved whole after each move, or the person is told', () =>
    gamesAreSavedOrSaid(50));

  test('a worker answers, or the person is told', () => requestsAreAnsweredOrSaid(200));
});

/** A game that nobody has played. */
function unplayed(updated: number): SavedGame {
  const saved = { id: `g${updated}`, game: 'azul', record: '', updated, isPlayed: false };
  const known = knownSaved(saved);
  if (known === undefined) throw new Error('It is a saved game.');
  return known;
}

test('what is listed, or saved again, deletes no game; one that is new deletes as many as are too many', () =>
  withFakes(async () => {
    const databases = new FakeDatabases();
    vi.stubGlobal('indexedDB', databases);
    const all = Array.from({ length: MOST_SAVED + 20 }, (_, index) => unplayed(index));
    // A page of its own, without the connection of another test.
    vi.resetModules();
    const page = await import('../../playground/shell/storage/database.js');
    for (const game of all) databases.games.set(game.id, game);
    const doing = async <Value>(job: Promise<Value>): Promise<Value> => {
      const [value] = await Promise.all([job, wait()]);
      return value;
    };
    expect(await doing(page.listGames())).toHaveLength(all.length);
    await doing(page.saveGame(unplayed(5)));
    expect(databases.games.size).toBe(all.length);
    await doing(page.saveGame(unplayed(all.length)));
    expect(databases.games.size).toBe(MOST_SAVED);
    expect(databases.games.has(`g${all.length}`)).toBe(true);
    expect(databases.games.has('g0')).toBe(false);
  }));

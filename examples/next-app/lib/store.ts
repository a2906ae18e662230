/** The games, in a file of SQLite. */
import Database from 'libsql';
import type { Level, Place } from './game';

export interface SavedGame {
  readonly id: string;
  /** The cookie of the person who plays it. */
  readonly person: string;
  readonly level: Level;
  readonly place: Place;
  /** The text of the session. */
  readonly record: string;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS games (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, level TEXT NOT NULL, place TEXT NOT NULL, record TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS games_of_person ON games (person);
`;

let opened: Database.Database | undefined;

/** Open the file at the first request, as the build loads this module as well. */
function database(): Database.Database {
  if (opened === undefined) {
    opened = new Database(process.env.DATABASE ?? 'games.db');
    opened.exec(SCHEMA);
  }
  return opened;
}

export function insertGame({ id, person, level, place, record }: SavedGame): void {
  const insert = database().prepare('INSERT INTO games VALUES (?, ?, ?, ?, ?)');
  insert.run(id, person, level, place, record);
}

export function findGame(id: string): SavedGame | undefined {
  // The row has the columns above.
  return database().prepare('SELECT * FROM games WHERE id = ?').get(id) as SavedGame | undefined;
}

export function gamesOf(person: string): SavedGame[] {
  const select = database().prepare('SELECT * FROM games WHERE person = ? ORDER BY rowid DESC');
  return select.all(person) as SavedGame[];
}

/** Save a game after a move; return false if another request was quicker. */
export function saveGame({ id, record }: SavedGame, after: string): boolean {
  const update = database().prepare('UPDATE games SET record = ? WHERE id = ? AND record = ?');
  return update.run(after, id, record).changes === 1;
}

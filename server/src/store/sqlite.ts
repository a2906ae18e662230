/**
 * Rooms in one file of SQLite, for one process. By libsql: it comes ready-made from npm for all usual systems, where
 * better-sqlite3 is compiled or fetched from elsewhere, and node:sqlite is not in Node 20.
 */
import { randomBytes } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import Database from 'libsql';
import {
  type Appended,
  DEAD_AFTER,
  type Header,
  KEPT_DAYS,
  type Lease,
  type ProcessName,
  type Store,
  type Taken,
} from './store.js';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS keys (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS processes (id TEXT PRIMARY KEY, address TEXT NOT NULL, until INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS rooms (
    room TEXT PRIMARY KEY, game TEXT NOT NULL, key TEXT NOT NULL, fence INTEGER NOT NULL, owner TEXT,
    waiting TEXT, touched INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS entries (
    room TEXT NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (room, n)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS waiting_rooms ON rooms (touched) WHERE waiting IS NOT NULL;
`;

/** A row of a table: what is read is of the columns above. */
interface Row {
  readonly value: string;
  readonly address: string;
  readonly until: number;
  readonly fence: number;
  readonly owner: string | null;
  readonly game: string;
  readonly key: string;
  readonly waiting: string;
  readonly entry: string;
  readonly count: number;
}

/** Work that waits for the next transaction. */
interface Job {
  readonly run: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Open the database in a file, with its tables. */
function openDatabase(file: string) {
  try {
    const database = new Database(file);
    database.exec('PRAGMA journal_mode = WAL');
    // What is written is brought to the disk below, without keeping everything else waiting.
    database.exec('PRAGMA synchronous = NORMAL');
    database.exec('PRAGMA busy_timeout = 2000');
    database.exec(SCHEMA);
    return database;
  } catch (cause) {
    // SQLite says what is wrong with a file, but not always with which.
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The file "${file}" cannot be used: ${reason}`, { cause });
  }
}

/**
 * Open a file of rooms; it is made if it does not exist.
 *
 * @param file - its path, or `:memory:`
 */
export function openSqlite(file: string): Store {
  const database = openDatabase(file);
  const statements = new Map<string, ReturnType<typeof database.prepare>>();
  const prepared = (text: string) => {
    const known = statements.get(text) ?? database.prepare(text);
    statements.set(text, known);
    return known;
  };
  const run = (text: string, ...values: readonly (string | number | null)[]) =>
    prepared(text).run(values).changes;
  const rows = (text: string, ...values: readonly (string | number | null)[]): readonly Row[] =>
    prepared(text).all(values) as Row[];
  const row = (text: string, ...values: readonly (string | number | null)[]): Row | undefined =>
    rows(text, ...values)[0];

  // Many rooms append at a time: one transaction writes for all of them to the disk.
  let jobs: Job[] = [];
  const flush = () => {
    const now = jobs;
    jobs = [];
    try {
      database.exec('BEGIN IMMEDIATE');
      for (const job of now) job.run();
      database.exec('COMMIT');
    } catch (error) {
      if (database.inTransaction) database.exec('ROLLBACK');
      for (const job of now) job.failed(error);
      return;
    }
    written.push(...now);
    if (!isSyncing) void sync();
  };
  // What is acknowledged outlives a loss of power: it waits until the log of the file is on the disk.
  let written: Job[] = [];
  let isSyncing = false;
  let log: FileHandle | undefined;
  const sync = async () => {
    isSyncing = true;
    while (written.length > 0) {
      const now = written;
      written = [];
      try {
        if (file !== ':memory:') log ??= await open(`${file}-wal`, 'r+');
        await log?.datasync();
        for (const job of now) job.done();
      } catch (error) {
        for (const job of now) job.failed(error);
      }
    }
    isSyncing = false;
  };
  const write = <Value>(work: () => Value): Promise<Value> =>
    new Promise((resolve, reject) => {
      let value: Value;
      const job: Job = {
        run: () => {
          value = work();
        },
        done: () => resolve(value),
        failed: reject,
      };
      if (jobs.push(job) === 1) setImmediate(flush);
    });

  /** Return where a process is, if it is alive. */
  const addressOf = (owner: string | null) => {
    const found =
      owner === null ? undefined : row('SELECT address, until FROM processes WHERE id = ?', owner);
    return found !== undefined && found.until > Date.now() ? found.address : undefined;
  };
  const beat = ({ id, address }: ProcessName) =>
    run('INSERT OR REPLACE INTO processes VALUES (?, ?, ?)', id, address, Date.now() + DEAD_AFTER);

  return {
    serverKey: () =>
      write(() => {
        const key = randomBytes(32).toString('hex');
        run('INSERT OR IGNORE INTO keys VALUES (?, ?)', 'server', key);
        return row('SELECT value FROM keys WHERE name = ?', 'server')?.value ?? key;
      }),
    beat: (process) =>
      write(() => {
        beat(process);
        run('DELETE FROM processes WHERE until < ?', Date.now() - DEAD_AFTER);
      }),
    end: ({ id }) =>
      write(() => {
        run('DELETE FROM processes WHERE id = ?', id);
        const old = Date.now() - KEPT_DAYS * 86_400_000;
        run('DELETE FROM entries WHERE room IN (SELECT room FROM rooms WHERE touched < ?)', old);
        run('DELETE FROM rooms WHERE touched < ?', old);
      }),
    create: (room, { game, key }, first, process) =>
      write((): Lease | undefined => {
        const values = [room, game, key, process.id, Date.now()] as const;
        const added = run('INSERT OR IGNORE INTO rooms VALUES (?, ?, ?, 1, ?, NULL, ?)', ...values);
        if (added === 0) return undefined;
        run('INSERT INTO entries VALUES (?, 0, ?)', room, first);
        return { room, fence: 1 };
      }),
    take: (room, process) =>
      write((): Taken => {
        const found = row('SELECT game, key, fence, owner FROM rooms WHERE room = ?', room);
        if (found === undefined) return { kind: 'unknown' };
        const { owner, game, key } = found;
        const address = owner === process.id ? undefined : addressOf(owner);
        if (owner !== null && address !== undefined) {
          return { kind: 'elsewhere', owner: { id: owner, address } };
        }
        const fence = found.fence + 1;
        const taken = 'UPDATE rooms SET owner = ?, fence = ?, waiting = NULL WHERE room = ?';
        run(taken, process.id, fence, room);
        const header: Header = { game, key };
        return { kind: 'taken', lease: { room, fence }, header };
      }),
    release: ({ room, fence }) =>
      write(() => {
        run('UPDATE rooms SET owner = NULL WHERE room = ? AND fence = ?', room, fence);
      }),
    append: ({ room, fence }, number, entries) =>
      write((): Appended => {
        const now = Date.now();
        const held = run(
          'UPDATE rooms SET touched = ? WHERE room = ? AND fence = ?',
          now,
          room,
          fence,
        );
        if (held === 0) return 'fenced';
        const last = row(
          'SELECT COUNT(*) AS count FROM entries WHERE room = ? AND n >= ?',
          room,
          number,
        );
        if (last?.count === 0) {
          for (const [index, entry] of entries.entries()) {
            run('INSERT INTO entries VALUES (?, ?, ?)', room, number + index, entry);
          }
          return 'done';
        }
        const there = rows(
          'SELECT entry FROM entries WHERE room = ? AND n >= ? ORDER BY n',
          room,
          number,
        );
        const isSame =
          there.length === entries.length &&
          there.every(({ entry }, index) => entry === entries[index]);
        return isSame ? 'done' : 'conflict';
      }),
    read: async (room, from, most = Number.MAX_SAFE_INTEGER) =>
      rows(
        'SELECT entry FROM entries WHERE room = ? AND n >= ? ORDER BY n LIMIT ?',
        room,
        from,
        most,
      ).map(({ entry }) => entry),
    announce: (room, { id }, summary) =>
      write(() => {
        const shown = 'UPDATE rooms SET waiting = ? WHERE room = ? AND owner = ?';
        run(shown, summary ?? null, room, id);
      }),
    waiting: async () =>
      rows(
        `SELECT waiting FROM rooms WHERE waiting IS NOT NULL
          AND owner IN (SELECT id FROM processes WHERE until > ?) ORDER BY touched DESC LIMIT 100`,
        Date.now(),
      ).map(({ waiting }) => waiting),
    close: async () => {
      if (jobs.length > 0) flush();
      await log?.close();
      database.close();
    },
  };
}

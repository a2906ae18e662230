/** Saved games in the browser's database. */
import { dispensable, knownSaved, type SavedGame } from '../model/saved.js';
import { Resource } from '../resource.js';

const NAME = 'azulejo';
const GAMES = 'games';

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(lost: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
  request.addEventListener('success', () => {
    const database = request.result;
    // The browser has closed it, or somebody wants to delete it, who waits until it is closed.
    database.onclose = lost;
    database.onversionchange = lost;
  });
  return settled(request);
}

const DATABASE = new Resource({ open, close: (database: IDBDatabase) => database.close() });

/** Call a function whenever the database is lost, with which games may have gone. */
export function onDatabaseLost(listener: () => void): void {
  DATABASE.onLost = listener;
}

/** Do something with the saved games. */
function games<Result>(
  mode: IDBTransactionMode,
  job: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  return DATABASE.use((database) =>
    // Strict: what was saved is on the disk, even if the machine loses power.
    job(database.transaction(GAMES, mode, { durability: 'strict' }).objectStore(GAMES)),
  );
}

/** Change the saved games. What is not on the disk is not saved: only the whole transaction shows that there was room. */
function changed(change: (store: IDBObjectStore) => void): Promise<void> {
  return games(
    'readwrite',
    (store) =>
      new Promise((resolve, reject) => {
        store.transaction.oncomplete = () => resolve();
        store.transaction.onabort = () => reject(store.transaction.error);
        change(store);
      }),
  );
}

/** Sort what the database has, the latest first. */
function sorted(kept: readonly unknown[]): SavedGame[] {
  const all = kept.flatMap((each) => knownSaved(each) ?? []);
  return all.sort((one, other) => other.updated - one.updated);
}

/** List the saved games, the latest first. */
export async function listGames(): Promise<SavedGame[]> {
  return sorted(await games('readonly', (store) => settled(store.getAll())));
}

/** Load a saved game. */
export async function loadGame(id: string): Promise<SavedGame | undefined> {
  return knownSaved(await games('readonly', (store) => settled(store.get(id))));
}

/** Save a game. A new one makes room in a list that is too full. */
export async function saveGame(saved: SavedGame): Promise<void> {
  await changed((store) => {
    const earlier = store.count(saved.id);
    store.put(saved);
    earlier.onsuccess = () => {
      if (earlier.result > 0) return;
      const all = store.getAll();
      all.onsuccess = () => {
        for (const { id } of dispensable(sorted(all.result))) store.delete(id);
      };
    };
  });
}

/** Delete a saved game. */
export async function deleteGame(id: string): Promise<void> {
  await changed((store) => void store.delete(id));
}

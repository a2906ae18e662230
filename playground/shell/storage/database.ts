/** Saved games in the browser's database. */
import { dispensable, type SavedGame } from '../model/saved.js';

const NAME = 'azulejo';
const GAMES = 'games';

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

/** Change the saved games. What is not on the disk is not saved: only the whole transaction shows that there was room. */
async function changed(change: (store: IDBObjectStore) => IDBRequest): Promise<void> {
  const store = await games('readwrite');
  return new Promise((resolve, reject) => {
    store.transaction.oncomplete = () => resolve();
    store.transaction.onabort = reject;
    change(store);
  });
}

async function games(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  // Strict: what was saved is on the disk, even if the machine loses power.
  return (await open()).transaction(GAMES, mode, { durability: 'strict' }).objectStore(GAMES);
}

/** List the saved games, the latest first. Where there are too many, some that nobody has played are deleted. */
export async function listGames(): Promise<SavedGame[]> {
  const all: SavedGame[] = await settled((await games('readonly')).getAll());
  all.sort((one, other) => other.updated - one.updated);
  const gone = dispensable(all);
  for (const { id } of gone) await deleteGame(id);
  return all.filter((saved) => !gone.includes(saved));
}

/** Load a saved game. */
export async function loadGame(id: string): Promise<SavedGame | undefined> {
  return settled((await games('readonly')).get(id));
}

/** Save a game. */
export async function saveGame(saved: SavedGame): Promise<void> {
  await changed((store) => store.put(saved));
}

/** Delete a saved game. */
export async function deleteGame(id: string): Promise<void> {
  await changed((store) => store.delete(id));
}

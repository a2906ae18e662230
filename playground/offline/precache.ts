/** The list of files that the service worker keeps, which the build writes into it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the service worker keeps. */
export interface Precache {
  /** Names what all files contain: a page with any other file is another version. */
  readonly version: string;
  /** The files, relative to the page; the page itself is `./`, which every server knows. */
  readonly files: readonly string[];
}

/** Name of the service worker. */
const WORKER = 'service-worker.js';

/** List all files of a folder, with a version that depends on their content. */
export function precacheOf(folder: string): Precache {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const hash = createHash('sha256');
  // A new service worker also is a new version.
  for (const name of names) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  const files = names
    .filter((name) => name !== WORKER)
    .map((name) => (name === 'index.html' ? './' : name));
  return { version: hash.digest('hex').slice(0, 16), files };
}

/** Write the list into the service worker of a built page. */
export function writePrecache(folder: string): void {
  const worker = join(folder, WORKER);
  const precache = JSON.stringify(precacheOf(folder));
  writeFileSync(worker, `self.PRECACHE=${precache};${readFileSync(worker, 'utf8')}`);
}

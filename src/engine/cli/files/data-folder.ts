/** Folders of self-play data: a manifest, and a file for each shard that is complete. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { cut } from '../../../text/message.js';
import { writeQuoted } from '../../../text/parsed.js';
import {
  type DataDescription,
  differenceFrom,
  type FinishedShard,
  type FoundManifest,
  readManifest,
  writeManifest,
} from '../../learning/manifest.js';
import type { ShardFile, ShardPlace } from '../../learning/self-play.js';
import { attempt, bytesIn, FileError, kindOf, refuseEmpty, TOO_LONG } from './file-access.js';
import { lockFile } from './file-lock.js';
import { removeUnfinished, replaceFile } from './replacement.js';

const MANIFEST = 'manifest.json';

/** The names of the files that are written into the folder. */
const OURS = /^(?:manifest\.json|games-\d+\.npz)$/;

const LONGEST_SHOWN = 200;

/** A folder that this process alone writes. */
export interface DataFolder {
  /** The manifest that is there. */
  readonly found: FoundManifest | undefined;
  /**
   * Write the manifest of data, with the shards that are there already: those with the right checksum.
   *
   * @throws FileError if other data is there
   */
  begin(description: DataDescription, games: number, places: readonly ShardPlace[]): Data;
  close(): void;
}

/** Data that grows. */
export interface Data {
  /** The shards that are there, by their first game; one may have fewer games than its place has now. */
  shards(): readonly FinishedShard[];
  /** The places whose games are not all there. */
  missing(): readonly ShardPlace[];
  /** Write a shard and the manifest. */
  add(place: ShardPlace, file: ShardFile): void;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Bytes of the longest manifest: of a quarter of a million shards. */
const LONGEST_MANIFEST = 2 ** 26;

/** Return what is in a file; nothing if it is not there, or longer than expected. */
function contentOf(path: string, longest: number): Uint8Array | undefined {
  const bytes = attempt(path, 'read', () => bytesIn(path, longest));
  return bytes === TOO_LONG ? undefined : bytes;
}

/** Read the manifest of a folder; nothing where there is none. */
function manifestAt(path: string, shown: string): FoundManifest | undefined {
  const bytes = attempt(path, 'read', () => bytesIn(path, LONGEST_MANIFEST));
  if (bytes === undefined) return undefined;
  const found = bytes === TOO_LONG ? undefined : readManifest(new TextDecoder().decode(bytes));
  if (found !== undefined) return found;
  throw new FileError(`${shown} already exists, and is not a manifest of self-play data.`);
}

/** Refuse to replace a file that no manifest speaks of. */
function refuseFile(path: string, { file }: ShardPlace): never {
  const shown = writeQuoted(join(path, file));
  throw new FileError(`${shown} already exists, without a manifest. Give another folder.`);
}

/** Make a folder and those above it. By hand: Node's own `recursive` never ends below `/proc`. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  mkdirSync(path);
}

/** Refuse data that is not what the command would write. */
function refuseOtherData(
  shown: string,
  description: DataDescription,
  games: number,
  found: FoundManifest,
): void {
  const difference = differenceFrom(description, found);
  if (difference !== undefined) {
    const found = cut(difference.found, LONGEST_SHOWN);
    const expected = cut(difference.expected, LONGEST_SHOWN);
    throw new FileError(
      `${shown} is of other data: ${difference.name}: found ${found}, expected ${expected}.`,
    );
  }
  if (found.games > games) {
    throw new FileError(
      `${shown} has more games: found ${found.games}, expected at most ${games} (--games). ` +
        'Give a larger number, or another folder.',
    );
  }
}

/** Return the entry of a shard whose file is there, and is the one that was written. */
function finishedAt(
  folder: string,
  place: ShardPlace,
  byFirst: ReadonlyMap<number, FinishedShard>,
): FinishedShard | undefined {
  const entry = byFirst.get(place.first);
  if (entry === undefined || entry.games > place.games) return undefined;
  // Another length is another file, and need not be read.
  const bytes = contentOf(join(folder, place.file), entry.bytes);
  if (bytes === undefined || hashOf(bytes) !== entry.sha256) return undefined;
  const { games, rows, sha256 } = entry;
  return { ...place, games, rows, bytes: bytes.length, sha256 };
}

/**
 * Open a folder, which is made where there is none, and lock it.
 *
 * @throws FileError if it cannot be written, another process writes it, or there is another manifest
 */
export function openDataFolder(path: string): DataFolder {
  const folder = attempt(path, 'written', () => {
    refuseEmpty(path);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory() === false) {
      throw new Error(`found ${kindOf(found)}, expected a folder`);
    }
    makeFolder(resolve(path));
    return realpathSync(path);
  });
  const manifest = join(folder, MANIFEST);
  const shown = writeQuoted(join(path, MANIFEST));
  const lock = attempt(path, 'written', () => lockFile(manifest, join(path, MANIFEST)));
  try {
    attempt(path, 'written', () => removeUnfinished(folder, OURS));
    const found = manifestAt(manifest, shown);
    return {
      found,
      begin: (description, games, places) => {
        const isThere = ({ file }: ShardPlace) => existsSync(join(folder, file));
        const other = found === undefined ? places.find(isThere) : undefined;
        if (other !== undefined) refuseFile(path, other);
        if (found !== undefined) refuseOtherData(shown, description, games, found);
        const known = new Map(found?.shards.map((shard) => [shard.first, shard]));
        let shards = places.flatMap((place) => finishedAt(folder, place, known) ?? []);
        const replace = (name: string, content: Uint8Array) => {
          attempt(join(path, name), 'written', lock.check);
          replaceFile(join(folder, name), content);
        };
        const save = () =>
          replace(
            MANIFEST,
            new TextEncoder().encode(writeManifest({ ...description, games, shards })),
          );
        save();
        return {
          shards: () => shards,
          missing: () => {
            const games = new Map(shards.map((shard) => [shard.first, shard.games]));
            return places.filter((place) => games.get(place.first) !== place.games);
          },
          add: (place, { rows, bytes: content }) => {
            // What is not in the manifest is what was written before a kill, or none of this data.
            if (!known.has(place.first) && isThere(place)) {
              const old = contentOf(join(folder, place.file), content.length);
              if (old === undefined || hashOf(old) !== hashOf(content)) refuseFile(path, place);
            }
            replace(place.file, content);
            const entry = { ...place, rows, bytes: content.length, sha256: hashOf(content) };
            const others = shards.filter(({ first }) => first !== place.first);
            shards = [...others, entry].sort((one, other) => one.first - other.first);
            save();
          },
        };
      },
      close: lock.release,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

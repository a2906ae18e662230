/** Every command that writes a file. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { azul } from '../../src/index.js';
import { newSession } from '../../src/record.js';

const STATE = newSession(azul, { seed: 1 }).draw().state;

/** A command that writes a file. */
export interface Writer {
  readonly name: string;
  /**
   * Return its arguments.
   *
   * @param path - what it is to write
   * @param game - a record to read
   */
  readonly args: (path: string, game: string) => readonly string[];
  /** Return the file that is written, and beside which the lock lies. */
  readonly file: (path: string) => string;
  /** Whether it takes `--force`, and replaces nothing without. */
  readonly hasForce: boolean;
}

const PLAY = ['play', '--agents', 'random', '--seed', '1', '--max-moves', '2', '--pictures'];
const itself = (path: string) => path;

export const WRITERS: readonly Writer[] = [
  {
    name: 'play --record',
    args: (path) => [...PLAY, 'never', '--record', path],
    file: itself,
    hasForce: true,
  },
  {
    name: 'play --log',
    args: (path) => [...PLAY, 'never', '--log', path],
    file: itself,
    hasForce: true,
  },
  {
    name: 'review --record',
    args: (path, game) => ['review', game, '--iterations', '1', '--workers', '0', '--record', path],
    file: itself,
    hasForce: true,
  },
  {
    name: 'show --svg',
    args: (path) => ['show', ...azul.encode(STATE), '--svg', path],
    file: itself,
    hasForce: true,
  },
  {
    name: 'ratings --results',
    args: (path) => [
      ...['royal-ur', 'ratings', '--agents', 'random,random', '--cycles', '1', '--workers', '0'],
      ...['--tokens', '1', '--seed', '1', '--results', path],
    ],
    file: itself,
    hasForce: false,
  },
  {
    name: 'selfplay --out',
    args: (path) => [
      ...['royal-ur', 'selfplay', '--games', '1', '--iterations', '1', '--tokens', '1'],
      ...['--workers', '0', '--seed', '1', '--out', path],
    ],
    file: (path) => join(path, 'manifest.json'),
    hasForce: false,
  },
];

/** Make a place for a command to write, in a folder of its own. */
export function placeFor({ file }: Writer, root: string): { path: string; written: string } {
  const path = join(mkdtempSync(join(root, 'writer-')), 'file');
  const written = file(path);
  if (written !== path) mkdirSync(path);
  return { path, written };
}

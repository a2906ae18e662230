/** Agents of one's own for the tests: those of the examples, and modules that are written for a test. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const AGENT = './examples/own-agent/my-agent.js';
export const SEARCH = './examples/own-agent/my-search.js';

/** A state of the game. */
export const STATE = ['A2', 'A0P0412H5B0P06H6'] as const;

/** A folder for what a file of tests writes, which that file removes. */
export const folder = mkdtempSync(join(tmpdir(), 'azulejo-'));

/** Write a module, and return its path. */
export function moduleOf(name: string, code: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, code);
  return path;
}

/** Agents that play the first or the last legal move. */
export const at = (index: number) =>
  `export default (game) => ({ name: 'any', chooseMove: (state) => game.legalMoves(state).at(${index}) });\n`;

/**
 * Files that are there as a whole or not at all.
 *
 * @packageDocumentation
 */
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { attempt } from './file-error.js';
import { removeQuietly, syncFolder } from './saved-file.js';

/**
 * Write a file beside its place, and rename it once it is complete.
 *
 * @throws FileError if it cannot be written; what was there before then is still there
 */
export function writeWhole(path: string, content: Uint8Array): void {
  const unfinished = `${path}.azulejo-new`;
  attempt(path, 'written', () => {
    try {
      const file = openSync(unfinished, 'w');
      try {
        for (let written = 0; written < content.length; ) {
          written += writeSync(file, content, written);
        }
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(unfinished, path);
    } catch (error) {
      removeQuietly(unfinished);
      throw error;
    }
    syncFolder(path);
  });
}

/** Folders for what tests write, beside those of the system. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Make a folder, and remove it after the tests of the file that calls this. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

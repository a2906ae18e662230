/** What the system of this machine can do, for tests that need it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** On Windows, a process cannot be sent signals: `kill` ends it at once. */
export const hasSignals = process.platform !== 'win32';

/** Whether there is bash, and a system whose paths and limits it knows. */
export const hasBash =
  process.platform !== 'win32' && spawnSync('bash', ['-c', 'exit 0']).status === 0;

/** Whether this user may make symbolic links, which on Windows is a right of its own. */
export const hasSymbolicLinks = canLink();

function canLink(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-link-'));
  try {
    symlinkSync('none', join(folder, 'link'));
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Loaded before the command (`node --import`): lets calls of the file system fail, or ends the
 * process at one of them. Only calls about files below `folder` count.
 *
 * The variable FAULT holds JSON: `folder`, `at` (the number of the call, from 1), `fault` and
 * `report`, a file for the number of calls that there were:
 * - `kill`: the process is killed before the call;
 * - `half`: a write is killed after its first half, every other call after all of it;
 * - `ENOSPC` and others: from that call on, every call that needs room fails.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { folder, at = Number.POSITIVE_INFINITY, fault, report } = JSON.parse(process.env.FAULT);
const { appendFileSync, writeFileSync, writeSync } = fs;
const files = new Set();
let calls = 0;

const NEEDS_ROOM = new Set(['writeSync', 'writeFileSync', 'appendFileSync']);
const NAMES = [
  ...['openSync', 'closeSync', 'readFileSync', 'writeFileSync', 'appendFileSync', 'writeSync'],
  ...['fsyncSync', 'ftruncateSync', 'truncateSync', 'renameSync', 'unlinkSync', 'rmSync'],
  ...['linkSync', 'symlinkSync', 'fchmodSync', 'fchownSync', 'copyFileSync'],
];

function kill() {
  process.kill(process.pid, 'SIGKILL');
  // The signal arrives when it arrives: nothing more is to happen.
  for (;;);
}

function writeHalf(call, name, args) {
  const [file, data] = args;
  if (!NEEDS_ROOM.has(name)) return call(...args);
  const bytes = Buffer.from(data);
  const half = bytes.subarray(0, bytes.length / 2);
  if (name === 'writeFileSync') writeFileSync(file, half);
  else if (name === 'appendFileSync') appendFileSync(file, half);
  else writeSync(file, half);
}

for (const name of NAMES) {
  const call = fs[name];
  fs[name] = (...args) => {
    const [file] = args;
    const counts = typeof file === 'number' ? files.has(file) : String(file).includes(folder);
    if (!counts) return call(...args);
    calls++;
    if (calls === at && fault === 'kill') kill();
    if (calls === at && fault === 'half') {
      writeHalf(call, name, args);
      kill();
    }
    if (calls >= at && /^E/.test(fault) && NEEDS_ROOM.has(name)) {
      throw Object.assign(new Error(`${fault}: injected`), { code: fault, syscall: 'write' });
    }
    const result = call(...args);
    if (name === 'openSync') files.add(result);
    if (name === 'closeSync') files.delete(file);
    return result;
  };
}
syncBuiltinESMExports();
if (report !== undefined) process.on('exit', () => writeFileSync(report, String(calls)));

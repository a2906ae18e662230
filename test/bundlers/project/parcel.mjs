import { spawnSync } from 'node:child_process';

const { stdout, stderr } = spawnSync(
  process.execPath,
  [
    ...['node_modules/parcel/lib/bin.js', 'build', 'page-with-worker.html'],
    ...['--dist-dir', 'out/page', '--public-url', './', '--no-cache', '--log-level', 'warn'],
  ],
  { encoding: 'utf8' },
);
// On this level, Parcel prints nothing but warnings and errors.
console.log(JSON.stringify(`${stdout}${stderr}`.split('\n').filter((line) => line !== '')));

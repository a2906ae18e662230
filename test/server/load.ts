/**
 * How a server of rooms bears many rooms: bots that move once a second, and how long a move waits for its answer.
 *
 * `npm run load -- ROOMS SECONDS URL…` starts a server by itself where no address of one is given.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bot, openTable } from './bots.js';
import { type Restarted, startProcess, wait } from './processes.js';

const [rooms = '1000', seconds = '60', ...urls] = process.argv.slice(2);
const ROOMS = Number(rooms);

/** Rooms are made in groups, so that the server is not measured by its slowest second. */
const GROUP = 20;

/** Return a part of sorted numbers. */
const at = (sorted: readonly number[], part: number) =>
  sorted[Math.floor(sorted.length * part)] ?? 0;

async function measure(): Promise<void> {
  let server: Restarted | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-load-'));
  const file = join(folder, 'rooms.sqlite');
  if (urls.length === 0) {
    server = await startProcess('--behind-proxy', '--file', file, '--rooms', String(2 * ROOMS));
    urls.push(`ws://127.0.0.1:${server.port}/rooms`);
  }
  let answers: number[] = [];
  let goesOn = true;
  const tables: (readonly Bot[])[] = [];
  for (let first = 0; first < ROOMS; first += GROUP) {
    const numbers = Array.from(
      { length: Math.min(GROUP, ROOMS - first) },
      (_, index) => first + index,
    );
    const group = numbers.map((number) =>
      openTable('royal-ur', number, {
        url: urls[number % urls.length] ?? '',
        // Each room is made from another address, as an address may make a few only.
        address: `10.0.${number >> 8}.${number & 255}`,
        random: Math.random,
        pause: () => 500 + Math.random() * 1000,
        goesOn: () => goesOn,
        answered: (milliseconds) => answers.push(milliseconds),
      }),
    );
    tables.push(...(await Promise.all(group)));
  }
  answers = [];
  await wait(1000 * Number(seconds));
  goesOn = false;
  const sorted = answers.sort((a, b) => a - b);
  const perSecond = Math.round(sorted.length / Number(seconds));
  process.stdout.write(
    `${ROOMS} rooms, ${perSecond} moves a second: answered in ${at(sorted, 0.5)} ms (median), ` +
      `${at(sorted, 0.99)} ms (99 of 100), ${sorted.at(-1) ?? 0} ms (most)\n`,
  );
  if (server !== undefined) process.stdout.write(`memory of the server: ${server.memory()} MB\n`);
  for (const bot of tables.flat()) bot.client.close();
  await server?.kill('SIGTERM');
  rmSync(folder, { recursive: true });
}

measure().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  },
);

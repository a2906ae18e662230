/** `azulejo env` as a process: what a program reads and writes. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { completeRules } from '../../src/engine/game/settings.js';
import { Batch } from '../../src/engine/learning/batch.js';
import { azul, tensors } from '../../src/index.js';

let child: ChildProcessWithoutNullStreams | undefined;
afterEach(() => child?.kill());

/** A process, and what it has written so far. */
function start(...options: readonly string[]) {
  const started = spawn(process.execPath, ['dist/cli.js', 'env', ...options]);
  child = started;
  let written = Buffer.alloc(0);
  const ended = new Promise<number | null>((resolve) => started.once('exit', resolve));
  started.stdout.on('data', (piece: Buffer) => {
    written = Buffer.concat([written, piece]);
  });
  /** Take a number of bytes, once they are there. */
  const take = async (length: number): Promise<Buffer> => {
    while (written.length < length)
      await new Promise((resolve) => started.stdout.once('data', resolve));
    const taken = written.subarray(0, length);
    written = written.subarray(length);
    return taken;
  };
  const line = async (): Promise<string> => {
    while (!written.includes('\n'))
      await new Promise((resolve) => started.stdout.once('data', resolve));
    return (await take(written.indexOf('\n') + 1)).toString();
  };
  const send = (...numbers: readonly number[]) =>
    started.stdin.write(new Uint8Array(Int32Array.from(numbers).buffer));
  return { take, line, send, ended, end: () => started.stdin.end() };
}

test('plays many games, and says what is in them', async () => {
  const { take, line, send, ended, end } = start(
    '--batch',
    '3',
    '--seed',
    '5',
    '--mosaic',
    'fixed',
  );
  const about = JSON.parse(await line());
  expect(about).toMatchObject({
    'azulejo-env': 1,
    game: 'azul',
    seed: 5,
    games: 3,
    players: 2,
    actions: 210,
  });
  const rules = completeRules(azul.settings, { mosaic: 'fixed' });
  expect(about.rules).toEqual(rules);
  const batch = new Batch(azul, tensors, rules, { games: 3, seed: 5, mostMoves: 5000 });
  const frame = async () => {
    expect((await take(4)).readUInt32LE()).toBe(0);
    return take(batch.bytes.length);
  };
  expect((await frame()).equals(batch.bytes)).toBe(true);
  for (let turn = 0; turn < 30; turn++) {
    const actions = Int32Array.from({ length: 3 }, (_, place) =>
      batch.masks.subarray(place * 210, (place + 1) * 210).lastIndexOf(1),
    );
    send(0, ...actions);
    batch.step(actions);
    expect((await frame()).equals(batch.bytes)).toBe(true);
  }
  send(1, 9);
  batch.reset(9);
  expect((await frame()).equals(batch.bytes)).toBe(true);
  end();
  expect(await ended).toBe(0);
});

test('says why a request cannot be met, and plays on', async () => {
  const { take, line, send } = start('--seed', '1');
  await line();
  const { bytes } = new Batch(azul, tensors, completeRules(azul.settings, {}), {
    games: 1,
    seed: 1,
    mostMoves: 5000,
  });
  await take(4 + bytes.length);
  for (const [request, why] of [
    [[0, 209], 'Action of game 0: found 209, expected the index of a legal move.'],
    [[7, 0], 'Request: found 7, expected 0 to step or 1 to reset.'],
  ] as const) {
    send(...request);
    const head = await take(8);
    expect([head.readUInt32LE(), (await take(head.readUInt32LE(4))).toString()]).toEqual([1, why]);
  }
  send(1, 1);
  expect((await take(4)).readUInt32LE()).toBe(0);
  expect((await take(bytes.length)).equals(bytes)).toBe(true);
});

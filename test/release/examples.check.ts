/**
 * The examples as their readers run them: `npm install`, `npm start`.
 *
 * Not here: the product with Next.js, which next-app.check.ts plays, and the learned agent, which the suite `selfplay`
 * trains.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../docs/pages.js';
import { temporaryFolder } from '../support/folders.js';
import { installExample, packInto, serveExample } from './example.js';
import { npm } from './npm.js';

const work = temporaryFolder();
let tarball = '';

beforeAll(() => {
  tarball = packInto(work);
});

/** What the programs print that end by themselves. */
const PRINTED = [
  ['boardgame-io', /standings/],
  ['redux', /3 of 3 events .*\n.*3 of 3 events .*factor/s],
  ['german-messages', /^Fliesen, Rot: insgesamt 19 Fliesen/m],
  ['commonjs-script', /^A [\d.]+\nB [\d.]+$/m],
  ['bots', /100 games/],
  ['strong-bot', /10 games/],
  ['own-game', /seeds/],
  ['own-agent', /100 games/],
] as const;

/** What servers answer: a path, a body to post, and a part of the answer. */
const SERVED = [
  [
    'http-validator',
    8101,
    '/validate',
    '["AFCfB2020202020D0000000000","A0MSFB0MSF"]',
    '"valid":true',
  ],
  ['plain-html', 8102, '/azulejo/index.js', undefined, 'export'],
] as const;

test('each example is tried', () => {
  const tried = [...PRINTED, ...SERVED].map(([name]) => name);
  const folders = readdirSync(join(ROOT, 'examples'), { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect([...tried, 'learned-agent', 'next-app'].sort()).toEqual(names.sort());
});

test.each(PRINTED)('%s runs, and ends', (name, printed) => {
  const folder = installExample(name, work, tarball);
  const { stdout } = npm(['start'], folder);
  expect(stdout).toMatch(printed);
});

describe.each(SERVED)('%s', (name, port, path, body, part) => {
  test('serves', async () => {
    const { url, stop } = await serveExample(installExample(name, work, tarball), port);
    const answer = await fetch(url + path, body === undefined ? {} : { method: 'POST', body });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(part)]);
    await stop();
  });
});

/**
 * Takes the pictures of `docs/screenshots.md`, in Chromium: after `npm run docs` and `npm run build:server`,
 * `node tools/website/screenshots.mjs`.
 *
 * The playground is that of `site`, with a server of rooms. The variable NEXT_APP can be the address at which the example
 * with Next.js runs; without it, its picture is not taken again.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { azul } from 'azulejo';
import { playMatch } from 'azulejo/agents';
import { cubeBlokus } from 'azulejo/cube-blokus';
import { loadSession, writeRecord } from 'azulejo/record';
import { royalUr } from 'azulejo/royal-ur';
import { tsuro } from 'azulejo/tsuro';
import { chromium } from 'playwright-core';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('azulejo/game').GameTypes} GameTypes */
/** @typedef {import('azulejo/game').Game<GameTypes>} Game */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PICTURES = join(ROOT, 'docs/pictures/screenshots');
const MOST_BYTES = 60_000;
const PORT = 8421;
const PLAYGROUND = `http://127.0.0.1:${PORT}/index.html`;

const DESKTOP = { width: 1280, height: 768 };
const PHONE = { width: 390, height: 844 };

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

/** Open a page as somebody who has never been there. */
async function open(address = '', viewport = DESKTOP) {
  const context = await browser.newContext({
    viewport,
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(address);
  return page;
}

/**
 * Take a picture as WebP, of a quality with which it is small enough.
 *
 * @param {Page} page
 * @param {string} name
 */
async function take(page, name) {
  // What has been pressed has neither the focus nor the pointer.
  await page.mouse.move(2, 2);
  await page.waitForTimeout(1000);
  const png = (await page.screenshot()).toString('base64');
  const drawing = await browser.newPage();
  for (let quality = 0.9; ; quality -= 0.05) {
    const webp = await drawing.evaluate(
      async ([data, value]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: Number(value) });
        return [...new Uint8Array(await blob.arrayBuffer())];
      },
      /** @type {const} */ ([png, quality]),
    );
    if (webp.length > MOST_BYTES) continue;
    await writeFile(join(PICTURES, `${name}.webp`), Uint8Array.from(webp));
    console.log(`${name}: ${webp.length} bytes`);
    break;
  }
  await drawing.close();
  await page.context().close();
}

/**
 * Let agents play, and return the address of the playground with the game after a number of events, or at its end.
 *
 * @param {Game} game
 * @param {readonly string[]} agents
 * @param {number} seed
 * @param {number} [count]
 */
async function addressOf(game, agents, seed, count) {
  const players = agents.map((name) => {
    const agent = game.agents?.[name]?.();
    if (agent === undefined) throw new RangeError(`Agent: found ${name}.`);
    return agent;
  });
  const { record } = await playMatch(game, players, { seed });
  const loaded = loadSession(game, writeRecord(game, record));
  if (!loaded.ok) throw new Error(loaded.issues[0]?.message);
  const session = count === undefined ? loaded.session : loaded.session.fork(count);
  const player = game.playerToMove(session.state);
  const seats = agents.map((agent, seat) => (seat === player ? 'human' : agent));
  const names = ['Ada', 'Bob', 'Cleo', 'Dan'];
  const named = { ...session.record, names: agents.map((_, seat) => names[seat] ?? '') };
  const packed = deflateRawSync(`${seats}\n${writeRecord(game, named)}`).toString('base64url');
  return `${PLAYGROUND}#play/${game.name}/${packed}`;
}

const AZUL = /** @type {const} */ ([azul, ['level-5', 'level-4'], 7]);

/**
 * The pictures, by name.
 *
 * @type {Readonly<Record<string, () => Promise<Page>>>}
 */
const SHOTS = {
  azul: async () => open(await addressOf(...AZUL, 43)),
  'royal-ur': async () => open(await addressOf(royalUr, ['hard', 'medium'], 3, 61)),
  tsuro: async () => open(await addressOf(tsuro, Array(4).fill('level-2'), 5, 49)),
  'cube-blokus': async () => open(await addressOf(cubeBlokus, Array(4).fill('level-2'), 2, 24)),
  review: async () => {
    const page = await open(await addressOf(...AZUL));
    const close = page.locator('dialog[open] .quiet');
    if ((await close.count()) > 0) await close.first().click();
    await page.getByRole('tab', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Review this game' }).click();
    await page.locator('.curve').waitFor();
    for (let error = 0; error < 3; error++) {
      await page.getByRole('button', { name: 'Next error' }).click();
    }
    return page;
  },
  editor: async () => {
    const page = await open(await addressOf(...AZUL, 43));
    await page.getByRole('button', { name: 'Edit this position' }).click();
    await page.locator('details.strings').waitFor();
    const folded = page.locator('details.strings:not([open]) summary');
    if ((await folded.count()) > 0) await folded.click();
    // A factory gets a tile of another colour, so that there are too many of one and too few of another.
    const shared = page.locator('#text-shared');
    await shared.fill((await shared.inputValue()).replace(/F(\d)(\w)(\w)\w/, 'F$1$2$3$3'));
    return page;
  },
  room: async () => {
    const page = await open(`${PLAYGROUND}#menu/azul`);
    await page.getByRole('button', { name: 'Make a room' }).click();
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('radio', { name: 'Open' }).check();
    await page.getByRole('button', { name: 'Make a room' }).click();
    const link = await page.getByLabel('Link to play', { exact: true }).inputValue();
    const guest = await open(`${PLAYGROUND}${new URL(link).hash}`);
    await guest.getByLabel('Your name').fill('Bob');
    await guest.getByRole('button', { name: 'Come in' }).click();
    await guest.getByRole('button', { name: 'Sit here: Seat 2' }).click();
    await guest.getByLabel('Write to all').fill('Hello Ada! Good luck.');
    await guest.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Good luck').waitFor();
    return page;
  },
  phone: async () => open(await addressOf(...AZUL, 43), PHONE),
  ...(process.env.NEXT_APP && {
    'next-app': async () => {
      const page = await open(process.env.NEXT_APP);
      await page.click('button');
      await page.waitForFunction(() => document.body.innerText.includes('Your turn'));
      return page;
    },
  }),
};

const folder = await mkdtemp(join(tmpdir(), 'azulejo-screenshots-'));
const rooms = [
  '--page',
  'site/playground',
  '--file',
  join(folder, 'rooms.sqlite'),
  '--port',
  `${PORT}`,
];
const server = spawn(process.execPath, ['server/dist/cli.js', ...rooms], { cwd: ROOT });
await once(server.stdout, 'data');
const chosen = process.argv.slice(2);
try {
  for (const [name, shot] of Object.entries(SHOTS)) {
    if (chosen.length === 0 || chosen.includes(name)) await take(await shot(), name);
  }
} finally {
  server.kill();
  await browser.close();
  await rm(folder, { recursive: true });
}

/**
 * Nothing on a table overlaps, is cut or out of reach: in all games, from the start to the end, at all sizes, in all
 * languages, light and dark. `AZULEJO_TURNS` sets how many positions of each game are looked at.
 */
import { azul } from 'azulejo';
import { cubeBlokus } from 'azulejo/cube-blokus';
import type { Game, GameTypes } from 'azulejo/game';
import { newSession, writeRecord } from 'azulejo/record';
import { royalUr } from 'azulejo/royal-ur';
import { tsuro } from 'azulejo/tsuro';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { packGame } from '../../playground/shell/sharing/link.js';
import { faultsIn } from './boxes.js';
import { executablePath, useSite } from './browser.js';
import { openPlayground } from './playground.js';

/** Windows: a desktop's, laptops', a tablet's, phones', and one at twice the size. */
const SIZES = [
  [1280, 768],
  [1366, 657],
  [1024, 600],
  [640, 384],
  [390, 844],
  [360, 740],
  [820, 1180],
  [1920, 1080],
  [360, 640],
] as const;

const LANGUAGES = ['en', 'de', 'es', 'pt'] as const;

const GAMES: readonly { game: Game<GameTypes>; rules: object; tag: string }[] = [
  { game: azul, rules: { mosaic: 'variant' }, tag: 'azulejo-azul' },
  { game: azul, rules: { players: 4 }, tag: 'azulejo-azul' },
  { game: royalUr, rules: {}, tag: 'azulejo-royal-ur' },
  { game: tsuro, rules: { players: 5 }, tag: 'azulejo-tsuro' },
  { game: cubeBlokus, rules: {}, tag: 'azulejo-cube-blokus' },
];

const TURNS = Number(process.env.AZULEJO_TURNS ?? 12);

/** The sizes at which a position is looked at: all, or a third in turn where there are many positions. */
const sizesFor = (turn: number) =>
  TURNS > 24 ? SIZES.filter((_, index) => index % 3 === turn % 3) : SIZES;

const site = useSite();

/** Play a game to its end with the first legal move in turn, then the second, and so on; longer games are cut. */
function playedGame(game: Game<GameTypes>, rules: object) {
  let session = newSession(game, { seed: 3, rules });
  for (let turn = 0; turn < 400 && !game.isOver(session.state); turn++) {
    const moves = game.legalMoves(session.state);
    const isChance = game.chance?.isDue(session.state) === true;
    session = isChance ? session.draw() : session.play(moves[(turn * 7) % moves.length] ?? '');
  }
  return session;
}

/** Return the link to a game after a number of events, with a person to move. */
async function linkAfter(
  game: Game<GameTypes>,
  session: ReturnType<typeof playedGame>,
  count: number,
) {
  const cut = session.fork(count);
  const mover = game.playerToMove(cut.state);
  // Where nobody moves, what follows is not played by agents.
  const isOwn = (player: number) => mover < 0 || player === mover;
  const seats = cut.record.names.map((_, player) => (isOwn(player) ? 'human' : 'level-1'));
  return `#play/${game.name}/${await packGame({ record: writeRecord(game, cut.record), seats })}`;
}

/** Wait until the table shows what it was resized to. */
async function resize(page: Page, [width, height]: (typeof SIZES)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

describe.skipIf(executablePath === undefined)('boxes', () => {
  test.each(
    GAMES.flatMap((each) => LANGUAGES.map((language, index) => ({ ...each, language, index }))),
  )('of $game.name $rules in $language', async ({ game, rules, tag, language, index }) => {
    const colorScheme = index % 2 === 0 ? 'light' : 'dark';
    const page = await openPlayground(site, {
      locale: language,
      colorScheme,
      reducedMotion: 'reduce',
    });
    await page.evaluate(() =>
      localStorage.setItem('azulejo-preferences', JSON.stringify({ speed: 'instant' })),
    );
    const session = playedGame(game, rules);
    const { length } = session.record.events;
    const found: string[] = [];
    for (let turn = index; turn < TURNS; turn += LANGUAGES.length) {
      const count = Math.round((length * turn) / (TURNS - 1));
      await page.goto('about:blank');
      await page.goto(
        site.addressOf(`playground/index.html${await linkAfter(game, session, count)}`),
      );
      await page.locator(tag).waitFor();
      await page.waitForTimeout(300);
      const close = page.locator('dialog[open] .quiet');
      if ((await close.count()) > 0) await close.click();
      for (const size of sizesFor(turn)) {
        await resize(page, size);
        const faults = await page.evaluate(faultsIn, { tag, least: 24 });
        found.push(...faults.map((fault) => `${size.join('×')}, after ${count}: ${fault}`));
      }
    }
    expect([...new Set(found)]).toEqual([]);
  });
});

/**
 * The page of Tsuro: the table of rules, and pictures.
 *
 * After an intended change, `npx vitest run test/docs/tsuro -u` draws the pictures again.
 */
import {
  applyMove,
  decodeState,
  newGame,
  renderSvg,
  renderText,
  type SvgPictureOptions,
  walks,
} from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { expectUsualRules, read } from './pages.js';

const PAGE = 'docs/games/tsuro.md';

test('the table of rules has those of a new game', () => {
  expectUsualRules(PAGE, newGame().rules);
});

describe('the pictures of the page', () => {
  const [, shared = '', players = ''] = /decodeState\(\['(.*)', '(.*)'\]/.exec(read(PAGE)) ?? [];
  const state = decodeState([shared, players]);
  const names = ['Ada', 'Bob', 'Cyd'];
  const turn = decodeState([
    'A4H0128T0503n0625e0708e0816e0901n1619n2018n2126w2600e3013s3128e3623e8614n8709e8824w9815nB00,02-15,17-27,29-34',
    'A30dB36fC86hD05a',
  ]);

  test('in text are what the library draws', () => {
    const shown = [...read(PAGE).matchAll(/```text\n([\s\S]*?)\n```/g)].map(([, text]) => text);
    const drawn = renderText(state, { names, width: 60 });
    // A part of it, next to the ports of a tile.
    expect(shown.filter((text = '') => drawn.includes(`\n${text}\n`))).toHaveLength(1);
  });

  test.each<readonly [file: string, drawn: typeof state, options: SvgPictureOptions]>([
    ['tsuro-turn', turn, { names: [...names, 'Dee'] }],
    ['tsuro-walks', applyMove(state, 'A04n'), { names, walks: walks(state, 'A04n') }],
  ])('in SVG are what the library draws: %s', async (file, drawn, options) => {
    expect(read(PAGE)).toContain(`(../pictures/${file}.svg)`);
    const svg = renderSvg(drawn, { ...options, theme: 'light' });
    await expect(`${svg}\n`).toMatchFileSnapshot(`../../docs/pictures/${file}.svg`);
  });
});

/**
 * The pictures on the pages are those that the library draws.
 *
 * After an intended change, `npx vitest run test/render -u` draws the picture of the README again.
 */
import { expect, test } from 'vitest';
import { decodeState, renderSvg, renderText } from '../../src/index.js';
import { read } from '../docs/pages.js';
import { POSITIONS } from './positions.js';

test('docs/pictures.md shows the picture of its example', () => {
  const page = read('docs/pictures.md');
  const [, shared = '', players = ''] = /decodeState\(\s*\[\s*'(.*)',\s*'(.*)',/.exec(page) ?? [];
  const [, shown] = /```text\n([\s\S]*?)\n```/.exec(page) ?? [];
  expect(renderText(decodeState([shared, players]), { names: ['Ada', 'Bob'] })).toBe(shown);
});

test('the README shows the picture of a game', async () => {
  const game = POSITIONS.find(({ name }) => name === 'two-players-variant-drafting');
  const svg = game && renderSvg(game.state, { names: ['Ada', 'Bob'] });
  expect(read('README.md')).toContain('"docs/picture.svg"');
  await expect(`${svg}\n`).toMatchFileSnapshot('../../docs/picture.svg');
});

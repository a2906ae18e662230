/**
 * The pages of the Royal Game of Ur: the table of rules, and pictures.
 *
 * After an intended change, `npx vitest run test/docs/royal-ur -u` draws the pictures again.
 */
import { decodeState, legalMoves, newGame, renderSvg, renderText } from 'azulejo/royal-ur';
import { describe, expect, test } from 'vitest';
import { TABLE_ERRORS } from '../../src/royal-ur/solve/table-file.js';
import { expectUsualRules, read, tableUnder } from './pages.js';

const PAGE = 'docs/games/royal-ur.md';

test('the table of rules has those of a new game', () => {
  expectUsualRules(PAGE, newGame().rules);
});

test('the table of what is wrong with a file has every code', () => {
  const rows = tableUnder('docs/games/royal-ur-solve.md', 'A table of all positions');
  expect(rows.map(([code]) => code)).toEqual(TABLE_ERRORS);
});

describe('the pictures of the page', () => {
  const [, shared = '', players = ''] = /decodeState\(\['(.*)', '(.*)'\]/.exec(read(PAGE)) ?? [];
  const state = decodeState([shared, players]);
  const names = ['Ada', 'Bob'];

  test('in text are what the library draws', () => {
    const [, shown] = /```text\n([\s\S]*?)\n```/.exec(read(PAGE)) ?? [];
    expect(renderText(state, { names })).toBe(shown);
  });

  test.each([
    ['royal-ur-start', newGame(), []],
    ['royal-ur-moves', state, legalMoves(state)],
  ] as const)('in SVG are what the library draws: %s', async (name, drawn, highlight) => {
    expect(read(PAGE)).toContain(`(../pictures/${name}.svg)`);
    const svg = renderSvg(drawn, { names, theme: 'light', highlight });
    await expect(`${svg}\n`).toMatchFileSnapshot(`../../docs/pictures/${name}.svg`);
  });
});

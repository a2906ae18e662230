/**
 * The pictures on the page of rules are those that the library draws.
 *
 * After an intended change, `npx vitest run test/docs/rules-pictures -u` draws them again.
 */
import { describe, expect, test } from 'vitest';
import type { EncodedState } from '../../src/game.js';
import { decodeState, isLegalMove, type Move, placementScore, renderSvg } from '../../src/index.js';
import { read } from './pages.js';

const PAGE = 'docs/rules.md';

/** The part of a picture that has the board of player A, with a margin. */
const BOARD_A = '12 336 528 382';

interface Illustration {
  readonly file: string;
  readonly state: EncodedState;
  readonly move?: Move;
  /** The part of the picture that is shown; all of it unless said. */
  readonly part?: string;
}

const ILLUSTRATIONS: readonly Illustration[] = [
  {
    file: 'drafting',
    state: [
      'BF0aace1abbc2acdd3aade4aacdCfB1213111014D0002020203',
      'A4Mb01d14b23e32S4c1FB3Mc02d14c24S3b14d2F',
    ],
    move: 'B3d4',
  },
  {
    file: 'centre',
    state: [
      'AF3abeeCabbcddeeeeefB1010070607D0603030703',
      'A13Mb01e04c13d14a22b23e32S0d12c23c24c1FB8Mc02e04b12d14a22c24d42S0d11c13b1F',
    ],
    move: 'ACc3',
  },
  {
    file: 'tiling',
    state: ['AFCB1515161717D0001000000', 'A0MS0d11b22a33e34d2FB3Mc02b12S2c33a24b1Ff'],
    move: 'A03',
  },
  {
    file: 'scoring',
    state: ['AFCB1917181920D0000000000', 'A5Md03c13a22c24S2b3FB0MSFf'],
    move: 'A23',
    part: BOARD_A,
  },
  {
    file: 'game-over',
    state: [
      'AFCfB0000000000D1311101112',
      'A97Ma00b01c02d03e04e10a11b12c13d14d20e21a22c24d31e32c41d42S3c34b2FB63Ma00b01c02d03e04a11b12c13d14e21a22b23c24a33b34b40S2d23e2F',
    ],
  },
];

describe.each(ILLUSTRATIONS)('the picture $file', ({ file, state: encoded, move, part }) => {
  const state = decodeState(encoded, { rules: { mosaic: 'fixed' } });

  test('is what the library draws', async () => {
    const svg = renderSvg(state, { highlight: move === undefined ? [] : [move] });
    const shown = part === undefined ? svg : svg.replace(/viewBox="[^"]*"/, `viewBox="${part}"`);
    await expect(`${shown}\n`).toMatchFileSnapshot(`../../docs/pictures/${file}.svg`);
  });

  test('shows a legal move, if any', () => {
    expect(move === undefined || isLegalMove(state, move)).toBe(true);
  });

  test('is on the page, with a text in its place for those who do not see it', () => {
    expect(read(PAGE)).toMatch(new RegExp(`!\\[[^\\]]{20,}\\]\\(pictures/${file}\\.svg\\)`));
  });
});

test('the tile in the picture on scoring has the points that the page says', () => {
  const found = ILLUSTRATIONS.find(({ file }) => file === 'scoring');
  const state = found && decodeState(found.state, { rules: { mosaic: 'fixed' } });
  expect(state && placementScore(state, 'A', 2, 3)).toBe(6);
  expect(read(PAGE)).toContain('6 together');
});

/**
 * Pictures in text: some are committed, and properties of all are checked in random games.
 *
 * After an intended change, `npx vitest run test/render -u` writes the files again.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COLOURS,
  decodeState,
  type GameState,
  inspect,
  newGame,
  renderSvg,
  renderText,
  seededRng,
  standings,
} from '../../src/index.js';
import { reachedStates } from '../support/games.js';
import { describeText } from '../support/pictures.js';
import { POSITIONS } from './positions.js';

const WIDTH = 80;

/** Count the tiles of each colour in a picture: single ones, and those of piles by their number. */
function tilesShown(picture: string): number[] {
  return COLOURS.map((colour) =>
    [...picture.matchAll(new RegExp(`\\[${colour}\\](?:x(\\d+))?`, 'g'))].reduce(
      (sum, [, count = '1']) => sum + Number(count),
      0,
    ),
  );
}

function every(check: (state: GameState) => void): void {
  fc.assert(fc.property(reachedStates, check), { numRuns: 40 });
}

const FIRST = newGame({ rng: seededRng(1) });

describeText(import.meta.dirname, { draw: renderText, state: FIRST, every }, POSITIONS, WIDTH);

describe('a picture in text', () => {
  test('counted from 1 differs only in the numbers of factories, rows and columns', () => {
    every((state) => {
      const counted = renderText(state, { countFrom: 1 }).split('\n');
      const plain = renderText(state).split('\n');
      const labels = (line: string) =>
        /^ {4}\d( {7}\d)+$|^ +(\d {2}){4}\d/.test(line) || / [.\]]?.*\|/.test(line);
      expect(counted).toHaveLength(plain.length);
      plain.forEach((line, index) => {
        if (!labels(line)) expect(counted[index]).toBe(line);
        else expect(counted[index]).toBe(line.replace(/\d/g, (digit) => `${Number(digit) + 1}`));
      });
    });
  });

  test.each([40, 60, 80, undefined])(
    'shows each of the 20 tiles of a colour once, and the token once: %s',
    (width) => {
      every((state) => {
        const picture = renderText(state, width === undefined ? {} : { width });
        expect(tilesShown(picture)).toEqual([20, 20, 20, 20, 20]);
        expect(picture.match(/\[f\]/g)).toHaveLength(1);
      });
    },
  );

  const narrow = POSITIONS.filter(({ name }) => /fixed-(tiling|game-over)$/.test(name));

  test.each(narrow)('of $name in 40 columns is the committed one', async ({ name, state }) => {
    const picture = renderText(state, { width: 40 });
    await expect(`${picture}\n`).toMatchFileSnapshot(`pictures/${name}-narrow.txt`);
  });

  test('fits into any width from 40, and has no use for more than 80', () => {
    every((state) => {
      for (const width of [40, 41, 47, 59, 61, 62, 79]) {
        const lines = renderText(state, { width }).split('\n');
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
        expect(lines.every((line) => line === line.trimEnd())).toBe(true);
      }
      expect(renderText(state, { width: 200 })).toBe(renderText(state));
    });
    expect(() => renderText(newGame({ rng: seededRng(1) }), { width: 39 })).toThrow(RangeError);
  });

  test('shows whose turn it is, and every score', () => {
    every((state) => {
      const picture = renderText(state);
      const marks = picture.match(/^> [A-D]| {2}> [A-D]/gm)?.map((mark) => mark.slice(-1));
      const isPlaying = state.phase === 'drafting' || state.phase === 'tiling';
      expect(marks ?? []).toEqual(isPlaying ? [state.turn] : []);
      for (const { player, score } of inspect(state).players) {
        expect(picture).toMatch(new RegExp(`${player} +${score} points?\\b`));
      }
    });
  });

  test('names the player whose turn it is who is not in a game that was not validated', () => {
    const strings = ['CFCcccB1715171615D0000000000', 'A0MSFB0MSFf'] as const;
    const state = decodeState(strings, { validate: false });
    expect(renderText(state)).toMatch(/^Drafting: C to move /);
    expect(renderSvg(state)).toContain('Drafting: C to move</title>');
  });

  test('lists the standings of a game that is over, best first', () => {
    const over = POSITIONS.filter(({ state }) => state.phase === 'game-over');
    expect(over.length).toBeGreaterThan(0);
    for (const { state } of over) {
      const listed = [...renderText(state).matchAll(/^ \d\. (\w) {2}(\d+) point/gm)];
      expect(listed.map(([, player, score]) => [player, Number(score)])).toEqual(
        standings(state).map(({ player, score }) => [player, score]),
      );
    }
  });
});

describe('names in a picture', () => {
  const [, { state } = { state: undefined }] = POSITIONS;
  if (state === undefined) throw new RangeError('a position is missing');

  test.each([
    ['Ada', 'A Ada '],
    ['Éva', 'A Éva '],
    ['', 'A   '],
    ['a name that is much too long', 'A a name that is m.. '],
    ['\u001b[31mred\n', 'A \\u001b[31mred\\u0.. '],
    ['\u202eadA', 'A \\u202eadA '],
    ['\u0646\u0645\u06cc\u200c\u062e', 'A \u0646\u0645\u06cc\u200c\u062e '],
    ['\u{1f469}\u200d\u{1f467}', 'A \u{1f469}\u200d\u{1f467} '],
  ])('%j is shown as %j', (name, shown) => {
    const picture = renderText(state, { names: [name] });
    expect(picture).toContain(shown);
    expect(picture.replaceAll('\n', '')).toMatch(/^[\P{C}\u200c\u200d]+$/u);
    expect(picture.split('\n').length).toBe(renderText(state).split('\n').length);
  });
});

/**
 * Pictures in text: some are committed, and properties of all are checked in random games.
 *
 * After an intended change, `npx vitest run test/royal-ur/render -u` writes the files again.
 */
import { decodeState, type GameState, inspect, newGame, PATHS, renderText } from 'azulejo/royal-ur';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeText } from '../../support/pictures.js';
import { ALL_RULES } from '../all-rules.js';
import { POSITIONS, reachedStates } from './positions.js';

const WIDTH = 40;

const MIDDLE = decodeState(['B2', 'A3P020408H1B3P030710H1']);

/** The lines of a picture that hold the squares, from row A to row C. */
const ROWS = [7, 9, 11] as const;

/** Column in a line of the square in the first column of the board, and from one to the next. */
const SQUARES = { first: 3, pitch: 4 } as const;

function every(check: (state: GameState) => void): void {
  fc.assert(fc.property(reachedStates, check), { numRuns: 20 });
}

/** Return the three characters of a square, by its name. */
function squareIn(picture: string, square: string): string {
  const line = picture.split('\n')[ROWS['ABC'.indexOf(square.charAt(0))] ?? 0] ?? '';
  const start = SQUARES.first + (Number(square.charAt(1)) - 1) * SQUARES.pitch;
  return line.slice(start, start + 3);
}

describeText(import.meta.dirname, { draw: renderText, state: MIDDLE, every }, POSITIONS, WIDTH);

describe('a picture in text', () => {
  test('says each value of each setting', () => {
    const starts = ALL_RULES.map((rules) => renderText(newGame({ rules })));
    expect(new Set(starts).size).toBe(ALL_RULES.length);
  });

  test('shows on every square its token, or its step, and all rosettes', () => {
    every((state) => {
      const picture = renderText(state);
      const { players } = inspect(state);
      for (const { player } of players) {
        for (const { step, square, rosette } of PATHS[player].slice(1, -1)) {
          const owners = square.startsWith('B') ? ['A', 'B'] : [player];
          const token = players.find(
            (one) => owners.includes(one.player) && one.steps.includes(step),
          )?.player;
          const [open, close] = rosette ? ['*', '*'] : ['[', ']'];
          const empty = `${rosette ? '*' : ' '}${step}`.padEnd(3);
          const expected = token === undefined ? empty : `${open}${token}${close}`;
          expect(squareIn(picture, square)).toBe(expected);
        }
      }
    });
  });

  test('shows every token in hands and at home', () => {
    every((state) => {
      const [, light = '', dark = ''] = renderText(state).split(/^(?=[> ] [AB]$)/m);
      inspect(state).players.forEach(({ player, hand, home }, index) => {
        const row = (count: number) => `[${player}]`.repeat(count);
        expect([light, dark][index]).toContain(`\n  hand ${hand}  ${row(hand)}`.trimEnd());
        expect([light, dark][index]).toContain(`\n  home ${home}  ${row(home)}`.trimEnd());
      });
    });
  });

  test('shows whose turn it is, and the dice', () => {
    every((state) => {
      const picture = renderText(state);
      expect(picture.match(/^> [AB]/gm)).toEqual([`> ${state.turn}`]);
      const [, dice = ''] = /dice (.*)$/m.exec(picture) ?? [];
      const { phase, roll = 0 } = state;
      const shown = { roll: '????', move: 'oooo....'.slice(4 - roll, 8 - roll), 'game-over': '' };
      expect(dice.replaceAll(' ', '')).toBe(shown[phase]);
    });
  });
});

describe('names in a picture', () => {
  test.each([
    ['Ada', '  A Ada\n'],
    ['', '  A\n'],
    ['a name that is much too long for a line of 40', '  A a name that is much too long for a..\n'],
    ['\u001b[31mred\n', '  A \\u001b[31mred\\u000a\n'],
  ])('%j is shown as %j', (name, shown) => {
    expect(renderText(MIDDLE, { names: [name] })).toContain(shown);
  });
});

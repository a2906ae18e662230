/**
 * Pictures in text: some are committed, and properties of all are checked in random games.
 *
 * After an intended change, `npx vitest run test/tsuro/render -u` writes the files again.
 */
import { stripVTControlCharacters } from 'node:util';
import {
  exitOf,
  type GameState,
  inspect,
  isLegalMove,
  PORTS,
  type Port,
  ROTATIONS,
  renderText,
  renderTileText,
  TILES,
} from 'azulejo/tsuro';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeText } from '../../support/pictures.js';
import { MIDDLE, POSITIONS, reachedStates } from './positions.js';

function every(check: (state: GameState) => void): void {
  fc.assert(fc.property(reachedStates, check), { numRuns: 6 });
}

/** Where each port is in the four lines of a tile, five characters wide. */
function portIn(lines: readonly string[], port: Port, left: number): string {
  const places: Readonly<Record<Port, readonly [row: number, column: number]>> = {
    a: [0, 1],
    b: [0, 3],
    c: [1, 4],
    d: [2, 4],
    e: [3, 3],
    f: [3, 1],
    g: [2, 0],
    h: [1, 0],
  };
  const [row, column] = places[port];
  return lines[row]?.charAt(left + column) ?? '';
}

describe('a tile in text', () => {
  test('has the same digit at the two ports of each wire, and at no others', () => {
    for (const tile of TILES.keys()) {
      for (const rotation of ROTATIONS) {
        const lines = renderTileText(tile, rotation).split('\n');
        const digits = PORTS.map((port) => portIn(lines, port, 0));
        expect([...digits].sort().join('')).toBe('11223344');
        for (const port of PORTS) {
          const other = exitOf(tile, rotation, port);
          expect(portIn(lines, other, 0)).toBe(portIn(lines, port, 0));
        }
      }
    }
  });

  test('is the same in colour, except for the escape codes', () => {
    const coloured = renderTileText(9, 'e', { colour: true });
    expect(coloured).not.toBe(renderTileText(9, 'e'));
    expect(stripVTControlCharacters(coloured)).toBe(renderTileText(9, 'e'));
  });

  test('that does not exist is refused', () => {
    expect(() => renderTileText(35, 'n')).toThrow(RangeError);
  });
});

/** The lines of each row of squares, by the number of the row, without those of other parts. */
function boardRows(picture: string): string[][] {
  const lines = picture.split('\n');
  const first = lines.findIndex((line) => /^ +0 +1 +2 /.test(line)) + 1;
  const numbered = lines.flatMap((line, index) =>
    index >= first && /^\d /.test(`${line.charAt(0)} `) ? [index] : [],
  );
  return numbered.slice(0, 10).map((index) => {
    // A row with tiles is numbered in its second line.
    const start = lines[index]?.replace(/^\d/, '').match(/[1-4A-Ea-e*]/) ? index - 1 : index;
    return lines.slice(start, start === index ? index + 1 : index + 3);
  });
}

describeText(import.meta.dirname, { draw: renderText, state: MIDDLE, every }, POSITIONS, 80);

describe.each([60, 42])('in %i columns', (width) => {
  const draw = (state: GameState, options?: object) => renderText(state, { ...options, width });
  describeText(import.meta.dirname, { draw, state: MIDDLE, every }, [], width);
});

describe('a picture in text', () => {
  test.each([60, 42])('in %i columns is the committed one', async (width) => {
    const picture = renderText(MIDDLE, { width, names: ['Ada', 'Bob'] });
    await expect(`${picture}\n`).toMatchFileSnapshot(`pictures/middle-${width}.txt`);
  });

  test('shows every tile: its wires, the avatars and the other ends of theirs', () => {
    every((state) => {
      const rows = boardRows(renderText(state));
      const { board, players } = inspect(state);
      for (const { square, tile, rotation } of board) {
        const [column = 0, row = 0] = [...square].map(Number);
        const here = players.flatMap(({ player, avatar }) =>
          avatar?.square === square ? [{ player, port: avatar.port }] : [],
        );
        const shown = (port: Port) => portIn(rows[row] ?? [], port, 2 + 7 * column);
        for (const port of PORTS) {
          const other = exitOf(tile, rotation, port);
          const on = here.filter((avatar) => avatar.port === port);
          const behind = here.filter((avatar) => avatar.port === other);
          const [letter = ''] = behind.map(({ player }) => player.toLowerCase()).slice(-1);
          if (on.length === 1) expect(shown(port)).toBe(on[0]?.player);
          else if (on.length > 1) expect(shown(port)).toBe('*');
          else if (behind.length > 0) expect(shown(port)).toBe(letter);
          else expect(shown(port)).toBe(shown(other));
        }
      }
    });
  });

  test('names the squares that avatars face, in brackets for the player whose turn it is', () => {
    const picture = renderText(MIDDLE);
    expect(picture.match(/\[\d\d\]/g)).toEqual(['[40]']);
    for (const name of ['04', '37', '76']) expect(picture).toMatch(new RegExp(`[ .]${name} `));
    every((state) => {
      const isNext = state.round > 0 && state.turn !== undefined;
      expect(renderText(state).match(/\[\d\d\]/g)?.length ?? 0).toBe(isNext ? 1 : 0);
    });
  });

  test('draws the offer in the rotations that differ, those that are not legal in brackets', () => {
    every((state) => {
      const offers = [...renderText(state).matchAll(/^\d: tile (\d\d)(.*)$/gm)];
      expect(offers.map(([, tile]) => Number(tile))).toEqual(state.hand);
      for (const [, tile = '', rotations = ''] of offers) {
        for (const word of rotations.trim().split(/ +/)) {
          const letter = word.replace(/[()]/g, '');
          const move = `${state.turn}${tile}${letter}${state.phase === 'setup' ? '00d' : ''}`;
          if (state.phase === 'turn') expect(word === letter).toBe(isLegalMove(state, move));
          else expect(word).toBe(letter);
        }
      }
    });
  });

  test.each([41, 42.5, Number.NaN])('of %d columns is refused', (width) => {
    expect(() => renderText(MIDDLE, { width })).toThrow(RangeError);
  });
});

describe('names in a picture', () => {
  test.each([
    ['Ada', '> A Ada  on 30d'],
    ['', '> A  on 30d'],
    ['\u001b[31mred\n', '> A \\u001b[31mred\\u000a  on 30d'],
  ])('%j is shown as %j', (name, shown) => {
    expect(renderText(MIDDLE, { names: [name] })).toContain(shown);
  });
});

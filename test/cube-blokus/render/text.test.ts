/**
 * Pictures in text: some are committed, and the squares of all are checked.
 *
 * After an intended change, `npx vitest run test/cube-blokus/render -u` writes the files again.
 */
import { stripVTControlCharacters } from 'node:util';
import {
  applyMove,
  DecodeError,
  type GameState,
  inspect,
  newGame,
  renderText,
  SQUARES,
} from 'azulejo/cube-blokus';
import { describe, expect, test } from 'vitest';
import { CUBE_BLOKUS_CONSOLE } from '../../../src/cube-blokus/cli/console.js';
import { describeText } from '../../support/pictures.js';
import { POSITIONS } from './positions.js';

/** Read the squares of a picture by their names, each as its first character. */
function squaresIn(picture: string): Map<string, string> {
  const found = new Map<string, string>();
  const lines = picture.split('\n');
  for (const [index, line] of lines.entries()) {
    for (const { 0: heading, index: left } of line.matchAll(
      /[ULFRBD] a ?b ?c ?d ?e ?f ?g ?h ?i/g,
    )) {
      const face = heading.charAt(0);
      const step = (heading.length - 3) / 8;
      for (let row = 1; row <= 9; row++) {
        expect(lines[index + row]?.charAt(left)).toBe(`${row}`);
        for (let column = 0; column < 9; column++) {
          const name = `${face}${'abcdefghi'.charAt(column)}${row}`;
          found.set(name, lines[index + row]?.charAt(left + 2 + column * step) ?? '');
        }
      }
    }
  }
  return found;
}

/** What each square has to show. */
function expectedIn(state: GameState): Map<string, string> {
  const { owners, players, turn } = inspect(state);
  const starts = inspect(newGame()).owners;
  const points = players.find(({ player }) => player === turn)?.buildPoints ?? [];
  return new Map(
    SQUARES.map((square, index) => {
      const owner = owners[index];
      if (owner) return [square, starts[index] ? owner.toLowerCase() : owner];
      return [square, points.includes(square) ? '+' : '.'];
    }),
  );
}

describeText(
  import.meta.dirname,
  {
    draw: (state, options) => renderText(state, { names: ['Ada', 'Bob'], ...options }),
    state: newGame(),
    every: (check) => {
      for (const { state } of POSITIONS) check(state);
    },
  },
  POSITIONS,
  80,
);

describe('a picture in text', () => {
  test.each([20, 46, 47, 79, 80, 200])('in %i columns has every square', (width) => {
    for (const { state } of POSITIONS) {
      const picture = renderText(state, { width, names: ['M'.repeat(99), '', '\u0000'] });
      expect(squaresIn(picture)).toEqual(expectedIn(state));
      expect(picture).not.toMatch(/ (\n|$)/);
      const widest = Math.max(...picture.split('\n').map((line) => line.length));
      expect(widest).toBeLessThanOrEqual(Math.min(width, 80));
    }
  });

  test('has the pieces that are left, the points, and whose turn it is', () => {
    for (const { state } of POSITIONS) {
      const picture = renderText(state, { width: 79 });
      expect(picture.match(/> {2}[A-D]/g)?.join() ?? '').toBe(state.turn ? `>  ${state.turn}` : '');
      for (const { player, score, piecesLeft } of inspect(state).players) {
        expect(picture).toMatch(new RegExp(`[> ] {2}${player}  ${score} (point|of)`));
        for (const piece of piecesLeft) expect(picture).toContain(piece);
      }
    }
  });

  test('needs a width that can be used', () => {
    expect(() => renderText(newGame(), { width: 19 })).toThrow(RangeError);
  });

  test('marks the squares of moves', () => {
    const state = applyMove(applyMove(newGame(), 'AUb8b7c7'), 'BUg2g3h2');
    const plain = renderText(state);
    const marked = renderText(state, { highlight: ['BUg2g3h2'] });
    expect(marked.replaceAll('B*', 'B ').replaceAll('A*', 'A ')).toBe(plain);
    expect(marked.match(/B\*/g)).toHaveLength(3);
    expect(marked).not.toContain('A*');
    const coloured = renderText(state, { highlight: ['BUg2g3h2'], colour: true });
    expect(stripVTControlCharacters(coloured)).toBe(marked);
    expect(coloured).toContain(';4m');
    // There is no room for a star: colour alone marks them.
    expect(renderText(state, { highlight: ['BUg2g3h2'], width: 60 })).not.toContain('*');
  });

  test('marks recent moves on the command line, but not players who drop out', () => {
    const state = applyMove(applyMove(newGame(), 'AUb8b7c7'), 'BUg2g3h2');
    const options = { colour: false, width: 80, isForPeople: true };
    const recent = ['BUg2g3h2', 'C!'];
    const drawn = CUBE_BLOKUS_CONSOLE.draw?.(state, { ...options, recent });
    expect(drawn).toBe(renderText(state, { highlight: ['BUg2g3h2'] }));
    expect(drawn).toContain('B*');
    expect(CUBE_BLOKUS_CONSOLE.draw?.(state, options)).toBe(renderText(state));
  });

  test('refuses to mark what is no move', () => {
    expect(() => renderText(newGame(), { highlight: ['AUz9'] })).toThrow(DecodeError);
  });
});

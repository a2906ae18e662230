/** Lines as they are printed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrap } from '../../src/engine/cli/output.js';
import { newGame, seededRng } from '../../src/index.js';
import { renderText } from '../../src/render.js';

describe('a line that is wrapped', () => {
  test('stays one line where it fits', () => {
    expect(wrap('  x'.padEnd(80, '-'))).toHaveLength(1);
  });

  test('stays one line where it fits without its colours', () => {
    const picture = renderText(newGame(seededRng(1)), { colour: true }).split('\n');
    expect(picture.some((line) => line.length > 80)).toBe(true);
    for (const line of picture) expect(wrap(line)).toEqual([line]);
  });

  test('fits, and loses nothing but the spaces where it breaks', () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom('a', '.'), maxLength: 80 }));
    fc.assert(
      fc.property(words, (parts) => {
        const line = ['x', ...parts].join(' ');
        const lines = wrap(line);
        expect(lines.join(' ')).toBe(line);
        for (const each of lines) expect(each.length).toBeLessThanOrEqual(80);
      }),
    );
  });

  test('may be longer where it has no space', () => {
    expect(wrap('x'.repeat(100))).toEqual(['x'.repeat(100)]);
  });
});

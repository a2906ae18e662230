/** The piece of a text around a place, with a caret below that place. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerpt } from '../../src/engine/cli/issues.js';
import { shorten } from '../../src/text/message.js';

/** Long texts of every kind of code unit, with a place in each or at its end. */
const places = fc
  .string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) })
  .chain((text) => fc.tuple(fc.constant(text), fc.nat(text.length)));
const longPlaces = fc
  .array(fc.constantFrom('a', '0', ' ', '\\', '"', '\n', '\u001b', '漢', '\ud83d'), {
    minLength: 0,
    maxLength: 300,
  })
  .chain((units) => fc.tuple(fc.constant(units.join('')), fc.nat(units.length)));

/** What one code unit is shown as. */
function shownAs(unit: string): string {
  const isPlain = unit >= ' ' && unit <= '~' && unit !== '\\';
  return isPlain ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

describe('an excerpt', () => {
  test.each([
    ['the first character', 'AFC', 0, 'AFC', '^'],
    ['a character in the middle', 'AFC', 1, 'AFC', ' ^'],
    ['the end of the text', 'AFC', 3, 'AFC', '   ^'],
    ['an empty text', '', 0, '', '^'],
    ['a place after an escaped character', 'A\u001bC', 2, 'A\\u001bC', '       ^'],
    ['an escaped character', 'A\tC', 1, 'A\\u0009C', ' ^'],
    ['a place after a pair of surrogates', '😀C', 2, '\\ud83d\\ude00C', '            ^'],
  ])('shows %s', (_, text, index, shown, caret) => {
    expect(excerpt(text, index)).toEqual([shown, caret]);
  });

  test('of a long text is cut on both sides, and says so', () => {
    const [shown, caret] = excerpt(`${'a'.repeat(500)}X${'b'.repeat(500)}`, 500);
    expect(shown).toMatch(/^…a+Xb+…$/);
    expect(shown).toHaveLength(70);
    expect(shown.charAt(caret.indexOf('^'))).toBe('X');
  });

  test('begins with the text where the place is near its beginning', () => {
    const [shown] = excerpt(`X${'b'.repeat(500)}`, 0);
    expect(shown).toMatch(/^Xb+…$/);
  });

  test('has the caret below the character at the place, whatever the text is', () => {
    fc.assert(
      fc.property(fc.oneof(places, longPlaces), ([text, index]) => {
        const [shown, caret] = excerpt(text, index);
        const below = shown.slice(caret.indexOf('^'));
        if (index === text.length) expect(below).toBe('');
        else expect(below.startsWith(shownAs(text.charAt(index)))).toBe(true);
      }),
    );
  });

  test('is one printable line that fits beside its label, whatever the text is', () => {
    fc.assert(
      fc.property(fc.oneof(places, longPlaces), ([text, index]) => {
        const [shown] = excerpt(text, index);
        expect(shown).toMatch(/^[ -~…]*$/);
        expect(shown.length).toBeLessThanOrEqual(70);
      }),
    );
  });
});

describe('a message', () => {
  test('has control characters escaped', () => {
    expect(shorten("unknown command '\u001b[31m'", 100)).toBe("unknown command '\\u001b[31m'");
  });

  test('is cut where it is very long', () => {
    expect(shorten('a'.repeat(500), 10)).toBe(`${'a'.repeat(10)}…`);
  });
});

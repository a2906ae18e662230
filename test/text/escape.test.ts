/** Text from outside is escaped where printing it would do more than show it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { issueAt } from '../../src/text/issue.js';
import { escapeToAscii, escapeUnsafe, quote } from '../../src/text/message.js';
import { readQuoted, writeJson, writeQuoted } from '../../src/text/parsed.js';
import { anyText } from '../support/any-text.js';

const JOINERS = '\u200c\u200d';

/** What no terminal or page may be given as it is, by properties of Unicode that are settled. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/u;

/** List the characters of a range. */
function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}

/** Escape every UTF-16 code unit as JSON does. */
function escapeUnits(text: string): string {
  return text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** Selectors that say how the character before them is drawn. */
const EMOJI_SELECTORS = range(0xfe00, 0xfe0f);

describe('escaped is', () => {
  test.each<[string, string[]]>([
    ['every control character', [...range(0x00, 0x1f), ...range(0x7f, 0x9f)]],
    ['what changes the direction of writing', range(0x202a, 0x202e)],
    ['what isolates a direction of writing', range(0x2066, 0x2069)],
    ['marks of direction', ['\u200e', '\u200f', '\u061c']],
    ['line and paragraph separators', ['\u2028', '\u2029']],
    ['spaces without width', ['\u200b', '\u2060', '\ufeff', '\u180e']],
    ['letters and signs that cannot be seen', ['\u3164', '\uffa0', '\u115f', '\u1160', '\u2800']],
    ['combining signs that cannot be seen', ['\u034f', '\u17b4', '\u17b5']],
    ['soft hyphens', ['\u00ad']],
    ['Mongolian variation selectors', range(0x180b, 0x180d)],
    ['interlinear annotations and the replaced object', range(0xfff9, 0xfffb)],
    ['noncharacters of the first plane', ['\ufffe', '\uffff']],
    ['musical and shorthand controls', [...range(0x1d173, 0x1d17a), ...range(0x1bca0, 0x1bca3)]],
    ['tags', range(0xe0000, 0xe007f)],
    ['variation selectors beyond the first plane', range(0xe0100, 0xe01ef)],
    ['every lone surrogate', range(0xd800, 0xdfff)],
  ])('%s', (_, characters) => {
    for (const character of characters) {
      expect(escapeUnsafe(`a${character}z`)).toBe(`a${escapeUnits(character)}z`);
      expect(writeQuoted(character)).not.toContain(character);
      expect(JSON.parse(writeQuoted(character))).toBe(character);
    }
  });

  test.each([
    ['\u0000', '\\u0000'],
    ['\n', '\\u000a'],
    ['\u001b[2J', '\\u001b[2J'],
    ['\u009b', '\\u009b'],
    ['\u202e', '\\u202e'],
    ['\u{e0041}', '\\udb40\\udc41'],
    ['\ud800', '\\ud800'],
    ['\udc00\ud800', '\\udc00\\ud800'],
    ['\ud83d', '\\ud83d'],
  ])('%j as %s', (text, escaped) => {
    expect(escapeUnsafe(text)).toBe(escaped);
  });

  test('all that Unicode calls a control, a break of lines, a control of direction, or ignorable', () => {
    const left = range(0, 0x10ffff).filter(
      (character) => INVISIBLE.test(character) && escapeUnsafe(character) === character,
    );
    expect(left).toEqual([...JOINERS, ...EMOJI_SELECTORS]);
  });
});

describe('left as it is', () => {
  test.each([
    ['the joiners, which scripts and emoji need', `क्${JOINERS}ष 👩\u200d🚀`],
    ['emoji with their selectors, skins and flags', '❤️ 👍🏽 🇵🇹'],
    ['accents on letters, marks of any script', 'e\u0301 Ação żółć ไทย עִבְרִית नमस्ते'],
    ['text in any script', 'Azulejo アズール 花砖 Плитка بلاط'],
    ['the last characters before and after what is escaped', ' ~\u00a0\u00ac\u00ae\u3163\u3165'],
    ['characters beyond the first plane', '\u{10000}𝒜\u{10fffd}\u{dffff}'],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(escapeUnsafe(text)).toBe(text);
    expect(writeQuoted(text)).toBe(JSON.stringify(text));
  });
});

describe('a quoted text', () => {
  test('is read as what was written, whatever its code units', () => {
    fc.assert(
      fc.property(anyText(40), (text) => {
        const quoted = writeQuoted(text);
        expect(JSON.parse(quoted)).toBe(text);
        expect(readQuoted(quoted)).toEqual({ ok: true, value: text });
        // What is escaped is safe, and escaped once.
        expect(escapeUnsafe(quoted)).toBe(quoted);
        expect(quoted).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
      { numRuns: 1000 },
    );
  });

  test('of unsafe characters beside backslashes and quotes is, too', () => {
    const parts = fc.constantFrom('\\', '"', 'u', '0', '\u202e', '\u{e0041}', '\udc41', '\n', 'é');
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (list) => {
        const text = list.join('');
        expect(JSON.parse(writeQuoted(text))).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  test('of plain data is JSON of the same data', () => {
    const data = fc.jsonValue();
    fc.assert(
      fc.property(data, anyText(10), (value, name) => {
        const whole = { [name]: [value, name] };
        expect(JSON.parse(writeJson(whole))).toEqual(JSON.parse(JSON.stringify(whole)));
      }),
    );
  });

  test.each(['', 'a', '"', '"a', '"a"b', "'a'", ' "a"', '["a"]', '7', '"\n"', '"\\x"', '"\\'])(
    '%j is none',
    (text) => {
      expect(readQuoted(text)).toMatchObject({ ok: false });
    },
  );
});

describe('in messages', () => {
  test('nothing is left that controls a terminal, whatever a game says of an issue', () => {
    const facts = { part: 'move', path: [], found: '\u001b[2J', expected: 'a\u202e move' };
    const { found, message } = issueAt(facts, 'move\n');
    expect(found).toBe('\u001b[2J');
    expect(message).toBe('Move\\u000a: found \\u001b[2J, expected a\\u202e move.');
  });

  test('only printable ASCII is left, whatever the text', () => {
    fc.assert(
      fc.property(anyText(60), (text) => {
        expect(escapeToAscii(text)).toMatch(/^[ -~]*$/);
        expect(quote(text)).toMatch(/^"[ !#-~]*…?"$/);
      }),
      { numRuns: 500 },
    );
  });

  test('the backslash is escaped, too: what is shown is what was there', () => {
    expect(escapeToAscii('\\u001b\u001b')).toBe('\\u005cu001b\\u001b');
    fc.assert(
      fc.property(anyText(30), (text) => {
        const read = escapeToAscii(text).replace(/\\u([0-9a-f]{4})/g, (_, code: string) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        );
        expect(read).toBe(text);
      }),
    );
  });
});

/** Lines as they are printed. */
import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  endWith,
  markColours,
  shellWord,
  textOf,
  widthOf,
  wrap,
} from '../../src/engine/cli/print/output.js';
import { newGame, renderText, seededRng } from '../../src/index.js';

describe('a line that is wrapped', () => {
  test('stays one line where it fits', () => {
    expect(wrap('  x'.padEnd(80, '-'))).toHaveLength(1);
  });

  test('stays one line where it fits without its colours', () => {
    const picture = renderText(newGame({ rng: seededRng(1) }), { colour: true }).split('\n');
    expect(picture.some((line) => line.length > 80)).toBe(true);
    for (const line of picture) expect(wrap(line)).toEqual([line]);
  });

  test('breaks where it would without its colours', () => {
    const line = `  ${'one two three four '.repeat(6)}`.trimEnd();
    const coloured = line.replaceAll('two', '\u001b[38;5;33mtwo\u001b[0m');
    expect(wrap(coloured).map(stripVTControlCharacters)).toEqual(wrap(line));
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

  test('keeps its indentation, with two columns more', () => {
    expect(wrap('  A takes 2 red from factory 1 to row 1; ab to the centre', 40)).toEqual([
      '  A takes 2 red from factory 1 to row 1;',
      '    ab to the centre',
    ]);
    const long = `  ${'x'.repeat(50)}`;
    expect(wrap(`${long} y`, 40)).toEqual([long, '    y']);
  });

  test('may be longer where it has no space', () => {
    expect(wrap('x'.repeat(100))).toEqual(['x'.repeat(100)]);
  });
});

test('a line has the colours of pictures, and none that came with a text', () => {
  const hidden = '\u001b[8mhidden';
  expect(textOf([hidden])).toBe('\\u001b[8mhidden\n');
  expect(textOf([`${markColours(hidden)} ${hidden}`])).toBe(`${hidden} \\u001b[8mhidden\n`);
  expect(textOf([markColours('\u001b[2J')])).toBe('\\u001b[2J\n');
});

describe('a word for a shell', () => {
  test.each([
    ['linux', 'games/ada.azul', 'games/ada.azul'],
    ['linux', "Ada's game", `'Ada'\\''s game'`],
    ['linux', 'C:\\game', `'C:'\\\\'game'`],
    ['linux', 'a\u202eb', `'a'"$(printf '\\342\\200\\256')"'b'`],
    ['win32', 'C:\\Users\\ADA~1\\game.azul', 'C:\\Users\\ADA~1\\game.azul'],
    ['win32', "C:\\Ada's game", `"C:\\Ada's game"`],
    ['win32', 'a"b', '"a\\"b"'],
    // PowerShell takes commas for those of a list, and what begins with @ for a variable.
    ['win32', 'human,random', '"human,random"'],
    ['win32', '@name', '"@name"'],
    ['win32', 'a\u202eb', '"a\\u202eb"'],
  ])('of %s: %j', (system, word, written) => {
    expect(shellWord(word, system)).toBe(written);
  });

  const shells = ['sh', 'dash', 'bash', 'zsh', 'fish', 'ksh', 'busybox'].filter(
    (shell) => spawnSync('which', [shell]).status === 0,
  );

  test.skipIf(process.platform === 'win32').each(shells)('%s reads what was written', (shell) => {
    const unit = fc.oneof(
      fc.constantFrom(...'\'"\\$`!~*?[]{}()<>|&;#=%^ ab\t\r', '\u001b', '\u202e', 'é', '🂡'),
      fc.constantFrom('\n', '\\', "'"),
    );
    // A word ends in no line feed: nobody names a file so.
    const word = fc.string({ unit, maxLength: 12 }).map((text) => text.replace(/\n+$/, ''));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (words) => {
        const line = `printf '%s\\n\\n' ${words.map((each) => shellWord(each, 'linux')).join(' ')}`;
        const args = shell === 'busybox' ? ['sh', '-c', line] : ['-c', line];
        const { stdout } = spawnSync(shell, args, {
          encoding: 'utf8',
          env: { ...process.env, LC_ALL: 'C.UTF-8' },
        });
        expect(line).not.toMatch(/[^ -~é🂡]/u);
        expect(stdout).toBe(words.map((each) => `${each}\n\n`).join(''));
      }),
      { numRuns: 20 },
    );
  });
});

test('the width is that of a terminal that knows it, else 80', () => {
  const stream = (isTTY: boolean, columns: number) => ({ isTTY, columns }) as NodeJS.WriteStream;
  expect(widthOf(stream(true, 60))).toBe(60);
  expect(widthOf(stream(true, 0))).toBe(80);
  expect(widthOf(stream(false, 60))).toBe(80);
});

describe('the end by what was thrown', () => {
  const refusing = () => {
    throw new Error('\u001b[2J');
  };
  test.each<[string, unknown, string]>([
    ['nothing', null, 'Uncaught null.'],
    ['a text', 'no \u001b idea', 'Uncaught "no \\u001b idea".'],
    ['an object', { a: 1 }, 'Uncaught a value of type object.'],
    ['a symbol', Symbol('a'), 'Uncaught a value of type symbol.'],
    [
      'an error of the system',
      Object.assign(new Error('no \u001b'), { syscall: 'open' }),
      'no \\u001b',
    ],
    [
      'an error that throws when it is read',
      Object.defineProperty(new Error(''), 'syscall', { get: refusing }),
      'Uncaught error, which throws when it is read.',
    ],
    [
      'an error with far too long a message',
      Object.assign(new Error('x'.repeat(1e6)), { syscall: 'open' }),
      `${'x'.repeat(1000)}…`,
    ],
    [
      'an error with far too long a stack',
      Object.assign(new Error(''), { stack: 'x'.repeat(1e6) }),
      `${'x'.repeat(7000)}…`,
    ],
    [
      'an error with a stack that is no text',
      Object.assign(new Error(''), { stack: { toString: refusing } }),
      'Uncaught error, which throws when it is read.',
    ],
  ])('is a sentence: %s', (_, thrown, sentence) => {
    let printed = '';
    const mocks = [
      vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
        printed += String(text);
        return true;
      }),
      vi.spyOn(process, 'exit').mockImplementation((status) => {
        throw new RangeError(`exit ${status}`);
      }),
    ];
    try {
      expect(() => endWith(thrown)).toThrow('exit 2');
    } finally {
      for (const mock of mocks) mock.mockRestore();
    }
    expect(printed).toBe(`azulejo: ${sentence}\n`);
  });
});

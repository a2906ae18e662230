/** Tables in files: written part by part, interrupted, damaged, read. */

import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { openGrowingFile, openToRead } from '../../src/engine/cli/files/growing-file.js';
import { newGame } from '../../src/royal-ur/api/chance.js';
import { decodeState } from '../../src/royal-ur/api/text.js';
import { type GrownTable, growTable } from '../../src/royal-ur/cli/grow-table.js';
import { solve } from '../../src/royal-ur/solve/solve.js';
import {
  checksumOf,
  numberInFile,
  readTable,
  TableError,
} from '../../src/royal-ur/solve/table-file.js';
import type { Rules } from '../../src/royal-ur/state/vocabulary.js';
import { thrownBy } from '../support/errors.js';
import { temporaryFolder } from '../support/folders.js';
import { unfinishedPlayers } from './positions.js';

const folder = temporaryFolder();

const pathOf = (name: string) => join(folder, name);

async function grow(
  name: string,
  given: Partial<Rules>,
  options: Partial<Parameters<typeof growTable>[2]> = {},
): Promise<GrownTable> {
  const file = openGrowingFile(pathOf(name));
  try {
    const { rules } = newGame({ rules: given });
    return await growTable(pathOf(name), file, { rules, force: false, ...options });
  } finally {
    file.close();
  }
}

/** Every position, before a roll. */
const positionsOf = (rules: Partial<Rules> & { tokens: 1 | 2 }) =>
  unfinishedPlayers(rules.tokens).map((players) => decodeState(['A-', players], { rules }));

let one: Uint8Array;
let two: Uint8Array;

beforeAll(async () => {
  await grow('one', { tokens: 1 });
  await grow('two', { tokens: 2 });
  one = readFileSync(pathOf('one'));
  two = readFileSync(pathOf('two'));
});

describe('a table that was written', () => {
  test('has a header, and a chance of four bytes for each position', async () => {
    expect(one.length).toBe(4 * (16 + 217 + 6));
    expect(await grow('again', { tokens: 1 })).toEqual({
      parts: 6,
      kept: 0,
      positions: 217,
      bytes: one.length,
    });
  });

  test('has the rules as a number, whose meaning changes with the version alone', () => {
    const header = new DataView(one.buffer, one.byteOffset);
    const version = header.getUint32(8, true);
    // One token each, and the bits of the usual rules.
    expect([version, header.getUint32(12, true)]).toEqual([1, 0b1_0011]);
  });

  test.each([{ tokens: 1 }, { tokens: 2, zero: 'again', capturesGrantRolls: true }] as const)(
    'has the chances that are solved in memory, but for rounding: %o',
    async (rules) => {
      await grow('rounded', rules, { force: true });
      const [read, solved] = [readTable(openToRead(pathOf('rounded'))), await solve(rules)];
      expect(read.rules).toEqual(newGame({ rules }).rules);
      const errors = positionsOf(rules).map((state) =>
        Math.abs(read.winShare(state) - solved.winShare(state)),
      );
      expect(Math.max(...errors)).toBeLessThan(1e-7);
    },
  );

  test('is read from bytes wherever they begin, and from what reads them', () => {
    const state = newGame({ rules: { tokens: 2 } });
    const chance = readTable(two).winShare(state);
    for (const shift of [0, 1, 2, 3]) {
      const bytes = new Uint8Array(two.length + shift);
      bytes.set(two, shift);
      expect(readTable(bytes.subarray(shift)).winShare(state)).toBe(chance);
    }
    expect(readTable(openToRead(pathOf('two'))).winShare(state)).toBe(chance);
  });

  test.each<[wrong: unknown, told: RegExp]>([
    [undefined, /^Table: found undefined that cannot be read, expected plain data\.$/],
    [5, /^Table: found 5, expected bytes, or an object that reads them\.$/],
    [{ length: 64 }, /^Table: found a value of type object, expected bytes, or an object/],
    [{ length: -1, read: () => one }, /^Table, length: found -1, expected an integer/],
  ])('is not %o', (wrong, told) => {
    const error = thrownBy(() => readTable(wrong as never));
    expect(error).not.toBeInstanceOf(TableError);
    expect(String(error)).toMatch(new RegExp(told.source.replace('^', '^(?:Type|Range)Error: ')));
  });
});

describe('an interrupted table', () => {
  test('is continued, and has the same bytes as one that was not', async () => {
    for (const limit of [0, 5000]) {
      const stop = new AbortController();
      const rest = grow(
        'stopped',
        { tokens: 2 },
        {
          force: true,
          signal: stop.signal,
          onProgress: ({ solved }) => {
            if (solved >= limit) stop.abort('stop');
          },
        },
      );
      await expect(rest).rejects.toBe('stop');
      expect(readFileSync(pathOf('stopped')).length).toBeLessThan(two.length);
      const { kept } = await grow('stopped', { tokens: 2 });
      expect(kept).toBeLessThan(28);
      expect(readFileSync(pathOf('stopped')).equals(two)).toBe(true);
    }
  });

  test('is continued from wherever it ends', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 100 }), async (share) => {
        const length = 64 + Math.floor(((two.length - 64) * share) / 100);
        writeFileSync(pathOf('cut'), two.subarray(0, length));
        const { kept } = await grow('cut', { tokens: 2 });
        expect(kept === 28).toBe(share === 100);
        expect(readFileSync(pathOf('cut')).equals(two)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  test('is continued before its first damage, and loses what follows the last part', async () => {
    for (const [at, longer] of [
      [64, 0],
      [two.length - 1, 0],
      [two.length, 5],
    ] as const) {
      const bytes = new Uint8Array(two.length + longer);
      bytes.set(two);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(pathOf('damaged'), bytes);
      await grow('damaged', { tokens: 2 });
      expect(readFileSync(pathOf('damaged')).equals(two)).toBe(true);
    }
  });

  test('is refused as a table', () => {
    for (const length of [64, 65, 1000, two.length - 1]) {
      const error = thrownBy(() => readTable(two.subarray(0, length)));
      expect(error).toMatchObject({ code: 'table.incomplete' });
      expect(String(error)).toContain(`found ${length} bytes, expected ${two.length}.`);
    }
  });
});

describe('damage', () => {
  test('of any byte is noticed, in the header at once and in a part when it is asked for', () => {
    const positions = positionsOf({ tokens: 1 });
    // Every byte of the header, and of the parts every bit of some.
    for (let index = 0; index < one.length; index += index < 64 ? 1 : 7) {
      const bytes = Uint8Array.from(one);
      bytes[index] = (bytes[index] ?? 0) ^ (1 << (index % 8));
      const error = thrownBy(() => {
        const table = readTable(bytes);
        for (const state of positions) table.winShare(state);
      });
      expect(error).toBeInstanceOf(TableError);
      const code =
        index < 8 ? 'table.no-table' : index < 12 ? 'table.other-version' : 'table.damaged';
      expect(error).toMatchObject({ code, part: index < 64 ? undefined : expect.any(Number) });
    }
  });

  test('is also a number that is no probability, with the right checksum', () => {
    for (const number of [-5, -0, 1.0000001, 2, Number.NaN, Number.POSITIVE_INFINITY]) {
      const bytes = Uint8Array.from(one);
      const { parts } = numberInFile(1);
      for (const { start, size } of parts) {
        const chances = new Float32Array(bytes.buffer, 4 * start, size);
        chances[size - 1] = number;
        const words = new Uint32Array(bytes.buffer, 4 * start, size + 1);
        words[size] = checksumOf(words.subarray(0, size));
      }
      const error = thrownBy(() => readTable(bytes).winShare(newGame({ rules: { tokens: 1 } })));
      expect(error).toMatchObject({ code: 'table.damaged' });
    }
  });

  test('of the length is noticed', () => {
    const longer = new Uint8Array(one.length + 1);
    longer.set(one);
    expect(thrownBy(() => readTable(longer))).toMatchObject({ code: 'table.too-long' });
    expect(thrownBy(() => readTable(one.subarray(0, 63)))).toMatchObject({
      code: 'table.no-table',
      message: 'Table: found 63 bytes, expected the header of a table of the Royal Game of Ur.',
    });
  });
});

describe('another file', () => {
  test.each([
    ['text', 'and has no table', () => new TextEncoder().encode('x'.repeat(100))],
    ['other rules', 'with other rules', () => two],
  ] as const)('is not replaced without force: %s', async (name, why, content) => {
    writeFileSync(pathOf(name), content());
    await expect(grow(name, { tokens: 1 })).rejects.toThrow(
      `already exists, ${why}. Option --force replaces it.`,
    );
    expect(readFileSync(pathOf(name)).equals(content())).toBe(true);
    expect(await grow(name, { tokens: 1 }, { force: true })).toMatchObject({ kept: 0 });
    expect(readFileSync(pathOf(name)).equals(one)).toBe(true);
  });

  test('is not a folder, and no other process writes it', async () => {
    expect(() => openGrowingFile(folder)).toThrow('found a folder, expected a file');
    expect(() => openToRead(folder)).toThrow('found a folder, expected a file');
    const file = openGrowingFile(pathOf('locked'));
    expect(() => openGrowingFile(pathOf('locked'))).toThrow('is being written by');
    file.close();
  });

  test('that takes the place while the table is written is not written to', async () => {
    const path = pathOf('swapped');
    writeFileSync(pathOf('mine'), 'mine');
    const growing = grow(
      'swapped',
      { tokens: 2 },
      {
        onProgress: ({ solved }) => {
          if (solved === 0) return;
          rmSync(path, { force: true });
          symlinkSync(pathOf('mine'), path);
        },
      },
    );
    await expect(growing).rejects.toThrow('it was removed or replaced meanwhile');
    expect(readFileSync(pathOf('mine'), 'utf8')).toBe('mine');
  });
});

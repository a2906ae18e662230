/** Manifests of self-play data: what is read from a file is checked as any input is. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  type DataDescription,
  differenceFrom,
  readManifest,
} from '../../src/engine/learning/manifest.js';
import { SEEDS } from '../../src/random/seeds.js';

const SHARD = {
  file: 'games-0000000.npz',
  first: 0,
  games: 20,
  rows: 1234,
  bytes: 56_789,
  sha256: '0123456789abcdef'.repeat(4),
};
const MANIFEST = { game: 'azul', seed: 1, games: 20, shards: [SHARD] };

const COUNTS = ['first', 'games', 'rows', 'bytes'] as const;

const NO_COUNTS = [-1, 1.5, 1e308, -1e308, 2 ** 53, null, '7', true, [], {}];

describe('a manifest', () => {
  test('is read as it was written', () => {
    const { games, seed, shards } = MANIFEST;
    const description = { game: 'azul', seed };
    expect(readManifest(JSON.stringify(MANIFEST))).toEqual({ description, games, seed, shards });
  });

  test('is read with as many shards as there are, and not with more brackets than it has', () => {
    const shards = Array.from({ length: 10_000 }, () => SHARD);
    expect(readManifest(JSON.stringify({ ...MANIFEST, shards }))?.shards).toHaveLength(10_000);
    const parse = vi.spyOn(JSON, 'parse');
    for (const text of ['['.repeat(1e6), '[[],'.repeat(1e6), '{"a":'.repeat(1e6)]) {
      expect(readManifest(text)).toBeUndefined();
    }
    const { calls } = parse.mock;
    parse.mockRestore();
    expect(calls).toEqual([]);
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const padding = ' '.repeat(5e6);
    expect(
      readManifest(`${padding}${JSON.stringify(MANIFEST).slice(0, -1)},"rules":${deep}}`),
    ).toBe(undefined);
  });

  test.each([
    ...COUNTS.flatMap((name) =>
      NO_COUNTS.map((value) => ({ shards: [{ ...SHARD, [name]: value }] })),
    ),
    ...NO_COUNTS.flatMap((value) => [{ games: value }, { seed: value }]),
    { seed: SEEDS },
    { shards: {} },
    { shards: [null] },
    { shards: [{ ...SHARD, file: 7 }] },
    ...['', 'x', 'A'.repeat(64), '0'.repeat(65), 7].map((sha256) => ({
      shards: [{ ...SHARD, sha256 }],
    })),
  ])('with %j is none', (part) => {
    expect(readManifest(JSON.stringify({ ...MANIFEST, ...part }))).toBe(undefined);
  });

  test('is none, or has counts, whatever the text is', () => {
    const part = fc.oneof(fc.jsonValue(), fc.nat(), fc.double());
    const shard = fc.record({
      ...{ file: fc.constant(SHARD.file), sha256: fc.constant(SHARD.sha256) },
      ...{ first: part, games: part, rows: part, bytes: part },
    });
    const manifest = fc.record({ seed: part, games: part, shards: fc.array(shard) });
    fc.assert(
      fc.property(fc.oneof(manifest, fc.jsonValue(), fc.string()), (value) => {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        const found = readManifest(text);
        const counts = found?.shards.flatMap((each) => COUNTS.map((name) => each[name])) ?? [];
        for (const count of [found?.games ?? 0, found?.seed ?? 0, ...counts]) {
          expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('of other data is told apart by text that is safe to print', () => {
    const found = readManifest(JSON.stringify({ ...MANIFEST, game: '\u001b[2J\u202e\u009b' }));
    // What is not there is equal.
    const expected = { game: 'azul' } as DataDescription;
    expect(found && differenceFrom(expected, found)).toEqual({
      name: 'game',
      found: '"\\u001b[2J\\u202e\\u009b"',
      expected: '"azul"',
    });
  });
});

/** Who plays whom, and results on disk that go on where they stopped. */
import { describe, expect, test } from 'vitest';
import type { PairResult } from '../../src/engine/ratings/pair-result.js';
import { playPairs } from '../../src/engine/ratings/play-pairs.js';
import {
  readResults,
  readSeed,
  writeHeading,
  writePair,
} from '../../src/engine/ratings/results-text.js';
import { gamePair, pairingsOf } from '../../src/engine/ratings/schedule.js';
import { heaps } from '../support/heaps.js';
import { agent } from '../support/heaps-players.js';

describe('the schedule', () => {
  test('of a round robin has everyone meet once, of a gauntlet the first meet everyone', () => {
    expect(pairingsOf(4, 'round-robin')).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(pairingsOf(4, 'gauntlet')).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
  });

  test('has two games with one seed and other seats in each pair, and another seed in each', () => {
    const pairings = pairingsOf(3, 'round-robin');
    const pairs = [0, 1, 2, 3].map((number) => gamePair(number, pairings, 3, 7));
    expect(pairs.map(({ pairing }) => pairing)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
      [0, 1],
    ]);
    expect(pairs[1]?.seats).toEqual([
      [0, 2, 0],
      [2, 0, 2],
    ]);
    expect(new Set(pairs.map(({ seed }) => seed)).size).toBe(4);
  });
});

const clever = agent('clever', (state) => `T${state.heap % 4 || 1}`);
const cheating = agent('cheating', () => 'T9');

async function play(rounds: number, players: number): Promise<PairResult[]> {
  const rules = { players, heaps: 3, closes: false };
  const agents = [() => clever, () => cheating];
  const pairings = pairingsOf(2, 'round-robin');
  const results: PairResult[] = [];
  const tournament = { game: heaps, rules, agents, pairings, seed: 1 };
  for await (const result of playPairs(tournament, 0, rounds)) results.push(result);
  return results;
}

test('scores and forfeits are those of the agents, wherever they sit', async () => {
  expect(await play(2, 2)).toEqual([
    { pairing: [0, 1], scores: [1, 1], forfeits: [0, 2] },
    { pairing: [0, 1], scores: [1, 1], forfeits: [0, 2] },
  ]);
  // Two seats of three, then one: the first forfeit ends a game of heaps, and the others share the win.
  expect(await play(1, 3)).toEqual([{ pairing: [0, 1], scores: [1, 1 / 2], forfeits: [0, 2] }]);
});

describe('the text of results', () => {
  const pairings = pairingsOf(3, 'round-robin');
  const heading = {
    ...{ game: 'heaps', rules: 'players=2', form: 'round-robin', seed: 5 },
    ...{ agents: ['a', 'b', 'c'], limits: { timeLimit: 1000 } },
  };
  const results = [0, 1, 2, 3].map((number): PairResult => {
    const [one, other] = pairings[number % 3] ?? [0, 1];
    return { pairing: [one, other], scores: [1, number / 8], forfeits: [0, number] };
  });
  const lines = [
    writeHeading(heading),
    ...results.map((result, number) => writePair(number, result)),
  ];
  const text = lines.map((line) => `${line}\n`).join('');

  test('is read again', () => {
    expect(readResults(text, heading, pairings)).toEqual({ results, text });
    expect(readSeed(text)).toBe(5);
  });

  test('wherever it is cut off, is continued to the same text', () => {
    for (let length = 0; length <= text.length; length++) {
      const read = readResults(text.slice(0, length), heading, pairings);
      const rest = results.slice(read?.results.length);
      const more = rest.map(
        (result, index) => `${writePair(results.length - rest.length + index, result)}\n`,
      );
      expect(`${read?.text}${more.join('')}`).toBe(text);
    }
  });

  test.each([
    ['of other agents', { agents: ['a', 'b', 'd'] }],
    ['of another seed', { seed: 6 }],
    ['of other limits', { limits: {} }],
    ['of other rules', { rules: 'players=3' }],
  ])('%s is not continued', (_, other) => {
    expect(readResults(text, { ...heading, ...other }, pairings)).toBeUndefined();
  });

  test.each(['', 'x', '{}\n', '{"seed":"5"}\n', 'null\n'])('%j has no seed', (other) => {
    expect(readSeed(other)).toBeUndefined();
    if (other !== '') expect(readResults(other, heading, pairings)).toBeUndefined();
  });

  test.each([
    '{"pair":1,"scores":[1,2],"forfeits":[0]}',
    '{"pair":9,"scores":[1,1],"forfeits":[0,0]}',
    '{"pair":1,"scores":[1,"1"],"forfeits":[0,0]}',
    'null',
    '[',
  ])('is good up to the line %s', (line) => {
    const good = lines.slice(0, 2).join('\n');
    const damaged = `${good}\n${line}\n${lines[3]}\n`;
    expect(readResults(damaged, heading, pairings)).toEqual({
      ...{ results: results.slice(0, 1), text: `${good}\n` },
    });
  });
});

/** Who plays whom, and results on disk that go on where they stopped. */
import { describe, expect, test, vi } from 'vitest';
import { giveWay } from '../../src/engine/match/options.js';
import {
  differenceFrom,
  type PairResult,
  type PairScore,
  pairAt,
  pairingsOf,
  readLuck,
  readResults,
  readSeed,
  writeHeading,
  writePair,
} from '../../src/engine/simulate/pair-results.js';
import {
  type PairsOptions,
  type PairTask,
  playPairs,
  sidesBySeat,
} from '../../src/engine/simulate/play-pairs.js';
import type { OpenRunner } from '../../src/engine/tasks/runners.js';
import { seededRng } from '../../src/random/seeds.js';
import { useWorker } from '../support/build-worker.js';
import type { HeapsTypes } from '../support/heaps.js';
import { agent, HEAPS_PLAYERS } from '../support/heaps-players.js';
import { PIG_PLAYERS } from '../support/pig-players.js';

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

  test('goes on for ever, with another seed in each pair', () => {
    const pairings = pairingsOf(3, 'round-robin');
    const pairs = [0, 1, 2, 3].map((number) => pairAt(number, pairings, 7));
    expect(pairs.map(({ pairing }) => pairing)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
      [0, 1],
    ]);
    expect(new Set(pairs.map(({ seed }) => seed)).size).toBe(4);
  });
});

test('two agents take the seats by turns, and change them in the second game', () => {
  expect(sidesBySeat(3)).toEqual([
    [0, 1, 0],
    [1, 0, 1],
  ]);
});

const clever = agent('clever', (state) => `T${state.heap % 4 || 1}`);
const cheating = agent('cheating', () => 'T9');
const pairings = pairingsOf(2, 'round-robin');

/** Play the pairs of a tournament; return what was taken. */
async function play(
  agents: readonly unknown[],
  { players = 2, from = 0, to = 1, ...options }: Partial<PairsOptions> & { players?: number },
  open?: OpenRunner<PairTask<HeapsTypes>, PairScore>,
): Promise<PairResult[]> {
  const results: PairResult[] = [];
  const take = (result: PairResult) => {
    results.push(result);
    return options.take?.(result) ?? false;
  };
  await playPairs(
    HEAPS_PLAYERS,
    { rules: { players, heaps: 3, closes: false }, agents, pairings, seed: 1 },
    { onProgress: () => {}, workerFile: undefined, ...options, from, to, take },
    open,
  );
  return results;
}

test('scores and forfeits are those of the agents, wherever they sit', async () => {
  expect(await play([clever, cheating], { to: 2 })).toEqual([
    { pairing: [0, 1], scores: [1, 1], forfeits: [0, 2] },
    { pairing: [0, 1], scores: [1, 1], forfeits: [0, 2] },
  ]);
  // Two seats of three, then one: the first forfeit ends a game of heaps, and the others share the win.
  expect(await play([clever, cheating], { players: 3 })).toEqual([
    { pairing: [0, 1], scores: [1, 1 / 2], forfeits: [0, 2] },
  ]);
});

test('luck is that of the first agent, wherever it sits, and changes no result', async () => {
  const rules = { players: 2, target: 20 } as const;
  const tournament = { rules, agents: ['careful', 'random'], pairings, seed: 1 };
  const playPig = async (luck: boolean) => {
    const results: PairResult[] = [];
    const take = (result: PairResult) => results.push(result) < 0;
    const options = { onProgress: () => {}, workerFile: undefined, workers: 0, from: 0, to: 20 };
    await playPairs(PIG_PLAYERS, { ...tournament, luck }, { ...options, take });
    return results;
  };
  const [plain, lucky] = [await playPig(false), await playPig(true)];
  expect(lucky.map(({ luck: _, ...result }) => result)).toEqual(plain);
  // Who was lucky won more often: of each two games, the one with more luck.
  const agreeing = lucky.filter(
    ({ scores: [a = 0, b = 0], luck: [c = 0, d = 0] = [] }) => (a - b) * (c - d) > 0,
  );
  const differing = lucky.filter(({ scores: [a, b] }) => a !== b);
  expect(agreeing.length).toBeGreaterThan(0.8 * differing.length);
});

describe('pairs that are played elsewhere', () => {
  const AGENTS = ['clever', 'random'];
  const TO = 40;
  const worker = useWorker('./worker.ts');

  /** Play as on many machines: up to ten at a time, each answered with one of the next in a random order. */
  const elsewhere =
    (begun: number[]): OpenRunner<PairTask<HeapsTypes>, PairScore> =>
    ({ play: playHere }) => {
      const rng = seededRng(3);
      return {
        size: 10,
        play: async (task) => {
          begun.push(task.number);
          const score = await playHere(JSON.parse(JSON.stringify(task)));
          for (let turns = Math.floor(rng() * 20); turns > 0; turns--) await giveWay();
          return score;
        },
        stop: async () => {},
      };
    };

  test('have the results of this thread, in the same order', async () => {
    const here = await play(AGENTS, { to: TO, workers: 0 });
    expect(new Set(here.map(({ scores }) => scores.join())).size).toBeGreaterThan(1);
    const progress: number[] = [];
    const onProgress = (played: number) => progress.push(played);
    expect(await play(AGENTS, { to: TO, onProgress }, elsewhere([]))).toEqual(here);
    expect(progress).toEqual(here.map((_, index) => index + 1));
    expect(await play(AGENTS, { to: TO, workers: 3, workerFile: worker.file })).toEqual(here);
  });

  test('are enough at the same result, wherever they are played', async () => {
    const here = await play(AGENTS, { to: TO, workers: 0 });
    const begun: number[] = [];
    let wins = 0;
    const take = ({ scores }: PairResult) => scores[0] === 1 && ++wins === 9;
    const some = await play(AGENTS, { to: TO, take }, elsewhere(begun));
    expect(some).toEqual(here.slice(0, some.length));
    expect(some.length).toBeLessThan(TO / 2);
    // Those that were begun ahead are dropped; the rest is not begun.
    expect(begun.length).toBeGreaterThan(some.length);
    expect(begun.length).toBeLessThan(TO);
    wins = 0;
    expect(await play(AGENTS, { to: TO, take, workers: 3, workerFile: worker.file })).toEqual(some);
  });

  test('are not waited for, nor begun, when there are enough', async () => {
    const begun: number[] = [];
    let stops = 0;
    const open: OpenRunner<PairTask<HeapsTypes>, PairScore> = ({ play: playHere }) => ({
      size: 3,
      play: (task) => {
        begun.push(task.number);
        return task.number === 0 ? playHere(task) : new Promise(() => {});
      },
      stop: async () => {
        stops++;
      },
    });
    expect(await play(AGENTS, { to: TO, take: () => true }, open)).toHaveLength(1);
    expect({ begun, stops }).toEqual({ begun: [0, 1, 2], stops: 1 });
  });

  test('go on from any pair', async () => {
    const here = await play(AGENTS, { to: TO, workers: 0 });
    expect(await play(AGENTS, { from: 17, to: TO }, elsewhere([]))).toEqual(here.slice(17));
  });

  test('are named where one fails', async () => {
    const fails = play(['deadly', 'deadly'], { to: TO, workers: 2, workerFile: worker.file });
    await expect(fails).rejects.toThrow(/^Worker thread, pair \d+: worker exited with code: 3/);
  });

  test('are not played in threads by an object', async () => {
    const objects = play([clever, 'random'], { to: TO, workers: 2, workerFile: worker.file });
    await expect(objects).rejects.toThrow('Agents: found an object, expected a name');
  });
});

describe('the text of results', () => {
  const pairings = pairingsOf(3, 'round-robin');
  const heading = {
    ...{ version: '1.0.0', game: 'heaps', rules: 'players=2', form: 'round-robin' },
    ...{ seed: 5, agents: ['a', 'b', 'c'], limits: { timeLimit: 1000 } },
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

  test('with luck is read again, and says so; without it, it is as it always was', () => {
    const own = { ...heading, luck: true } as const;
    const lucky = results.map((result, index) => ({ ...result, luck: [index / 8, -1.5] }));
    const all = [writeHeading(own), ...lucky.map((result, number) => writePair(number, result))];
    const withLuck = all.map((line) => `${line}\n`).join('');
    expect(readResults(withLuck, own, pairings)).toEqual({ results: lucky, text: withLuck });
    const [first = ''] = all;
    const texts = [withLuck, first, text, lines[0] ?? '', first.slice(0, -1), ''];
    expect(texts.map(readLuck)).toEqual([true, true, false, false, undefined, undefined]);
    // Neither is continued as the other, nor with a pair of the other.
    expect(readResults(withLuck, heading, pairings)).toEqual({ invalidLine: 1 });
    expect(differenceFrom(heading, withLuck)).toBe('luck: found true, expected false.');
    expect(readResults(text, own, pairings)).toEqual({ invalidLine: 1 });
    expect(differenceFrom(own, text)).toBe('luck: found false, expected true.');
    const mixed = `${all[0]}\n${lines[1]}\n`;
    expect(readResults(mixed, own, pairings)).toEqual({ invalidLine: 2 });
    expect(text).not.toContain('luck');
  });

  test('is read again', () => {
    expect(readResults(text, heading, pairings)).toEqual({ results, text });
    expect(readSeed(text)).toBe(5);
    expect(readSeed(lines[0] ?? '')).toBe(5);
  });

  test('wherever it is cut off, is continued to the same text', () => {
    for (let length = 0; length <= text.length; length++) {
      const read = readResults(text.slice(0, length), heading, pairings);
      if ('invalidLine' in read) throw new Error(`line ${read.invalidLine} is valid`);
      const rest = results.slice(read.results.length);
      const more = rest.map(
        (result, index) => `${writePair(results.length - rest.length + index, result)}\n`,
      );
      expect(`${read.text}${more.join('')}`).toBe(text);
    }
  });

  test('cut off within its first line, is continued with the seed if it has it, else with any', () => {
    const [first = ''] = lines;
    const comma = first.indexOf(',', first.indexOf('"seed":'));
    for (let length = 0; length < first.length; length++) {
      const cut = first.slice(0, length);
      expect(readSeed(cut)).toBe(length > comma ? 5 : undefined);
      const again = { ...heading, seed: readSeed(cut) ?? 66 };
      expect(readResults(cut, again, pairings)).toEqual({
        results: [],
        text: `${writeHeading(again)}\n`,
      });
    }
  });

  test('with a heading of nothing but brackets has no difference that could be shown', () => {
    const deep = `{"version":${'['.repeat(20_000)}${']'.repeat(20_000)}}\n`;
    expect(differenceFrom(heading, deep)).toBe('');
  });

  test('with a line that is too long is not continued, and the line is not read', () => {
    const long = `{"pair":0,"scores":[0,0],"forfeits":[0,0],"x":${'['.repeat(1e6)}`;
    const parse = vi.spyOn(JSON, 'parse');
    expect(readResults(`${lines[0]}\n${long}\n`, heading, pairings)).toEqual({ invalidLine: 2 });
    expect(readSeed(`${long}\n`)).toBeUndefined();
    const lengths = parse.mock.calls.map(([read]) => read.length);
    parse.mockRestore();
    expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(2 ** 18);
  });

  test.each([
    ['of other agents', { agents: ['a', 'b', 'd'] }],
    ['of another seed', { seed: 6 }],
    ['of other limits', { limits: {} }],
    ['of other rules', { rules: 'players=3' }],
    ['of another version', { version: '1.0.1' }],
  ])('%s is not continued', (_, other) => {
    expect(readResults(text, { ...heading, ...other }, pairings)).toEqual({ invalidLine: 1 });
  });

  test.each(['', 'x', '{}\n', '{"seed":"5"}\n', 'null\n'])('%j has no seed', (other) => {
    expect(readSeed(other)).toBeUndefined();
    if (other !== '') expect(readResults(other, heading, pairings)).toEqual({ invalidLine: 1 });
  });

  test.each([
    '{"pair":1,"scores":[1,2],"forfeits":[0]}',
    '{"pair":9,"scores":[1,1],"forfeits":[0,0]}',
    '{"pair":1,"scores":[1,"1"],"forfeits":[0,0]}',
    'null',
    '[',
    '',
  ])('with the invalid line %j is not continued', (line) => {
    const good = lines.slice(0, 2).join('\n');
    for (const more of ['', `${lines[3]}\n`]) {
      const damaged = `${good}\n${line}\n${more}`;
      expect(readResults(damaged, heading, pairings)).toEqual({ invalidLine: 3 });
    }
  });
});

/** The random numbers of events: each event has its own, which depend on nothing that was drawn. */
import { describe, expect, test } from 'vitest';
import { derivedSeed, eventRng } from '../../src/random/seeds.js';

const UNIT = 2 ** 32;

/** Draw whole numbers of 32 bits. */
function draw(seed: number, event: number, count: number): number[] {
  const rng = eventRng(seed, event);
  return Array.from({ length: count }, () => rng() * UNIT);
}

describe('the random numbers of an event', () => {
  test('never change: games that are resumed depend on them', () => {
    expect(draw(1, 0, 4)).toEqual([3753484798, 376960030, 77618820, 915375109]);
    expect(draw(1, 1, 4)).toEqual([491949671, 1085477615, 3923536681, 4291839349]);
    expect(draw(-7, 123, 4)).toEqual([2830125864, 1536455916, 2174856841, 3667604049]);
    expect(draw(derivedSeed(42, 0), 5000, 4)).toEqual([
      4290268820, 3244664125, 1717094054, 1033048133,
    ]);
  });

  test('are in [0, 1), in steps of 2^-32', () => {
    const numbers = Array.from({ length: 1000 }, (_, event) => draw(3, event, 4)).flat();
    const isRight = (number: number) => Number.isInteger(number) && number >= 0 && number < UNIT;
    expect(numbers.filter((number) => !isRight(number))).toEqual([]);
  });

  test('depend on seed and event alone, the seed modulo 2^32', () => {
    const one = eventRng(5, 9);
    const other = eventRng(5, 10);
    const first = [one(), other(), one(), one()];
    expect(first[0]).toBe(eventRng(5, 9)());
    expect(first[1]).toBe(eventRng(5, 10)());
    expect(draw(5, 9, 3)[2]).toBe((first[3] ?? 0) * UNIT);
    expect(draw(5 + UNIT, 9, 4)).toEqual(draw(5, 9, 4));
    expect(draw(5 - UNIT, 9, 4)).toEqual(draw(5, 9, 4));
  });

  test('differ from event to event, and from seed to seed', () => {
    const byEvent = Array.from({ length: 5000 }, (_, event) => draw(1, event, 2).join());
    const bySeed = Array.from({ length: 5000 }, (_, seed) => draw(seed, 1, 2).join());
    expect(new Set([...byEvent, ...bySeed]).size).toBe(9999);
  });
});

const EVENTS = 20_000;

/** What is drawn of many events: by event, by seed, of streams as matches have them. */
const SAMPLES: readonly (readonly [string, (index: number) => readonly [number, number]])[] = [
  ['neighbouring events of one seed', (index) => [1, index]],
  ['one event of neighbouring seeds', (index) => [index, 7]],
  [
    'the first chance event of derived seeds',
    (index) => [derivedSeed(derivedSeed(3, index), 0), 0],
  ],
  ['events and seeds that go up together', (index) => [index, index]],
];

/**
 * Return by how many standard deviations counts that should be equal are too uneven: chi squared,
 * made normal by the transform of Wilson and Hilferty.
 *
 * What is drawn is always the same, so that none of these tests can fail by bad luck.
 */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const square = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const degrees = counts.length - 1;
  const variance = 2 / (9 * degrees);
  return (Math.cbrt(square / degrees) - (1 - variance)) / Math.sqrt(variance);
}

function countsOf(cells: number, values: readonly number[]): number[] {
  const counts = new Array<number>(cells).fill(0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

describe.each(SAMPLES)('over %s', (_, at) => {
  const draws = Array.from({ length: EVENTS }, (_each, index) => draw(...at(index), 3));
  const slice = (number: number | undefined, cells: number) =>
    Math.floor(((number ?? 0) / UNIT) * cells);

  test.each([0, 1, 2])('number %d of an event is uniform', (place) => {
    for (const cells of [2, 5, 6, 100]) {
      const values = draws.map((numbers) => slice(numbers[place], cells));
      expect(Math.abs(unevenness(countsOf(cells, values)))).toBeLessThan(4);
    }
  });

  test('every bit of the first number is set as often as not', () => {
    for (let bit = 0; bit < 32; bit++) {
      const set = draws.filter(([number = 0]) => Math.floor(number / 2 ** bit) % 2 === 1).length;
      expect(Math.abs(set - EVENTS / 2)).toBeLessThan(4.5 * Math.sqrt(EVENTS / 4));
    }
  });

  test('the first numbers of neighbours have nothing to do with each other', () => {
    for (const distance of [1, 2, 4]) {
      const pairs = draws
        .slice(distance)
        .map(([number], index) => 6 * slice(number, 6) + slice(draws[index]?.[0], 6));
      expect(Math.abs(unevenness(countsOf(36, pairs)))).toBeLessThan(4);
    }
  });

  test('the numbers of one event have nothing to do with each other', () => {
    const pairs = draws.map(([one, other]) => 6 * slice(one, 6) + slice(other, 6));
    expect(Math.abs(unevenness(countsOf(36, pairs)))).toBeLessThan(4);
  });
});

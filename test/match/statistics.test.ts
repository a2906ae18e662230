import { expect, test } from 'vitest';
import type { Outcome } from '../../src/engine/match/play-game.js';
import { joinSamples, NO_SAMPLE, sampleOf, spreadOf } from '../../src/engine/simulate/sample.js';
import { statisticsOf } from '../../src/engine/simulate/statistics.js';
import {
  emptyTally,
  joinTallies,
  type PlayedGame,
  tallyOf,
} from '../../src/engine/simulate/tally.js';
import { wilsonRate } from '../../src/engine/simulate/wilson.js';

function outcome(facts: Partial<Outcome<null, string>>): Outcome<null, string> {
  const scores = facts.scores ?? [0, 0];
  const shared = { ending: 'over', state: null, events: [], rounds: 5, moves: 50 } as const;
  return { ...shared, scores, returns: scores.map(() => 1 / scores.length), ...facts };
}

const forfeit = { player: 1, event: 3, reason: 'error', message: 'Oh.' } as const;

const GAMES: readonly [PlayedGame, Outcome<null, string>][] = [
  [{ game: 0, seed: 10, seats: [0, 1] }, outcome({ scores: [30, 20], returns: [1, 0], rounds: 6 })],
  [{ game: 1, seed: 11, seats: [1, 0] }, outcome({ scores: [40, 44], returns: [0, 1], moves: 61 })],
  [{ game: 2, seed: 12, seats: [0, 1] }, outcome({ scores: [7, 7], ending: 'limit' })],
  [{ game: 3, seed: 13, seats: [1, 0] }, outcome({ returns: [1, 0], ending: 'forfeit', forfeit })],
  [{ game: 5, seed: 15, seats: [1, 0] }, outcome({ returns: [1, 0], ending: 'forfeit', forfeit })],
];

const tallies = GAMES.map(([game, played]) => tallyOf(game, played));

test('statistics count wins by shares, and points and lengths where nobody forfeited', () => {
  const statistics = statisticsOf(['one', 'two'], tallies.reduce(joinTallies, emptyTally(2)));
  const [one, two] = statistics.agents;
  expect(statistics.endings).toEqual({ over: 2, limit: 1, forfeit: 2 });
  expect(statistics.rounds).toMatchObject({ count: 3, min: 5, max: 6, mean: 16 / 3 });
  expect(statistics.moves).toMatchObject({ count: 3, min: 50, max: 61, mean: 161 / 3 });
  expect(one).toMatchObject({
    ...{ name: 'one', games: 5, wins: 2.5, winRate: wilsonRate(2.5, 5), forfeits: 2 },
    score: { count: 3, min: 7, mean: 27, max: 44 },
    firstForfeit: { game: 3, seed: 13, ...forfeit },
    seats: [
      { games: 2, wins: 1.5, winRate: wilsonRate(1.5, 2), score: { mean: 18.5 }, forfeits: 0 },
      { games: 3, wins: 1, winRate: wilsonRate(1, 3), score: { count: 1, mean: 44 }, forfeits: 2 },
    ],
  });
  expect(two).toMatchObject({ name: 'two', games: 5, wins: 2.5, forfeits: 0 });
  expect(two).not.toHaveProperty('firstForfeit');
  expect(JSON.parse(JSON.stringify(statistics))).toEqual(statistics);
});

test('tallies come out the same in every order', () => {
  const [a, b, c, d, e] = tallies.map((tally) => joinTallies(emptyTally(2), tally));
  if (!a || !b || !c || !d || !e) throw new Error('There are five games.');
  const forwards = [a, b, c, d, e].reduce(joinTallies);
  expect([e, b, d, a, c].reduce(joinTallies)).toEqual(forwards);
  expect(joinTallies(joinTallies(d, e), joinTallies(joinTallies(c, a), b))).toEqual(forwards);
});

test('a third of a win, three times, is a win', () => {
  const thirds = outcome({ scores: [1, 1, 1] });
  const tally = tallyOf({ game: 0, seed: 0, seats: [2, 0, 1] }, thirds);
  const [agent] = statisticsOf(['x', 'y', 'z'], [tally, tally, tally].reduce(joinTallies)).agents;
  expect(agent?.wins).toBe(1);
  expect(agent?.seats.map(({ games }) => games)).toEqual([0, 3, 0]);
  expect(agent?.seats[0]).toEqual({ games: 0, wins: 0, forfeits: 0 });
});

test('a spread has mean, ends and standard error, and there is none of nothing', () => {
  expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9].map(sampleOf).reduce(joinSamples))).toEqual({
    ...{ count: 8, min: 2, mean: 5, max: 9 },
    standardError: Math.sqrt(32 / 7 / 8),
  });
  expect(spreadOf(sampleOf(-3))).toEqual({ count: 1, min: -3, mean: -3, max: -3 });
  expect(spreadOf(joinSamples(NO_SAMPLE, sampleOf(1)))).toEqual(spreadOf(sampleOf(1)));
  expect(spreadOf(NO_SAMPLE)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { statisticsOf, wilsonRate } from '../../src/engine/simulate/statistics.js';
import {
  addGame,
  addTally,
  emptyTally,
  type PlayedGame,
  type Tally,
} from '../../src/engine/simulate/tally.js';

type Facts = Partial<PlayedGame> & Pick<PlayedGame, 'seats'>;

/** Complete a game: of 50 moves, which all players share, with as many points as seats. */
function played(facts: Facts): PlayedGame {
  const { seats } = facts;
  const scores = seats.map(() => 0);
  const returns = seats.map(() => 1 / seats.length);
  const shared = { game: 0, seed: 0, ending: 'over', forfeits: [], moves: 50 } as const;
  return { ...shared, scores, returns, ...facts };
}

function tallyOf(...games: readonly PlayedGame[]): Tally {
  const tally = emptyTally(games[0]?.seats.length ?? 0);
  for (const game of games) addGame(tally, game);
  return tally;
}

/** Add up tallies, and leave each as it is. */
function sum(...tallies: readonly Tally[]): Tally {
  const total = emptyTally(tallies[0]?.agents.length ?? 0);
  for (const tally of tallies) addTally(total, tally);
  return total;
}

const forfeit = { player: 1, event: 3, reason: 'error', message: 'Oh.' } as const;
const forfeited = { returns: [1, 0], ending: 'forfeit', forfeits: [forfeit] } as const;

const GAMES = [
  played({ game: 0, seed: 10, seats: [0, 1], scores: [30, 20], returns: [1, 0] }),
  played({ game: 1, seed: 11, seats: [1, 0], scores: [40, 44], returns: [0, 1], moves: 61 }),
  played({ game: 2, seed: 12, seats: [0, 1], scores: [7, 7], ending: 'limit' }),
  played({ game: 3, seed: 13, seats: [1, 0], ...forfeited }),
  played({ game: 5, seed: 15, seats: [1, 0], ...forfeited }),
] as const;

test.each([2, 3, 7, 8, 9, 11, 13, 15])(
  'a win that %d players share is shared exactly',
  (players) => {
    const names = Array.from({ length: players }, (_, player) => `p${player}`);
    const tally = tallyOf(played({ seats: names.map((_, player) => player) }));
    for (const { wins } of statisticsOf(names, tally).agents) expect(wins).toBe(1 / players);
  },
);

test('statistics count wins by shares, and points and lengths of games without a forfeit', () => {
  const statistics = statisticsOf(['one', 'two'], tallyOf(...GAMES));
  const [one, two] = statistics.agents;
  expect(statistics.endings).toEqual({ over: 2, limit: 1, forfeit: 2 });
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

test('points and lengths of a game that went on after a forfeit do not count, its wins do', () => {
  const game = played({
    ...{ seats: [2, 0, 1], scores: [20, -1, 7], returns: [1, 0, 0], moves: 90 },
    forfeits: [forfeit],
  });
  const statistics = statisticsOf(['x', 'y', 'z'], tallyOf(game));
  expect(statistics.endings).toEqual({ over: 1, limit: 0, forfeit: 0 });
  expect(statistics).not.toHaveProperty('moves');
  expect(statistics.agents.map(({ wins, forfeits }) => [wins, forfeits])).toEqual([
    [0, 1],
    [0, 0],
    [1, 0],
  ]);
  for (const agent of statistics.agents) expect(agent).not.toHaveProperty('score');
  expect(statistics.agents[0]?.firstForfeit).toEqual({ game: 0, seed: 0, ...forfeit });
});

test('each of several forfeits in one game counts', () => {
  const forfeits = [forfeit, { ...forfeit, player: 2, event: 9 }];
  const game = played({ seats: [2, 0, 1], returns: [1, 0, 0], forfeits });
  const { agents } = statisticsOf(['x', 'y', 'z'], tallyOf(game, game));
  expect(agents.map((agent) => agent.forfeits)).toEqual([2, 2, 0]);
  expect(agents[1]?.firstForfeit).toMatchObject({ player: 2, event: 9 });
});

test('a game without points has none in its statistics', () => {
  const { agents } = statisticsOf(['x', 'y'], tallyOf(played({ seats: [0, 1], scores: [] })));
  for (const agent of agents) {
    expect(agent.wins).toBe(1 / 2);
    expect(agent).not.toHaveProperty('score');
  }
});

test('tallies are the same in every order, whatever they are made of', () => {
  const [a, b, c, d, e] = GAMES.map((game) => tallyOf(game));
  if (!a || !b || !c || !d || !e) throw new Error('There are five games.');
  const forwards = sum(a, b, c, d, e);
  expect(sum(c, b, d, a, e)).toEqual(forwards);
  expect(sum(sum(a, b), sum(c, sum(d, e)))).toEqual(forwards);
  expect(tallyOf(...GAMES)).toEqual(forwards);
});

test('the first forfeit is that of the tally that was added first', () => {
  const [, , , first, second] = GAMES.map((game) => tallyOf(game));
  if (!first || !second) throw new Error('There are five games.');
  expect(sum(emptyTally(2), first, second).forfeits).toEqual([
    { game: 3, seed: 13, ...forfeit },
    undefined,
  ]);
});

test('adding a tally changes the one that it is added to alone', () => {
  const [one, other] = [tallyOf(GAMES[0]), tallyOf(GAMES[1])];
  const before = structuredClone(other);
  addTally(one, other);
  addTally(one, other);
  expect(other).toEqual(before);
  expect(one.moves.count).toBe(3);
});

test('a third of a win, three times, is a win', () => {
  const thirds = played({ seats: [2, 0, 1], scores: [1, 1, 1] });
  const [agent] = statisticsOf(['x', 'y', 'z'], tallyOf(thirds, thirds, thirds)).agents;
  expect(agent?.wins).toBe(1);
  expect(agent?.seats.map(({ games }) => games)).toEqual([0, 3, 0]);
  expect(agent?.seats[0]).toEqual({ games: 0, wins: 0, forfeits: 0 });
});

test('a spread has mean, ends and standard error, and there is none of nothing', () => {
  const spreadOf = (...numbers: readonly number[]) => {
    const games = numbers.map((moves) => played({ seats: [0, 1], moves, scores: [moves, 0] }));
    const { moves, agents } = statisticsOf(
      ['x', 'y'],
      sum(emptyTally(2), ...games.map((game) => tallyOf(game))),
    );
    expect(agents[0]?.score).toEqual(moves);
    return moves;
  };
  expect(spreadOf(2, 4, 4, 4, 5, 5, 7, 9)).toEqual({
    ...{ count: 8, min: 2, mean: 5, max: 9 },
    standardError: Math.sqrt(32 / 7 / 8),
  });
  expect(spreadOf(-3)).toEqual({ count: 1, min: -3, mean: -3, max: -3 });
  expect(spreadOf()).toBeUndefined();
});

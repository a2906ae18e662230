/** The rows that the network of Azul's boards learns from. */
import { expect, test } from 'vitest';
import { greedyAgent } from '../../src/azul/agents/agents.js';
import { type Play, playGame } from '../../tools/train/azul/round-boards.js';

/** The parts of a row, as round-boards.ts lists them. */
function partsOf(row: readonly number[]) {
  const [rounds = 0, first = 0] = row;
  const boardAt = (start: number) => ({
    tiles: row.slice(start, start + 25),
    lines: row.slice(start + 25, start + 30),
  });
  return {
    rounds,
    first,
    scores: row.slice(2, 4),
    bag: row.slice(4, 9),
    boards: [boardAt(9), boardAt(40)],
    end: row.slice(71),
  };
}

/** Return how many tiles the fullest row of a mosaic has. */
function fullestOf(tiles: readonly number[]): number {
  const rows = [0, 5, 10, 15, 20].map((row) => tiles.slice(row, row + 5));
  return Math.max(...rows.map((row) => row.filter((tile) => tile > 0).length));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const PLAYS: readonly Play[] = [
  { players: 2, mosaic: 'fixed', agents: [greedyAgent()] },
  { players: 2, mosaic: 'variant', agents: [greedyAgent()] },
  { players: 2, mosaic: 'variant', agents: [greedyAgent()], tilingSlips: [0.1, 0.9] },
  { players: 3, mosaic: 'fixed', agents: [greedyAgent()] },
  { players: 4, mosaic: 'variant', agents: [greedyAgent()] },
];

/** List the rows of each two players. */
function rowsByPair(players: number, rows: readonly (readonly number[])[]) {
  const pairs = (players * (players - 1)) / 2;
  const rounds = rows.length / pairs;
  return Array.from({ length: pairs }, (_, pair) => rows.slice(pair * rounds, (pair + 1) * rounds));
}

test.each(PLAYS)('rows are positions between rounds, in the order of the game: %j', (play) => {
  const dealt = 4 * (2 * play.players + 1);
  for (let seed = 0; seed < 2; seed++) {
    const rows = playGame(play, seed);
    expect(rows.length).toBeGreaterThan(2);
    if (seed === 0) expect(playGame(play, seed)).toEqual(rows);
    const byPair = rowsByPair(play.players, rows).map((each) => each.map(partsOf));
    for (const positions of byPair) {
      for (const [round, { rounds, first, scores, bag, boards, end }] of positions.entries()) {
        expect([-1, 0, 1]).toContain(first);
        // The bag is that before the next deal, and empty bags are refilled.
        const left = 100 - (round + 1) * dealt;
        if (left >= 0) expect(sum(bag)).toBe(left);
        for (const { lines } of boards) {
          for (const [row, line] of lines.entries()) expect(line & 7).toBeLessThanOrEqual(row);
        }
        expect(rounds).toBe(byPair[0]?.[round]?.rounds);
        expect(end).toEqual(positions[0]?.end);
        const [own = 0, other = 0, share] = end;
        if (own !== other) expect(share).toBe(own > other ? 2 : 0);
        expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
      }
    }
    for (const row of rows) expect(row).toHaveLength(74);
    for (const round of byPair[0]?.keys() ?? []) {
      const positions = byPair.flatMap((each) => each[round] ?? []);
      const filled = positions.flatMap(({ boards }) => boards.map(({ tiles }) => fullestOf(tiles)));
      expect(positions[0]?.rounds).toBe(5 - Math.max(...filled));
      // One player begins: in the pairs with all others.
      const begin = positions.filter(({ first }) => first >= 0);
      expect(begin).toHaveLength(play.players - 1);
    }
  }
});

test('tiling moves are random where that is asked for', () => {
  const agents = [greedyAgent()];
  const withSlips = (tilingSlips: readonly number[]) =>
    playGame({ players: 2, mosaic: 'variant', agents, tilingSlips }, 1);
  expect(withSlips([1])).not.toEqual(withSlips([0]));
});

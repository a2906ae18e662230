/** The rows that the network of Azul's boards learns from. */
import { expect, test } from 'vitest';
import { greedyAgent } from '../../src/azul/agents/agents.js';
import { type Play, playGame } from '../../tools/train/azul/round-boards.js';

/** Tiles of all factories of two players. */
const DEALT = 20;

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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const PLAYS: readonly Play[] = [
  { mosaic: 'fixed', agents: [greedyAgent()] },
  { mosaic: 'variant', agents: [greedyAgent()] },
  { mosaic: 'variant', agents: [greedyAgent()], tilingSlips: [0.1, 0.9] },
];

test.each(PLAYS)('rows are positions between rounds, in the order of the game: %j', (play) => {
  for (let seed = 0; seed < 10; seed++) {
    const rows = playGame(play, seed);
    expect(rows.length).toBeGreaterThan(2);
    expect(playGame(play, seed)).toEqual(rows);
    const positions = rows.map(partsOf);
    for (const [round, { rounds, first, scores, bag, boards, end }] of positions.entries()) {
      expect(rows[round]).toHaveLength(74);
      expect([0, 1]).toContain(first);
      // The bag is that before the next deal, and empty bags are refilled.
      if (round < 4) expect(sum(bag)).toBe(100 - (round + 1) * DEALT);
      const filled = boards.flatMap(({ tiles }) =>
        [0, 5, 10, 15, 20].map(
          (row) => tiles.slice(row, row + 5).filter((tile) => tile > 0).length,
        ),
      );
      expect(rounds).toBe(5 - Math.max(...filled));
      for (const { lines } of boards) {
        for (const [row, line] of lines.entries()) expect(line & 7).toBeLessThanOrEqual(row);
      }
      expect(end).toEqual(positions[0]?.end);
      const [own = 0, other = 0, share] = end;
      if (own !== other) expect(share).toBe(own > other ? 2 : 0);
      expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
    }
  }
});

test('tiling moves are random where that is asked for', () => {
  const agents = [greedyAgent()];
  const withSlips = (tilingSlips: readonly number[]) =>
    playGame({ mosaic: 'variant', agents, tilingSlips }, 1);
  expect(withSlips([1])).not.toEqual(withSlips([0]));
});

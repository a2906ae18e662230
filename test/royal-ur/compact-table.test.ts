/** The compact table: its values are those of the trained networks, and its moves lose little, by exact chances. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodeState } from '../../src/royal-ur/api/text.js';
import {
  AHEAD,
  compactTableOf,
  loadCompactTable,
  Networks,
  readKnown,
} from '../../src/royal-ur/evaluation/compact-table.js';
import { KNOWN, NETWORKS } from '../../src/royal-ur/evaluation/network-texts.js';
import { readWeights } from '../../src/royal-ur/evaluation/phase-network.js';
import { solve } from '../../src/royal-ur/solve/solve.js';
import type { Table } from '../../src/royal-ur/solve/table.js';
import { unfinishedPlayers } from './positions.js';

const table = await loadCompactTable();

/** Return by how much less often the move wins that a table chooses than the best one. */
function regretOf(chosen: string | undefined, chances: ReadonlyMap<string, number>): number {
  return Math.max(...chances.values()) - (chances.get(chosen ?? '') ?? 0);
}

describe('in positions of perfect games with seven tokens', () => {
  // Written by `npm run train -- royal-ur-sample`: a state, and each move with its exact chance.
  const text = readFileSync(new URL('positions-of-seven.txt', import.meta.url), 'utf8');
  const positions = text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [shared = '', players = '', ...moves] = line.split(' ');
      const chances = new Map<string, number>();
      for (let at = 0; at < moves.length; at += 2) {
        chances.set(moves[at] ?? '', Number(moves[at + 1]));
      }
      return { ratings: table.analyse(decodeState([shared, players])), chances };
    });

  test('the chosen move loses 2 points at most, and 0.05 on average', () => {
    const regrets = positions.map(({ ratings, chances }) => regretOf(ratings[0]?.move, chances));
    expect(Math.max(...regrets)).toBeLessThan(0.02);
    expect(regrets.reduce((sum, regret) => sum + regret, 0) / regrets.length).toBeLessThan(0.0005);
  });

  test('the chances are off by 3 points at most, and 0.5 on average', () => {
    const errors = positions.flatMap(({ ratings, chances }) =>
      ratings.map(({ move, winShare }) => Math.abs(winShare - (chances.get(move) ?? 0))),
    );
    expect(Math.max(...errors)).toBeLessThan(0.03);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.005);
  });
});

test('in all positions of one token, the chances are off by little', async () => {
  const [exact, one] = await Promise.all([solve({ tokens: 1 }), loadCompactTable({ tokens: 1 })]);
  const errors = unfinishedPlayers(1).map((players) => {
    const state = decodeState(['A-', players], { rules: exact.rules });
    return Math.abs(one.winShare(state) - exact.winShare(state));
  });
  expect(Math.max(...errors)).toBeLessThan(0.01);
});

test('a game with fewer tokens is one of seven, of which the others are at home', async () => {
  const three = await loadCompactTable({ tokens: 3 });
  const chance = (of: Table, shared: string, players: string) =>
    of.winShare(decodeState([shared, players], { rules: of.rules }));
  expect(chance(three, 'A-', 'A1P04H1B2PH1')).toBe(chance(table, 'A-', 'A1P04H5B2PH5'));
});

describe('chances that are known', () => {
  test('count in place of what the networks say', () => {
    // Seven tokens of each in the hand: the digits of one half of all, and 0 for each side.
    const known = readKnown('gAAAAAAAA');
    const half = compactTableOf(new Networks(NETWORKS), known, table.rules, AHEAD);
    expect(half.winShare(decodeState(['A-', 'A7PH0B7PH0']))).toBeCloseTo(0.5, 5);
    expect(half.winShare(decodeState(['A-', 'A6P04H0B7PH0']))).toBe(
      table.winShare(decodeState(['A-', 'A6P04H0B7PH0'])),
    );
  });

  test('are those of the positions that the networks judge worst', () => {
    const without = compactTableOf(new Networks(NETWORKS), new Map(), table.rules, AHEAD);
    const known = [...readKnown(KNOWN)];
    expect(known.length).toBeGreaterThan(0);
    for (const [position, chance] of known) {
      const [own = '', other = ''] = [Math.floor(position / 2 ** 17), position % 2 ** 17].map(
        (side) => {
          const [home, squares] = [side >> 14, side % 2 ** 14];
          const steps = Array.from({ length: 14 }, (_, index) => index).filter(
            (index) => (squares >> index) & 1,
          );
          const names = steps.map((index) => String(index + 1).padStart(2, '0'));
          return `${7 - home - steps.length}P${names.join('')}H${home}`;
        },
      );
      const state = decodeState(['A-', `A${own}B${other}`]);
      expect(table.winShare(state)).toBe(chance);
      expect(Math.abs(without.winShare(state) - chance)).toBeLessThan(0.1);
    }
  });
});

test('weights are bytes in base 64', () => {
  const bytes = [0, 1, -1, 127, -127, 64, -64, 2, 5];
  const text = Buffer.from(Int8Array.from(bytes).buffer).toString('base64');
  expect([...readWeights(text)]).toEqual(bytes);
});

test.each([{ safeRosettes: false }, { zero: 'again' as const }])(
  'other rules are refused',
  (rules) =>
    expect(loadCompactTable(rules)).rejects.toThrow(/^Rules: found .*, expected tokens=7 /u),
);

/** Tables of solved games. */

import { playMatch, reviewGame } from 'azulejo/agents';
import { replay } from 'azulejo/record';
import {
  AGENTS,
  applyChance,
  applyMove,
  decodeState,
  type GameState,
  legalMoves,
  newGame,
  ROLLS,
  royalUr,
  seededRng,
  solve,
  tableAgent,
} from 'azulejo/royal-ur';
import { describe, expect, test } from 'vitest';
import { thrownBy } from '../support/errors.js';
import { ALL_RULES } from './all-rules.js';
import { unfinishedPlayers } from './positions.js';

const WEIGHTS = [1, 4, 6, 4, 1] as const;

/** The table of two tokens, solved by the first test that needs it. */
let solved: ReturnType<typeof solve> | undefined;
const solveTwo = () => {
  solved ??= solve({ tokens: 2 });
  return solved;
};

describe('a table', () => {
  // By all rules: the solver has its own list of moves, which a new rule changes as well.
  test.each(ALL_RULES.filter(({ tokens }) => tokens === 1))(
    'agrees with itself: before a roll, by it, and by its best move: %o',
    async (rules) => {
      const table = await solve({ ...rules, tolerance: 1e-13 });
      const isByBestMove = (state: GameState) => {
        const chances = legalMoves(state).map((move) => {
          const after = applyMove(state, move);
          const chance = table.winShare(after);
          return { move, winShare: after.turn === state.turn ? chance : 1 - chance };
        });
        chances.sort((one, other) => other.winShare - one.winShare);
        const [best] = chances;
        const isRated = JSON.stringify(table.analyse(state)) === JSON.stringify(chances);
        return isRated && (best === undefined || table.winShare(state) === best.winShare);
      };
      const wrong = unfinishedPlayers(1).filter((players) => {
        const due = decodeState(['A-', players], { rules });
        const states = ROLLS.map((roll) => applyChance(due, roll));
        const mean = states.reduce((sum, state, index) => {
          const chance = table.winShare(state);
          return sum + ((WEIGHTS[index] ?? 0) / 16) * (state.turn === 'A' ? chance : 1 - chance);
        }, 0);
        const isMean = Math.abs(table.winShare(due) - mean) < 1e-11;
        return !isMean || !states.every(isByBestMove);
      });
      expect(wrong).toEqual([]);
    },
  );

  test('of tokens at home on both sides is that of the smaller game', async () => {
    const [one, two] = [await solve({ tokens: 1 }), await solveTwo()];
    for (const players of unfinishedPlayers(1)) {
      const more = players.replaceAll(/H(\d)/g, 'H1');
      const chance = two.winShare(decodeState(['A-', more]));
      expect(Math.abs(chance - one.winShare(decodeState(['A-', players])))).toBeLessThan(2e-9);
    }
  });

  test('knows the end, and refuses states of other rules', async () => {
    const table = await solve({ tokens: 1, zero: 'again' });
    const rules = { zero: 'again' } as const;
    expect(table.rules).toEqual(newGame({ rules: { tokens: 1, ...rules } }).rules);
    expect(table.winShare(decodeState(['B#', 'A1PH0B0PH1'], { rules }))).toBe(1);
    for (const state of [
      newGame({ rules: { tokens: 1 } }),
      newGame({ rules: { tokens: 2, ...rules } }),
    ]) {
      for (const call of [table.winShare, table.analyse]) {
        expect(() => call(state)).toThrow(/^State: found the rules tokens=.*expected tokens=1 /);
      }
    }
  });

  test('is played by an agent that wins more than its share', async () => {
    const table = await solve({ tokens: 1, tolerance: 1e-6 });
    let wins = 0;
    for (let seed = 0; seed < 40; seed++) {
      const agents = [AGENTS.random(), tableAgent(table)];
      const { record } = await playMatch(royalUr, agents, { seed, rules: { tokens: 1 } });
      if (record.result?.kind === 'finished' && record.result.standings[0]?.player === 'B') wins++;
    }
    expect(wins).toBeGreaterThan(14);
    const start = newGame({ rules: { tokens: 1 } });
    expect(
      thrownBy(() => tableAgent(table).chooseMove(start, { rng: seededRng(1) })),
    ).toMatchObject({
      message: 'State: found no legal move, expected a state with legal moves.',
    });
    expect(thrownBy(() => tableAgent(7 as never))).toBeInstanceOf(TypeError);
  });
});

test('the agent of a table searches without searching, and makes a review exact', async () => {
  const rules = { tokens: 2 } as const;
  const table = await solveTwo();
  const agent = tableAgent(table);
  const state = decodeState(['B2', 'A2PH0B1P04H0']);
  const search = agent.search(state, seededRng(1));
  expect(search.exact).toBe(true);
  expect(search.moves().map(({ move, winShare, exact }) => ({ move, winShare, exact }))).toEqual(
    table.analyse(state).map(({ move, winShare }) => ({ move, winShare, exact: true })),
  );
  expect(search.moves()[0]?.returns[1]).toBe(search.moves()[0]?.winShare);
  const agents = [AGENTS.random(), agent];
  const { record } = await playMatch(royalUr, agents, { seed: 3, rules });
  const { moves, chance, players } = await reviewGame(royalUr, record, { agent });
  expect(moves.every((move) => move.mark === 'forced' || move.exact)).toBe(true);
  expect(players[1]?.loss).toBe(0);
  expect(players[0]?.loss).toBeGreaterThan(0);
  // What was expected at first, luck and losses make up the result.
  const states = replay(royalUr, record);
  const first = chance[0]?.event ?? 0;
  const before = states.ok ? states.states[first] : undefined;
  if (before === undefined) throw new Error('no roll');
  const expected = table.winShare(before);
  const start = before.turn === 'A' ? expected : 1 - expected;
  const lost = (letter: string) =>
    moves.reduce(
      (sum, move) =>
        sum + (move.event > first && move.player === letter && 'loss' in move ? move.loss : 0),
      0,
    );
  const result = start + (players[0]?.luck ?? 0) - lost('A') + lost('B');
  expect(result).toBeCloseTo(
    record.result?.kind === 'finished' && record.result.standings[0]?.player === 'A' ? 1 : 0,
    6,
  );
});

test.each([
  ['A4', 'A0P1314H0B2PH0', 'Waiting: '],
  ['A-', 'A2PH0B0PH2', 'Waiting: '],
  ['A-', 'A2PH0B1PH0', 'Players: '],
  ['A1', 'A1P06H0B1P06H0', 'Player B, step 6: '],
  ['A#', 'A1PH1B2PH0', 'Waiting: '],
] as const)(
  'a table knows valid states alone: %s %s is refused',
  async (shared, players, place) => {
    const table = await solveTwo();
    const state = decodeState([shared, players], { validate: false });
    for (const ask of [table.winShare, table.analyse]) {
      const error = thrownBy(() => ask(state));
      expect(error).toBeInstanceOf(RangeError);
      expect(String(error)).toContain(`State: ${place}`);
    }
  },
);

describe('solving', () => {
  test('reports progress up to all positions', async () => {
    const all: { readonly change: number }[] = [];
    await solve({ tokens: 1, onProgress: (progress) => all.push(progress) });
    expect(all.at(-1)).toMatchObject({ solved: 217, positions: 217 });
    expect(all.at(-1)?.change).toBeLessThan(1e-9);
    expect(all.length).toBeGreaterThan(10);
  });

  test('stops with the reason of the signal', async () => {
    await expect(solve({ tokens: 2, signal: AbortSignal.abort('now') })).rejects.toBe('now');
    const stop = new AbortController();
    const onProgress = () => stop.abort('later');
    await expect(solve({ tokens: 2, onProgress, signal: stop.signal })).rejects.toBe('later');
  });

  test('is as exact as it is asked to be', async () => {
    const chance = async (tolerance: number) =>
      (await solve({ tokens: 2, tolerance })).winShare(newGame({ rules: { tokens: 2 } }));
    const exact = await chance(1e-13);
    for (const tolerance of [0.01, 1e-4, 1e-7]) {
      expect(Math.abs((await chance(tolerance)) - exact)).toBeLessThan(tolerance);
    }
  });

  test('ends by a tolerance that is smaller than rounding, too', async () => {
    const chance = async (tolerance: number) =>
      (await solve({ tokens: 1, tolerance })).winShare(newGame({ rules: { tokens: 1 } }));
    expect(await chance(1e-300)).toBeCloseTo(await chance(1e-13), 12);
  });

  test.each([
    [{ tokens: 8 }, 'Tokens: found 8, expected an integer from 1 to 7.'],
    [{}, 'Tokens: found undefined, expected an integer from 1 to 7.'],
    [{ tokens: 1, tolerance: 0 }, 'Tolerance: found 0, expected a number above 0 and below 1.'],
    [{ tokens: 1, zero: 'x' }, 'Rules, zero: found "x", expected pass or again.'],
    [{ tokens: 1, onProgress: 1 }, 'onProgress: found 1, expected a function.'],
    [{ tokens: 1, signal: {} }, 'Signal: found a value of type object, expected an AbortSignal.'],
  ])('refuses %o', async (options, message) => {
    await expect(solve(options as never)).rejects.toThrow(message);
  });
});

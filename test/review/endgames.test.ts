/** Reviews of endgames whose outcome is certain, or known exactly. */
import { expect, test } from 'vitest';
import { reviewGame, searchAgent } from '../../src/agents.js';
import { azul, decodeState, legalMoves } from '../../src/index.js';
import { readRecord, replay } from '../../src/record.js';
import * as ur from '../../src/royal-ur.js';
import { read } from '../docs/pages.js';

/** Both complete a mosaic row at the end of this round, A only with the last tile. */
const LAST_TILE = [
  'AFCeB1818181818D0000000000',
  'A12Ma00b01c02d03SFfB8Ma00b01c02d03S0e1F',
] as const;

test.each([
  ['ACe0', 'best', 1, [1, 0]],
  ['ACeF', 'blunder', 0, [0, 1]],
  ['ACe4', 'blunder', 0, [0, 1]],
] as const)('in Azul, %s of the last tile is marked %s', async (move, mark, winShare, shares) => {
  const state = decodeState(LAST_TILE);
  const { rules } = state;
  expect(legalMoves(state)).toContain(move);
  const record = { game: 'azul', rules, names: ['Ada', 'Bob'], start: LAST_TILE, events: [move] };
  const { moves, curve, players } = await reviewGame(
    azul,
    { ...record, game: 'azul' },
    { iterations: 200 },
  );
  expect(moves).toEqual([
    {
      ...{ number: 1, event: 0, player: 'A', move, mark, loss: 1 - winShare, winShare },
      best: { move: 'ACe0', winShare: 1 },
      uncertain: false,
      exact: true,
      reasons: expect.any(Array),
    },
  ]);
  expect(curve).toEqual([shares]);
  expect(players[1]).not.toHaveProperty('accuracy');
});

/** A game of Ur with two tokens, its states, and the exact chances. */
async function twoTokens() {
  const saved = readRecord(ur.royalUr, read('docs/games/two-tokens.ur'));
  if (!saved.ok) throw new Error('The game can be read.');
  const { record } = saved;
  return { record, states: replay(ur.royalUr, record).states, table: await TABLE };
}

const TABLE = ur.solve({ tokens: 2 });

test('in Ur, a table of exact chances takes the place of searches', async () => {
  const { record, states, table } = await twoTokens();
  const agent = searchAgent(ur.royalUr, {
    solve: (state) =>
      table.analyse(state).map(({ move, winShare }) => ({
        move,
        returns: state.turn === 'A' ? [winShare, 1 - winShare] : [1 - winShare, winShare],
      })),
  });
  const { moves } = await reviewGame(ur.royalUr, record, { agent });
  let rated = 0;
  for (const review of moves) {
    const state = states[review.event];
    if (review.mark === 'forced' || state === undefined) continue;
    rated++;
    const exact = table.analyse(state);
    const played = exact.find(({ move }) => move === review.move)?.winShare ?? Number.NaN;
    expect(review.exact).toBe(true);
    expect(review.loss).toBe((exact[0]?.winShare ?? 0) - played);
  }
  expect(rated).toBeGreaterThan(10);
});

test('in Ur with two tokens, losses are nearly those by the exact chances', async () => {
  const { record, states, table } = await twoTokens();
  const { moves } = await reviewGame(ur.royalUr, record, { iterations: 300 });
  const errors = moves.flatMap((review) => {
    const state = states[review.event];
    if (review.mark === 'forced' || state === undefined) return [];
    const exact = table.analyse(state);
    const best = Math.max(...exact.map(({ winShare }) => winShare));
    const played = exact.find(({ move }) => move === review.move)?.winShare ?? Number.NaN;
    return [Math.abs(review.loss - (best - played))];
  });
  expect(errors.length).toBeGreaterThan(10);
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.02);
});

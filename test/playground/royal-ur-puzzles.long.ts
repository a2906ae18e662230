/** The puzzles of Ur: one move wins clearly more often than every other, as the solved game proves. */
import { AGENTS, type GameState, legalMoves, seededRng, solve } from 'azulejo/royal-ur';
import { beforeAll, describe, expect, test } from 'vitest';
import { UR_PUZZLES } from '../../playground/games/royal-ur/puzzles.js';
import {
  beginSolving,
  chancesInWords,
  showSolution,
  tryMove,
} from '../../playground/shell/model/puzzles.js';
import { ENGLISH_PUZZLES, urGame } from './english.js';

const PUZZLES = UR_PUZZLES.map((puzzle) => ({ ...puzzle, chances: puzzle.chances ?? [] }));

describe('the puzzles of Ur', () => {
  test('are two dozen, all different, of several themes in words', async () => {
    expect(await urGame.puzzles?.()).toBe(UR_PUZZLES);
    expect(PUZZLES).toHaveLength(24);
    expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(24);
    const themes = new Set(PUZZLES.map(({ theme }) => theme));
    expect(themes.size).toBeGreaterThanOrEqual(5);
    for (const theme of themes) expect(urGame.words.theme?.(theme)).toMatch(/\.$/);
  });

  test('begin with two moves to choose from, and go on with three', () => {
    const counts = PUZZLES.map(({ state }) => legalMoves(state).length);
    expect(counts).toEqual([...Array(8).fill(2), ...Array(16).fill(3)]);
    expect(PUZZLES.map(({ state }) => state.rules.tokens)).toEqual(counts);
  });

  test.each(PUZZLES)('$id: the medium agent misses $solution', ({ state, solution }) => {
    expect(AGENTS['level-2']().chooseMove(state, { rng: seededRng(0) })).not.toBe(solution);
  });
});

describe.each([2, 3] as const)('with %i tokens, the solved game', (tokens) => {
  const these = PUZZLES.filter(({ state }) => state.rules.tokens === tokens);
  let analyse: (
    state: GameState,
  ) => readonly { readonly move: string; readonly winShare: number }[];

  beforeAll(async () => {
    analyse = (await solve({ tokens })).analyse;
  });

  test.each(these)('$id: has the same chances, and $solution wins by far most often', (puzzle) => {
    const { state, solution, chances } = puzzle;
    const exact = analyse(state);
    const rounded = exact.map(({ move, winShare }) => ({
      move,
      winShare: Number(winShare.toFixed(4)),
    }));
    expect(chances).toEqual(rounded);
    const [best, second] = exact;
    expect(best?.move).toBe(solution);
    expect((best?.winShare ?? 0) - (second?.winShare ?? 1)).toBeGreaterThanOrEqual(0.08);
  });
});

describe('a try', () => {
  const [puzzle] = PUZZLES.slice(8);
  if (puzzle === undefined) throw new Error('There are too few puzzles.');
  const [best, second, third] = puzzle.chances.map(({ move }) => move);

  test('is judged by the stored solution', () => {
    const begun = beginSolving(0, new Set());
    expect([...tryMove(begun, puzzle, best ?? '').solved]).toEqual([puzzle.id]);
    expect(tryMove(begun, puzzle, second ?? '').solved.size).toBe(0);
    expect(showSolution(begun, puzzle).tried).toBe(best);
  });

  test('is compared with the next best move if it is right, and with the best one if not', () => {
    const say = (move: string | undefined) => chancesInWords(ENGLISH_PUZZLES, puzzle, move ?? '');
    expect(say(best)).toBe('It wins 45.3% of the time, the next best 25.9%.');
    expect(say(second)).toBe('It wins 25.9% of the time, the best 45.3%.');
    expect(say(third)).toBe('It wins 18.0% of the time, the best 45.3%.');
    expect(say('B0001')).toBe('');
  });
});

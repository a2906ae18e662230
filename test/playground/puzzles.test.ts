/** Puzzles on the page: trying, solving, and what is said of a try. */
import { legalMoves } from 'azulejo';
import { describe, expect, test } from 'vitest';
import { azulThinker } from '../../playground/games/azul/thinker.js';
import { tsuroThinker } from '../../playground/games/tsuro/thinker.js';
import {
  beginSolving,
  nameOf,
  readSolved,
  resultInWords,
  showSolution,
  tryAgain,
  tryMove,
} from '../../playground/shell/model/puzzles.js';
import { refutationOf, verdictOf } from '../../playground/shell/model/verdict.js';
import { readAddress, writeAddress } from '../../playground/shell/sharing/address.js';
import { azulGame, cubeGame, ENGLISH_PUZZLES, tsuroGame, urGame } from './english.js';

const LIST = (await azulGame.puzzles?.()) ?? [];
const [FIRST, SECOND, THIRD] = LIST;
if (FIRST === undefined || SECOND === undefined || THIRD === undefined) {
  throw new Error('There are too few puzzles.');
}
const BEGUN = beginSolving(0, new Set());

/** Return a legal move that is not the solution. */
function wrongMove({ state, solution }: NonNullable<typeof FIRST>): string {
  const move = azulGame.rules.legalMoves(state).find((each) => each !== solution);
  if (move === undefined) throw new Error('Each move is the solution.');
  return move;
}

describe('the puzzles of Azul', () => {
  test('are many, each with a name, a legal solution and a theme in words', () => {
    expect(LIST.length).toBeGreaterThanOrEqual(50);
    expect(new Set(LIST.map(({ id }) => id)).size).toBe(LIST.length);
    for (const { state, solution, theme } of LIST) {
      expect(legalMoves(state as Parameters<typeof legalMoves>[0])).toContain(solution);
      expect(azulGame.words.theme?.(theme)).toMatch(/^It .*\.$/);
    }
  });

  test('are solved by the worker, to say why a try is wrong', async () => {
    const search = azulThinker.solve?.(FIRST.state as never, 0);
    expect(search?.exact).toBe(true);
    const wrong = search?.moves().find(({ move }) => move === wrongMove(FIRST));
    const player = azulGame.rules.playerToMove(FIRST.state);
    expect(wrong && resultInWords(ENGLISH_PUZZLES, wrong, player)).toMatch(
      /^(loses|draws) \d+ to \d+$/,
    );
    const right = search?.moves().find(({ move }) => move === FIRST.solution);
    expect(right && resultInWords(ENGLISH_PUZZLES, right, player)).toMatch(/^wins \d+ to \d+$/);
  });
});

test.each([azulGame, urGame, tsuroGame, cubeGame])(
  'a puzzle of $rules.title tells its theme once it is solved, not before',
  async (game) => {
    const list = (await game.puzzles?.()) ?? [];
    expect(list.length).toBeGreaterThan(0);
    for (const [index, puzzle] of list.entries()) {
      const named = (isSolved: boolean) => nameOf(ENGLISH_PUZZLES, game, puzzle, index, isSolved);
      const theme = game.words.themeName?.(puzzle.theme) ?? '';
      expect(theme).not.toBe('');
      expect(named(false)).toEqual({ label: `Puzzle ${index + 1}` });
      expect(named(true)).toEqual({ label: `Puzzle ${index + 1}, solved: ${theme}`, theme });
    }
  },
);

describe('a result in words', () => {
  const said = (winShare: number, scores: number[]) =>
    resultInWords(ENGLISH_PUZZLES, { move: '', winShare, scores, line: [] } as never, 0);

  test('has the points of the best other player', () => {
    expect(said(0, [42, 40, 53])).toBe('loses 42 to 53');
    expect(said(0.5, [42, 42])).toBe('draws 42 to 42');
  });

  test('says so where the points are equal and somebody wins', () => {
    expect(said(1, [62, 62])).toBe('wins 62 to 62 on the tie-break');
    expect(said(0, [62, 62])).toBe('loses 62 to 62 on the tie-break');
  });
});

describe('a puzzle', () => {
  test('is solved by its solution, at the second try, too', () => {
    const wrong = tryMove(BEGUN, FIRST, wrongMove(FIRST));
    expect([wrong.tried, wrong.solved.size]).toEqual([wrongMove(FIRST), 0]);
    // What is on the board is no longer the puzzle.
    expect(tryMove(wrong, FIRST, FIRST.solution)).toBe(wrong);
    const right = tryMove(tryAgain(wrong), FIRST, FIRST.solution);
    expect([...right.solved]).toEqual([FIRST.id]);
  });

  test('is not solved by looking at the solution', () => {
    const shown = showSolution(BEGUN, FIRST);
    expect([shown.tried, shown.isShown, shown.solved.size]).toEqual([FIRST.solution, true, 0]);
    expect(tryMove(tryAgain(shown), FIRST, FIRST.solution).solved.size).toBe(0);
    const later = beginSolving(0, shown.solved);
    expect(tryMove(later, FIRST, FIRST.solution).solved.size).toBe(1);
  });
});

describe('the answer to a try', () => {
  const names = ['Ada', 'Bruno', 'Clara', 'Duarte', 'Eva', 'Fadi', 'Gil', 'Hana'];

  test.each([
    ['Azul', azulGame, azulThinker],
    ['Tsuro', tsuroGame, tsuroThinker],
  ] as const)(
    'of %s is a move of the other player, which the text names',
    async (_, game, thinker) => {
      const puzzles = (await game.puzzles?.()) ?? [];
      let answered = 0;
      for (const puzzle of puzzles.slice(0, 12)) {
        const ratings = thinker.solve?.(puzzle.state as never, 0).moves() ?? [];
        for (const tried of game.rules.legalMoves(puzzle.state as never)) {
          const solving = { ...BEGUN, tried };
          const found = refutationOf(game, solving, puzzle, ratings);
          if (tried === puzzle.solution) expect(found).toBeUndefined();
          if (found === undefined) continue;
          answered++;
          const { before, move, player } = found;
          expect(game.rules.legalMoves(before as never)).toContain(move);
          expect(game.rules.playerToMove(before as never)).toBe(player);
          expect(player).not.toBe(game.rules.playerToMove(puzzle.state as never));
          const verdict = verdictOf(ENGLISH_PUZZLES, game, solving, puzzle, ratings, names);
          expect(verdict?.text.startsWith(`${names[player]} answers: `)).toBe(true);
        }
        // As long as nothing is known, nothing is shown.
        const tried = game.rules.legalMoves(puzzle.state as never)[0];
        expect(refutationOf(game, { ...BEGUN, tried }, puzzle, [])).toBeUndefined();
      }
      expect(answered).toBeGreaterThan(20);
    },
  );

  test('is not shown where chance decides', async () => {
    for (const puzzle of (await urGame.puzzles?.()) ?? []) {
      for (const { move } of puzzle.chances ?? []) {
        const line = [move, move];
        const rating = { move, visits: 0, winShare: 0, returns: [], exact: true, line };
        expect(refutationOf(urGame, { ...BEGUN, tried: move }, puzzle, [rating])).toBeUndefined();
      }
    }
  });
});

test('what was solved is read as it was written, and anything else is nothing', () => {
  const solved = new Set([FIRST.id, THIRD.id]);
  expect(readSolved([...solved])).toEqual(solved);
  for (const value of [undefined, '', '{', {}, 3, null]) expect(readSolved(value).size).toBe(0);
  expect(readSolved(['a', 3, null])).toEqual(new Set(['a']));
});

test('puzzles have an address', () => {
  const address = { kind: 'puzzles', game: 'azul' } as const;
  expect(writeAddress(address)).toBe('#puzzles/azul');
  expect(readAddress('#puzzles/azul')).toEqual(address);
});

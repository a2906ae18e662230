/** The puzzles of Tsuro: each has one solution, which a search proves that was written for these tests alone. */
import {
  AGENTS,
  applyChance,
  applyMove,
  decodeState,
  encodeState,
  type GameState,
  inspect,
  legalMoves,
  type Move,
  seededRng,
  tsuro,
} from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { TSURO_PUZZLES } from '../../playground/games/tsuro/puzzles.js';
import { isSolvable, solve } from '../../playground/games/tsuro/solve.js';
import { THEMES, themeOf } from '../../playground/games/tsuro/themes.js';
import { tsuroThinker } from '../../playground/games/tsuro/thinker.js';
import { TSURO_GAME } from '../../playground/games/tsuro/tsuro.js';
import { resultInWords } from '../../playground/shell/model/puzzles.js';
import { findPuzzles } from '../../tools/train/tsuro/find-puzzles.js';
import { ENGLISH_PUZZLES, tsuroGame } from './english.js';

const IN_ORDER = { rules: { supply: 'cycle' } } as const;

/** Most positions that a test looks at. */
const MOST = 20_000;

/** Whether a player gets a win share at least, whatever the others play; tiles come in order. */
function isSure(state: GameState, player: number, share: number): boolean {
  if (state.phase === 'deal') return isSure(applyChance(state, seededRng(0)), player, share);
  if (state.phase === 'game-over') return (tsuro.returns(state)[player] ?? 0) >= share;
  const isHeld = (move: Move) => isSure(applyMove(state, move), player, share);
  const moves = legalMoves(state);
  return tsuro.playerToMove(state) === player ? moves.some(isHeld) : moves.every(isHeld);
}

/** Return the win share that a move leads to with best play. */
function shareOf(state: GameState, move: Move): number {
  const player = tsuro.playerToMove(state);
  const after = applyMove(state, move);
  return [1, 0.5].find((share) => isSure(after, player, share)) ?? 0;
}

test('there are 24 or more, all different, of many themes', () => {
  expect(TSURO_PUZZLES.length).toBeGreaterThanOrEqual(24);
  expect(new Set(TSURO_PUZZLES.map(({ id }) => id)).size).toBe(TSURO_PUZZLES.length);
  expect(new Set(TSURO_PUZZLES.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(4);
});

describe.each(TSURO_PUZZLES)('$solution, $theme: $id', ({ id, state, solution, theme }) => {
  test('alone wins, and each other move draws or loses', () => {
    const shares = legalMoves(state).map((move) => [move, shareOf(state, move)] as const);
    expect(shares.length).toBeGreaterThanOrEqual(3);
    expect(shares.filter(([, share]) => share === 1)).toEqual([[solution, 1]]);
    const { moves = [] } = solve(state, MOST) ?? {};
    expect(new Map(moves.map(({ move, winShare }) => [move, winShare]))).toEqual(new Map(shares));
  });

  test('is between two, with nothing left to chance, and not obvious', () => {
    expect(encodeState(state).join(' ')).toBe(id);
    expect(state.rules.supply).toBe('cycle');
    const { players, round } = inspect(state);
    const left = players.flatMap((player) => player.left ?? []);
    expect(left).toHaveLength(players.length - 2);
    for (const gone of left) expect(gone.round).toBeLessThan(round);
    for (let seed = 0; seed < 5; seed++) {
      expect(AGENTS.greedy().chooseMove(state, { rng: seededRng(seed) })).not.toBe(solution);
    }
  });

  test('has the theme that its facts give', () => {
    expect(themeOf(state, solution)).toBe(theme);
  });
});

test('are found again from their seed', () => {
  const [found] = findPuzzles(1, 1);
  expect(TSURO_PUZZLES).toContainEqual(
    expect.objectContaining({ id: found?.state.join(' '), solution: found?.solution }),
  );
});

describe('the theme of a move', () => {
  test.each([
    ['out', 'A1H0910T4903n8906w9800nB11-34', 'A98hB49gC89b', 'A09w'],
    ['trap', 'B1H1112T0106w1005e2909n3901nB13-34', 'A29hB10dC01a', 'B12n'],
    ['along', 'A1H0910T4903n8906w9800nB11-34', 'A98hB49gC89b', 'A09n'],
    ['far', 'C1H1314T0106e1004n1111e2910s3900eB15-34', 'A29gB01eC01b', 'C13n'],
    ['edge', 'A1H0910T0305n9306s9801nB11-34', 'A98eB03aC93b', 'A09w'],
    ['step', 'A1H0910T0806n4901n9505eB11-34', 'A49aB95bC08c', 'A09n'],
    ['short', 'B1H1112T7006n7905e8810s9801nB13-34', 'A88bB79bC70g', 'B12e'],
  ] as const)('can be %s', (theme, shared, players, move) => {
    expect(themeOf(decodeState([shared, players], IN_ORDER), move)).toBe(theme);
  });

  test.each(['en', 'de', 'es', 'pt'] as const)('is said in %s', async (language) => {
    const { words } = await TSURO_GAME.load(language);
    const said = THEMES.map((theme) => words.theme?.(theme));
    for (const text of said) expect(text).toMatch(/^\p{Lu}.+\.$/u);
    expect(new Set(said).size).toBe(THEMES.length);
    expect(words.theme?.('toString')).toBe('');
  });
});

describe('a position that cannot be solved', () => {
  const [puzzle] = TSURO_PUZZLES;
  if (puzzle === undefined) throw new Error('There are no puzzles.');
  const { state, solution } = puzzle;
  const [shared, players] = encodeState(state);

  test('has tiles from a bag, three players, a deal that is due, or a third who can share the win', () => {
    expect(isSolvable(state)).toBe(true);
    expect(isSolvable(decodeState([shared, players]))).toBe(false);
    expect(isSolvable(applyMove(state, solution))).toBe(false);
    const three = decodeState(['A1H0910T4903n8906w9800nB11-34', 'A98hB49gC89b'], IN_ORDER);
    expect(isSolvable(three)).toBe(false);
    const now = players.replace(/X\d+/, `X${state.round}`);
    expect(now).not.toBe(players);
    expect(isSolvable(decodeState([shared, now], IN_ORDER))).toBe(false);
    expect(solve(decodeState([shared, now], IN_ORDER), MOST)).toBeUndefined();
  });

  test('needs too many positions', () => {
    const { positions = 0 } = solve(state, MOST) ?? {};
    expect(positions).toBeGreaterThan(3);
    expect(solve(state, positions)?.positions).toBe(positions);
    expect(solve(state, positions - 1)).toBeUndefined();
  });

  test('is searched instead', () => {
    const search = tsuroThinker.solve?.(decodeState([shared, players]), 1);
    expect(search?.exact).not.toBe(true);
    search?.run(20);
    expect(search?.iterations).toBe(20);
  });
});

test('the page says of each move that it wins, draws or loses', () => {
  for (const { state, solution } of TSURO_PUZZLES) {
    const search = tsuroThinker.solve?.(state, 0);
    expect(search?.exact).toBe(true);
    const player = tsuroGame.rules.playerToMove(state);
    for (const rating of search?.moves() ?? []) {
      const said = resultInWords(ENGLISH_PUZZLES, rating, player);
      expect(said).toMatch(rating.move === solution ? /^wins$/ : /^(draws|loses)$/);
      expect(rating.returns.reduce((sum, share) => sum + share)).toBe(1);
      expect(rating.returns[player]).toBe(rating.winShare);
      expect(rating.line[0]).toBe(rating.move);
    }
  }
});

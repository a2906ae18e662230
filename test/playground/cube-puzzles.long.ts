/** The puzzles of Cube Blokus: each has one solution, which a search of all that can follow proves. */
import {
  AGENTS,
  applyMove,
  cubeBlokus,
  decodeState,
  encodeState,
  forfeit,
  type GameState,
  legalMoves,
  newGame,
  PLAYER_IDS,
  type PlayerId,
  seededRng,
  standings,
} from 'azulejo/cube-blokus';
import { describe, expect, test } from 'vitest';
import { CUBE_PUZZLES } from '../../playground/games/cube-blokus/puzzles.js';
import { rivalIn, solveEndgame, withTurn } from '../../playground/games/cube-blokus/solve.js';
import { PUZZLE_THEMES } from '../../playground/games/cube-blokus/themes.js';
import { cubeThinker } from '../../playground/games/cube-blokus/thinker.js';
import { resultInWords } from '../../playground/shell/model/puzzles.js';
import { MOST_POSITIONS, themeOf } from '../../tools/train/cube-blokus/find-puzzles.js';
import { cubeGame, ENGLISH_PUZZLES } from './english.js';

const [FIRST] = CUBE_PUZZLES;
if (FIRST === undefined) throw new Error('There is no puzzle.');

/** An endgame in which positions are met again with other bounds, of which some values are bounds only. */
const WITH_BOUNDS = decodeState([
  'AUdbbdbcccb/1ddd1bbbc/1b1dbb1cc/1bbb1cc1c/a1baaac1c/a3a1ac1/aa2accc1/1a1a3c1/a2aac2cLd1dd4a/1dddaaaa1/4a4/aaaa2aaa/bb2aa2a/b1bbaa3/1a1a1a1aa/1a1a3a1/ca1aa3bFa1a2c2c/1aaddccc1/aa2cdddc/2acccd1c/1aa1aaad1/a1aa2ad1/a3b1add/1bb1bbb2/b1bb2b1dRc1cddd2b/1cc3dd1/1cc3d2/dd1cccd1b/1d1c1cd1b/1d1ddd1dd/d1d2dd1c/1ddd3dd/d1d1dd1daBbcb1b1bbd/1b1bbb3/bbdd2bb1/1d1ddc1ba/bbbdcccb1/ddd2cb1b/c2cc1b2/cc1c2b2/a1cc2b1cDb2b4d/1b2b1bd1/bbb1bbbd1/2c2c1dd/2cc1c1d1/acc2ca1d/caaa1caad/acccc2a1/c3c3a',
  'A0B0C0D0',
]);

/** Return the points of a player. */
function scoreOf(state: GameState, player: PlayerId): number {
  return standings(state).find((standing) => standing.player === player)?.score ?? 0;
}

/** Return the lead of one player over another with best play of both, without cutting anything off. */
function leadIn(state: GameState, player: PlayerId, rival: PlayerId, known: Map<string, number>) {
  const key = encodeState(state).join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const leads = legalMoves(state).map((move): number =>
    leadIn(applyMove(state, move), player, rival, known),
  );
  const lead =
    leads.length === 0
      ? scoreOf(state, player) - scoreOf(state, rival)
      : Math[state.turn === player ? 'max' : 'min'](...leads);
  known.set(key, lead);
  return lead;
}

describe('the puzzles of Cube Blokus', () => {
  test('are two dozen, all different, of several themes', () => {
    expect(CUBE_PUZZLES).toHaveLength(24);
    expect(new Set(CUBE_PUZZLES.map(({ id }) => id)).size).toBe(24);
    expect(new Set(CUBE_PUZZLES.map(({ theme }) => theme))).toEqual(new Set(PUZZLE_THEMES));
  });

  test.each(CUBE_PUZZLES.map((puzzle, index) => [index + 1, puzzle] as const))(
    'have one move that wins against any answer, which level 2 misses: %s',
    (_, { id, state, solution, theme }) => {
      expect(encodeState(state).join(' ')).toBe(id);
      expect(rivalIn(state)).toBe(PLAYER_IDS.find((player) => player !== state.turn));
      const moves = solveEndgame(state, MOST_POSITIONS) ?? [];
      expect(moves.map(({ move }) => move).sort()).toEqual([...legalMoves(state)].sort());
      expect(moves.length).toBeGreaterThanOrEqual(5);
      const [best] = moves;
      expect(moves.filter(({ winShare }) => winShare === 1)).toEqual([best]);
      expect(best?.move).toBe(solution);
      expect(best && themeOf(state, best)).toBe(theme);
      expect(cubeGame.words.theme?.(theme)).toMatch(/^It .*\.$/);
      for (let seed = 0; seed < 5; seed++) {
        expect(AGENTS['level-2']().chooseMove(state, { rng: seededRng(seed) })).not.toBe(solution);
      }
    },
  );

  test('are in the order of their length', () => {
    const lengths = CUBE_PUZZLES.map(
      ({ state }) => solveEndgame(state, MOST_POSITIONS)?.[0]?.line.length ?? 0,
    );
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  });

  test('are solved by the worker, with the points of both', () => {
    const { state, solution } = FIRST;
    const search = cubeThinker.solve?.(state, 0);
    expect(search?.exact).toBe(true);
    const player = cubeBlokus.playerToMove(state);
    const said = search
      ?.moves()
      .map((rating) => [
        rating.move === solution,
        resultInWords(ENGLISH_PUZZLES, rating, player) ?? '',
      ]);
    expect(said?.[0]).toEqual([true, expect.stringMatching(/^wins \d+ to \d+$/)]);
    for (const [isRight, result] of said?.slice(1) ?? []) {
      expect(isRight).toBe(false);
      expect(result).toMatch(/^(loses|draws) \d+ to \d+$/);
    }
  });
});

describe('an endgame', () => {
  test('has the values of a search that cuts nothing off, and lines that lead to them', () => {
    const small = CUBE_PUZZLES.slice(0, 12).map(({ state }) => state);
    for (const state of [...small, WITH_BOUNDS]) {
      const [player, rival] = [state.turn, rivalIn(state)];
      if (player === undefined || rival === undefined) throw new Error('Nobody is left.');
      const known = new Map<string, number>();
      for (const { move, line, scores, returns, winShare } of solveEndgame(state, 10_000) ?? []) {
        const lead = leadIn(applyMove(state, move), player, rival, known);
        const end = line.reduce((before, each) => applyMove(before, each), state);
        expect(line[0]).toBe(move);
        expect(end.turn).toBeUndefined();
        expect(scoreOf(end, player) - scoreOf(end, rival)).toBe(lead);
        expect(scores).toEqual(PLAYER_IDS.map((each) => scoreOf(end, each)));
        expect(returns).toEqual(cubeBlokus.returns(end));
        expect(winShare).toBe(lead > 0 ? 1 : lead === 0 ? 0.5 : 0);
      }
    }
  });

  test('is between two players who are ahead of the others', () => {
    expect(rivalIn(newGame())).toBeUndefined();
    expect(solveEndgame(newGame(), 10)).toBeUndefined();
    // Two are out, but have as many points as the others.
    const two = forfeit(forfeit(newGame(), 'C'), 'D');
    expect(rivalIn(two)).toBeUndefined();
    const ahead = applyMove(applyMove(two, 'AUb8'), 'BUh2');
    expect([ahead.turn, rivalIn(ahead)]).toEqual(['A', 'B']);
    // With nobody left to answer, there is no rival.
    expect(rivalIn(forfeit(ahead, 'B'))).toBeUndefined();
  });

  test('is not solved with too many positions to look at', () => {
    const last = CUBE_PUZZLES.at(-1)?.state ?? newGame();
    expect(solveEndgame(last, 5)).toBeUndefined();
  });

  test('with the turn of another player is the same position', () => {
    const [shared, players] = encodeState(newGame());
    const turned = withTurn(newGame(), 'C');
    expect(turned && encodeState(turned)).toEqual([`C${shared.slice(1)}`, players]);
    expect(withTurn(forfeit(newGame(), 'C'), 'C')).toBeUndefined();
  });
});

/** The search for Cube Blokus, for the worker. */
import {
  AGENTS,
  type CubeBlokusTypes,
  cubeBlokusRules,
  type GameState,
  type Move,
  rateMoves,
  seededRng,
} from 'azulejo/cube-blokus';
import type { Rating, RunningSearch, Thinker } from '../../shell/played-game.js';
import { solveEndgame } from './solve.js';

/** Number of moves that a search reports, of a thousand. */
const REPORTED = 24;

/**
 * Search a position. With a thousand moves, a short search sees each of them a few times only, and its favourite
 * is a poor one: so the moves come in the order of their ratings, each with what the search expects of it.
 */
function beginSearch(state: GameState, seed: number): RunningSearch<Move> {
  const search = AGENTS.search().search(state, seededRng(seed));
  let best: readonly Move[] | undefined;
  return {
    get iterations() {
      return search.iterations;
    },
    run(iterations) {
      best ??= rateMoves(state)
        .slice(0, REPORTED)
        .map(({ move }) => move);
      search.run(iterations);
    },
    moves() {
      const found = new Map(search.moves().map((rating) => [rating.move, rating]));
      return (best ?? []).flatMap((move): Rating<Move>[] => {
        const rating = found.get(move);
        return rating === undefined ? [] : [rating];
      });
    },
  };
}

/** Most positions that solving a puzzle may need. */
const PUZZLE_POSITIONS = 10_000;

/** Solve a position with two players left; search any other. */
function solvePuzzle(state: GameState, seed: number): RunningSearch<Move> {
  const solved = solveEndgame(state, PUZZLE_POSITIONS);
  if (solved === undefined) return beginSearch(state, seed);
  const ratings = solved.map((each) => ({ ...each, visits: 0, exact: true }));
  return { iterations: 0, exact: true, run: () => undefined, moves: () => ratings };
}

export const cubeThinker: Thinker<CubeBlokusTypes> = {
  rules: { ...cubeBlokusRules, agents: AGENTS },
  search: beginSearch,
  solve: solvePuzzle,
};

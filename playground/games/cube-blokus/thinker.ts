/** Agents and search for Cube Blokus, for the worker. */
import {
  type CubeBlokusAgent,
  type CubeBlokusTypes,
  cubeBlokus,
  type GameState,
  LEVELS,
  levelAgent,
  type Move,
  randomAgent,
  rateMoves,
  reviewGame,
  searchAgent,
  seededRng,
} from 'azulejo/cube-blokus';
import type { Rating, RunningSearch, Thinker } from '../../shell/played-game.js';
import { solveEndgame } from './solve.js';

const MAKERS = new Map<string, () => CubeBlokusAgent>([
  ['random', randomAgent],
  ...LEVELS.map((level) => [`level-${level}`, () => levelAgent(level)] as const),
]);

/** Number of moves that a search reports, of a thousand. */
const REPORTED = 24;

/**
 * Search a position. With a thousand moves, a short search sees each of them a few times only, and its favourite
 * is a poor one: so the moves come in the order of their ratings, each with what the search expects of it.
 */
function beginSearch(state: GameState, seed: number): RunningSearch<Move> {
  const search = searchAgent().search(state, seededRng(seed));
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

/** Choose the move of an agent. */
function chooseMove(name: string, state: GameState, seed: number): Move {
  const make = MAKERS.get(name);
  if (make === undefined) throw new RangeError(`Agent: found no ${name}.`);
  const move = make().chooseMove(state, { rng: seededRng(seed) });
  // The agents that are made here answer at once.
  return move as Move;
}

export const cubeThinker: Thinker<CubeBlokusTypes> = {
  rules: cubeBlokus,
  chooseMove,
  search: beginSearch,
  solve: solvePuzzle,
  review: reviewGame,
};

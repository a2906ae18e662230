/** Finding puzzles of Tsuro: ends of games in which the tiles come in order, and one move wins, and no other. */
import type { EncodedState } from 'azulejo/game';
import {
  AGENTS,
  applyChance,
  applyMove,
  encodeState,
  type GameState,
  type Move,
  newGame,
  seededRng,
} from 'azulejo/tsuro';
import { isSolvable, solve } from '../../../playground/games/tsuro/solve.js';
import { type Theme, themeOf } from '../../../playground/games/tsuro/themes.js';
import { derivedSeed } from '../../../src/random/seeds.js';
import { findsMove } from '../finds-move.js';

/** Iterations of the agents whose games puzzles come from. */
const ITERATIONS = 10;

/** Moves before the end of a game that are looked at, the earliest first. */
const EARLIEST = 12;

/** Fewest legal moves of a puzzle. */
const FEWEST_MOVES = 3;

/** Most positions that solving a puzzle may need. */
export const POSITIONS = 5_000;

/** Part of all puzzles that one theme may have. */
const THEME_SHARE = 0.3;

/** A puzzle that was found. */
export interface Found {
  readonly state: EncodedState;
  readonly solution: Move;
  readonly theme: Theme;
  /** Number of positions that the proof looks at. */
  readonly positions: number;
}

/** Find puzzles, in games from a seed on. */
export function findPuzzles(count: number, seed: number): Found[] {
  const found: Found[] = [];
  const alike = ({ theme }: Found) => found.filter((each) => each.theme === theme).length;
  for (let game = 0; found.length < count; game++) {
    const [puzzle] = lastMoves(derivedSeed(seed, game))
      .flatMap((state) => puzzleOf(state) ?? [])
      .toSorted((one, other) => alike(one) - alike(other));
    if (puzzle !== undefined && alike(puzzle) < THEME_SHARE * count) found.push(puzzle);
  }
  return found;
}

/** Play a game, and list its last positions in which two are left. */
function lastMoves(seed: number): GameState[] {
  const rng = seededRng(seed);
  const agent = AGENTS.search({ iterations: ITERATIONS });
  const positions: GameState[] = [];
  let state = newGame({ rules: { supply: 'cycle' } });
  while (state.phase !== 'game-over') {
    if (isSolvable(state)) positions.push(state);
    state =
      state.phase === 'deal'
        ? applyChance(state, rng)
        : applyMove(state, agent.chooseMove(state, { rng }));
  }
  return positions.slice(-EARLIEST);
}

/** Return a position as a puzzle, if it is one. */
function puzzleOf(state: GameState): Found | undefined {
  const { moves, positions } = solve(state, POSITIONS) ?? { moves: [], positions: 0 };
  const [solution, second] = moves;
  if (solution?.winShare !== 1 || second?.winShare === 1 || moves.length < FEWEST_MOVES)
    return undefined;
  if (findsMove(AGENTS.greedy(), state, solution.move)) return undefined;
  const theme = themeOf(state, solution.move);
  return { state: encodeState(state), solution: solution.move, theme, positions };
}

/** Finding puzzles: positions of the last round in which one move wins, and no other. */

import { greedyAgent } from '../../../src/azul/agents/agents.js';
import { solveEndgame } from '../../../src/azul/agents/endgame.js';
import { gainSearchAgent } from '../../../src/azul/agents/search-agent.js';
import type { GameState } from '../../../src/azul/api/game-state.js';
import { inspect } from '../../../src/azul/api/inspect.js';
import { inspectEvent } from '../../../src/azul/api/inspect-event.js';
import { applyMove } from '../../../src/azul/api/play.js';
import { applyChance, newGame } from '../../../src/azul/api/rounds.js';
import { encodeState } from '../../../src/azul/api/text.js';
import type { PuzzleTheme } from '../../../src/azul/puzzles/endgames.js';
import { derivedSeed, seededRng } from '../../../src/random/seeds.js';
import { MOSAICS, type Move } from '../../../src/state/vocabulary.js';
import { findsMove } from '../finds-move.js';
import type { Found } from './puzzles-file.js';

/** Iterations of the agents whose games puzzles come from. */
const ITERATIONS = 30;

/** Drafting moves before the end of a game that are looked at, the earliest first. */
const EARLIEST = 6;
const LATEST = 3;

/** Fewest legal moves of a puzzle, and most positions that solving it may need. */
const FEWEST_MOVES = 5;
const POSITIONS = 50_000;

/** Part of all puzzles that one theme may have. */
const THEME_SHARE = 0.4;

/** Find puzzles, in games from a seed on. */
export function findPuzzles(count: number, seed: number): Found[] {
  const found: Found[] = [];
  for (let game = 0; found.length < count; game++) {
    const mosaic = MOSAICS[game % MOSAICS.length] ?? 'variant';
    const puzzle = puzzleIn(lastRound(derivedSeed(seed, game), mosaic), mosaic);
    if (puzzle === undefined) continue;
    const alike = found.filter(({ theme }) => theme === puzzle.theme).length;
    if (alike < THEME_SHARE * count) found.push(puzzle);
  }
  return found;
}

/** Play a game, and list its last drafting positions. */
function lastRound(seed: number, mosaic: Found['mosaic']): GameState[] {
  const rng = seededRng(seed);
  const agent = gainSearchAgent({ iterations: ITERATIONS });
  const positions: GameState[] = [];
  let state = newGame({ rules: { mosaic }, rng });
  while (state.phase !== 'game-over') {
    if (state.phase === 'drafting') positions.push(state);
    state =
      state.phase === 'round-end'
        ? applyChance(state, rng)
        : applyMove(state, agent.chooseMove(state, { rng }));
  }
  return positions.slice(-EARLIEST, 1 - LATEST);
}

/** Return the first position that is a puzzle. */
function puzzleIn(positions: readonly GameState[], mosaic: Found['mosaic']): Found | undefined {
  for (const state of positions) {
    const { moves = [], line = [] } = solveEndgame(state, { positions: POSITIONS }) ?? {};
    const [solution, ...others] = moves;
    if (solution?.winShare !== 1 || moves.length < FEWEST_MOVES) continue;
    if (
      others.some(({ winShare }) => winShare === 1) ||
      findsMove(greedyAgent(), state, solution.move)
    )
      continue;
    const theme = themeOf(state, solution.move);
    const length = line.filter((move) => move.length === 4).length;
    return {
      state: encodeState(state),
      mosaic,
      solution: solution.move,
      theme,
      length,
      moves: moves.length,
    };
  }
  return undefined;
}

/** Return what a drafting move does. */
export function themeOf(state: GameState, move: Move): PuzzleTheme {
  const view = inspectEvent(state, move);
  if (view.kind !== 'draft' || view.toRow === 0) return 'floor';
  if (view.toFloor > 0) return 'overflow';
  const board = inspect(applyMove(state, move)).players.find(
    ({ player }) => player === view.player,
  );
  const row = board?.storage[Number(view.target)];
  return row?.number === Number(view.target) + 1 ? 'fill' : 'build';
}

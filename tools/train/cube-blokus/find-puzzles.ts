/** Finding puzzles of Cube Blokus: positions with two players left in which one move wins, and no other. */
import type { SyncAgent } from 'azulejo/agents';
import {
  AGENTS,
  applyMove,
  type CubeBlokusTypes,
  decodeMove,
  encodeState,
  type GameState,
  legalMoves,
  type Move,
  newGame,
  PIECES,
  PLAYER_IDS,
  type PlayerId,
  pieceOf,
  piecesLeft,
  seededRng,
  standings,
} from 'azulejo/cube-blokus';
import {
  rivalIn,
  type SolvedMove,
  solveEndgame,
  withTurn,
} from '../../../playground/games/cube-blokus/solve.js';
import type { PuzzleTheme } from '../../../playground/games/cube-blokus/themes.js';
import { derivedSeed } from '../../../src/random/seeds.js';
import { findsMove } from '../finds-move.js';
import type { CubePuzzle } from './puzzles-file.js';

/** Who plays the games that puzzles come from, by turns: weak players have larger pieces left. */
const PLAYERS = [AGENTS.random, AGENTS['level-1'], AGENTS['level-3']] as const;

/** The level that must miss the solution. */
const MISSING_LEVEL = 2;

/** Fewest legal moves of a puzzle, and most positions that solving it may need: a phone also solves it. */
const FEWEST_MOVES = 5;
export const MOST_POSITIONS = 3000;

/** Parts of all puzzles that one theme may have, and that one piece may solve: mostly it is the smallest. */
const THEME_SHARE = 0.3;
const PIECE_SHARE = 0.75;

/** Moves before the end of a game from which on positions are looked at: two players are left rarely before. */
const LATEST = 12;

/** Find puzzles, in games from a seed on. */
export function findCubePuzzles(count: number, seed: number): CubePuzzle[] {
  const found: CubePuzzle[] = [];
  for (let game = 0; found.length < count; game++) {
    const makeAgent = PLAYERS[game % PLAYERS.length] ?? AGENTS.random;
    const puzzle = puzzleIn(endOfGame(derivedSeed(seed, game), makeAgent()));
    if (puzzle === undefined) continue;
    const sameTheme = found.filter(({ theme }) => theme === puzzle.theme).length;
    const samePiece = found.filter(
      ({ solution }) => pieceOf(solution) === pieceOf(puzzle.solution),
    );
    if (sameTheme >= THEME_SHARE * count || samePiece.length >= PIECE_SHARE * count) continue;
    found.push(puzzle);
  }
  return found;
}

/** Play a game, and list the positions in which two players are left, the earliest first. */
function endOfGame(
  seed: number,
  agent: SyncAgent<CubeBlokusTypes['state'], CubeBlokusTypes['move']>,
): GameState[] {
  const rng = seededRng(seed);
  const positions: GameState[] = [];
  let state = newGame();
  while (state.turn !== undefined) {
    positions.push(state);
    // These agents answer at once.
    state = applyMove(state, agent.chooseMove(state, { rng }) as Move);
  }
  return positions.slice(-LATEST).filter(isBetweenTwo);
}

/**
 * Whether only the player to move and the first of the others are left: their points are what the page compares.
 * The points alone rule out most positions, at once.
 */
function isBetweenTwo(state: GameState): boolean {
  const other = PLAYER_IDS.find((player) => player !== state.turn);
  const [first, second] = standings(state).map(({ player }) => player);
  const isAhead = [state.turn, other].every((player) => player === first || player === second);
  return isAhead && rivalIn(state) === other;
}

/** Return the first position that is a puzzle. */
function puzzleIn(positions: readonly GameState[]): CubePuzzle | undefined {
  for (const state of positions) {
    const moves = legalMoves(state);
    if (moves.length < FEWEST_MOVES) continue;
    const [best, ...others] = solveEndgame(state, MOST_POSITIONS) ?? [];
    if (best?.winShare !== 1 || others.some(({ winShare }) => winShare === 1)) continue;
    const theme = findsMove(AGENTS[`level-${MISSING_LEVEL}`](), state, best.move)
      ? undefined
      : themeOf(state, best);
    if (theme === undefined) continue;
    return {
      state: encodeState(state),
      solution: best.move,
      theme,
      length: best.line.length,
      moves: moves.length,
    };
  }
  return undefined;
}

/** Return how many legal moves a player would have, if it were the player's turn. */
function placesOf(state: GameState, player: PlayerId): number {
  const turn = withTurn(state, player);
  return turn === undefined ? 0 : legalMoves(turn).length;
}

/** What a theme can be told by. */
interface Facts {
  readonly state: GameState;
  readonly solution: SolvedMove;
  readonly player: PlayerId;
  readonly rival: PlayerId;
}

/** Whether a move is ahead of all others, by a number of the position after each. */
function isMost({ state, solution }: Facts, numberOf: (after: GameState) => number): boolean {
  const own = numberOf(applyMove(state, solution.move));
  return legalMoves(state).every(
    (move) => move === solution.move || numberOf(applyMove(state, move)) < own,
  );
}

/** What tells each theme: the first that holds is that of the puzzle. */
const THEMES: readonly (readonly [PuzzleTheme, (facts: Facts) => boolean])[] = [
  [
    'single',
    ({ state, solution: { move, line }, player }) =>
      piecesLeft(line.reduce(applyMove, state), player).length === 0 &&
      pieceOf(line.findLast((each) => each.startsWith(player)) ?? move) === PIECES[0] &&
      pieceOf(move) !== PIECES[0],
  ],
  [
    'shut-out',
    ({ state, solution, rival }) => placesOf(applyMove(state, solution.move), rival) === 0,
  ],
  ['take-room', (facts) => isMost(facts, (after) => -placesOf(after, facts.rival))],
  ['keep-room', (facts) => isMost(facts, (after) => placesOf(after, facts.player))],
  [
    'small-first',
    ({ state, solution }) => {
      const size = (move: Move) => decodeMove(move).squares.length;
      return legalMoves(state).some((move) => size(move) > size(solution.move));
    },
  ],
];

/** Return the theme of a puzzle, if it has one. */
export function themeOf(state: GameState, solution: SolvedMove): PuzzleTheme | undefined {
  const [player, rival] = [state.turn, rivalIn(state)];
  if (player === undefined || rival === undefined) return undefined;
  const facts = { state, solution, player, rival };
  return THEMES.find(([, holds]) => holds(facts))?.[0];
}

/** Finding puzzles of Ur: positions in which one move wins clearly more often than every other. */
import { derivedSeed, seededRng } from '../../../src/random/seeds.js';
import { AGENTS, mediumAgent } from '../../../src/royal-ur/agents/agents.js';
import { applyChance, newGame } from '../../../src/royal-ur/api/chance.js';
import type { GameState } from '../../../src/royal-ur/api/game-state.js';
import { applyMove } from '../../../src/royal-ur/api/play.js';
import { encodeState } from '../../../src/royal-ur/api/text.js';
import { solve } from '../../../src/royal-ur/solve/solve.js';
import type { MoveWinShare, Table } from '../../../src/royal-ur/solve/table.js';
import type { Found } from './puzzles-file.js';
import { themeOf } from './themes.js';

/** How much more often the solution wins than every other move, at least. */
const LEAD = 0.08;

/** Part of all puzzles that each number of tokens has: every token has a legal move. */
const PARTS = [
  { tokens: 2, part: 1 / 3 },
  { tokens: 3, part: 2 / 3 },
] as const;

/** Part of the puzzles with as many tokens that one theme may have. */
const THEME_SHARE = 0.4;

/** The level of the agents whose games puzzles come from. */
const LEVEL = 'level-3';

/** After so many games in a row without a new puzzle, no more are looked for. */
const PATIENCE = 2000;

/**
 * Find puzzles, in games from a seed on: at most one in a game, and none like another.
 *
 * @throws RangeError if there are fewer
 */
export async function findPuzzles(count: number, seed: number): Promise<Found[]> {
  const found: Found[] = [];
  for (const { tokens, part } of PARTS) {
    found.push(...findWith(await solve({ tokens }), Math.round(part * count), seed));
  }
  return found;
}

function findWith(table: Table, count: number, seed: number): Found[] {
  const found: Found[] = [];
  let last = 0;
  for (let game = 0; found.length < count; game++) {
    if (game - last > PATIENCE) {
      const { tokens } = table.rules;
      throw new RangeError(
        `Puzzles of ${tokens} tokens: found ${found.length}, expected ${count}.`,
      );
    }
    const puzzle = puzzleIn(positionsOf(derivedSeed(seed, game), table), table);
    if (puzzle === undefined || found.some((other) => isAlike(puzzle, other))) continue;
    const sameTheme = found.filter(({ theme }) => theme === puzzle.theme).length;
    if (sameTheme >= THEME_SHARE * count) continue;
    found.push(puzzle);
    last = game;
  }
  return found;
}

/** Play a game, and list the positions in which a move is due. */
function positionsOf(seed: number, { rules }: Table): GameState[] {
  const rng = seededRng(seed);
  const agent = AGENTS[LEVEL]();
  const positions: GameState[] = [];
  let state = newGame({ rules });
  while (state.phase !== 'game-over') {
    if (state.phase === 'move') positions.push(state);
    state =
      state.phase === 'roll'
        ? applyChance(state, rng)
        : applyMove(state, agent.chooseMove(state, { rng }));
  }
  return positions;
}

/** Return the first position that is a puzzle. */
function puzzleIn(positions: readonly GameState[], table: Table): Found | undefined {
  for (const state of positions) {
    const chances = table.analyse(state);
    const [best, second] = chances;
    if (best === undefined || second === undefined) continue;
    if (chances.length < table.rules.tokens || best.winShare - second.winShare < LEAD) continue;
    if (isObvious(state, best)) continue;
    const theme = themeOf(state, best.move);
    if (theme !== undefined) return { state: encodeState(state), theme, chances };
  }
  return undefined;
}

/** Whether the agent finds a move that takes the first gain: a rosette, a capture, or a token that comes home. */
function isObvious(state: GameState, { move }: MoveWinShare): boolean {
  return mediumAgent().chooseMove(state, { rng: seededRng(0) }) === move;
}

/** Whether two puzzles have the same solution, whichever player it is of. */
function isAlike(one: Found, other: Found): boolean {
  return solutionOf(one) === solutionOf(other);
}

function solutionOf({ chances: [best] }: Found): string | undefined {
  return best?.move.slice(1);
}

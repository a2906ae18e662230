/** The ready-made agents of this game. */
import { agentThat, atLevel, randomAgent } from '../../engine/agents/simple-agents.js';
import { rngOf, type SyncAgent } from '../../engine/game/agent.js';
import type { Rng } from '../../random/rng.js';
import { chosenSeed } from '../../random/seeds.js';
import { type CubeBlokusTypes, cubeBlokusRules } from '../api/cube-blokus.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { notationOf } from '../codec/notation.js';
import { legalPlacements } from '../moves/legal.js';
import type { Position } from '../state/position.js';
import type { Level, Move } from '../state/vocabulary.js';
import { ALL_BUILD_POINTS, chooseByGain, drawLargest, OWN_BUILD_POINTS } from './gain.js';
import { BUDGET, valuesOfMoves } from './rate-moves.js';
import { searchAgent } from './search-agent.js';

/** Choose among the legal placements, of which there are at least two. */
type Choose = (position: Position, list: readonly number[], rng: Rng) => number | undefined;

/** How each level chooses, the easiest first. */
const CHOICES: Readonly<Record<Level, Choose>> = {
  1: (_, list, rng) => drawLargest(list, rng),
  2: (position, list, rng) => chooseByGain(position, list, OWN_BUILD_POINTS, rng),
  3: (position, list, rng) => chooseByGain(position, list, ALL_BUILD_POINTS, rng),
  4: (position, _, rng) => valuesOfMoves(position, { ...BUDGET, seed: chosenSeed({ rng }) })[0]?.id,
};

/** Make the agent of a level. */
function levelAgent(level: Level): SyncAgent<GameState, Move> {
  const choose = CHOICES[level];
  const agent = agentThat('level', (state: GameState, context) => {
    const rng = rngOf(context);
    const position = positionOf(state);
    const list = legalPlacements(position);
    const id = list.length > 1 ? choose(position, list, rng) : list[0];
    return id === undefined ? undefined : notationOf(position.turn, id);
  });
  return atLevel<CubeBlokusTypes>(level, agent);
}

/**
 * The ready-made agents: functions that make them, by their names in commands and simulations.
 * `random` chooses uniformly, `search` by a Monte Carlo tree search.
 *
 * Each level wins clearly more than half of the games against the one below, two against two. 1 places any of the
 * largest pieces; 2 the largest piece, where it gains the most build points (see {@link buildPoints}); 3 the same,
 * where build points that it takes from others also count; 4 plays the most promising moves to the end of the game, at
 * most about a second a move. The choice of a level depends only on the state and the random numbers; it ignores
 * budgets. Every agent can play any number of games, also at the same time. `search` throws a TypeError for an unknown
 * option, and a RangeError for a value out of range.
 *
 * @example
 * ```ts
 * const move = AGENTS.search({ iterations: 20 }).chooseMove(newGame(), { rng: seededRng(1) });
 * decodeMove(move).squares.length; // 5
 * AGENTS['level-3']().name; // 'level-3'
 * ```
 */
export const AGENTS = /* @__PURE__ */ Object.freeze({
  /** Choose uniformly among the legal moves. */
  random: () => randomAgent(cubeBlokusRules),
  /**
   * Search a tree of positions (Monte Carlo tree search), evaluate its leaves by the points and the build points of
   * each player, and try large pieces first. It maximises its win share, and a tenth as much its lead in points,
   * so that it continues to collect them in a game that is decided. A budget in the context takes precedence over that
   * of the options, which is 1000 iterations a move unless one is given. The points that its ratings of moves expect are
   * those at the end of the game; their parts are `score`, the points so far, `growth`, the squares still to be placed,
   * and `bonus`, that for placing all pieces by its chance.
   */
  search: searchAgent,
  /** Play at level 1, the easiest: place any of the largest pieces. */
  'level-1': () => levelAgent(1),
  /** Play at level 2: place the largest piece where it gains the most build points. */
  'level-2': () => levelAgent(2),
  /** Play at level 3: as level 2, where build points that are taken from others also count. */
  'level-3': () => levelAgent(3),
  /** Play at level 4, the hardest: play the most promising moves to the end of the game. */
  'level-4': () => levelAgent(4),
});

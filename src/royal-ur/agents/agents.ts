/** The ready-made agents: those of the program, search, tables, and the levels. */

import { integerInRange, knownOptions, reading, wrongType } from '../../boundary/values.js';
import { type Evaluation, logistic } from '../../engine/agents/evaluation.js';
import {
  type PlainSearchOptions,
  plainSearchOptions,
  type SearchAgent,
  searchAgent as searchWith,
} from '../../engine/agents/search-agent.js';
import { agentThat, atLevel, randomAgent } from '../../engine/agents/simple-agents.js';
import type { SyncAgent } from '../../engine/game/agent.js';
import { type RoyalUrTypes, royalUrRules } from '../api/game.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { legalMoves } from '../api/play.js';
import { decodeMove } from '../codec/notation.js';
import { captures } from '../moves/moves.js';
import type { Table } from '../solve/table.js';
import { progressOf, Step, StepBits, sideAt } from '../state/position.js';
import type { Move } from '../state/vocabulary.js';
import { bestMove, evaluateTokens, expectiminimax, lead } from './expectiminimax.js';

/** The levels of play, the easiest first. `AGENTS` has an agent for each: level 1 is `level-1`. */
export const LEVELS = /* @__PURE__ */ Object.freeze([1, 2, 3, 4, 5] as const);

/**
 * A level of play, from 1 for beginners to 5 for those who know the game well. `AGENTS['level-1']()` to
 * `AGENTS['level-5']()` play at them.
 */
export type Level = (typeof LEVELS)[number];

/** Make the easy player: it makes the first legal move, with the token that is furthest behind. */
function easyAgent(): SyncAgent<GameState, Move> {
  return agentThat('easy', (state) => legalMoves(state)[0]);
}

/** Whether a legal move lands on a rosette, goes home, or captures. */
function isGood(state: GameState, move: Move): boolean {
  const position = positionOf(state);
  const { to } = decodeMove(move);
  return (
    to === Step.Home ||
    ((StepBits.Rosettes >> to) & 1) === 1 ||
    captures(sideAt(position, 1 - position.turn), to)
  );
}

/** Make the medium player: it makes the first move that lands on a rosette, goes home or captures, else the first. */
export function mediumAgent(): SyncAgent<GameState, Move> {
  return agentThat('medium', (state) => {
    const moves = legalMoves(state);
    return moves.find((move) => isGood(state, move)) ?? moves[0];
  });
}

/** How far the hard player looks by default. */
const HARD_DEPTH = 2;

/** Make the hard player: expectiminimax by {@link evaluateTokens}, the first of the best moves. */
function hardAgent(options?: { readonly depth?: number | undefined }): SyncAgent<GameState, Move> {
  const { depth = HARD_DEPTH } = knownOptions('Options', options, ['depth']);
  integerInRange('Depth', depth, 1);
  return agentThat('hard', (state) =>
    bestMove(expectiminimax(state, { depth, evaluate: evaluateTokens })),
  );
}

/** Lead in steps that makes a win e times as likely as a loss. */
const LEAD_TEMPERATURE = 20;

/** Evaluate a position by how far the tokens have come. */
function progressShares(state: GameState): Evaluation {
  const share = logistic(lead(positionOf(state), 0, progressOf) / LEAD_TEMPERATURE);
  return { returns: [share, 1 - share] };
}

/**
 * Make an agent that searches a tree of positions, whose leaves it evaluates by how far the tokens have come.
 */
function searchAgent(options?: PlainSearchOptions): SearchAgent<GameState, Move> {
  const own = plainSearchOptions(options);
  return searchWith(royalUrRules, { ...own, evaluate: progressShares });
}

/**
 * Make an agent that plays a solved game perfectly: it chooses the first of the moves with the
 * highest win share.
 *
 * It is a search agent whose ratings need no search; with an exact table, they are exact, and so are the losses and the
 * luck of a review by this agent.
 *
 * @param table - the table, as {@link solve}, {@link readTable} and {@link loadCompactTable} return it
 * @returns an agent with the name `table`, which can play several games at the same time. Asked for a move in a state
 *   with other rules than the table's, it throws a RangeError
 * @throws TypeError if the value is not a table
 *
 * @example
 * ```ts
 * const agent = tableAgent(await solve({ tokens: 1 }));
 * agent.chooseMove(decodeState(['A1', 'A0P14H0B0P14H0']), { rng: seededRng(1) }); // 'A1415'
 * ```
 */
export function tableAgent(table: Table): SearchAgent<GameState, Move> {
  const isTable = reading('Table', table, (given) => typeof given.analyse === 'function');
  if (!isTable) throw wrongType('Table', table, 'a table, as solve makes it');
  const solve = (state: GameState) => {
    const isFirst = positionOf(state).turn === 0;
    return table.analyse(state).map(({ move, winShare }) => ({
      move,
      returns: isFirst ? [winShare, 1 - winShare] : [1 - winShare, winShare],
    }));
  };
  return { ...searchWith(royalUrRules, { solve }), name: 'table' };
}

/** Make the agent of level 3, 4 or 5: it looks 2, 3 or 4 rolls ahead, by how far the tokens have come. */
function aheadAgent(level: Level): SyncAgent<GameState, Move> {
  const depth = level - 1;
  return agentThat(`level-${level}`, (state) => bestMove(expectiminimax(state, { depth })));
}

/**
 * The ready-made agents: functions that make them, by their names in commands and simulations.
 * `random` chooses uniformly, `search` by a Monte Carlo tree search.
 *
 * `easy`, `medium` and `hard` are the computer players of the program whose specification this
 * game follows: the first legal move; the first that lands on a rosette, goes home or captures; and
 * the best two rolls ahead, by {@link evaluateTokens}. The
 * levels are ordered by matches: each wins clearly more games against the one below than it loses. 1 moves at random,
 * 2 is the medium player, 3 to 5 look 2 to 4 rolls ahead, by how far the tokens have come. Every agent can play any
 * number of games, also at the same time.
 *
 * `hard` and `search` throw a TypeError for an unknown option, and a RangeError for a value out of range.
 *
 * @example
 * ```ts
 * const state = decodeState(['A2', 'A1P0306H0B3PH0']);
 * AGENTS.easy().chooseMove(state, { rng: seededRng(1) }); // 'A0002'
 * AGENTS.medium().chooseMove(state, { rng: seededRng(1) }); // 'A0608'
 * AGENTS.hard({ depth: 1 }).name; // 'hard'
 *
 * const endgame = decodeState(['A1', 'A0P0114H5B0P14H6']);
 * AGENTS.search({ iterations: 50 }).analyse(endgame, { rng: seededRng(1) }).length; // 2
 * ```
 */
export const AGENTS = /* @__PURE__ */ Object.freeze({
  /** Choose uniformly among the legal moves. */
  random: () => randomAgent(royalUrRules),
  /** Make the first legal move, with the token that is furthest behind; random play is stronger. */
  easy: easyAgent,
  /** Make the first move that lands on a rosette, goes home or captures; the first legal one if there is none. */
  medium: mediumAgent,
  /**
   * Make the first of the best moves by `expectiminimax` and `evaluateTokens`. The option `depth` is the number of
   * rolls to look ahead, 1 or more; 2 by default.
   */
  hard: hardAgent,
  /**
   * Search a tree of positions (Monte Carlo tree search), and evaluate its leaves by how far the tokens have come. A
   * budget in the context takes precedence over that of the options, which is 1000 iterations a move unless one is
   * given. With a budget of iterations, a choice depends only on the state and the random numbers.
   */
  search: searchAgent,
  /** Play at level 1, the easiest: at random. */
  'level-1': () => atLevel<RoyalUrTypes>(1, randomAgent(royalUrRules)),
  /** Play at level 2: as `medium`. */
  'level-2': () => atLevel<RoyalUrTypes>(2, mediumAgent()),
  /** Play at level 3: look 2 rolls ahead, by how far the tokens have come. */
  'level-3': () => aheadAgent(3),
  /** Play at level 4: look 3 rolls ahead, by how far the tokens have come. */
  'level-4': () => aheadAgent(4),
  /** Play at level 5, the hardest: look 4 rolls ahead, by how far the tokens have come. */
  'level-5': () => aheadAgent(5),
});

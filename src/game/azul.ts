/**
 * Azul as a game like any other.
 *
 * @packageDocumentation
 */
import type { GameRules } from '../contract/game-rules.js';
import { moverOf } from '../moves/legal.js';
import { playerCount } from '../state/cells.js';
import { type Deal, type Move, PLAYER_IDS } from '../state/vocabulary.js';
import { hashState } from './compare.js';
import { cellsOf, type GameState } from './game-state.js';
import { applyMove, explainMove, legalMoves } from './play.js';
import { rollout } from './rollout.js';
import { nextRound, sampleDeal } from './rounds.js';
import { standings } from './score.js';

/** Each winner's share of the win, by player. */
function sharesOf(state: GameState): number[] {
  const winners = standings(state).filter(({ winner }) => winner);
  return state.scores.map((_, player) =>
    winners.some((standing) => standing.player === PLAYER_IDS[player]) ? 1 / winners.length : 0,
  );
}

/**
 * Play Azul by the contract that agents and matches ask for.
 *
 * Chance events are deals, and one is next at the end of a round, the last one included: its deal
 * is `'F'`. A state's line of text is the JSON of its two strings.
 *
 * @example
 * ```ts
 * import { azul } from 'azulejo/agents';
 *
 * const state = newGame(seededRng(1), { players: 3 });
 * [azul.players(state), azul.isChance(state)]; // [3, false]
 * azul.returns(state); // [1 / 3, 1 / 3, 1 / 3]
 * ```
 */
export const azul: GameRules<GameState, Move, Deal> = {
  name: 'azul',
  players: (state) => playerCount(cellsOf(state)),
  mover: (state) => moverOf(cellsOf(state)),
  legalMoves,
  // Whatever the text is, the answer is why it is no legal move.
  explain: (state, move) => explainMove(state, move as Move)?.message,
  apply: applyMove,
  isChance: (state) => state.phase === 'round-end',
  sampleChance: sampleDeal,
  applyChance: nextRound,
  isOver: (state) => state.phase === 'game-over',
  scores: (state) => state.scores,
  returns: sharesOf,
  hash: hashState,
  encode: (state) => JSON.stringify(state),
  rollout,
};

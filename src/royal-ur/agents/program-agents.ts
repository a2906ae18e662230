/**
 * The three computer players of the program whose specification this game follows: easy, medium and hard.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../boundary/arguments.js';
import { integerInRange } from '../../boundary/number-in-range.js';
import { noLegalMove, type SyncAgent } from '../../engine/match/agent.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { legalMoves } from '../api/play.js';
import { decodeMove } from '../codec/move.js';
import { captures } from '../moves/play.js';
import { Step, StepBits } from '../state/path.js';
import { sideAt } from '../state/position.js';
import type { Move } from '../state/vocabulary.js';
import { bestMove, expectiminimax } from './expectiminimax.js';
import { ratePosition } from './rate.js';

/** An agent of this game. */
export type UrAgent = SyncAgent<GameState, Move>;

/** Make an agent that chooses by the state alone. */
export function agentThat(name: string, choose: (state: GameState) => Move | undefined): UrAgent {
  return {
    name,
    chooseMove: (state) => {
      const move = choose(state);
      if (move === undefined) throw noLegalMove();
      return move;
    },
  };
}

/**
 * Make the easy player: it makes the first legal move, with the token that is furthest behind.
 *
 * @returns an agent that can play any number of games, at the same time, too; random play is stronger
 *
 * @example
 * ```ts
 * const state = decodeState(['A2', 'A1P0306H0B3PH0']);
 * easyAgent().chooseMove(state, { rng: seededRng(1) }); // 'A0002'
 * ```
 */
export function easyAgent(): UrAgent {
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

/**
 * Make the medium player: it makes the first move that lands on a rosette, goes home or captures, and the
 * first legal one where there is none.
 *
 * @returns an agent that can play any number of games, at the same time, too
 *
 * @example
 * ```ts
 * const state = decodeState(['A2', 'A1P0306H0B3PH0']);
 * mediumAgent().chooseMove(state, { rng: seededRng(1) }); // 'A0608'
 * ```
 */
export function mediumAgent(): UrAgent {
  return agentThat('medium', (state) => {
    const moves = legalMoves(state);
    return moves.find((move) => isGood(state, move)) ?? moves[0];
  });
}

/** How far the hard player looks. */
export interface HardAgentOptions {
  /** How many rolls ahead, 1 or more, as for {@link expectiminimax}; 2 by default. */
  readonly depth?: number | undefined;
}

/** How far the hard player looks by default. */
const HARD_DEPTH = 2;

/**
 * Make the hard player: expectiminimax by {@link ratePosition}, the first of the best moves.
 *
 * @param options - how far it looks; each unit takes about twelve times as long
 * @returns an agent that can play any number of games, at the same time, too
 * @throws RangeError if the depth is not an integer of 1 or more
 *
 * @example
 * ```ts
 * const state = decodeState(['A1', 'A1P0306H0B2P07H0']);
 * hardAgent({ depth: 1 }).chooseMove(state, { rng: seededRng(1) }); // 'A0001'
 * ```
 */
export function hardAgent(options?: HardAgentOptions): UrAgent {
  const { depth = HARD_DEPTH } = ownProperties('Options', options);
  integerInRange('Depth', depth, 1);
  return agentThat('hard', (state) =>
    bestMove(expectiminimax(state, { depth, rate: ratePosition })),
  );
}

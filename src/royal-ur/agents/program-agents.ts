/**
 * The three computer players of the program whose specification this game follows: easy, medium and hard.
 *
 * @packageDocumentation
 */

import { integerInRange } from '../../boundary/number-in-range.js';
import { knownOptions } from '../../boundary/options.js';
import { noLegalMove, type SyncAgent } from '../../engine/game/agent.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { legalMoves } from '../api/play.js';
import { decodeMove } from '../codec/moves.js';
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

/** Make the easy player: it makes the first legal move, with the token that is furthest behind. */
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

/** Make the medium player: it makes the first move that lands on a rosette, goes home or captures, else the first. */
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

/** Make the hard player: expectiminimax by {@link ratePosition}, the first of the best moves. */
export function hardAgent(options?: HardAgentOptions): UrAgent {
  const { depth = HARD_DEPTH } = knownOptions('Options', options, ['depth']);
  integerInRange('Depth', depth, 1);
  return agentThat('hard', (state) =>
    bestMove(expectiminimax(state, { depth, rate: ratePosition })),
  );
}

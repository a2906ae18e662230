/**
 * A state as readable nested data.
 *
 * @packageDocumentation
 */
import { sideAt } from '../state/position.js';
import { handOf, homeOf, progressOf, squaresOf, stepsOf } from '../state/side.js';
import { type Phase, PLAYER_IDS, type PlayerId, type Rules } from '../state/vocabulary.js';
import { type GameState, phaseOf, positionOf, rollOf, rulesOf, turnOf } from './game-state.js';

/** Describe one player's tokens. */
export interface PlayerView {
  /** Whose tokens. */
  readonly player: PlayerId;
  /** Number of tokens in the hand. */
  readonly hand: number;
  /** Steps of the tokens on the board, 1 to 14, ascending: `PATHS` has their squares. */
  readonly steps: readonly number[];
  /** Number of tokens at home. */
  readonly home: number;
  /** How far the tokens have come, in steps together: a token at home has come 15. */
  readonly progress: number;
}

/** Describe a whole state. */
export interface StateView {
  /** Whose turn it is; once the game is over, the winner. */
  readonly turn: PlayerId;
  /** What happens next. */
  readonly phase: Phase;
  /** The roll that waits for a move, 1 to 4; `null` in any other phase. */
  readonly roll: number | null;
  /** The rules in force. */
  readonly rules: Rules;
  /** Tokens of A, then of B. */
  readonly players: readonly PlayerView[];
}

/**
 * Show a state as readable nested data, for user interfaces, debugging and JSON.
 *
 * @param state - any state
 * @returns plain data that shares nothing with the state
 *
 * @example
 * ```ts
 * const state = decodeState(['A4', 'A5P04H1B7PH0']);
 * inspect(state).players[0]; // { player: 'A', hand: 5, steps: [4], home: 1, progress: 19 }
 * ```
 */
export function inspect(state: GameState): StateView {
  const position = positionOf(state);
  return {
    turn: turnOf(state),
    phase: phaseOf(state),
    roll: rollOf(state) ?? null,
    rules: { ...rulesOf(state) },
    players: PLAYER_IDS.map((player, index) => playerView(player, sideAt(position, index))),
  };
}

function playerView(player: PlayerId, side: number): PlayerView {
  return {
    player,
    hand: handOf(side),
    steps: stepsOf(squaresOf(side)),
    home: homeOf(side),
    progress: progressOf(side),
  };
}

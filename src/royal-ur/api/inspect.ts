/** A state, an event and the standings as plain data. */

import { equalShares } from '../../engine/game/playouts.js';
import { decodeMove, type MoveParts } from '../codec/notation.js';
import { captures } from '../moves/moves.js';
import {
  handOf,
  homeOf,
  PATHS,
  type Position,
  progressOf,
  sideAt,
  squaresOf,
  stepsOf,
  Wait,
} from '../state/position.js';
import { type Phase, PLAYER_IDS, type PlayerId, type Rules } from '../state/vocabulary.js';
import { applyChance, isRollEvent } from './chance.js';
import { type GameState, phaseOf, positionOf, rollOf, rulesOf, turnOf } from './game-state.js';
import { applyMove } from './play.js';

/** One player's tokens, as nested data. {@link StateView} lists them. */
export interface PlayerView {
  /** The player's letter, `A` or `B`. */
  readonly player: PlayerId;
  /** Number of tokens in the hand, which are not on the board yet. */
  readonly hand: number;
  /** Steps of the tokens on the board, 1 to 14, ascending: {@link PATHS} has their squares. */
  readonly steps: readonly number[];
  /** Number of tokens at home, which have left the board. */
  readonly home: number;
  /** Sum of the steps that all tokens have reached: 0 for one in the hand, 15 for one at home. */
  readonly progress: number;
}

/** The result of {@link inspect}: a whole state, as nested data. */
export interface StateView {
  /** The player whose turn it is; once the game is over, the winner. */
  readonly turn: PlayerId;
  /** The phase: `roll` if a roll is due, `move` if a roll waits for a move, `game-over` once a player has won. */
  readonly phase: Phase;
  /** The roll that waits for a move, 1 to 4; `null` in any other phase. */
  readonly roll: number | null;
  /** The rules in force, with a value for every setting. */
  readonly rules: Rules;
  /** The tokens of A, then those of B. */
  readonly players: readonly PlayerView[];
}

/**
 * Show a state as readable nested data, for user interfaces, debugging and JSON.
 *
 * @param state - any state
 * @returns plain data that shares nothing with the state
 * @throws TypeError if `state` is not a {@link GameState}
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

/** The effect of a move, as {@link inspectEvent} returns it. */
export interface MoveView extends MoveParts {
  /** The kind of the event: `move`. */
  readonly kind: 'move';
  /** Whether a token of the other player goes back to the hand. */
  readonly captures: boolean;
  /** Whether the token lands on a rosette, also where the rules grant no roll for it. */
  readonly rosette: boolean;
  /** Whether the same player rolls again. */
  readonly rollsAgain: boolean;
  /** Whether the player wins: the last token has come home. */
  readonly wins: boolean;
}

/** The effect of a roll, as {@link inspectEvent} returns it. */
export interface RollView {
  /** The kind of the event: `roll`. */
  readonly kind: 'roll';
  /** The player who rolls, `A` or `B`. */
  readonly player: PlayerId;
  /** The number of dots, 0 to 4. */
  readonly roll: number;
  /** Whether the player can move by it; if not, the roll passes. */
  readonly canMove: boolean;
  /** The player whose turn it is afterwards: to move if `canMove` is true, else to roll. */
  readonly next: PlayerId;
}

/**
 * The effect of an event: of a move if its `kind` is `move`, of a roll if it is `roll`. {@link inspectEvent} returns
 * it.
 */
export type EventView = MoveView | RollView;

/**
 * Inspect an event: the player who moves or rolls, and the effect.
 *
 * @param state - the state in which it happens
 * @param event - a legal {@link Move}, or a {@link Roll}; any text is safe to pass, as it is checked
 * @returns plain data, whose `kind` is `move` or `roll`
 * @throws {@link IllegalChanceError} if the text begins with `R` and is not a roll (`roll.malformed`) or no roll is due
 *   (`roll.wrong-phase`); {@link IllegalMoveError} if any other text is not a legal move, with the codes of
 *   {@link applyMove}; TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const state = decodeState(['A4', 'A5P04H1B7PH0']);
 * const view = inspectEvent(state, 'A0408');
 * view.kind === 'move' && [view.rosette, view.rollsAgain]; // [true, true]
 * ```
 */
export function inspectEvent(state: GameState, event: string): EventView {
  if (isRollEvent(event)) {
    const after = applyChance(state, event);
    const canMove = phaseOf(after) === 'move';
    const roll = Number(event.slice(1));
    return { kind: 'roll', player: turnOf(state), roll, canMove, next: turnOf(after) };
  }
  const after = applyMove(state, event);
  const parts = decodeMove(event);
  const position = positionOf(state);
  return {
    kind: 'move',
    ...parts,
    captures: captures(sideAt(position, 1 - position.turn), parts.to),
    rosette: PATHS[parts.player][parts.to]?.rosette === true,
    rollsAgain: phaseOf(after) === 'roll' && turnOf(after) === parts.player,
    wins: phaseOf(after) === 'game-over',
  };
}

/** A player's place in the standings, as {@link standings} returns it. */
export interface Standing {
  /** The player's letter, `A` or `B`. */
  readonly player: PlayerId;
  /** Number of tokens at home. */
  readonly home: number;
  /** Sum of the steps that all tokens have reached: 0 for one in the hand, 15 for one at home. */
  readonly progress: number;
  /** Whether the player has won; `false` for both before the game is over. */
  readonly winner: boolean;
}

/** More than the progress of any player. */
const TOKEN_AT_HOME = 1000;

/** Return how well a player stands: tokens at home first, then how far the others have come. */
function placeValue(position: Position, player: number): number {
  const side = sideAt(position, player);
  return TOKEN_AT_HOME * homeOf(side) + progressOf(side);
}

/**
 * Rank the players: by tokens at home, then by how far all tokens have come.
 *
 * @param state - any state; before the end, the ranking so far
 * @returns the players, best first; tied players in turn order. `winner` is true for the winner, and
 * false for both before the game is over
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const [first] = standings(decodeState(['B-', 'A7PH0B6P08H0']));
 * first; // { player: 'B', home: 0, progress: 8, winner: false }
 * ```
 */
export function standings(state: GameState): Standing[] {
  const position = positionOf(state);
  const { turn, waits } = position;
  return PLAYER_IDS.map((player, index) => {
    const side = sideAt(position, index);
    const winner = waits === Wait.Nothing && index === turn;
    return {
      standing: { player, home: homeOf(side), progress: progressOf(side), winner },
      // Only an unchecked text calls a player winner whose tokens are not the first.
      value: winner ? Number.POSITIVE_INFINITY : placeValue(position, index),
    };
  })
    .sort((one, other) => other.value - one.value)
    .map(({ standing }) => standing);
}

/** List each player's win share, before the end that of the current position; the sum is 1. */
export function winShares(state: GameState): number[] {
  const position = positionOf(state);
  const { turn, waits } = position;
  if (waits === Wait.Nothing) return turn === 0 ? [1, 0] : [0, 1];
  return equalShares([placeValue(position, 0), placeValue(position, 1)]);
}

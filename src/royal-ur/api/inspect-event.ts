/**
 * What an event does, as readable data.
 *
 * @packageDocumentation
 */
import { decodeMove, type MoveParts } from '../codec/moves.js';
import { captures } from '../moves/play.js';
import { PATHS } from '../state/path.js';
import { sideAt } from '../state/position.js';
import type { PlayerId } from '../state/vocabulary.js';
import { type GameState, phaseOf, positionOf, turnOf } from './game-state.js';
import { applyMove } from './play.js';
import { applyChance, isRollEvent } from './rolls.js';

/** What a move does. */
export interface MoveView extends MoveParts {
  /** Tells the kinds of event apart. */
  readonly kind: 'move';
  /** Whether a token of the other player goes back to the hand. */
  readonly captures: boolean;
  /** Whether the token lands on a rosette, whatever that grants. */
  readonly rosette: boolean;
  /** Whether the player rolls again. */
  readonly rollsAgain: boolean;
  /** Whether the player wins. */
  readonly wins: boolean;
}

/** What a roll does. */
export interface RollView {
  /** Tells the kinds of event apart. */
  readonly kind: 'roll';
  /** Who rolls. */
  readonly player: PlayerId;
  /** The roll, 0 to 4. */
  readonly roll: number;
  /** Whether the player can move by it. */
  readonly canMove: boolean;
  /** Who is next: to move, or to roll where nobody can move. */
  readonly next: PlayerId;
}

/** What an event does. */
export type EventView = MoveView | RollView;

/**
 * Inspect an event: who moves or rolls, and what comes of it.
 *
 * @param state - the state in which it happens
 * @param event - a legal move, or a roll; any text is read
 * @returns plain data, `kind` telling which
 * @throws {@link IllegalMoveError} or {@link IllegalChanceError} if the event cannot happen in the state
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

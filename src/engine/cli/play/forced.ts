/**
 * The turns of people at the terminal, and forced moves: those without an alternative, which they need not type.
 *
 * @packageDocumentation
 */
import type { AnyGame } from '../console.js';
import { HUMAN } from '../seats.js';

/** Return the only legal move of a position; `undefined` if there are others, or none. */
export function forcedMove(game: AnyGame, state: unknown): string | undefined {
  const [move, other] = game.legalMoves(state);
  return other === undefined ? move : undefined;
}

/** Which turns people take. */
export interface Turns {
  /** Whether people play. */
  readonly isForPeople: boolean;
  /** Return the move that is played for a person; `undefined` if the person is asked, or an agent is to move. */
  forced(state: unknown): string | undefined;
  /** Whether a person is asked for a move. */
  isAsked(state: unknown): boolean;
}

/**
 * Tell the turns of people from others.
 *
 * @param seats - who plays, in turn order
 * @param asksAlways - whether people are asked for forced moves, too
 */
export function turnsOf(game: AnyGame, seats: readonly string[], asksAlways: boolean): Turns {
  const isPersons = (state: unknown) => seats[game.playerToMove(state)] === HUMAN;
  const forced = (state: unknown) =>
    isPersons(state) && !asksAlways ? forcedMove(game, state) : undefined;
  return {
    isForPeople: seats.includes(HUMAN),
    forced,
    isAsked: (state) => isPersons(state) && forced(state) === undefined,
  };
}

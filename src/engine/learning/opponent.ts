/** The agent that plays all seats of the games of a batch but one. */
import { GETTING_READY, turnRng } from '../../random/seeds.js';
import { messageOf, showValue } from '../../text/message.js';
import type { Agent } from '../game/agent.js';
import type { Game, GameTypes } from '../game/game.js';
import { viewOf } from '../game/game-value.js';

/** The error for an opponent that throws, returns a promise, or returns an illegal move. */
export class OpponentError extends Error {
  /** The kind of error. */
  override readonly name = 'OpponentError';
}

/** Whether an answer comes later: any object may be a thenable. */
function isPromised(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null;
}

/** Plays a move of an opponent: returns the state after it, by the number of events before it. */
export type Oppose<State> = (state: State, player: number, event: number) => State;

/** A game that an opponent plays in. */
interface OpposedGame<State> {
  readonly start: State;
  readonly seed: number;
  /** The seat that is played from outside. */
  readonly seat: number;
}

/**
 * Let an opponent get ready for a game, in each of its seats.
 *
 * @returns what plays its moves
 * @throws OpponentError if the opponent fails, then and later
 */
export function prepareOpponent<Types extends GameTypes>(
  game: Game<Types>,
  opponent: Agent<Types['state'], Types['move']>,
  { start, seed, seat }: OpposedGame<Types['state']>,
): Oppose<Types['state']> {
  const asking = <Answer>(ask: () => Answer): Answer => {
    try {
      return ask();
    } catch (cause) {
      throw new OpponentError(`Opponent ${opponent.name}: ${messageOf(cause)}`, { cause });
    }
  };
  // The same context in all of a game, with random numbers that begin again with each turn.
  const seats = game.players(game.rulesOf(start)).map((_, player) => {
    const { rng, begin } = turnRng(seed, player);
    return { context: { rng }, begin };
  });
  for (const [player, { context, begin }] of seats.entries()) {
    if (player === seat || opponent.beginGame === undefined) continue;
    begin(GETTING_READY);
    asking(() => {
      const answer: unknown = opponent.beginGame?.(viewOf(game, start, player), context);
      if (isPromised(answer)) throw new TypeError('found a promise, expected none.');
    });
  }
  return (state, player, event) => {
    // There is one for each player.
    const { context, begin } = seats[player] as (typeof seats)[number];
    begin(event);
    return asking(() => {
      const move = opponent.chooseMove(viewOf(game, state, player), context);
      if (typeof move === 'string') return game.applyMove(state, move);
      const found = isPromised(move) ? 'a promise' : showValue(move);
      throw new TypeError(`found ${found}, expected a move, not later.`);
    });
  };
}

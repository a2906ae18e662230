/** Players of a tournament who are on other machines, as a server has them. */
import type { Timer } from '../../engine/match/options.js';
import type { GameState } from '../api/game-state.js';
import type { Move } from '../state/vocabulary.js';
import type { Entrant } from '../tournament/games.js';
import { type Connection, Conversation, type RemoteError } from './conversation.js';
import { introductionsOf, questionOf, readMove, readVoid, type SentMessage } from './messages.js';

/** How long a player has for an answer, and by which timer. */
export interface AnswerLimit {
  /** Milliseconds. */
  readonly timeLimit: number;
  readonly timer: Timer;
}

/** Values that are kept which nobody has asked for: the first is the player's fault, when it is asked next. */
const MOST_AHEAD = 1;

/**
 * A player on another machine. Whatever it does but answer ends the conversation, and the question that waits, or the next
 * one, is rejected with the reason: in a game it forfeits.
 */
export class RemotePlayer implements Entrant {
  readonly name = 'remote';
  readonly #conversation: Conversation;
  readonly #limit: AnswerLimit;
  #seat = 0;
  #players = 0;

  /**
   * Begin a conversation with a player.
   *
   * @param onLeave - called when it hangs up, unless it has done anything wrong before
   */
  constructor(connection: Connection, limit: AnswerLimit, onLeave?: () => void) {
    this.#conversation = new Conversation(connection, MOST_AHEAD, onLeave);
    this.#limit = limit;
  }

  /** Say where it sits in its next game: the number of its seat, from 0, and that of the players. */
  sit(seat: number, players: number): void {
    this.#seat = seat;
    this.#players = players;
  }

  /** Tell it who plays. */
  async beginGame(): Promise<void> {
    for (const message of introductionsOf(this.#seat, this.#players)) await this.#tell(message);
  }

  /** Ask it for a move. The match counts the time. */
  async chooseMove(state: GameState): Promise<Move> {
    return this.#conversation.check(readMove(await this.#ask(questionOf(state)), state));
  }

  /** Tell it whether it has won, and hang up; return the reason why it is not a winner after all, if there is one. */
  async endTournament(isWon: boolean): Promise<RemoteError | undefined> {
    try {
      await this.#tell(['end-of-tournament', [isWon]]);
      return undefined;
    } catch {
      return this.#conversation.failure;
    } finally {
      this.close();
    }
  }

  /** Hang up. */
  close(): void {
    this.#conversation.close();
  }

  /** Tell it something, to which it answers `"void"` in time. */
  async #tell(message: SentMessage): Promise<void> {
    const { timeLimit, timer } = this.#limit;
    const cancel = timer(timeLimit, () => {
      const found = `nothing within ${timeLimit} milliseconds`;
      this.#conversation.fail('remote.late', { found, expected: '"void"' });
    });
    try {
      this.#conversation.check(readVoid(await this.#ask(message)));
    } finally {
      cancel();
    }
  }

  #ask(message: SentMessage): Promise<unknown> {
    const conversation = this.#conversation;
    if (conversation.isAhead && conversation.failure === undefined) {
      const [name] = message;
      const expected = `nothing before ${name}`;
      conversation.fail('remote.early', { found: 'an answer without a request', expected });
    }
    if (conversation.failure !== undefined) return Promise.reject(conversation.failure);
    conversation.send(message);
    return conversation.receive();
  }
}

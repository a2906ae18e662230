/** An agent that plays in a tournament on another machine. */

import type { Agent, AgentContext } from '../../engine/game/agent.js';
import { ask, forfeitByReply, type Reply } from '../../engine/match/ask.js';
import { forfeitByError } from '../../engine/match/match.js';
import type { Runtime } from '../../engine/match/options.js';
import type { Rng } from '../../random/rng.js';
import { quote } from '../../text/message.js';
import { writeCs4500Action } from '../api/cs4500.js';
import { newGame } from '../api/deals.js';
import type { GameState } from '../api/game-state.js';
import { isMove } from '../codec/moves.js';
import type { Move, PlayerId, Rules } from '../state/vocabulary.js';
import { type Connection, Conversation } from './conversation.js';
import { type Message, readMessage, VOID } from './messages.js';
import { rulesOf, setupState, type Table, turnState } from './seen-state.js';

/** Messages that are kept which come while the agent thinks. */
const MOST_MESSAGES = 100;

/** Who plays, and how. */
export interface GuestOptions extends Runtime {
  readonly agent: Agent<GameState, Move>;
  readonly rng: Rng;
  /** Which placements are legal: no message says that. */
  readonly legality?: Rules['legality'] | undefined;
  /** Milliseconds for a move of the agent; none by default. */
  readonly timeLimit?: number | undefined;
}

/** A question for a move. */
type Question = Extract<Message, { readonly board: unknown }>;

/** An agent on another machine. */
class Guest {
  readonly #conversation: Conversation;
  readonly #options: GuestOptions;
  #context: AgentContext;
  #player: PlayerId | undefined;
  #others: readonly PlayerId[] = [];

  constructor(connection: Connection, options: GuestOptions) {
    this.#conversation = new Conversation(connection, MOST_MESSAGES);
    this.#options = options;
    this.#context = this.#newContext();
  }

  close(): void {
    this.#conversation.close();
  }

  /** Answer to the end; return whether the tournament is won. */
  async play(): Promise<boolean> {
    for (;;) {
      const message = this.#conversation.check(readMessage(await this.#conversation.receive()));
      const answer = await this.#answer(message);
      this.#conversation.send(answer);
      if (message.kind === 'end-of-tournament') return message.isWon;
    }
  }

  async #answer(message: Message): Promise<unknown> {
    switch (message.kind) {
      case 'playing-as':
        this.#player = message.player;
        return VOID;
      case 'others':
        this.#others = message.players;
        await this.#beginGame();
        return VOID;
      case 'initial':
      case 'take-turn':
        return writeCs4500Action(await this.#choose(message));
      case 'end-of-tournament':
        return VOID;
    }
  }

  #newContext(): AgentContext {
    const { rng, timeLimit, now } = this.#options;
    return Object.freeze({ rng, timeLimit, now });
  }

  #table(): Table {
    if (this.#player === undefined) {
      const found = 'a message before playing-as';
      throw this.#conversation.fail('remote.value', { found, expected: 'playing-as first' });
    }
    const { legality } = this.#options;
    return { player: this.#player, others: this.#others, legality };
  }

  /** Let the agent get ready: each game has a context of its own. */
  async #beginGame(): Promise<void> {
    const { agent } = this.#options;
    this.#context = this.#newContext();
    try {
      await agent.beginGame?.(newGame({ rules: rulesOf(this.#table()) }), this.#context);
    } catch (error) {
      this.#giveUp(forfeitByError(error).message);
    }
  }

  async #choose({ kind, board, tiles }: Question): Promise<Move> {
    const { agent, timeLimit, timer, now, signal } = this.#options;
    const read = kind === 'initial' ? setupState : turnState;
    const state = this.#conversation.check(read(board, tiles, this.#table()));
    const waiting = { timeLimit, timer, now, signal };
    const reply = await ask({ agent, context: this.#context }, state, waiting);
    return typeof reply === 'string' && isMove(reply) ? reply : this.#giveUp(this.#reasonOf(reply));
  }

  /** Say why a reply is no move. */
  #reasonOf(reply: Reply): string {
    return typeof reply === 'string'
      ? `Found ${quote(reply)}, expected a move.`
      : forfeitByReply(reply, this.#options.timeLimit).message;
  }

  #giveUp(message: string): never {
    const fault = { found: 'no move', expected: 'one', message: `The agent: ${message}` };
    throw this.#conversation.fail('remote.agent', fault);
  }
}

/**
 * Play in a tournament on another machine, to its end.
 *
 * @returns whether the agent has won it
 * @throws {@link RemoteError} if the server hangs up, sends anything but its messages, or the agent
 * has no move; the signal's reason if it is aborted
 */
export async function playAsGuest(connection: Connection, options: GuestOptions): Promise<boolean> {
  const { signal } = options;
  signal?.throwIfAborted();
  const guest = new Guest(connection, options);
  const stop = () => guest.close();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await guest.play();
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    guest.close();
  }
}

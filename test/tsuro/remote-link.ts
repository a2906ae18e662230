/** Links between servers and players in memory: what is sent arrives in order, in turns of their own. */
import { AGENTS, type Entrant } from 'azulejo/tsuro';
import type { Connection } from '../../src/tsuro/remote/conversation.js';
import { playAsGuest } from '../../src/tsuro/remote/guest.js';

type Listener = Parameters<Connection['listen']>[0];

/** What is sent in place of something: pieces, or nothing, and whether the end follows. */
export interface Sent {
  readonly pieces: readonly (string | Uint8Array)[];
  readonly isEnd?: boolean;
}

/** Sent as it is. */
export const asItIs = (text: string): Sent => ({ pieces: [text] });

/** What is done with each message of the server, and with each answer to one. */
export interface Post {
  /** Change a message of the server. */
  readonly toPlayer?: (text: string) => Sent;
  /**
   * Change an answer.
   *
   * @param asked - the name of the message that it answers
   * @param number - how many there were of that name before
   */
  readonly toServer?: (text: string, asked: string, number: number) => Sent;
  /** Bytes that the player has not read. */
  readonly unsent?: number;
}

/** One end: keeps what comes until somebody listens. */
class End {
  #listener: Listener | undefined;
  #kept: ((listener: Listener) => void)[] = [];
  isOver = false;

  tell(what: (listener: Listener) => void): void {
    queueMicrotask(() => {
      if (this.isOver) return;
      if (this.#listener === undefined) this.#kept.push(what);
      else what(this.#listener);
    });
  }

  listen(listener: Listener): void {
    this.#listener = listener;
    for (const what of this.#kept.splice(0)) this.tell(what);
  }

  /** Hang up: the end comes after what was sent. */
  end(): void {
    this.tell((listener) => {
      this.isOver = true;
      listener.end();
    });
  }
}

const encoder = new TextEncoder();

/** Make a link: both of its ends. */
export function link({ toPlayer = asItIs, toServer = asItIs, unsent = 0 }: Post = {}) {
  const ends = { server: new End(), player: new End() };
  const asked: string[] = [];
  const deliver = (to: End, { pieces, isEnd = false }: Sent) => {
    for (const piece of pieces) {
      const bytes = typeof piece === 'string' ? encoder.encode(piece) : piece;
      to.tell((listener) => listener.bytes(bytes));
    }
    if (isEnd) to.end();
  };
  const close = () => {
    ends.server.end();
    ends.player.end();
  };
  const server: Connection = {
    send: (text) => {
      asked.push(JSON.parse(text)[0]);
      deliver(ends.player, toPlayer(text));
    },
    unsent: () => unsent,
    close,
    listen: (listener) => ends.server.listen(listener),
  };
  const player: Connection = {
    send: (text) => {
      const name = asked.at(-1) ?? '';
      const number = asked.filter((each) => each === name).length - 1;
      deliver(ends.server, toServer(text, name, number));
    },
    unsent: () => 0,
    close,
    listen: (listener) => ends.player.listen(listener),
  };
  /** Send anything to the player. */
  const raw = (piece: string | Uint8Array) => deliver(ends.player, { pieces: [piece] });
  return { server, player, asked, raw };
}

/** Cut a text into single bytes, with white space around it. */
export const inBytes = (text: string): Sent => ({
  pieces: [...encoder.encode(` \n${text}\t`)].map((byte) => Uint8Array.of(byte)),
});

/** An agent of a strategy. */
export const agentOf = (name: string): Entrant => AGENTS[name as 'second']();

/** Begin to play by an agent at the other end of a link; return the server's end, and how it ends. */
export function guest(agent: Entrant, post?: Post, legality?: 'reference') {
  const { server, player, asked } = link(post);
  const rng = () => 0;
  const ending = playAsGuest(player, { agent, rng, legality }).then(
    (isWon) => (isWon ? 'won' : 'not won'),
    (error: Error) => error.message,
  );
  return { server, ending, asked };
}

/** Where players wait for a tournament to begin. */
import { unlessAborted } from '../../engine/match/ask.js';
import type { AbortSignalLike, Timer } from '../../engine/match/options.js';
import type { Connection } from './conversation.js';
import { type AnswerLimit, RemotePlayer } from './remote-player.js';

/** For whom and how long to wait. */
export interface WaitingOptions extends AnswerLimit {
  /** Most players; once so many have come, nobody waits any longer. */
  readonly most: number;
  /** Called when somebody has come or gone, with the number of those who are there. */
  readonly onChange?: ((players: number) => void) | undefined;
}

/** Waits for players. */
export class WaitingRoom {
  readonly #options: WaitingOptions;
  readonly #players: RemotePlayer[] = [];
  #isOpen = true;
  #endWaiting: () => void = () => {};
  readonly #isFull = new Promise<void>((resolve) => {
    this.#endWaiting = resolve;
  });

  constructor(options: WaitingOptions) {
    this.#options = options;
  }

  /** Those who are there, in the order in which they came. */
  get players(): readonly RemotePlayer[] {
    return this.#players;
  }

  /** Let a player in; one that comes late, or when all seats are taken, is hung up on. */
  add(connection: Connection): void {
    if (!this.#isOpen) {
      connection.listen({ bytes: () => {}, end: () => {} });
      connection.close();
      return;
    }
    const { most, onChange } = this.#options;
    const player = new RemotePlayer(connection, this.#options, () => this.#leave(player));
    this.#players.push(player);
    onChange?.(this.#players.length);
    if (this.#players.length < most) return;
    this.#isOpen = false;
    this.#endWaiting();
  }

  /** A player that hangs up before the start has not come. */
  #leave(player: RemotePlayer): void {
    if (!this.#isOpen) return;
    this.#players.splice(this.#players.indexOf(player), 1);
    this.#options.onChange?.(this.#players.length);
  }

  /** Wait until all have come, or the time is up; reject with the signal's reason. */
  async wait(milliseconds: number, timer: Timer, signal?: AbortSignalLike): Promise<void> {
    const cancel = timer(milliseconds, this.#endWaiting);
    try {
      await unlessAborted(this.#isFull, signal);
    } finally {
      cancel();
      this.#isOpen = false;
    }
  }

  /** Hang up on everybody. */
  close(): void {
    this.#isOpen = false;
    for (const player of this.#players) player.close();
  }
}

/** Where rooms are kept: each as a header, which stays with the server, and a list of entries, which only grows. */

/** What of a room is never sent. */
export interface Header {
  /** The game's name. */
  readonly game: string;
  /** The secret key of the room, in hexadecimal: all its other secrets are made of it. */
  readonly key: string;
}

/** The right to append to a room. A later one has a greater number, and ends the earlier ones. */
export interface Lease {
  readonly room: string;
  readonly fence: number;
}

/** A lease, or the process that has it. */
export type Taken =
  | { readonly kind: 'taken'; readonly lease: Lease; readonly header: Header }
  | { readonly kind: 'elsewhere'; readonly owner: ProcessName }
  | { readonly kind: 'unknown' };

/**
 * What became of an append: `done`; `fenced`, if another process has the room now; `conflict`, if there are other entries
 * at that place.
 */
export type Appended = 'done' | 'fenced' | 'conflict';

/** A process that serves rooms. */
export interface ProcessName {
  readonly id: string;
  /** Where other processes reach it: `ws://host:port`. */
  readonly address: string;
}

/** Milliseconds after which a process that says nothing counts as dead. */
export const DEAD_AFTER = 4000;

/** Days for which a room is kept after its last entry. */
export const KEPT_DAYS = 30;

/** A store of rooms. What fails rejects with an error: then nobody knows whether it was done. */
export interface Store {
  /** Return the key that signs the tokens of all processes, in hexadecimal. */
  serverKey(): Promise<string>;
  /** Say that a process lives. */
  beat(process: ProcessName): Promise<void>;
  /** Say that a process has ended: its rooms are free at once. */
  end(process: ProcessName): Promise<void>;
  /** Make a room with its first entry, and take it. `undefined` if it exists. */
  create(
    room: string,
    header: Header,
    first: string,
    process: ProcessName,
  ): Promise<Lease | undefined>;
  /** Take a room, unless a process that lives has it. */
  take(room: string, process: ProcessName): Promise<Taken>;
  /** Give a room back. */
  release(lease: Lease): Promise<void>;
  /**
   * Append entries. An append that was done before, since its answer was lost, is done again without an effect.
   *
   * @param number - number of entries before them
   */
  append(lease: Lease, number: number, entries: readonly string[]): Promise<Appended>;
  /** List the entries of a room from a number on, all or so many at most. */
  read(room: string, from: number, most?: number): Promise<readonly string[]>;
  /** Show a room of a process in the list of those that wait for players, or no longer with `undefined`. */
  announce(room: string, process: ProcessName, summary: string | undefined): Promise<void>;
  /** List what is shown of the rooms that wait, at most a hundred: of processes that live and have them still. */
  waiting(): Promise<readonly string[]>;
  /** Close the store. */
  close(): Promise<void>;
}

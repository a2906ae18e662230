/** A browser whose parts fail at any moment: a database and workers, for properties of what the page does then. */
import fc from 'fast-check';
import { vi } from 'vitest';

/** What becomes of a part of the browser when it is used next. */
export type Fate = 'works' | 'hangs' | 'throws' | 'fails' | 'is lost';

export const FATES: readonly Fate[] = ['works', 'hangs', 'throws', 'fails', 'is lost'];

/** Most of the time, it works. */
export const fate = fc.oneof(
  { arbitrary: fc.constant<Fate>('works'), weight: 2 },
  { arbitrary: fc.constantFrom(...FATES), weight: 3 },
);

/** The fates to come; once there are none, everything works. */
export class Fates {
  #next: Fate[] = [];

  set(fates: readonly Fate[]): void {
    this.#next = [...fates];
  }

  draw(): Fate {
    return this.#next.shift() ?? 'works';
  }
}

interface FakeRequest {
  result?: unknown;
  error?: Error;
  onsuccess?: () => void;
  onerror?: () => void;
  onupgradeneeded?: () => void;
  addEventListener(type: 'success', listener: () => void): void;
}

/** A database of games, as far as the page uses one. */
export class FakeDatabases {
  readonly fates = new Fates();
  readonly games = new Map<string, unknown>();
  readonly #open = new Set<FakeConnection>();

  /** What a page calls. */
  readonly open = (): FakeRequest => {
    const connection = new FakeConnection(this);
    return this.request(() => {
      this.#open.add(connection);
      return connection;
    });
  };

  /** Close all connections, as a browser does that deletes what is kept, or ask the pages to. */
  lose(how: 'close' | 'versionchange' | 'quietly'): void {
    for (const connection of [...this.#open]) {
      if (how !== 'versionchange') this.close(connection);
      if (how === 'close') connection.onclose?.();
      if (how === 'versionchange') connection.onversionchange?.();
    }
    if (how !== 'quietly') this.games.clear();
  }

  close(connection: FakeConnection): void {
    this.#open.delete(connection);
  }

  /** Number of connections that are open. */
  get connections(): number {
    return this.#open.size;
  }

  isOpen(connection: FakeConnection): boolean {
    return this.#open.has(connection);
  }

  /** Make a request whose result comes later, or as its fate wants. */
  request(result: () => unknown): FakeRequest {
    const chosen = this.fates.draw();
    if (chosen === 'throws') throw new DOMException('It is closed.', 'InvalidStateError');
    const listeners = new Set<() => void>();
    const request: FakeRequest = {
      addEventListener: (_, listener) => void listeners.add(listener),
    };
    if (chosen === 'is lost') setTimeout(() => this.lose('close'));
    if (chosen === 'hangs' || chosen === 'is lost') return request;
    setTimeout(() => {
      if (chosen === 'fails') {
        request.error = new Error('There is no room.');
        request.onerror?.();
        return;
      }
      request.result = result();
      for (const listener of listeners) listener();
      try {
        request.onsuccess?.();
      } catch {
        // As what is thrown there aborts a transaction.
        request.onerror?.();
      }
    });
    return request;
  }
}

class FakeConnection {
  readonly #databases: FakeDatabases;
  onclose: (() => void) | undefined;
  onversionchange: (() => void) | undefined;

  constructor(databases: FakeDatabases) {
    this.#databases = databases;
  }

  close(): void {
    this.#databases.close(this);
  }

  transaction() {
    if (!this.#databases.isOpen(this)) {
      throw new DOMException('The connection is closed.', 'InvalidStateError');
    }
    const { games } = this.#databases;
    const transaction: { oncomplete?: () => void; onabort?: () => void; error?: Error } = {};
    /** The games as the transaction sees them. */
    const seen = new Map(games);
    const changes: ((kept: Map<string, unknown>) => void)[] = [];
    let pending = 0;
    /** Changes count once the transaction is complete: when nothing more is asked of it. */
    const end = () => {
      if (pending > 0) return;
      for (const change of changes.splice(0)) change(games);
      transaction.oncomplete?.();
    };
    const ask = (result: () => unknown): FakeRequest => {
      const request = this.#databases.request(result);
      pending++;
      request.addEventListener('success', () =>
        setTimeout(() => {
          pending--;
          end();
        }),
      );
      request.onerror = () => transaction.onabort?.();
      return request;
    };
    const change = (make: (kept: Map<string, unknown>) => void) =>
      ask(() => {
        make(seen);
        changes.push(make);
      });
    const store = {
      transaction,
      put: (game: { readonly id: string }) => {
        const copy = structuredClone(game);
        return change((kept) => kept.set(game.id, copy));
      },
      delete: (id: string) => change((kept) => kept.delete(id)),
      count: (id: string) => ask(() => (seen.has(id) ? 1 : 0)),
      get: (id: string) => ask(() => structuredClone(seen.get(id))),
      getAll: () => ask(() => structuredClone([...seen.values()])),
    };
    return { objectStore: () => store };
  }
}

/** Workers that answer each request with itself, after they have received it. */
export class FakeWorkers {
  static readonly fates = new Fates();
  static readonly running = new Set<FakeWorkers>();
  onmessage: ((event: { readonly data: unknown }) => void) | undefined;
  onerror: (() => void) | undefined;

  constructor() {
    const chosen = FakeWorkers.fates.draw();
    if (chosen === 'throws') throw new Error('There are no workers.');
    FakeWorkers.running.add(this);
    this.#mute = chosen === 'hangs';
    if (chosen === 'fails' || chosen === 'is lost') setTimeout(() => this.#die());
  }

  #mute: boolean;

  #die(): void {
    this.#mute = true;
    this.onerror?.();
  }

  postMessage(request: unknown): void {
    const chosen = FakeWorkers.fates.draw();
    if (chosen === 'throws') throw new Error('The message cannot be sent.');
    const send = (data: unknown) => {
      if (FakeWorkers.running.has(this) && !this.#mute) this.onmessage?.({ data });
    };
    setTimeout(() => send('received'), 10);
    if (chosen === 'works') setTimeout(() => send(request), 50);
    // It has begun, and then nothing more is heard of it.
    if (chosen === 'fails' || chosen === 'is lost') setTimeout(() => this.#die(), 30);
  }

  terminate(): void {
    FakeWorkers.running.delete(this);
  }
}

/** Milliseconds in which a person is told. */
export const TOLD = 10_000;

/** Let time go on in which somebody is told, whatever happens. */
export function wait(milliseconds = TOLD): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(milliseconds);
}

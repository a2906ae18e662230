/** One worker: how it is started, what goes wrong with it, and one request at a time. */
import { escapeUnsafe } from '../../text/message.js';
import { awakeTimer } from '../match/options.js';
import { isMessage, type Message, type Request } from './messages.js';

/**
 * The codes of failures of an agent's worker: the `code` of a {@link WorkerError}. Codes are stable: programs may rely
 * on them.
 *
 * - `worker.load`: the worker cannot be started, or is not loaded in time
 * - `worker.late`: the worker did not answer within the time limit
 * - `worker.lost`: the worker ended by itself, for example for lack of memory
 * - `worker.failed`: the worker does not know the game, or cannot make the agent, or the agent or the review threw an
 *   error
 * - `worker.closed`: the agent was closed by `close`
 */
export const WORKER_ERROR_CODES = /* @__PURE__ */ Object.freeze([
  'worker.load',
  'worker.late',
  'worker.lost',
  'worker.failed',
  'worker.closed',
] as const);

/** The code of a {@link WorkerError}: {@link WORKER_ERROR_CODES} says what each means. */
export type WorkerErrorCode = (typeof WORKER_ERROR_CODES)[number];

/** Most characters of what was found. */
const LONGEST_PART = 1000;

/**
 * The error of an agent in a worker that did not answer. The next request starts another worker if this one has ended,
 * unless the agent was closed. The promises of an {@link AgentWorker} are rejected with it.
 */
export class WorkerError extends Error {
  /** Kind of error. */
  override readonly name = 'WorkerError';
  /** The kind of error, for programs: {@link WORKER_ERROR_CODES} says what each means. */
  readonly code: WorkerErrorCode;
  /** What was found, in a few English words, escaped and cut. */
  readonly found: string;
  /** What was expected, in a few English words, such as `an answer`. */
  readonly expected: string;

  /**
   * Make the error.
   *
   * @param code - the kind of error
   * @param found - what was found, in words; it is escaped, and cut to 1000 characters
   * @param expected - what was expected, in words
   */
  constructor(code: WorkerErrorCode, found: string, expected: string) {
    const shown = escapeUnsafe(found.slice(0, LONGEST_PART)).replace(/\.$/, '');
    super(`Worker: found ${shown}; expected ${expected}.`);
    this.code = code;
    this.found = shown;
    this.expected = expected;
  }
}

/** The part of a browser's `Worker` that {@link agentWorker} uses. */
export interface WebWorkerLike {
  /**
   * Send a message to the worker.
   *
   * @param message - plain data, which is cloned
   */
  postMessage(message: unknown): void;
  /** End the worker at once. */
  terminate(): void;
  /**
   * Add a listener to an event of the worker.
   *
   * @param type - the event: `message` for each message of the worker, `messageerror` and `error` for failures
   * @param listener - called with an object; that of `message` has the message as `data`
   */
  addEventListener(
    type: 'message' | 'messageerror' | 'error',
    listener: (event: object) => void,
  ): void;
}

/** The part of a `Worker` of Node's `node:worker_threads` that {@link agentWorker} uses. */
export interface NodeWorkerLike {
  /**
   * Send a message to the worker.
   *
   * @param message - plain data, which is cloned
   */
  postMessage(message: unknown): void;
  /** End the worker at once. */
  terminate(): unknown;
  /** Keep the program running while the worker runs. */
  ref(): void;
  /** Let the program end even if the worker runs. */
  unref(): void;
  /**
   * Add a listener to an event of the worker.
   *
   * @param event - the event: `message` for each message of the worker, `messageerror` and `error` for failures, `exit`
   * at its end
   * @param listener - called with the message, the error or the exit code
   */
  on(
    event: 'message' | 'messageerror' | 'error' | 'exit',
    listener: (value: unknown) => void,
  ): unknown;
}

/**
 * A worker that {@link agentWorker} can use: a `Worker` of a browser, or of `node:worker_threads`.
 * {@link AgentWorkerOptions.worker} returns one.
 */
export type WorkerLike = WebWorkerLike | NodeWorkerLike;

function isOfNode(worker: WorkerLike): worker is NodeWorkerLike {
  return 'on' in worker;
}

/** Put what an `error` event or a thrown value says into words. */
function reasonOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { message }: { readonly message?: unknown } = value;
  return typeof message === 'string' && message !== '' ? message : 'an error without a reason';
}

/** What was asked. */
interface Asked {
  settle(end: { readonly result: unknown } | { readonly error: unknown }): void;
  onProgress(progress: unknown): void;
}

/** How a request is made. */
export interface Asking {
  /** Milliseconds in which it must be done. */
  readonly limit: number;
  readonly onProgress?: ((progress: unknown) => void) | undefined;
}

/** A worker that was started. */
export class WorkerLink {
  readonly #worker: WorkerLike | undefined;
  #asked: Asked | undefined;
  /** Why it cannot be used any more. */
  #end: { readonly error: unknown } | undefined;
  #isLoaded = false;

  constructor(start: () => WorkerLike) {
    try {
      this.#worker = this.#listen(start());
    } catch (error) {
      this.end(new WorkerError('worker.load', reasonOf(error), HOW_TO_START));
    }
  }

  /** Whether it can still be asked. */
  get isOpen(): boolean {
    return this.#end === undefined;
  }

  #listen(worker: WorkerLike): WorkerLike {
    const onError = (error: unknown) => {
      const [code, expected] = this.#isLoaded
        ? (['worker.lost', 'an answer'] as const)
        : (['worker.load', HOW_TO_START] as const);
      this.end(new WorkerError(code, reasonOf(error), expected));
    };
    if (isOfNode(worker)) {
      worker.on('message', (message) => this.#hear(message));
      worker.on('messageerror', onError);
      worker.on('error', onError);
      worker.on('exit', (code) => onError({ message: `its end, with exit code ${code}` }));
      return worker;
    }
    worker.addEventListener('message', (event) => {
      if ('data' in event) this.#hear(event.data);
    });
    worker.addEventListener('messageerror', onError);
    worker.addEventListener('error', onError);
    return worker;
  }

  #hear(message: unknown): void {
    if (!isMessage(message)) return;
    if (message.kind === 'progress') {
      this.#asked?.onProgress(message.progress);
      return;
    }
    if (message.kind === 'loaded') {
      if (this.#isLoaded) return;
      this.#isLoaded = true;
    }
    this.#asked?.settle(endOf(message));
  }

  /**
   * Wait until the worker is there.
   *
   * @param limit - milliseconds
   * @throws {@link WorkerError} as code `worker.load` if it cannot be loaded, or not in time
   */
  async load(limit: number): Promise<void> {
    if (this.#isLoaded) return;
    const late = new WorkerError('worker.load', `no answer within ${limit} ms`, HOW_TO_START);
    await this.#wait({ limit }, late);
  }

  /**
   * Make a request, after the last one is done.
   *
   * @throws {@link WorkerError} if it is not done
   */
  async ask(request: Request, asking: Asking): Promise<unknown> {
    const { limit } = asking;
    const late = new WorkerError('worker.late', `no answer within ${limit} ms`, 'one');
    return this.#wait(asking, late, () => this.#worker?.postMessage(request));
  }

  #wait({ limit, onProgress }: Asking, late: WorkerError, begin?: () => void): Promise<unknown> {
    if (this.#end !== undefined) return Promise.reject(this.#end.error);
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      // A program continues while it waits, and need not end an idle worker to end itself.
      if (worker !== undefined && isOfNode(worker)) worker.ref();
      const cancel = awakeTimer(limit, () => this.end(late));
      this.#asked = {
        settle: (end) => {
          this.#asked = undefined;
          cancel();
          if (worker !== undefined && isOfNode(worker)) worker.unref();
          if ('error' in end) reject(end.error);
          else resolve(end.result);
        },
        onProgress: (progress) => {
          try {
            onProgress?.(progress);
          } catch (error) {
            this.end(error);
          }
        },
      };
      try {
        begin?.();
      } catch (error) {
        // What cannot be cloned cannot be sent.
        this.#asked.settle({ error });
      }
    });
  }

  /** End the worker, whatever it does, with what is thrown to those who wait for it. */
  end(error: unknown): void {
    if (!this.isOpen) return;
    this.#end = { error };
    this.#worker?.terminate();
    this.#asked?.settle(this.#end);
  }
}

/** What is expected of a worker that does not load. */
const HOW_TO_START =
  'a module worker that imports azulejo/agent-worker, or calls serveGames; the option worker starts one';

/** Return how a request ends by a message. */
function endOf(
  message: Exclude<Message, { readonly kind: 'progress' }>,
): { readonly result: unknown } | { readonly error: unknown } {
  if (message.kind === 'failed') {
    return { error: new WorkerError('worker.failed', String(message.reason), 'an answer') };
  }
  return { result: message.kind === 'done' ? message.result : undefined };
}

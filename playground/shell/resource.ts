/**
 * Parts of the browser that may be lost at any moment, such as databases, workers and channels: each is opened, watched
 * and opened again here.
 */

/** Milliseconds in which a part has to answer: two tries end before somebody has waited for ten seconds. */
export const PATIENCE = 4000;

/** How a part of the browser is opened and closed. */
export interface Lifecycle<Value> {
  /**
   * Open it.
   *
   * @param lost - to be called once it cannot be used any more
   */
  open(lost: () => void): Value | Promise<Value>;
  close(value: Value): void;
}

/** A part of the browser that is open, or about to be. */
interface Opened<Value> {
  readonly value: Promise<Value>;
  /** Called when it is lost, each by somebody who uses it. */
  readonly users: Set<(reason: Error) => void>;
}

/** A part of the browser, which is opened when it is used. */
export class Resource<Value> {
  readonly #opening: Lifecycle<Value>;
  #opened: Opened<Value> | undefined;
  /** Called when it says that it is lost. */
  onLost: () => void = () => undefined;

  constructor(opening: Lifecycle<Value>) {
    this.#opening = opening;
  }

  /**
   * Use it; where that fails, once more with one that is newly opened.
   *
   * @param job - called with it, and with a function that says that it has answered and may take its time
   */
  async use<Result>(job: (value: Value, answered: () => void) => Promise<Result>): Promise<Result> {
    try {
      return await this.#use(job);
    } catch {
      return await this.#use(job);
    }
  }

  /** Close it, until it is used again. */
  close(): void {
    if (this.#opened !== undefined) this.#drop(this.#opened);
  }

  #use<Result>(job: (value: Value, answered: () => void) => Promise<Result>): Promise<Result> {
    this.#opened ??= this.#open();
    const opened = this.#opened;
    return new Promise((resolve, reject) => {
      const fail = (reason: unknown) => {
        clearTimeout(timer);
        opened.users.delete(fail);
        this.#drop(opened);
        reject(reason);
      };
      const timer = setTimeout(fail, PATIENCE, new Error('There was no answer in time.'));
      const answered = () => clearTimeout(timer);
      opened.users.add(fail);
      opened.value
        .then((value) => job(value, answered))
        .then((result) => {
          answered();
          opened.users.delete(fail);
          resolve(result);
        })
        .catch(fail);
    });
  }

  #open(): Opened<Value> {
    const users: Opened<Value>['users'] = new Set();
    const lost = () => {
      if (this.#opened?.users !== users) return;
      this.#drop(this.#opened);
      for (const fail of users) fail(new Error('It was lost.'));
      this.onLost();
    };
    return { value: (async () => this.#opening.open(lost))(), users };
  }

  #drop(opened: Opened<Value>): void {
    if (this.#opened !== opened) return;
    this.#opened = undefined;
    // One that opens too late is also closed; a lost one need not be.
    opened.value.then((value) => this.#opening.close(value)).catch(() => undefined);
  }
}

/**
 * Return what a promise brings; reject where it brings nothing in time.
 *
 * @param patience - milliseconds to wait
 */
export function inTime<Value>(promise: Promise<Value>, patience = 2 * PATIENCE): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, patience, new Error('There was no answer in time.'));
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

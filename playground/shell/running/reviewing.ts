/** The review of a game: a worker of its own, which is ended when nobody waits for it any more. */
import type { Page } from '../model/page.js';
import { REVIEW_ITERATIONS } from '../model/review.js';
import type { Answer, Request } from '../thinking/protocol.js';
import { type Store, say } from './store.js';
import { type AskedWorker, startWorker } from './worker.js';

export class Reviewing {
  readonly #store: Store;
  #worker: AskedWorker<Request> | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Begin or end the review as the page says. */
  follow(before: Page): void {
    const { reviewing, match, game } = this.#store.page;
    const isNew = before.reviewing === undefined || before.match?.id !== match?.id;
    if (reviewing !== undefined && !isNew) return;
    this.#worker?.end();
    this.#worker = undefined;
    if (reviewing === undefined || match === undefined) return;
    const { id } = match;
    this.#worker = startWorker<Request, Answer>('worker.js', {
      receive: (answer) => this.#receive(id, answer),
      // Somebody who does not want to wait can cancel it.
      silent: () => say(this.#store, this.#store.page.words.faults.searchSilent),
      lost: () => this.#fail(this.#store.page.words.faults.searchSilent),
    });
    const { record } = match.line.fork(match.count);
    const iterations = REVIEW_ITERATIONS;
    this.#worker.ask({ kind: 'review', turn: 0, game: game.rules.name, record, iterations });
  }

  /** Take an answer. Return whether it is the last one. */
  #receive(id: string, answer: Answer): boolean {
    const { dispatch, page } = this.#store;
    switch (answer.kind) {
      case 'review-on':
        dispatch({ type: 'review-on', id, progress: answer.progress });
        return false;
      case 'reviewed':
        dispatch({ type: 'reviewed', id, review: answer.review });
        return true;
      case 'failed':
        this.#fail(page.words.review.failed(answer.reason));
        return true;
      default:
        return false;
    }
  }

  #fail(notice: string): void {
    this.#store.dispatch({ type: 'review', on: false });
    say(this.#store, notice);
  }
}

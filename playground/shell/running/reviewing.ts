/** The review of a game: a worker of its own, which is ended when nobody waits for it any more. */
import type { Page } from '../model/page.js';
import { REVIEW_ITERATIONS } from '../model/review.js';
import type { Answer } from '../thinking/protocol.js';
import { type Store, say } from './store.js';
import { startWorker, type ThinkingWorker } from './worker.js';

export class Reviewing {
  readonly #store: Store;
  #worker: ThinkingWorker | undefined;

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
    this.#worker = startWorker((answer) => this.#receive(id, answer));
    const { record } = match.line.fork(match.count);
    const iterations = REVIEW_ITERATIONS;
    this.#worker.ask({ kind: 'review', turn: 0, game: game.rules.name, record, iterations });
  }

  #receive(id: string, answer: Answer): void {
    const { dispatch, page } = this.#store;
    switch (answer.kind) {
      case 'review-on':
        dispatch({ type: 'review-on', id, progress: answer.progress });
        break;
      case 'reviewed':
        dispatch({ type: 'reviewed', id, review: answer.review });
        break;
      case 'failed':
        dispatch({ type: 'review', on: false });
        say(this.#store, page.words.review.failed(answer.reason));
    }
  }
}

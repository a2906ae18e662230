/** What the parts of the runner share: the state of the page, and the way to change it. */
import type { Action } from '../actions/reduce.js';
import type { Page } from '../model/page.js';

export interface Store {
  readonly page: Page;
  /** Change the page by an action, with everything that follows from it. */
  readonly dispatch: (action: Action) => void;
}

/** Tell the person something. */
export function say({ dispatch }: Store, notice: string): void {
  dispatch({ type: 'say', notice });
}

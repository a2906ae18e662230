/** What actions make of the page. */
import type { Page } from '../model/page.js';

/**
 * A function for each action, which returns the page after it.
 *
 * @typeParam Actions - the parameters of each action, by its name
 */
export type ReducersOf<Actions> = {
  readonly [Name in keyof Actions]: (page: Page, action: Actions[Name]) => Page;
};

/** What parts of the page are drawn from. */
import type { Match } from '../model/match.js';
import type { Page } from '../model/page.js';
import type { Runner } from '../runner.js';

export interface PageProps {
  readonly page: Page;
  readonly runner: Runner;
}

/** A part that is drawn only with a game on the table. */
export interface MatchProps extends PageProps {
  readonly match: Match;
}

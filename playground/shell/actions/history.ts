/** Actions that go through a game and its lines. */
import { statusOf } from '../model/ending.js';
import { branchOf, onLine, promoted, without } from '../model/lines.js';
import { eventsOf } from '../model/match.js';
import type { Page } from '../model/page.js';
import { withReviews } from '../model/review.js';
import { moved } from './moved.js';
import type { ReducersOf } from './reducers.js';

/** Their names and parameters. */
export interface HistoryActions {
  view: { readonly events: number | undefined };
  /** Put a line of the game on the table, at its end or at an earlier position. */
  line: { readonly line: number; readonly events?: number | undefined };
  /** Make the line on the table the main line. */
  promote: object;
  /** Delete the variation on the table, and go back to where it began. */
  'delete-line': object;
}

/** Put a line of the game on the table. */
function lineShown(page: Page, { line, events }: HistoryActions['line']): Page {
  const { match, words, elsewhere } = page;
  if (match === undefined || elsewhere) return page;
  const next = onLine(match, line);
  const { length } = eventsOf(next);
  const isInside = events !== undefined && events >= 0 && events < length;
  const status = statusOf(page, next, isInside ? events : length);
  const name = line === 0 ? words.said.mainLine : words.said.variation(line);
  const view = isInside ? events : undefined;
  return moved(page, { match: next, view, announcement: `${name} ${status}.` });
}

export const HISTORY: ReducersOf<HistoryActions> = {
  view: (page, { events }) => {
    const { match, words } = page;
    if (match === undefined) return page;
    const { length } = eventsOf(match);
    const target = events === undefined ? match.count : Math.max(0, Math.min(length, events));
    const view = target === match.count ? undefined : target;
    if (view === page.view && page.preview === undefined) return page;
    const status = statusOf(page, match, target);
    const { backInGame, after } = words.said;
    const where = view === undefined ? backInGame : after(target, length);
    return moved(page, { view, announcement: `${where} ${status}.` });
  },
  line: lineShown,
  promote: (page) =>
    page.match === undefined || page.elsewhere ? page : { ...page, match: promoted(page.match) },
  'delete-line': (page) => {
    const branch = page.match && branchOf(page.match);
    if (branch === undefined || page.elsewhere) return page;
    const { line, parent, from } = branch;
    const back = lineShown(page, { line: parent, events: from });
    if (back.match === undefined) return page;
    const match = without(back.match, line);
    const { variationDeleted } = page.words.said;
    return {
      ...back,
      match: withReviews(match, match.reviews),
      notice: variationDeleted,
      announcement: `${variationDeleted} ${back.announcement}`,
    };
  },
};

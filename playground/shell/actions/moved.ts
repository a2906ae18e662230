/** What every action shares that changes the position on the table. */
import { statusOf } from '../model/ending.js';
import { eventsOf, type Match, namesOf, stateAt } from '../model/match.js';
import type { Page } from '../model/page.js';
import { nextStep } from '../model/turns.js';

/** What is only true of one position. */
const OF_A_POSITION = {
  hinting: false,
  hint: undefined,
  analysis: undefined,
  pointed: undefined,
  preview: undefined,
  notice: '',
} as const;

/** Return a page whose position is another. */
export function moved(page: Page, change: Partial<Page>): Page {
  const next = { ...page, ...OF_A_POSITION, ...change, turn: page.turn + 1 };
  return next.hurried && nextStep(next) === undefined ? { ...next, hurried: false } : next;
}

/** Describe what happened between two counts of events, and what happens next. */
export function announce(page: Page, match: Match, from: number): string {
  const { game } = page;
  const names = namesOf(match);
  const happened = eventsOf(match)
    .slice(from, match.count)
    .map((event, index) => game.words.event(stateAt(match, from + index), event, names));
  return [...happened, `${statusOf(page, match)}.`].join(' ');
}

/** Put a game on the table, at an earlier position if one is asked for. */
export function opened(page: Page, match: Match, view?: number): Page {
  const { length } = eventsOf(match);
  const isInside = view !== undefined && view >= 0 && view <= length && view !== match.count;
  return moved(page, {
    place: 'table',
    match,
    view: isInside ? view : undefined,
    elsewhere: false,
    holder: undefined,
    paused: false,
    hurried: false,
    reviewing: undefined,
    announcement: `${statusOf(page, match)}.`,
  });
}

/** Actions that put a game on the table, and that say who plays it and how. */

import type { GameTypes } from 'azulejo/game';
import type { Session } from 'azulejo/record';
import { sharedLength } from '../model/lines.js';
import { type Birth, beginMatch, eventsOf, forkAt, type Match, matchOf } from '../model/match.js';
import type { Page } from '../model/page.js';
import { knownSeat, replaced, type Seat } from '../model/seats.js';
import { ticked } from '../model/timing.js';
import { coveredFor, nextStep, playerAtTurn } from '../model/turns.js';
import { announce, moved, opened } from './moved.js';
import type { ReducersOf } from './reducers.js';

/** Their names and parameters. */
export interface TableActions {
  start: Birth;
  /** Put a game on the table. */
  open: { readonly match: Match; readonly view?: number | undefined };
  /** Put a session on the table, as a new game; the link that it came from is known. */
  enter: {
    readonly line: Session<GameTypes>;
    readonly seats?: readonly Seat[];
    readonly link?: string | undefined;
  } & Omit<Birth, 'seed'>;
  /** Take over what another tab has played. */
  follow: { readonly match: Match };
  /** Clear away the game that was on the table, as it was deleted or has continued elsewhere. */
  clear: { readonly id: string };
  hold: { readonly elsewhere: boolean };
  fork: Omit<Birth, 'seed'>;
  'change-seat': { readonly index: number; readonly seat: Seat };
  /** The person to whom the device was handed over is ready. */
  ready: object;
  /** Whether the board is covered between the turns of two people. */
  cover: { readonly on: boolean };
  /** Whether the page is not seen. */
  hide: { readonly on: boolean };
  /** Take the time that has passed off the clock. */
  tick: { readonly now: number };
  pause: { readonly on: boolean };
  hurry: object;
}

/** Return the earlier position that is shown, if it is also an earlier one of another match. */
function viewIn({ match, view }: Page, other: Match): number | undefined {
  if (match === undefined || view === undefined || view === other.count) return undefined;
  return sharedLength(eventsOf(match), eventsOf(other)) < view ? undefined : view;
}

export const TABLE: ReducersOf<TableActions> = {
  start: (page, birth) => {
    const match = beginMatch(page.game, page.setup, birth, page.words.menu.defaultName);
    if (match !== undefined) return opened(page, match);
    return { ...page, notice: page.words.menu.badSeed };
  },
  open: (page, { match, view }) => opened(page, match, view),
  // A position or a record that somebody opens is known to all who see it: nothing is covered.
  enter: (page, { line, seats = [], link, ...birth }) => {
    const known = seats.map((seat) => knownSeat(page.game, seat));
    // What somebody has opened by hand is theirs.
    const isPlayed = link === undefined;
    return opened(page, { ...matchOf(line, birth, known), link, isPlayed });
  },
  follow: (page, { match }) =>
    page.match?.id === match.id
      ? moved(page, {
          match,
          view: viewIn(page, match),
          announcement: announce(page, match, match.count - 1),
        })
      : page,
  clear: (page, { id }) =>
    page.match?.id === id && page.place !== 'table' ? { ...page, match: undefined } : page,
  hold: (page, { elsewhere }) => ({ ...page, elsewhere, turn: page.turn + 1 }),
  fork: (page, birth) => {
    if (page.match === undefined) return page;
    const match = forkAt(page.match, page.view ?? page.match.count, birth);
    return { ...opened(page, match), notice: page.words.said.newGame };
  },
  'change-seat': (page, { index, seat }) => {
    if (page.match === undefined || page.elsewhere) return page;
    const seats = replaced(page.match.seats, index, seat);
    return { ...page, match: { ...page.match, seats }, turn: page.turn + 1 };
  },
  ready: (page) => ({ ...page, holder: coveredFor(page) ?? page.holder }),
  cover: (page, { on }) => {
    const { match } = page;
    if (match === undefined) return page;
    // The person who switches it on has the device.
    return { ...page, match: { ...match, covers: on }, holder: playerAtTurn(page) };
  },
  hide: (page, { on }) => (page.hidden === on ? page : { ...page, hidden: on }),
  tick: (page, { now }) => ({ ...page, match: page.match && ticked(page.match, now) }),
  pause: (page, { on }) => ({ ...page, paused: on, hurried: false, turn: page.turn + 1 }),
  hurry: (page) => ({ ...page, hurried: nextStep(page) !== undefined }),
};

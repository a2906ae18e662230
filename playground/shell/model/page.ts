/** The state of the page as plain data and immutable values, and the actions that change it. */
import type { GameTypes } from 'azulejo/agents';
import type { Session } from 'azulejo/record';
import type { PlayedGame } from '../played-game.js';
import type { ShellWords } from '../words.js';
import type { Analysis } from './analysis.js';
import { type Draft, withEarlier } from './check.js';
import { type Editing, FIRST_EDITING, openDraft, takeAside } from './editing.js';
import { type ForfeitReason, giveUp, statusOf } from './ending.js';
import { branchOf, moveTo, onLine, playAfter, promoted, sharedLength, without } from './lines.js';
import {
  type Birth,
  beginMatch,
  draw,
  eventsOf,
  forfeitOf,
  forkAt,
  isOver,
  type Match,
  matchOf,
  namesOf,
  redoTarget,
  seatToMove,
  stateAt,
  undoTarget,
} from './match.js';
import { FIRST_PREFERENCES, type Preferences } from './preferences.js';
import { type Preview, previewedEvent, previewOf } from './preview.js';
import { type Review, type Reviewing, withReviews } from './review.js';
import type { SavedGame } from './saved.js';
import { HUMAN, replaced, type Seat } from './seats.js';
import { firstSetup, type Setup, tidyName } from './setup.js';
import { ticked } from './timing.js';
import { coveredFor } from './turns.js';

/** What the page shows: the start menu with the saved games, the table, the editor of positions, puzzles. */
export type Place = 'menu' | 'table' | 'check' | 'puzzles';

export interface Page extends Editing {
  readonly place: Place;
  /** The game that the menu, the table and the check are about. */
  readonly game: PlayedGame;
  /** The words of the shell, in the language that the game speaks, too. */
  readonly words: ShellWords;
  readonly setup: Setup;
  /** The draft before each of its changes. */
  readonly drafts: readonly Draft[];
  readonly saved: readonly SavedGame[];
  readonly preferences: Preferences;
  readonly match: Match | undefined;
  /** Number of events before the earlier position that is viewed; `undefined` for the game itself. */
  readonly view: number | undefined;
  /** Whether the game is played in another tab. */
  readonly elsewhere: boolean;
  /** Whether the page is not seen, as another tab or program is in front. */
  readonly hidden: boolean;
  /** The player who has the device, where people hand it over. */
  readonly holder: number | undefined;
  /** Whether agents wait. */
  readonly paused: boolean;
  /** Whether what happens until a person decides is not animated. */
  readonly hurried: boolean;
  /** Whether a hint is being looked for, and the one that was found. */
  readonly hinting: boolean;
  readonly hint: string | undefined;
  readonly analysing: boolean;
  readonly analysis: Analysis | undefined;
  /** The move of the analysis to point out. */
  readonly pointed: string | undefined;
  /** Moves that the board shows without their being played. */
  readonly preview: Preview | undefined;
  /** How far the review of the game is; `undefined` if there is none under way. */
  readonly reviewing: Reviewing | undefined;
  /** What a person is told: why a move is illegal, what a hint says. */
  readonly notice: string;
  /** What happened, for screen readers. */
  readonly announcement: string;
  /** Counts changes of the position, so that late answers of workers can be ignored. */
  readonly turn: number;
}

/** Return the page at first, for a game, in its language. */
export function firstPage(game: PlayedGame, words: ShellWords): Page {
  return {
    place: 'menu',
    game,
    words,
    setup: firstSetup(game),
    ...FIRST_EDITING,
    drafts: [],
    saved: [],
    preferences: FIRST_PREFERENCES,
    match: undefined,
    view: undefined,
    elsewhere: false,
    hidden: false,
    holder: undefined,
    paused: false,
    hurried: false,
    hinting: false,
    hint: undefined,
    analysing: false,
    analysis: undefined,
    pointed: undefined,
    preview: undefined,
    reviewing: undefined,
    notice: '',
    announcement: '',
    turn: 0,
  };
}

/** The actions by name, each with its parameters. */
interface Actions {
  /** Choose the game that the page is about, with what is kept of its editor. The one on the table is among the saved games. */
  choose: { readonly game: PlayedGame; readonly editing?: Editing };
  /** Speak a language, with the words of the shell and the game in it. */
  speak: { readonly words: ShellWords; readonly game: PlayedGame };
  go: { readonly place: Place };
  setup: { readonly change: Partial<Setup> };
  'name-player': { readonly index: number; readonly name: string };
  'seat-player': { readonly index: number; readonly seat: Seat };
  prefer: { readonly change: Partial<Preferences> };
  draft: { readonly change: Partial<Draft> };
  /** Bring back the position before the last change. */
  'undo-draft': object;
  /** Edit another position, of a game or typed elsewhere; what was changed is set aside. */
  'open-draft': { readonly change: Partial<Draft>; readonly isTyped?: boolean };
  /** The position that is edited has become a game. */
  'played-draft': object;
  /** Edit the position that was set aside last. */
  'take-aside': object;
  'discard-aside': object;
  list: { readonly saved: readonly SavedGame[] };
  start: Birth;
  /** Put a game on the table. */
  open: { readonly match: Match; readonly view?: number | undefined };
  /** Put a session on the table, as a new game. */
  enter: { readonly line: Session<GameTypes> } & Omit<Birth, 'seed'>;
  /** Take over what another tab has played. */
  follow: { readonly match: Match };
  /** Clear away the game that was on the table, as it was deleted or has gone on elsewhere. */
  clear: { readonly id: string };
  hold: { readonly elsewhere: boolean };
  /** Play a move. One that names the turn in which it was chosen is ignored in any other. */
  play: { readonly turn?: number; readonly move: string };
  forced: { readonly turn: number };
  chance: { readonly turn?: number };
  view: { readonly events: number | undefined };
  /** Put a line of the game on the table, at its end or at an earlier position. */
  line: { readonly line: number; readonly events?: number | undefined };
  /** Make the line on the table the main line. */
  promote: object;
  /** Delete the variation on the table, and go back to where it began. */
  'delete-line': object;
  /** The person to move drops out, or ends the game. */
  'give-up': { readonly reason: ForfeitReason };
  /** The person to whom the device was handed over is ready. */
  ready: object;
  /** Whether the board is covered between the turns of two people. */
  cover: { readonly on: boolean };
  /** Whether the page is not seen. */
  hide: { readonly on: boolean };
  /** Take the time that has passed off the clock. */
  tick: { readonly now: number };
  undo: object;
  redo: object;
  fork: Omit<Birth, 'seed'>;
  'change-seat': { readonly index: number; readonly seat: Seat };
  pause: { readonly on: boolean };
  hurry: object;
  hint: object;
  hinted: { readonly turn: number; readonly move: string | undefined };
  analyse: { readonly on: boolean };
  analysed: { readonly turn: number; readonly analysis: Analysis };
  point: { readonly move: string | undefined };
  preview: { readonly line: Preview | undefined };
  review: { readonly on: boolean };
  'review-on': { readonly id: string; readonly progress: Reviewing };
  reviewed: { readonly id: string; readonly review: Review };
  say: { readonly notice: string; readonly isRefusal?: boolean };
}

/** An action. */
export type Action = {
  [Name in keyof Actions]: { readonly type: Name } & Actions[Name];
}[keyof Actions];

type Reducers = {
  readonly [Name in keyof Actions]: (page: Page, action: Actions[Name]) => Page;
};

/** What is only true of one position. */
const OF_A_POSITION = {
  hinting: false,
  hint: undefined,
  analysis: undefined,
  pointed: undefined,
  preview: undefined,
  notice: '',
} as const;

/** Return the earlier position that is shown, if it is an earlier one of another match, too. */
function viewIn({ match, view }: Page, other: Match): number | undefined {
  if (match === undefined || view === undefined || view === other.count) return undefined;
  return sharedLength(eventsOf(match), eventsOf(other)) < view ? undefined : view;
}

function moved(page: Page, change: Partial<Page>): Page {
  const next = { ...page, ...OF_A_POSITION, ...change, turn: page.turn + 1 };
  return next.hurried && nextStep(next) === undefined ? { ...next, hurried: false } : next;
}

/** Describe what happened between two counts of events, and what happens next. */
function announce(page: Page, match: Match, from: number): string {
  const { game } = page;
  const names = namesOf(match);
  const happened = eventsOf(match)
    .slice(from, match.count)
    .map((event, index) => game.words.event(stateAt(match, from + index), event, names));
  return [...happened, `${statusOf(page, match)}.`].join(' ');
}

/** Put a game on the table that has gone on. */
function withMatch(page: Page, match: Match): Page {
  const announcement = announce(page, match, page.match?.count ?? 0);
  return moved(page, { match, view: undefined, announcement });
}

function opened(page: Page, match: Match, view?: number): Page {
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

/** Whether the game can go on: it is here, the position is the last one, and nobody has ended it. */
function isLive({ match, view, elsewhere }: Page): boolean {
  const isHere = match !== undefined && view === undefined && !elsewhere;
  return isHere && forfeitOf(match) === undefined;
}

/** Whether a person can play in the earlier position that is viewed, which begins a variation. */
function canBranch({ game, match, view, elsewhere }: Page): boolean {
  if (match === undefined || view === undefined || elsewhere) return false;
  return seatToMove(game, match, view) === HUMAN;
}

/** Play an event in the position that is shown. */
function continued(page: Page, match: Match, event: string): Page {
  const { game, words } = page;
  const from = shownAt(page);
  const next = playAfter(match, from, event);
  // What was played there before is gone through to the next decision, as by Redo.
  const { length } = eventsOf(next);
  const count = redoTarget(game, { ...next, count: from }) ?? length;
  const announcement = announce(page, { ...next, count }, from);
  if (page.view !== undefined && count < length) {
    return moved(page, { match: { ...next, count: length }, view: count, announcement });
  }
  const isNew = next.others.length > match.others.length;
  return moved(page, {
    match: { ...next, count },
    view: undefined,
    announcement: isNew ? `${words.said.variationBegins} ${announcement}` : announcement,
    notice: isNew ? words.said.variationNotice : '',
  });
}

function played(page: Page, move: string): Page {
  const { game, match } = page;
  if (match === undefined || !(isLive(page) || canBranch(page))) return page;
  const state = stateAt(match, shownAt(page));
  if (game.rules.explainMove(state, move) !== undefined) {
    return { ...page, notice: game.words.refusal(state, move, namesOf(match)) };
  }
  return continued(page, match, move);
}

function shown(page: Page, target: number | undefined): Page {
  const { match, words } = page;
  if (match === undefined || target === undefined || page.elsewhere) return page;
  const next = moveTo(match, target);
  const done = target > match.count ? words.said.redone : words.said.undone;
  return moved(page, {
    match: next,
    view: undefined,
    announcement: `${done} ${statusOf(page, next)}.`,
  });
}

const REDUCERS: Reducers = {
  choose: (page, { game, editing = FIRST_EDITING }) => {
    if (game === page.game) return page;
    const { saved, preferences, hidden, turn, words } = page;
    const setup = firstSetup(game);
    const names = setup.names.map((name, index) => page.setup.names[index] ?? name);
    return {
      ...firstPage(game, words),
      ...editing,
      setup: { ...setup, names },
      saved,
      preferences,
      hidden,
      place: page.place === 'table' ? 'menu' : page.place,
      turn: turn + 1,
    };
  },
  // What was said is in the language of before.
  speak: (page, { words, game }) => ({ ...page, words, game, notice: '', announcement: '' }),
  go: (page, { place }) => ({
    ...page,
    place,
    notice: '',
    preview: undefined,
    turn: page.turn + 1,
  }),
  setup: (page, { change }) => ({ ...page, setup: { ...page.setup, ...change } }),
  'name-player': (page, { index, name }) => {
    const names = replaced(page.setup.names, index, tidyName(name));
    return { ...page, setup: { ...page.setup, names } };
  },
  'seat-player': (page, { index, seat }) => {
    const seats = replaced(page.setup.seats, index, seat);
    return { ...page, setup: { ...page.setup, seats } };
  },
  prefer: (page, { change }) => ({ ...page, preferences: { ...page.preferences, ...change } }),
  draft: (page, { change }) => ({
    ...page,
    draft: { ...page.draft, ...change },
    drafts: withEarlier(page.drafts, page.draft),
    work: 'changed',
  }),
  'undo-draft': (page) => {
    const draft = page.drafts.at(-1);
    if (draft === undefined) return page;
    return { ...page, draft, drafts: page.drafts.slice(0, -1), work: 'changed' };
  },
  'open-draft': (page, { change, isTyped = false }) => ({
    ...page,
    ...openDraft(page, { ...page.draft, ...change }),
    ...(isTyped && { work: 'changed' }),
    drafts: [],
  }),
  'played-draft': (page) => ({ ...page, work: 'played' }),
  'take-aside': (page) => ({ ...page, ...takeAside(page), drafts: [] }),
  'discard-aside': (page) => ({ ...page, aside: page.aside.slice(0, -1) }),
  list: (page, { saved }) => ({ ...page, saved }),
  start: (page, birth) => {
    const match = beginMatch(page.game, page.setup, birth, page.words.menu.defaultName);
    if (match !== undefined) return opened(page, match);
    return { ...page, notice: page.words.menu.badSeed };
  },
  open: (page, { match, view }) => opened(page, match, view),
  // A position or a record that somebody opens is known to all who see it: nothing is covered.
  enter: (page, { line, ...birth }) => opened(page, matchOf(line, birth)),
  follow: (page, { match }) =>
    page.match?.id === match.id
      ? moved(page, {
          ...{ match, view: viewIn(page, match) },
          announcement: announce(page, match, match.count - 1),
        })
      : page,
  clear: (page, { id }) =>
    page.match?.id === id && page.place !== 'table' ? { ...page, match: undefined } : page,
  hold: (page, { elsewhere }) => ({ ...page, elsewhere, turn: page.turn + 1 }),
  play: (page, { turn = page.turn, move }) => (turn === page.turn ? played(page, move) : page),
  forced: (page, { turn }) => {
    const { match, game } = page;
    if (match === undefined || !isLive(page) || turn !== page.turn) return page;
    const event = game.forcedEvent(stateAt(match));
    return event === undefined ? page : continued(page, match, event);
  },
  chance: (page, { turn = page.turn }) => {
    const { match, game } = page;
    if (match === undefined || !isLive(page) || turn !== page.turn) return page;
    if (game.rules.chance?.isDue(stateAt(match)) !== true) return page;
    return continued(page, match, draw(match));
  },
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
  line: (page, { line, events }) => {
    const { match, game, words, elsewhere } = page;
    if (match === undefined || elsewhere) return page;
    const next = onLine(match, line);
    const { length } = eventsOf(next);
    const isInside = events !== undefined && events >= 0 && events < length;
    const status = game.words.status(stateAt(next, isInside ? events : length), namesOf(next));
    const name = line === 0 ? words.said.mainLine : words.said.variation(line);
    const view = isInside ? events : undefined;
    return moved(page, { match: next, view, announcement: `${name} ${status}.` });
  },
  promote: (page) =>
    page.match === undefined || page.elsewhere ? page : { ...page, match: promoted(page.match) },
  'delete-line': (page) => {
    const branch = page.match && branchOf(page.match);
    if (branch === undefined || page.elsewhere) return page;
    const { line, parent, from } = branch;
    const back = REDUCERS.line(page, { line: parent, events: from });
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
  'give-up': (page, { reason }) => {
    const player = playerAtTurn(page);
    if (page.match === undefined || player === undefined) return page;
    return withMatch(page, giveUp(page.game, page.match, player, reason));
  },
  ready: (page) => ({ ...page, holder: coveredFor(page) ?? page.holder }),
  cover: (page, { on }) => {
    const { match } = page;
    if (match === undefined) return page;
    // Whoever switches it on has the device.
    return { ...page, match: { ...match, covers: on }, holder: playerAtTurn(page) };
  },
  hide: (page, { on }) => (page.hidden === on ? page : { ...page, hidden: on }),
  tick: (page, { now }) => ({ ...page, match: page.match && ticked(page.match, now) }),
  undo: (page) => shown(page, page.match && undoTarget(page.game, page.match)),
  redo: (page) => shown(page, page.match && redoTarget(page.game, page.match)),
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
  pause: (page, { on }) => ({ ...page, paused: on, hurried: false, turn: page.turn + 1 }),
  hurry: (page) => ({ ...page, hurried: nextStep(page) !== undefined }),
  hint: (page) => ({
    ...page,
    hinting: true,
    hint: undefined,
    notice: page.words.said.searching,
  }),
  hinted: (page, { turn, move }) => {
    const { match, game, words } = page;
    if (turn !== page.turn || !page.hinting || match === undefined) return page;
    const { hint, noHint } = words.said;
    const notice = move === undefined ? noHint : hint(game.words.entry(stateAt(match), move));
    return { ...page, hinting: false, hint: move, notice };
  },
  analyse: (page, { on }) => ({ ...page, analysing: on, analysis: undefined, pointed: undefined }),
  analysed: (page, { turn, analysis }) =>
    turn === page.turn && page.analysing ? { ...page, analysis } : page,
  point: (page, { move }) => (page.pointed === move ? page : { ...page, pointed: move }),
  preview: (page, { line }) => {
    const { match, game } = page;
    if (match === undefined) return page;
    const preview = line && previewOf(game, match, line);
    if (preview === page.preview) return page;
    const { before, event } = preview ? previewedEvent(game, match, preview) : {};
    const announcement = event === undefined ? '' : game.words.event(before, event, namesOf(match));
    return { ...page, preview, announcement };
  },
  review: (page, { on }) => ({
    ...page,
    reviewing: on && page.match !== undefined ? { reviewed: 0, moves: 0 } : undefined,
  }),
  'review-on': (page, { id, progress }) =>
    page.match?.id === id && page.reviewing !== undefined ? { ...page, reviewing: progress } : page,
  reviewed: (page, { id, review }) =>
    page.match?.id === id && page.reviewing !== undefined
      ? {
          ...page,
          match: withReviews(page.match, [review, ...page.match.reviews]),
          reviewing: undefined,
        }
      : page,
  // Silence after silence is nothing to draw.
  say: (page, { notice }) => (notice === '' && page.notice === '' ? page : { ...page, notice }),
};

/** Return the page after an action. */
export function reduce(page: Page, action: Action): Page {
  // The reducer of each name takes its action.
  const reducer = REDUCERS[action.type] as (page: Page, action: Action) => Page;
  return reducer(page, action);
}

/** What happens next by itself. */
export type Step =
  | { readonly kind: 'agent'; readonly seat: Seat }
  | { readonly kind: 'forced' }
  | { readonly kind: 'chance' };

/** Return what happens next without a person, if anything does. */
export function nextStep(page: Page): Step | undefined {
  const { game, match, place, paused } = page;
  if (match === undefined || place !== 'table' || paused || !isLive(page)) return undefined;
  const state = stateAt(match);
  if (game.rules.isOver(state)) return undefined;
  if (game.rules.chance?.isDue(state) === true) {
    const waits = match.seats.includes(HUMAN) && game.chanceLabel(state) !== undefined;
    return waits ? undefined : { kind: 'chance' };
  }
  // What was undone is only lost when somebody plays something else.
  if (match.count < eventsOf(match).length) return undefined;
  if (game.forcedEvent(state) !== undefined) return { kind: 'forced' };
  const seat = seatToMove(game, match);
  return seat === undefined || seat === HUMAN ? undefined : { kind: 'agent', seat };
}

/** Return why a person cannot move in the position that is shown; `undefined` if one can. */
export function whyNoMove(page: Page): string | undefined {
  const { game, match, view, elsewhere } = page;
  const { refusals } = page.words;
  if (match === undefined) return refusals.noGame;
  if (elsewhere) return refusals.elsewhere;
  if (page.preview !== undefined) return refusals.preview;
  if (canBranch(page)) return undefined;
  if (view !== undefined) return refusals.earlier;
  if (isOver(game, match)) return refusals.over;
  const seat = seatToMove(game, match);
  if (coveredFor(page) !== undefined) return refusals.covered;
  if (seat === HUMAN) return undefined;
  const status = statusOf(page, match);
  return seat === undefined ? `${status}.` : refusals.notYourTurn(status);
}

/** Return the person who can move now, by number; `undefined` if nobody can. */
export function playerAtTurn(page: Page): number | undefined {
  const { game, match, place } = page;
  if (match === undefined || place !== 'table' || whyNoMove(page) !== undefined) return undefined;
  return game.rules.playerToMove(stateAt(match));
}

/** Return the number of events before the position that is shown. */
export function shownAt({ match, view }: Page): number {
  return view ?? match?.count ?? 0;
}

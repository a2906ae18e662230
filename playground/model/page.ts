/** Everything the page shows, as plain data, and all that can happen to it. */
import { type Colour, explainMove, legalMoves, type Move, type Source } from 'azulejo';
import { type Draft, type DraftPart, FIRST_DRAFT, judge, pasteInto } from './check.js';
import {
  beginGame,
  dealBySeed,
  type Game,
  gameFrom,
  happen,
  isAtEnd,
  nextDealSeed,
  positionOf,
  redoTarget,
  seatToMove,
  showAt,
  undoTarget,
} from './game.js';
import { readLink } from './link.js';
import { readGame } from './record.js';
import type { Seat } from './seats.js';
import { FIRST_SETUP, readSeed, replaced, type Setup, tableOf, tidyName } from './setup.js';
import { eventSentence, nextSentence } from './words.js';

/** What the page shows: the start menu, the table, or two strings to be checked. */
export type Place = 'menu' | 'table' | 'check';

/** What was picked first: tiles of a colour, or a full row. */
export type Pick =
  | { readonly kind: 'tiles'; readonly source: Source; readonly colour: Colour }
  | { readonly kind: 'row'; readonly row: number };

/** What a search found of a move. */
export interface Rating {
  readonly move: Move;
  readonly visits: number;
  /** Share of the win that the player who moves can expect, from 0 to 1. */
  readonly wins: number;
}

export interface Analysis {
  readonly iterations: number;
  readonly ratings: readonly Rating[];
}

export interface Page {
  readonly place: Place;
  readonly setup: Setup;
  readonly draft: Draft;
  readonly game: Game | undefined;
  readonly pick: Pick | undefined;
  /** The move that is pointed at in the list. */
  readonly pointed: Move | undefined;
  /** Seed for the next deal as it is typed; empty for the proposed one. */
  readonly dealSeed: string;
  /** Whether positions are analysed, and what is known about the one that is shown. */
  readonly analysing: boolean;
  readonly analysis: Analysis | undefined;
  /** What happened last, for everybody to read or hear. */
  readonly notice: string;
  /** Counts what happens at the table, so that late answers can be told from timely ones. */
  readonly turn: number;
}

export const FIRST_PAGE: Page = {
  place: 'menu',
  setup: FIRST_SETUP,
  draft: FIRST_DRAFT,
  game: undefined,
  pick: undefined,
  pointed: undefined,
  dealSeed: '',
  analysing: false,
  analysis: undefined,
  notice: '',
  turn: 0,
};

/** All that can happen, by its name: what comes with it. */
interface Happenings {
  go: { readonly place: Place };
  setup: { readonly change: Partial<Setup> };
  'name-player': { readonly index: number; readonly name: string };
  'seat-player': { readonly index: number; readonly seat: Seat };
  start: { readonly seed?: number };
  paste: { readonly part: DraftPart; readonly text: string };
  'read-as': { readonly change: Partial<Omit<Draft, DraftPart>> };
  'play-draft': object;
  'check-position': { readonly shared: string; readonly players: string };
  open: { readonly link: string };
  load: { readonly text: string };
  pick: { readonly pick: Pick | undefined };
  point: { readonly move: Move | undefined };
  play: { readonly move: Move };
  answer: { readonly turn: number; readonly move: Move };
  'deal-seed': { readonly text: string };
  deal: object;
  show: { readonly cursor: number };
  undo: object;
  redo: object;
  continue: object;
  'change-seat': { readonly index: number; readonly seat: Seat };
  analyse: { readonly on: boolean };
  analysed: { readonly turn: number; readonly analysis: Analysis };
  say: { readonly notice: string };
}

/** Something that happens. */
export type Action = {
  [Name in keyof Happenings]: { readonly type: Name } & Happenings[Name];
}[keyof Happenings];

type Reducers = {
  readonly [Name in keyof Happenings]: (page: Page, happening: Happenings[Name]) => Page;
};

/** Put a game on the table, or change what is there; picks and answers of before are void. */
function withGame(page: Page, game: Game | undefined, notice: string): Page {
  const none = { pick: undefined, pointed: undefined, analysis: undefined, dealSeed: '' };
  return { ...page, ...none, place: 'table', game, notice, turn: page.turn + 1 };
}

/** Say what happened in a game between the position shown before and that shown now. */
function told(before: Game, after: Game): string {
  const event = after.events[after.cursor - 1];
  const next = nextSentence(positionOf(after), after.names);
  return event === undefined
    ? next
    : `${eventSentence(positionOf(before), event, after.names)} ${next}`;
}

function play(page: Page, move: Move): Page {
  const { game } = page;
  if (game === undefined) return page;
  const issue = explainMove(positionOf(game), move);
  if (issue !== undefined) return { ...page, notice: issue.message };
  const after = happen(game, move);
  return withGame(page, after, told(game, after));
}

function shown(page: Page, cursor: number | undefined): Page {
  const { game } = page;
  if (game === undefined || cursor === undefined || cursor === game.cursor) return page;
  const after = showAt(game, cursor);
  const place = `Position ${after.cursor} of ${after.events.length}.`;
  return withGame(page, after, `${place} ${nextSentence(positionOf(after), after.names)}`);
}

function opened(page: Page, game: Game | undefined, refusal: string): Page {
  if (game === undefined) return { ...page, notice: refusal };
  return withGame(page, game, nextSentence(positionOf(game), game.names));
}

const REDUCERS: Reducers = {
  go: (page, { place }) => ({ ...page, place, notice: '' }),
  setup: (page, { change }) => ({ ...page, setup: { ...page.setup, ...change } }),
  'name-player': (page, { index, name }) => {
    const names = replaced(page.setup.names, index, tidyName(name));
    return { ...page, setup: { ...page.setup, names } };
  },
  'seat-player': (page, { index, seat }) => {
    const seats = replaced(page.setup.seats, index, seat);
    return { ...page, setup: { ...page.setup, seats } };
  },
  start: (page, { seed }) => {
    const setup = seed === undefined ? page.setup : { ...page.setup, seed: `${seed}` };
    const table = tableOf(setup);
    if (table === undefined) return { ...page, notice: 'The seed is no whole number.' };
    return opened({ ...page, setup }, beginGame(table), '');
  },
  paste: (page, { part, text }) => ({ ...page, draft: pasteInto(page.draft, part, text) }),
  'read-as': (page, { change }) => ({ ...page, draft: { ...page.draft, ...change } }),
  'play-draft': (page) => {
    const { state } = judge(page.draft);
    return opened(page, state && gameFrom(state), 'These strings are no state.');
  },
  'check-position': (page, { shared, players }) => {
    const { mosaic, tilingOrder } = page.game?.rules ?? page.draft;
    const draft = { shared, players, mosaic, tilingOrder, lenient: false };
    return { ...page, place: 'check', draft, notice: '' };
  },
  open: (page, { link }) => opened(page, readLink(link), 'The link holds no state.'),
  load: (page, { text }) => {
    const loaded = readGame(text);
    return loaded.ok
      ? opened(page, loaded.game, '')
      : { ...page, notice: `This record cannot be loaded. ${loaded.reason}` };
  },
  pick: (page, { pick }) => ({ ...page, pick, pointed: undefined }),
  point: (page, { move }) => (page.pointed === move ? page : { ...page, pointed: move }),
  play: (page, { move }) => play(page, move),
  answer: (page, { turn, move }) => (turn === page.turn ? play(page, move) : page),
  'deal-seed': (page, { text }) => ({ ...page, dealSeed: text.slice(0, 12) }),
  deal: (page) => {
    const { game, dealSeed } = page;
    if (game === undefined || positionOf(game).phase !== 'round-end') return page;
    const seed = dealSeed.trim() === '' ? nextDealSeed(game) : readSeed(dealSeed);
    if (seed === undefined) return { ...page, notice: 'The seed is no whole number.' };
    const after = dealBySeed(game, seed);
    return withGame(page, after, told(game, after));
  },
  show: (page, { cursor }) => shown(page, cursor),
  undo: (page) => shown(page, page.game && undoTarget(page.game)),
  redo: (page) => shown(page, page.game && redoTarget(page.game)),
  continue: (page) => {
    if (page.game === undefined) return page;
    const game = { ...page.game, events: page.game.events.slice(0, page.game.cursor) };
    return withGame(page, game, nextSentence(positionOf(game), game.names));
  },
  'change-seat': (page, { index, seat }) => {
    if (page.game === undefined) return page;
    const seats = replaced(page.game.seats, index, seat);
    return { ...page, game: { ...page.game, seats }, turn: page.turn + 1 };
  },
  analyse: (page, { on }) => ({ ...page, analysing: on, analysis: undefined }),
  analysed: (page, { turn, analysis }) =>
    turn === page.turn && page.analysing ? { ...page, analysis } : page,
  say: (page, { notice }) => ({ ...page, notice }),
};

/** Answer what the page is after something has happened. */
export function reduce(page: Page, action: Action): Page {
  // The table has an entry for each name that takes what comes with it.
  const reducer = REDUCERS[action.type] as (page: Page, action: Action) => Page;
  return reducer(page, action);
}

/** Tell whether a person is to move in the position that is shown. */
export function canMove({ game }: Page): boolean {
  if (game === undefined) return false;
  const seat = seatToMove(game);
  return seat === 'human' || (seat !== undefined && !isAtEnd(game));
}

/** Tell which agent is to move now, if one is. */
export function agentToMove({ game, place }: Page): Exclude<Seat, 'human'> | undefined {
  if (game === undefined || place !== 'table' || !isAtEnd(game)) return undefined;
  const seat = seatToMove(game);
  return seat === 'human' ? undefined : seat;
}

/** Tell whether the next round is dealt at once: no person plays. */
export function dealsItself({ game, place }: Page): boolean {
  if (game === undefined || place !== 'table' || !isAtEnd(game)) return false;
  return !game.seats.includes('human') && positionOf(game).phase === 'round-end';
}

/** List the moves that a person can make in the position that is shown. */
export function movesOf(page: Page): readonly Move[] {
  return page.game === undefined ? [] : legalMoves(positionOf(page.game));
}

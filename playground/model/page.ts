/** The state of the page as plain data, and the actions that change it. */
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

/** What the page shows: the start menu, the table, or the check of two strings. */
export type Place = 'menu' | 'table' | 'check';

/** The first part of a move: tiles of a colour, or a full row. */
export type Pick =
  | { readonly kind: 'tiles'; readonly source: Source; readonly colour: Colour }
  | { readonly kind: 'row'; readonly row: number };

/** A search's rating of a move. */
export interface Rating {
  readonly move: Move;
  readonly visits: number;
  /** Expected share of the win for the player to move, from 0 to 1. */
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
  /** The move under the pointer in the list. */
  readonly pointed: Move | undefined;
  /** Seed for the next deal as typed; empty for the proposed one. */
  readonly dealSeed: string;
  /** Whether positions are analysed, and the analysis of the shown one. */
  readonly analysing: boolean;
  readonly analysis: Analysis | undefined;
  /** What happened last, for people to read and for screen readers. */
  readonly notice: string;
  /** Counts changes at the table, so that late answers of workers can be ignored. */
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

/** The actions by name, each with its parameters. */
interface Actions {
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

/** An action. */
export type Action = {
  [Name in keyof Actions]: { readonly type: Name } & Actions[Name];
}[keyof Actions];

type Reducers = {
  readonly [Name in keyof Actions]: (page: Page, action: Actions[Name]) => Page;
};

/** Put a game on the table, or change it; earlier picks and answers become invalid. */
function withGame(page: Page, game: Game | undefined, notice: string): Page {
  const none = { pick: undefined, pointed: undefined, analysis: undefined, dealSeed: '' };
  return { ...page, ...none, place: 'table', game, notice, turn: page.turn + 1 };
}

/** Describe what happened in a game between two positions. */
function describeChange(before: Game, after: Game): string {
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
  return withGame(page, after, describeChange(game, after));
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
    if (table === undefined)
      return { ...page, notice: 'The seed is not an integer from 0 to 4294967295.' };
    return opened({ ...page, setup }, beginGame(table), '');
  },
  paste: (page, { part, text }) => ({ ...page, draft: pasteInto(page.draft, part, text) }),
  'read-as': (page, { change }) => ({ ...page, draft: { ...page.draft, ...change } }),
  'play-draft': (page) => {
    const { state } = judge(page.draft);
    return opened(page, state && gameFrom(state), 'These strings are not a valid state.');
  },
  'check-position': (page, { shared, players }) => {
    const { mosaic, tilingOrder } = page.game?.rules ?? page.draft;
    const draft = { shared, players, mosaic, tilingOrder, lenient: false };
    return { ...page, place: 'check', draft, notice: '' };
  },
  open: (page, { link }) => opened(page, readLink(link), 'The link contains no valid state.'),
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
    if (seed === undefined)
      return { ...page, notice: 'The seed is not an integer from 0 to 4294967295.' };
    const after = dealBySeed(game, seed);
    return withGame(page, after, describeChange(game, after));
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

/** Return the page after an action. */
export function reduce(page: Page, action: Action): Page {
  // The reducer of each name takes its action.
  const reducer = REDUCERS[action.type] as (page: Page, action: Action) => Page;
  return reducer(page, action);
}

/** Whether a person can move in the shown position. */
export function canMove({ game }: Page): boolean {
  if (game === undefined) return false;
  const seat = seatToMove(game);
  return seat === 'human' || (seat !== undefined && !isAtEnd(game));
}

/** Return the agent to move now, if there is one. */
export function agentToMove({ game, place }: Page): Exclude<Seat, 'human'> | undefined {
  if (game === undefined || place !== 'table' || !isAtEnd(game)) return undefined;
  const seat = seatToMove(game);
  return seat === 'human' ? undefined : seat;
}

/** Whether the next round is dealt at once, as only agents play. */
export function dealsItself({ game, place }: Page): boolean {
  if (game === undefined || place !== 'table' || !isAtEnd(game)) return false;
  return !game.seats.includes('human') && positionOf(game).phase === 'round-end';
}

/** List the legal moves in the shown position. */
export function movesOf(page: Page): readonly Move[] {
  return page.game === undefined ? [] : legalMoves(positionOf(page.game));
}

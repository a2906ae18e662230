/** The state of the page as plain data and immutable values. */
import type { PlayedGame } from '../played-game.js';
import type { ShellWords } from '../words.js';
import type { Analysis } from './analysis.js';
import type { Draft } from './check.js';
import { type Editing, FIRST_EDITING } from './editing.js';
import type { Match } from './match.js';
import { FIRST_PREFERENCES, type Preferences } from './preferences.js';
import type { Preview } from './preview.js';
import type { ReviewProgress } from './review.js';
import type { SavedGame } from './saved.js';
import { firstSetup, type Setup } from './setup.js';

/** What the page shows: the start menu with the saved games, the table, the editor of positions, puzzles, lessons, a room. */
export type Place = 'menu' | 'table' | 'check' | 'puzzles' | 'learn' | 'room';

/** What lies next to the board. */
export const STUDIES = ['moves', 'analysis', 'review'] as const;

export type Study = (typeof STUDIES)[number];

export interface Page extends Editing {
  readonly place: Place;
  /** The game that the menu, the table and the check are about. */
  readonly game: PlayedGame;
  /** The words of the shell, in the language that the game also speaks. */
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
  readonly reviewing: ReviewProgress | undefined;
  /** What is seen of all that lies next to the board. */
  readonly study: Study;
  /** What a person is told: why a move is illegal, what a hint says. */
  readonly notice: string;
  /** What happened, for screen readers. */
  readonly announcement: string;
  /** The turn in which an agent was asked and does not answer. */
  readonly unanswered: number | undefined;
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
    study: 'moves',
    notice: '',
    announcement: '',
    unanswered: undefined,
    turn: 0,
  };
}

/** Return the number of events before the position that is shown. */
export function shownAt({ match, view }: Page): number {
  return view ?? match?.count ?? 0;
}

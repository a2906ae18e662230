/** Actions of the start menu: which game, in which language, with whom. */
import { type Editing, FIRST_EDITING } from '../model/editing.js';
import { tidyName } from '../model/outside.js';
import { firstPage, type Place } from '../model/page.js';
import type { Preferences } from '../model/preferences.js';
import type { SavedGame } from '../model/saved.js';
import { replaced, type Seat } from '../model/seats.js';
import { firstSetup, type Setup } from '../model/setup.js';
import type { PlayedGame } from '../played-game.js';
import type { ShellWords } from '../words.js';
import type { ReducersOf } from './reducers.js';

/** Their names and parameters. */
export interface MenuActions {
  /** Choose the game that the page is about, with what is kept of its editor and its menu. The one on the table is among the saved games. */
  choose: { readonly game: PlayedGame; readonly editing?: Editing; readonly setup?: Setup };
  /** Speak a language, with the words of the shell and the game in it. */
  speak: { readonly words: ShellWords; readonly game: PlayedGame };
  go: { readonly place: Place };
  setup: { readonly change: Partial<Setup> };
  'name-player': { readonly index: number; readonly name: string };
  'seat-player': { readonly index: number; readonly seat: Seat };
  prefer: { readonly change: Partial<Preferences> };
  list: { readonly saved: readonly SavedGame[] };
}

export const MENU: ReducersOf<MenuActions> = {
  choose: (page, { game, editing = FIRST_EDITING, setup = firstSetup(game) }) => {
    if (game === page.game) return page;
    const { saved, preferences, hidden, turn, words } = page;
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
  list: (page, { saved }) => ({ ...page, saved }),
};

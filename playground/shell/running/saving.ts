/** Saving the game on the table, listing the saved games, and sharing them between tabs. */
import type { GameInWords } from '../model/ending.js';
import type { Match } from '../model/match.js';
import { loadSaved, saveMatch } from '../model/saved.js';
import { deleteGame, listGames, loadGame, onDatabaseLost, saveGame } from '../storage/database.js';
import { claimGame, onOtherTab, tellTabs } from '../storage/tabs.js';
import { takeTimes } from '../storage/times.js';
import { type Store, say } from './store.js';
import { translateProgress } from './translating.js';

/** A game to save, and the words that say how far it is. */
type Unsaved = GameInWords & { readonly match: Match };

export class Saving {
  readonly #store: Store;
  /** The games that are to be saved, by their ids; those that could not be are tried again with the next change. */
  readonly #unsaved = new Map<string, Unsaved>();
  #isKeeping = false;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Begin: listen to other tabs, and to the end of this one. */
  start(): void {
    onOtherTab((id) => void this.#follow(id));
    onDatabaseLost(() => {
      const { match, elsewhere } = this.#store.page;
      if (match !== undefined && match.link === undefined && !elsewhere) this.keepSoon(match);
    });
    // There is no later: nothing waits for what is being saved.
    addEventListener('pagehide', () => {
      for (const unsaved of this.#unsaved.values()) void this.#save(unsaved);
    });
  }

  async list(): Promise<void> {
    const { words } = this.#store.page;
    const saved = await this.#reach(listGames());
    if (saved === undefined) return;
    this.#store.dispatch({ type: 'list', saved });
    if (saved.every(({ language = 'en' }) => language === words.forms.language)) return;
    const translated = await translateProgress(words, saved);
    // Games may have been saved or deleted meanwhile, and another language chosen.
    const isSame = this.#store.page.saved === saved && this.#store.page.words === words;
    if (isSame) this.#store.dispatch({ type: 'list', saved: translated });
  }

  async forget(id: string): Promise<void> {
    if ((await this.#reach(deleteGame(id).then(() => true))) === undefined) return;
    this.#store.dispatch({ type: 'clear', id });
    takeTimes(id);
    tellTabs(id);
    await this.list();
  }

  /** Save a game in the next task, so that the page answers first. */
  keepSoon(match: Match): void {
    const { game, words } = this.#store.page;
    this.#unsaved.set(match.id, { game, words, match });
    setTimeout(() => void this.#keep());
  }

  /** Play the game on the table in this tab, if no other tab plays it, or else take it from there. */
  claim(steal = false): void {
    const { match } = this.#store.page;
    if (match !== undefined) claimGame(match.id, this.#hold, steal);
  }

  /** Save the games that are not saved yet, one after another, so that nothing older is written over something newer. */
  async #keep(): Promise<void> {
    if (this.#isKeeping) return;
    this.#isKeeping = true;
    const failed = new Map<string, Unsaved>();
    // Games that are added meanwhile are saved in this loop.
    for (const [id, unsaved] of this.#unsaved) {
      this.#unsaved.delete(id);
      failed.delete(id);
      if (await this.#save(unsaved)) continue;
      failed.set(id, unsaved);
      say(this.#store, this.#store.page.words.faults.cannotSave);
    }
    for (const [id, unsaved] of failed) this.#unsaved.set(id, unsaved);
    this.#isKeeping = false;
  }

  /** Save a game. Return whether it is. */
  async #save({ match, ...speaking }: Unsaved): Promise<boolean> {
    try {
      await saveGame(saveMatch(speaking, match, Date.now()));
    } catch {
      return false;
    }
    tellTabs(match.id);
    return true;
  }

  /** Return what is read from the saved games; say it if they cannot be reached. */
  async #reach<Value>(reading: Promise<Value>): Promise<Value | undefined> {
    try {
      return await reading;
    } catch {
      say(this.#store, this.#store.page.words.faults.noStorage);
      return undefined;
    }
  }

  /** Show what another tab has played. Return whether that is known. */
  async #follow(id: string): Promise<boolean> {
    const { match, elsewhere, place, game } = this.#store.page;
    if (place === 'menu') await this.list();
    this.#store.dispatch({ type: 'clear', id });
    if (match?.id !== id || !elsewhere) return true;
    const saved = await this.#reach(loadGame(id).then((found) => ({ found })));
    const newer = saved?.found && loadSaved(game, saved.found);
    if (newer !== undefined) this.#store.dispatch({ type: 'follow', match: newer });
    return saved !== undefined;
  }

  readonly #hold = async (elsewhere: boolean): Promise<void> => {
    const { match, elsewhere: was } = this.#store.page;
    // What the other tab has played last.
    const isFollowed = elsewhere || !was || match === undefined || (await this.#follow(match.id));
    // To play on from an older position would lose what was played since. Play here tries again.
    if (!isFollowed) return;
    if (this.#store.page.elsewhere !== elsewhere) this.#store.dispatch({ type: 'hold', elsewhere });
  };
}

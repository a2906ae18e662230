/** Saving the game on the table, listing the saved games, and sharing them between tabs. */
import type { Speaking } from '../model/ending.js';
import type { Match } from '../model/match.js';
import { loadSaved, saveMatch } from '../model/saved.js';
import { deleteGame, listGames, loadGame, saveGame } from '../storage/database.js';
import { claimGame, onOtherTab, tellTabs } from '../storage/tabs.js';
import { type Store, say } from './store.js';
import { translateProgress } from './translating.js';

export class Saving {
  readonly #store: Store;
  /** What is to be saved. */
  #unsaved: (Speaking & { readonly match: Match }) | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Begin: listen to other tabs, and to the end of this one. */
  start(): void {
    onOtherTab((id) => void this.#follow(id));
    addEventListener('pagehide', () => this.#keep());
  }

  async list(): Promise<void> {
    const { words } = this.#store.page;
    const saved = await listGames().catch(() => []);
    this.#store.dispatch({ type: 'list', saved });
    if (saved.every(({ language = 'en' }) => language === words.forms.language)) return;
    const translated = await translateProgress(words, saved);
    // Games may have been saved or deleted meanwhile, and another language chosen.
    const isSame = this.#store.page.saved === saved && this.#store.page.words === words;
    if (isSame) this.#store.dispatch({ type: 'list', saved: translated });
  }

  async forget(id: string): Promise<void> {
    await deleteGame(id);
    this.#store.dispatch({ type: 'clear', id });
    tellTabs(id);
    await this.list();
  }

  /** Save a game in the next task, so that the page answers first. */
  keepSoon(match: Match): void {
    if (this.#unsaved?.match.id !== match.id) this.#keep();
    if (this.#unsaved === undefined) setTimeout(() => this.#keep());
    const { game, words } = this.#store.page;
    this.#unsaved = { game, words, match };
  }

  /** Play the game on the table in this tab, if no other tab plays it, or else take it from there. */
  claim(steal = false): void {
    const { match } = this.#store.page;
    if (match !== undefined) claimGame(match.id, this.#hold, steal);
  }

  /** Save the game if it is not saved yet. */
  #keep(): void {
    if (this.#unsaved === undefined) return;
    const { match, ...speaking } = this.#unsaved;
    this.#unsaved = undefined;
    saveGame(saveMatch(speaking, match, Date.now())).then(
      () => tellTabs(match.id),
      () => say(this.#store, this.#store.page.words.faults.cannotSave),
    );
  }

  /** Show what another tab has played. */
  async #follow(id: string): Promise<void> {
    const { match, elsewhere, place, game } = this.#store.page;
    if (place === 'menu') await this.list();
    this.#store.dispatch({ type: 'clear', id });
    if (match?.id !== id || !elsewhere) return;
    const saved = await loadGame(id);
    const newer = saved && loadSaved(game, saved);
    if (newer !== undefined) this.#store.dispatch({ type: 'follow', match: newer });
  }

  readonly #hold = async (elsewhere: boolean): Promise<void> => {
    const { match, elsewhere: was } = this.#store.page;
    // What the other tab has played last.
    if (!elsewhere && was && match !== undefined) await this.#follow(match.id);
    if (this.#store.page.elsewhere !== elsewhere) this.#store.dispatch({ type: 'hold', elsewhere });
  };
}

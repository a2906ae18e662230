/** Saving the game on the table, listing the saved games, and sharing them between tabs. */
import type { Match } from '../model/match.js';
import { loadSaved, saveMatch } from '../model/saved.js';
import type { PlayedGame } from '../played-game.js';
import { deleteGame, listGames, loadGame, saveGame } from '../storage/database.js';
import { claimGame, onOtherTab, tellTabs } from '../storage/tabs.js';
import { type Store, say } from './store.js';

export class Saving {
  readonly #store: Store;
  /** What is to be saved. */
  #unsaved: { readonly game: PlayedGame; readonly match: Match } | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Begin: listen to other tabs, and to the end of this one. */
  start(): void {
    onOtherTab((id) => void this.#follow(id));
    addEventListener('pagehide', () => this.#keep());
  }

  async list(): Promise<void> {
    const saved = await listGames().catch(() => []);
    this.#store.dispatch({ type: 'list', saved });
  }

  async forget(id: string): Promise<void> {
    await deleteGame(id);
    tellTabs(id);
    await this.list();
  }

  /** Save a game in the next task, so that the page answers first. */
  keepSoon(match: Match): void {
    if (this.#unsaved?.match.id !== match.id) this.#keep();
    if (this.#unsaved === undefined) setTimeout(() => this.#keep());
    this.#unsaved = { game: this.#store.page.game, match };
  }

  /** Play the game on the table in this tab, if no other tab plays it, or else take it from there. */
  claim(steal = false): void {
    const { match } = this.#store.page;
    if (match !== undefined) claimGame(match.id, this.#hold, steal);
  }

  /** Save the game if it is not saved yet. */
  #keep(): void {
    if (this.#unsaved === undefined) return;
    const { game, match } = this.#unsaved;
    this.#unsaved = undefined;
    saveGame(saveMatch(game, match, Date.now())).then(
      () => tellTabs(match.id),
      () => say(this.#store, 'This browser cannot save the game. Copy the link to keep it.'),
    );
  }

  /** Show what another tab has played. */
  async #follow(id: string): Promise<void> {
    const { match, elsewhere, place, game } = this.#store.page;
    if (place === 'menu') await this.list();
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

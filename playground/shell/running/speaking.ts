/** Changing the language of the page: what it says is loaded first, and everything else stays as it is. */

import type { Language } from '../../../src/engine/board/language/languages.js';
import { gameNamed } from '../../registry.js';
import { inTime } from '../resource.js';
import { SHELL, type ShellWords } from '../words.js';
import { type Store, say } from './store.js';

/** Name the language in the document, for screen readers, hyphens and quotes. */
export function showLanguage({ forms }: ShellWords): void {
  document.documentElement.lang = forms.language;
}

export class Speaking {
  readonly #store: Store;
  /** The language that was chosen last, which may not be loaded yet. */
  #wanted: Language | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Speak a language once it is loaded, and remember it. Return whether it is spoken now. */
  async speak(language: Language): Promise<boolean> {
    const { page, dispatch } = this.#store;
    const { name } = page.game.rules;
    this.#wanted = language;
    try {
      const [words, game] = await inTime(
        Promise.all([SHELL.load(language), gameNamed(name)?.load(language)]),
      );
      if (this.#wanted !== language || game === undefined) return false;
      // Another game was chosen meanwhile.
      if (this.#store.page.game.rules.name !== name) return this.speak(language);
      dispatch({ type: 'speak', words, game });
      dispatch({ type: 'prefer', change: { language } });
      return true;
    } catch {
      say(this.#store, page.words.settings.noLanguage);
      return false;
    }
  }
}

/** The preferences, kept in the browser. */
import { type Language, preferredLanguage } from '../../../src/engine/board/language/languages.js';
import { type Preferences, readPreferences } from '../model/preferences.js';
import { keep, keptValue } from '../storage/kept.js';

const KEY = 'azulejo-preferences';

/** Return the preferences of the last visit. */
export function storedPreferences(): Preferences {
  return readPreferences(keptValue(KEY));
}

/** Return the language that is preferred: the one that was chosen, or the browser's. */
export function wantedLanguage({ language }: Preferences): Language {
  return language ?? preferredLanguage(navigator.languages);
}

/** Let the page look as preferred. */
export function applyPreferences({ theme }: Preferences): void {
  document.documentElement.dataset.theme = theme;
}

/** Keep the preferences that are chosen for the next visit; without storage they are those of this one. */
export function keepPreferences(chosen: Partial<Preferences>): void {
  keep(KEY, {}, (kept) => ({ ...kept, ...chosen }));
}

/** The preferences, kept in the browser. */
import { type Language, preferredLanguage } from '../language/languages.js';
import { type Preferences, readPreferences } from '../model/preferences.js';

const KEY = 'azulejo-preferences';

/** Return the preferences of the last visit. */
export function storedPreferences(): Preferences {
  try {
    return readPreferences(localStorage.getItem(KEY));
  } catch {
    return readPreferences(null);
  }
}

/** Return the language that is preferred: the one that was chosen, or the browser's. */
export function wantedLanguage({ language }: Preferences): Language {
  return language ?? preferredLanguage(navigator.languages);
}

/** Let the page look as preferred, and keep that for the next visit. */
export function applyPreferences(preferences: Preferences): void {
  document.documentElement.dataset.theme = preferences.theme;
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Then they are those of this visit.
  }
}

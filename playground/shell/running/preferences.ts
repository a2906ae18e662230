/** The preferences, kept in the browser. */
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

/** Let the page look as preferred, and keep that for the next visit. */
export function applyPreferences(preferences: Preferences): void {
  document.documentElement.dataset.theme = preferences.theme;
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Then they are those of this visit.
  }
}

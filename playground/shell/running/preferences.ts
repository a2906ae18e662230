/** The preferences, kept in the browser. */
import { type Language, preferredLanguage } from '../language/languages.js';
import { type Preferences, readPreferences } from '../model/preferences.js';
import { keep, keptText } from '../storage/kept.js';

const KEY = 'azulejo-preferences';

/** Return the preferences of the last visit. */
export function storedPreferences(): Preferences {
  return readPreferences(keptText(KEY));
}

/** Return the language that is preferred: the one that was chosen, or the browser's. */
export function wantedLanguage({ language }: Preferences): Language {
  return language ?? preferredLanguage(navigator.languages);
}

/** Let the page look as preferred. */
export function applyPreferences({ theme }: Preferences): void {
  document.documentElement.dataset.theme = theme;
}

/** Keep the preferences that have changed for the next visit; without storage they are those of this one. */
export function keepPreferences(before: Preferences, after: Preferences): void {
  const all = Object.entries(after);
  const changed = all.filter(([name, value]) => Reflect.get(before, name) !== value);
  keep(KEY, {}, (kept) => ({ ...kept, ...Object.fromEntries(changed) }));
}

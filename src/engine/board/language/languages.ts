/** The languages that the page speaks, and which one somebody wants. */

/** The languages of boards: the name of each in that language, by its tag. */
export const LANGUAGES = Object.freeze({
  /** English. */
  en: 'English',
  /** German. */
  de: 'Deutsch',
  /** Spanish. */
  es: 'Español',
  /** Portuguese. */
  pt: 'Português',
} as const);

/** The tag of a language in which boards speak: `en`, `de`, `es` or `pt`. {@link LANGUAGES} has their names. */
export type Language = keyof typeof LANGUAGES;

/** Something in every language. */
export type InEach<Value> = Readonly<Record<Language, Value>>;

/** Whether a text is the tag of a language that the page speaks. */
export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);
}

/** List the tags that a browser names as its languages, of whatever it says. */
function tagsIn(wanted: unknown): string[] {
  return Array.isArray(wanted) ? wanted.filter((tag) => typeof tag === 'string') : [];
}

/** Return the language of a tag, such as `de-AT`, or of a system's own, such as `de_AT@posix`. */
function languageIn(tag: string): string | undefined {
  return tag.toLowerCase().split(/[-_.@]/)[0];
}

/**
 * Return the first of the languages that somebody wants that the page speaks; English if there is none.
 *
 * @param wanted - what the browser says
 */
export function preferredLanguage(wanted: unknown): Language {
  return tagsIn(wanted).map(languageIn).find(isLanguage) ?? 'en';
}

/** Whether a text is a tag that numbers and times can be written by. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/**
 * Write a time as people of a language do: those of the browser's country, if it is one of theirs.
 *
 * @param wanted - the languages that the browser says
 */
export function timeIn(language: Language, time: number, wanted: unknown): string {
  const isTheirs = (tag: string) => languageIn(tag) === language && isTag(tag);
  const region = tagsIn(wanted).find(isTheirs) ?? language;
  return new Date(time).toLocaleString(region, { dateStyle: 'medium', timeStyle: 'short' });
}

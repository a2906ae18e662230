/** The languages that the page speaks, and which one somebody wants. */

/** Each language by its tag, with its name in itself. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  pt: 'Português',
} as const;

export type Language = keyof typeof LANGUAGES;

/** Something in every language. */
export type InEach<Value> = Readonly<Record<Language, Value>>;

/** Whether a text is the tag of a language that the page speaks. */
export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);
}

/** Return the first of the languages that somebody wants, such as `de-AT`, that the page speaks; English if there is none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}

/** Numbers, plurals and lists as a language has them, by the browser's own tables. */
import type { Language } from './languages.js';

/**
 * The regions whose forms are used: British English, which has no comma before the last item of a list, and European
 * Portuguese, in which none is plural, as Brazilians also understand.
 */
const REGIONS: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de',
  es: 'es',
  pt: 'pt-PT',
};

/** What sentences of a language are made with. */
export interface Forms {
  readonly language: Language;
  /** Count things: `1 tile`, `2 tiles`. */
  counted(count: number, one: string, many: string): string;
  /** Return the form for a number of things. */
  plural(count: number, one: string, many: string): string;
  /** Join words as a sentence does: `one, two and three`. */
  listed(words: readonly string[]): string;
  /** Write a number, with as many digits after the point as are wanted. */
  number(number: number, digits?: number): string;
  /** Write a share, from 0 to 1, in per cent. */
  percent(share: number, digits?: number): string;
  /** Write a number with its sign; one that is rounded to 0 has none. */
  signed(number: number, digits?: number): string;
  /** Write a share with its sign, in per cent. */
  signedPercent(share: number): string;
}

const KNOWN = new Map<Language, Forms>();

/** A minus sign is as wide as a plus sign. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}

function makeForms(language: Language): Forms {
  const region = REGIONS[language];
  const plurals = new Intl.PluralRules(region);
  const lists = new Intl.ListFormat(region, { type: 'conjunction' });
  const formats = new Map<string, Intl.NumberFormat>();
  // Making a format takes long.
  const format = (number: number, digits: number, options: Intl.NumberFormatOptions = {}) => {
    const key = `${digits} ${Object.values(options).join(' ')}`;
    const known =
      formats.get(key) ??
      new Intl.NumberFormat(region, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        ...options,
      });
    formats.set(key, known);
    return withMinus(known.format(number));
  };
  const plural: Forms['plural'] = (count, one, many) =>
    plurals.select(count) === 'one' ? one : many;
  return {
    language,
    plural,
    counted: (count, one, many) => `${format(count, 0)} ${plural(count, one, many)}`,
    listed: (words) => lists.format(words),
    number: (number, digits = 0) => format(number, digits),
    percent: (share, digits = 0) => format(share, digits, { style: 'percent' }),
    signed: (number, digits = 1) => format(number, digits, { signDisplay: 'exceptZero' }),
    signedPercent: (share) => format(share, 0, { style: 'percent', signDisplay: 'exceptZero' }),
  };
}

/** Return the forms of a language. */
export function formsOf(language: Language): Forms {
  const forms = KNOWN.get(language) ?? makeForms(language);
  KNOWN.set(language, forms);
  return forms;
}

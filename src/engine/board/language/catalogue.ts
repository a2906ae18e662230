/** Catalogues: the same words in every language, each loaded when it is wanted. */
import { wrongType } from '../../../boundary/values.js';
import { listChoices } from '../../../text/message.js';
import { type InEach, isLanguage, LANGUAGES, type Language } from './languages.js';

export class Catalogue<Words> {
  readonly #loaders: InEach<() => Promise<Words>>;
  readonly #loaded = new Map<Language, Words>();

  constructor(loaders: InEach<() => Promise<Words>>) {
    this.#loaders = loaders;
  }

  /** Return the words of a language that is loaded. */
  in(language: Language): Words {
    const words = this.known(language);
    if (words === undefined) throw new RangeError(`Language: ${language} is not loaded.`);
    return words;
  }

  /** Return the words of a language, if it is loaded. */
  known(language: Language): Words | undefined {
    return this.#loaded.get(language);
  }

  /**
   * Load a language, unless it is there.
   *
   * @throws TypeError if there is no such language
   */
  async load(language: Language): Promise<Words> {
    // Callers without types can pass anything.
    if (!isLanguage(language)) {
      throw wrongType('Language', language, listChoices(Object.keys(LANGUAGES)));
    }
    const known = this.known(language);
    if (known !== undefined) return known;
    const words = await this.#loaders[language]();
    // Where it was loaded twice at the same time, all have the same.
    const first = this.#loaded.get(language) ?? words;
    this.#loaded.set(language, first);
    return first;
  }

  /** Make something of the words of each language, once. */
  map<Made>(make: (words: Words, language: Language) => Made | Promise<Made>): Catalogue<Made> {
    const made = (language: Language) => async () => make(await this.load(language), language);
    return new Catalogue({ en: made('en'), de: made('de'), es: made('es'), pt: made('pt') });
  }
}

/** Return the words that a table has under a key, which can be any text. */
export function wordsIn(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

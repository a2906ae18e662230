/** Catalogues: the same words in every language. English is always there, the others once they are loaded. */
import type { Language } from './languages.js';

type Loaders<Words> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>>;

export class Catalogue<Words> {
  readonly #loaders: Loaders<Words>;
  readonly #loaded: Map<Language, Words>;

  constructor(english: Words, loaders: Loaders<Words>) {
    this.#loaders = loaders;
    this.#loaded = new Map([['en', english]]);
  }

  /** Return the words of a language; English ones as long as it is not loaded. */
  in(language: Language): Words {
    // English is there from the start.
    return this.#loaded.get(language) ?? (this.#loaded.get('en') as Words);
  }

  /** Load a language, unless it is there. */
  async load(language: Language): Promise<Words> {
    const known = this.#loaded.get(language);
    if (known !== undefined || language === 'en') return this.in(language);
    const words = await this.#loaders[language]();
    this.#loaded.set(language, words);
    return words;
  }

  /** Make something of the words of each language, once. */
  map<Made>(make: (words: Words) => Made): Catalogue<Made> {
    const made = async (language: Language) => make(await this.load(language));
    return new Catalogue(make(this.in('en')), {
      de: () => made('de'),
      es: () => made('es'),
      pt: () => made('pt'),
    });
  }
}

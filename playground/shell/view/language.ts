/** The language that the page speaks, for all that draws it. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Catalogue } from '../../../src/engine/board/language/catalogue.js';
import type { Language } from '../../../src/engine/board/language/languages.js';
import { SHELL } from '../words.js';

export const LanguageContext = createContext<Language>('en');

/** Return the words of a catalogue in the language of the page. */
export function useWords<Words>(catalogue: Catalogue<Words>): Words {
  return catalogue.in(useContext(LanguageContext));
}

/** Return the shell's own words. */
export function useShellWords() {
  return useWords(SHELL);
}

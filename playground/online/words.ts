/** What the page says of rooms, which is loaded with them. */
import { Catalogue } from '../../src/engine/board/language/catalogue.js';
import type { RoomWords } from './words/en.js';

export type { RoomWords } from './words/en.js';

export const ROOM_WORDS = new Catalogue<RoomWords>({
  en: async () => (await import('./words/en.js')).WORDS,
  de: async () => (await import('./words/de.js')).WORDS,
  es: async () => (await import('./words/es.js')).WORDS,
  pt: async () => (await import('./words/pt.js')).WORDS,
});

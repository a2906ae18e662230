/**
 * What the boards of all games have in common: their properties, events and words.
 *
 * @packageDocumentation
 */
export type { BoardTheme, DrawnElement } from './engine/board/drawn-element.js';
export type { EditorClass, EditorElement, EditorEvents } from './engine/board/editor.js';
export type {
  BoardClass,
  BoardDetails,
  BoardElement,
  BoardEvents,
  Movable,
} from './engine/board/element.js';
export { LANGUAGES, type Language } from './engine/board/language/languages.js';
export type { BoardTags } from './engine/board/tags.js';
export type { GameWords, WordsOptions } from './engine/board/words.js';
export type { PastEvent } from './engine/game/game.js';

/// <reference path="../../engine/board/styles.d.ts" />
/** The editor of positions of the Royal Game of Ur as a custom element. */
import { type EditorClass, type EditorElement, editorClass } from '../../engine/board/editor.js';
import { type RoyalUrTypes, royalUrRules } from '../api/game.js';
import { UrEditor } from './editor.js';
import styles from './royal-ur.css';
import editorStyles from './ur-editor.css';
import { UR } from './words.js';

/**
 * The type of the HTML element `<azulejo-royal-ur-editor>`, with which people set up positions of the Royal Game of Ur:
 * an {@link EditorElement} of that game.
 */
export type RoyalUrEditorElement = EditorElement<RoyalUrTypes>;

/**
 * The class of the HTML element `<azulejo-royal-ur-editor>`, an editor of positions of the Royal Game of Ur. In a
 * browser, importing `azulejo/board/royal-ur-editor` registers it; on a server, importing it has no effect.
 */
export const RoyalUrEditorElement: EditorClass<RoyalUrTypes> = editorClass({
  game: royalUrRules,
  Editor: UrEditor,
  words: UR,
  styles: [styles, editorStyles],
});

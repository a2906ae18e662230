/// <reference path="../../engine/board/styles.d.ts" />
/** The editor of Tsuro's positions as a custom element. */
import { type EditorClass, type EditorElement, editorClass } from '../../engine/board/editor.js';
import { type TsuroTypes, tsuroRules } from '../api/tsuro.js';
import { TsuroEditor } from './editor.js';
import styles from './tsuro.css';
import editorStyles from './tsuro-editor.css';
import { TSURO } from './words.js';

/**
 * The type of the HTML element `<azulejo-tsuro-editor>`, with which people set up positions of Tsuro: an
 * {@link EditorElement} of Tsuro.
 */
export type TsuroEditorElement = EditorElement<TsuroTypes>;

/**
 * The class of the HTML element `<azulejo-tsuro-editor>`, an editor of Tsuro's positions. In a browser, importing
 * `azulejo/board/tsuro-editor` registers it; on a server, importing it has no effect.
 */
export const TsuroEditorElement: EditorClass<TsuroTypes> = editorClass({
  game: tsuroRules,
  Editor: TsuroEditor,
  words: TSURO,
  styles: [styles, editorStyles],
});

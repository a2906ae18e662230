/// <reference path="../../engine/board/styles.d.ts" />
/** The editor of Azul's positions as a custom element. */
import { type EditorClass, type EditorElement, editorClass } from '../../engine/board/editor.js';
import { type AzulTypes, azulTable } from '../api/azul.js';
import styles from './azul.css';
import editorStyles from './azul-editor.css';
import { AzulEditor } from './editor.js';
import { AZUL } from './words.js';

/**
 * The type of the HTML element `<azulejo-azul-editor>`, with which people set up positions of Azul: an
 * {@link EditorElement} of Azul.
 */
export type AzulEditorElement = EditorElement<AzulTypes>;

/**
 * The class of the HTML element `<azulejo-azul-editor>`, an editor of Azul's positions. In a browser, importing
 * `azulejo/board/azul-editor` registers it; on a server, importing it has no effect.
 */
export const AzulEditorElement: EditorClass<AzulTypes> = editorClass({
  game: azulTable,
  Editor: AzulEditor,
  words: AZUL,
  styles: [styles, editorStyles],
});

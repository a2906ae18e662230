/// <reference path="../../engine/board/styles.d.ts" />
/** The editor of Cube Blokus's positions as a custom element. */
import { type EditorClass, type EditorElement, editorClass } from '../../engine/board/editor.js';
import { type CubeBlokusTypes, cubeBlokusRules } from '../api/cube-blokus.js';
import styles from './cube-blokus.css';
import editorStyles from './cube-blokus-editor.css';
import { CubeEditor } from './editor.js';
import { CUBE } from './words.js';

/**
 * The type of the HTML element `<azulejo-cube-blokus-editor>`, with which people set up positions of Cube Blokus: an
 * {@link EditorElement} of that game.
 */
export type CubeBlokusEditorElement = EditorElement<CubeBlokusTypes>;

/**
 * The class of the HTML element `<azulejo-cube-blokus-editor>`, an editor of Cube Blokus's positions. In a browser,
 * importing `azulejo/board/cube-blokus-editor` registers it; on a server, importing it has no effect.
 */
export const CubeBlokusEditorElement: EditorClass<CubeBlokusTypes> = editorClass({
  game: cubeBlokusRules,
  Editor: CubeEditor,
  words: CUBE,
  styles: [styles, editorStyles],
});

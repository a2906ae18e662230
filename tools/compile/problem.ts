/** What keeps the build from being right. */
import type ts from 'typescript';

/** A place in the source, with what was found and what was expected there. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 0. */
  readonly column: number;
  readonly lineText: string;

  constructor(node: ts.Node, found: string, expected: string, place = node.getStart()) {
    super(`found ${found}, expected ${expected}`);
    const file = node.getSourceFile();
    const { line, character } = file.getLineAndCharacterOfPosition(place);
    this.file = file.fileName;
    this.line = line + 1;
    this.column = character;
    this.lineText = file.text.split('\n')[line] ?? '';
  }
}

/** Quote a node's text for a message, on one line. */
export function quote(node: ts.Node): string {
  return `"${node.getText().replace(/\s+/g, ' ')}"`;
}

/** A program's text as a syntax tree: finding things in it, and making changes to the text. */
import ts from 'typescript';

/** A part of a text, and what to write in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Read a program. */
export function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('program.ts', code, ts.ScriptTarget.ES2022, true);
}

/** List every node of a tree, parents first. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (child) => {
    nodes.push(...nodesOf(child));
  });
  return nodes;
}

/** List the names in a part of a program, each as often as it stands there. */
export function namesIn(node: ts.Node): string[] {
  return nodesOf(node)
    .filter(ts.isIdentifier)
    .map(({ text }) => text);
}

/** Tell whether an operator gives its left side another value. */
export function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** Tell whether an operator counts up or down. */
export function isStep(kind: ts.SyntaxKind): boolean {
  return kind === ts.SyntaxKind.PlusPlusToken || kind === ts.SyntaxKind.MinusMinusToken;
}

/** Make changes that do not overlap. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  const last = [...edits].sort((one, other) => other.start - one.start);
  return last.reduce(
    (text, { start, end, text: other }) => text.slice(0, start) + other + text.slice(end),
    code,
  );
}

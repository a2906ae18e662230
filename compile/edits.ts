/** Changes to a program's text, made from what its syntax tree says. */
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

/** Make changes that do not overlap. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  const last = [...edits].sort((one, other) => other.start - one.start);
  return last.reduce(
    (text, { start, end, text: other }) => text.slice(0, start) + other + text.slice(end),
    code,
  );
}

/** Syntax trees: visiting them, and writing a part of one with changes. */
import ts from 'typescript';

/** List every node of a tree, parents first. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (part) => {
    nodes.push(...nodesOf(part));
  });
  return nodes;
}

/**
 * Return the text of a node with some nodes inside replaced.
 *
 * @param replace - returns the text to write for a node, or `undefined` to look inside it
 */
export function rewrite(node: ts.Node, replace: (node: ts.Node) => string | undefined): string {
  const { text } = node.getSourceFile();
  let written = '';
  let place = startOf(node);
  const visit = (part: ts.Node) => {
    const replacement = replace(part);
    if (replacement === undefined) {
      ts.forEachChild(part, visit);
    } else {
      written += text.slice(place, startOf(part)) + replacement;
      place = part.getEnd();
    }
  };
  visit(node);
  return written + text.slice(place, node.getEnd());
}

/** Return where a node begins: a file at its first comment, any other node after its comments. */
function startOf(node: ts.Node): number {
  return ts.isSourceFile(node) ? 0 : node.getStart();
}

/** Return a function that tells from which file each statement of a bundle is, as a comment before its first one says. */
export function sectionsOf(bundle: ts.SourceFile): (statement: ts.Node) => string {
  const paths = new Map<ts.Node, string>();
  let path = '';
  for (const statement of bundle.statements) {
    const comments = bundle.text.slice(statement.getFullStart(), statement.getStart());
    path = [...comments.matchAll(/^\/\/ (\S+\.\w+)$/gm)].at(-1)?.[1] ?? path;
    paths.set(statement, path);
  }
  return (statement) => paths.get(statement) ?? '';
}

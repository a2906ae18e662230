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
  return ts.createSourceFile('program.js', code, ts.ScriptTarget.ES2022, true);
}

/** List every node of a tree, parents first. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (part: ts.Node) => {
    nodes.push(part);
    ts.forEachChild(part, visit);
  };
  visit(node);
  return nodes;
}

/** List the names in a part of a program, each as often as it stands there. */
export function namesIn(node: ts.Node): string[] {
  return nodesOf(node)
    .filter(ts.isIdentifier)
    .map(({ text }) => text);
}

/** List the variables, functions, classes and parameters that one node declares. */
export function namesDeclaredBy(node: ts.Node): string[] {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node);
  return isDeclaration && node.name ? boundBy(node.name) : [];
}

/** List the names that a declaration's left side binds, which takes things apart or does not. */
export function boundBy(name: ts.Node): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  const isPattern = ts.isObjectBindingPattern(name) || ts.isArrayBindingPattern(name);
  if (!isPattern) return [];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? boundBy(element.name) : [],
  );
}

/** List the names that a node gives other values, and maybe some more. */
export function namesWrittenBy(node: ts.Node): string[] {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) {
    return namesIn(node.left);
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    return isStep(node.operator) ? namesIn(node.operand) : [];
  }
  return ts.isForInStatement(node) || ts.isForOfStatement(node) ? namesIn(node.initializer) : [];
}

/** Tell whether an operator gives its left side another value. */
export function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** Tell whether an operator counts up or down. */
export function isStep(kind: ts.SyntaxKind): boolean {
  return kind === ts.SyntaxKind.PlusPlusToken || kind === ts.SyntaxKind.MinusMinusToken;
}

/** List the names that can have more than one value: written to, or declared twice anywhere. */
export function variableNames(file: ts.SourceFile): ReadonlySet<string> {
  const nodes = nodesOf(file);
  const hoisted = nodes.filter(isHoisted).flatMap(namesDeclaredBy);
  const twice = hoisted.filter((name, index) => hoisted.indexOf(name) !== index);
  return new Set([...twice, ...nodes.flatMap(namesWrittenBy)]);
}

/** Tell whether a node declares what a whole function, or the whole program, sees. */
function isHoisted(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node)) return true;
  return ts.isVariableDeclaration(node) && (node.parent.flags & ts.NodeFlags.BlockScoped) === 0;
}

/** Make changes that do not overlap. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  const last = [...edits].sort((one, other) => other.start - one.start);
  return last.reduce(
    (text, { start, end, text: other }) => text.slice(0, start) + other + text.slice(end),
    code,
  );
}

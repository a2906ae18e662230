/**
 * Constants that bundlers can leave out.
 *
 * A bundler keeps a constant that nothing uses if computing it could have an effect, and of most
 * computations it cannot know. None here has an effect: so each is written as a function that is
 * called at once, with the comment by which bundlers know that the call can be left out.
 */
import { basename } from 'node:path';
import type { Options } from 'tsup';
import ts from 'typescript';
import { Problem, quote } from './problem.js';
import { rewrite, sectionsOf } from './syntax.js';

type Plugin = NonNullable<Options['plugins']>[number];

/** Who imports a board uses all of it: what draws one is kept as it is. */
const BOARDS = /\bsrc\/(?:[\w-]+\/)?board\/|\bnode_modules\/preact\//;

/**
 * Mark the constants of every module that is built.
 *
 * @param programs - the names of the modules that are programs: they have an effect
 */
export function pureConstantsPlugin(programs: readonly string[]): Plugin {
  return {
    name: 'pure-constants',
    renderChunk: (code, { path }) =>
      path.endsWith('.js') && !programs.includes(basename(path))
        ? { code: pureConstants(code, path) }
        : null,
  };
}

/**
 * Mark the constants at the top of a module as computed without effect.
 *
 * @throws {@link Problem} if the module has an effect when it is loaded
 */
export function pureConstants(code: string, path: string): string {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const pathOf = sectionsOf(file);
  return rewrite(file, (node) => {
    if (BOARDS.test(pathOf(node))) return node.getText();
    if (ts.isSourceFile(node) || ts.isVariableStatement(node)) return undefined;
    if (ts.isVariableDeclarationList(node)) return undefined;
    if (ts.isVariableDeclaration(node)) return pureDeclaration(node);
    if (isBareImport(node)) return '';
    if (DECLARATIONS.has(node.kind)) return node.getText();
    throw new Problem(node, quote(node), 'nothing at the top of a module but declarations');
  });
}

/** Whether a node imports another module of the build for its effects: it has none. */
function isBareImport(node: ts.Node): boolean {
  return ts.isImportDeclaration(node) && node.importClause === undefined;
}

/** Write a declaration so that bundlers leave it out if nothing uses it. */
function pureDeclaration(declaration: ts.VariableDeclaration): string {
  const { name, initializer } = declaration;
  if (!initializer || !ts.isIdentifier(name)) return propertiesOfMath(declaration);
  if (isPlain(initializer)) return declaration.getText();
  const value = initializer.getFullText().trim();
  const body = ts.isObjectLiteralExpression(initializer) ? `(${value})` : value;
  return `${name.text} = /* @__PURE__ */ (() => ${body})()`;
}

/** Write `{ a, b: c } = Math` as declarations of single names: reading them has no effect. */
function propertiesOfMath({ name, initializer }: ts.VariableDeclaration): string {
  if (!ts.isObjectBindingPattern(name) || initializer?.getText() !== 'Math') {
    throw new Problem(name, quote(name.parent), 'a name with a value, or properties of Math');
  }
  return name.elements
    .map(
      (element) =>
        `${element.name.getText()} = Math.${(element.propertyName ?? element.name).getText()}`,
    )
    .join(',\n  ');
}

/** Whether bundlers know that evaluating a node has no effect. */
function isPlain(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return true;
  if (ts.isClassExpression(node)) return node.members.every(hasPlainName);
  const isCall = ts.isCallExpression(node) || ts.isNewExpression(node);
  if (isCall) return isMarked(node) && (node.arguments ?? []).every(isPlain);
  // Of names, bundlers do not know whether they are numbers.
  if (ts.isBinaryExpression(node) && [node.left, node.right].some(ts.isIdentifier)) return false;
  const isKnown = ts.isToken(node) || PLAIN.has(node.kind);
  return isKnown && !ts.forEachChild(node, (part) => !isPlain(part));
}

function hasPlainName({ name }: ts.ClassElement): boolean {
  return !name || !ts.isComputedPropertyName(name);
}

/** Whether a call has the comment already. */
function isMarked(call: ts.Node): boolean {
  return call.getFullText().slice(0, call.getLeadingTriviaWidth()).includes('@__PURE__');
}

const DECLARATIONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EndOfFileToken,
  ts.SyntaxKind.ExportDeclaration,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.ImportDeclaration,
]);

const PLAIN: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.ArrayLiteralExpression,
  ts.SyntaxKind.BinaryExpression,
  ts.SyntaxKind.ObjectLiteralExpression,
  ts.SyntaxKind.ParenthesizedExpression,
  ts.SyntaxKind.PrefixUnaryExpression,
  ts.SyntaxKind.PropertyAssignment,
  ts.SyntaxKind.ShorthandPropertyAssignment,
]);

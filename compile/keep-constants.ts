/**
 * Constants that stay constants.
 *
 * Bundling makes every `const` at the top of a module a `var`. Engines take what a constant
 * holds, such as a table, for known when they compile a function; a variable they look up and
 * check at each use.
 *
 * No constant is read too early because of this: a bundle has its modules in the order in which
 * they would be evaluated apart, so what would be read before its declaration would be so in the
 * source, where it is declared by `const`, too.
 */
import type { Options } from 'tsup';
import ts from 'typescript';
import { nodesOf, rewrite } from './syntax.js';

type Plugin = NonNullable<Options['plugins']>[number];

/** Declare constants as such in every file that is built. */
export function keepConstantsPlugin(): Plugin {
  return {
    name: 'keep-constants',
    renderChunk: (code, { path }) =>
      /\.[cm]?js$/.test(path) ? { code: keepConstants(code, path) } : null,
  };
}

/**
 * Declare the top-level variables of a bundle as constants.
 *
 * Only what is written to again, or is the object of an enum, stays a variable: a constant of the
 * source is neither.
 *
 * @throws Error if a variable has no value where it is declared, as that can hide a constant
 */
export function keepConstants(code: string, path: string): string {
  const { file, checker } = parse(code, path);
  const symbolOf = (name: ts.Identifier) =>
    ts.isShorthandPropertyAssignment(name.parent)
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name);
  const written = new Set(nodesOf(file).flatMap(targetsOf).map(symbolOf));
  const isConstant = ({ name, initializer }: ts.VariableDeclaration) => {
    if (!initializer) {
      const { line } = file.getLineAndCharacterOfPosition(name.getStart());
      const found = `"var ${name.getText()}" without a value`;
      throw new Error(`${path}:${line + 1}: found ${found}, expected a value where it is declared`);
    }
    const symbols = boundBy(name).map(symbolOf);
    const readAtOnce = nodesEvaluatedIn(initializer).filter(ts.isIdentifier);
    return symbols.every(
      (symbol) =>
        symbol?.declarations?.filter(isDeclaredThere).length === 1 &&
        !written.has(symbol) &&
        !readAtOnce.some((read) => symbolOf(read) === symbol),
    );
  };
  return rewrite(file, (node) => {
    if (ts.isSourceFile(node)) return undefined;
    if (!ts.isVariableStatement(node) || !isVar(node.declarationList)) return node.getText();
    const { declarations } = node.declarationList;
    return declarations.every(isConstant) ? node.getText().replace('var', 'const') : node.getText();
  });
}

/** Read one file, whose names mean nothing outside it. */
function parse(code: string, path: string): { file: ts.SourceFile; checker: ts.TypeChecker } {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const host: ts.CompilerHost = {
    fileExists: (name) => name === path,
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => '',
    getDefaultLibFileName: () => '',
    getNewLine: () => '\n',
    getSourceFile: (name) => (name === path ? file : undefined),
    readFile: () => undefined,
    useCaseSensitiveFileNames: () => true,
    writeFile: () => undefined,
  };
  const options = { allowJs: true, noLib: true, noResolve: true, types: [] };
  return { file, checker: ts.createProgram([path], options, host).getTypeChecker() };
}

function isVar({ flags }: ts.VariableDeclarationList): boolean {
  return (flags & ts.NodeFlags.BlockScoped) === 0;
}

/** Whether a name is declared where the compiler says, and not just given an element. */
function isDeclaredThere(declaration: ts.Declaration): boolean {
  return ts.isVariableDeclaration(declaration) || ts.isBindingElement(declaration);
}

/** List the names that a declaration's left side binds. */
function boundBy(name: ts.BindingName): ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((part) => (ts.isBindingElement(part) ? boundBy(part.name) : []));
}

/** List the nodes of an expression except those inside functions, which run later. */
function nodesEvaluatedIn(expression: ts.Node): ts.Node[] {
  if (ts.isFunctionLike(expression)) return [];
  const parts: ts.Node[] = [];
  ts.forEachChild(expression, (part) => {
    parts.push(part);
  });
  return [expression, ...parts.flatMap(nodesEvaluatedIn)];
}

/** List the names that a node gives other values. */
function targetsOf(node: ts.Node): ts.Identifier[] {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) {
    return namesWrittenIn(node.left);
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    return isStep(node.operator) ? namesWrittenIn(node.operand) : [];
  }
  return ts.isForInStatement(node) || ts.isForOfStatement(node)
    ? namesWrittenIn(node.initializer)
    : [];
}

/** List the names on the left of an assignment that get a value, which may be taken apart. */
function namesWrittenIn(left: ts.Node): ts.Identifier[] {
  if (ts.isIdentifier(left)) return [left];
  if (ts.isParenthesizedExpression(left)) return namesWrittenIn(left.expression);
  if (ts.isBinaryExpression(left)) return namesWrittenIn(left.left);
  if (ts.isSpreadElement(left) || ts.isSpreadAssignment(left))
    return namesWrittenIn(left.expression);
  if (ts.isArrayLiteralExpression(left)) return left.elements.flatMap(namesWrittenIn);
  if (ts.isObjectLiteralExpression(left)) return left.properties.flatMap(namesWrittenIn);
  if (ts.isPropertyAssignment(left)) return namesWrittenIn(left.initializer);
  return ts.isShorthandPropertyAssignment(left) ? [left.name] : [];
}

function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

function isStep(kind: ts.SyntaxKind): boolean {
  return kind === ts.SyntaxKind.PlusPlusToken || kind === ts.SyntaxKind.MinusMinusToken;
}

/**
 * The functions to inline, which `@inline` marks in their doc comments.
 *
 * Such a function returns one pure expression, or writes one element and does nothing else. What it
 * is called with is pure as well. So it matters neither when an argument is evaluated nor how often.
 */
import ts from 'typescript';
import { Problem, quote } from './problem.js';

/** A function to inline. */
export interface InlineFunction {
  readonly parameters: readonly ts.Identifier[];
  /** What it returns, or the assignment that it makes. */
  readonly expression: ts.Expression;
}

/** Return the marked function that a call is of, `undefined` if it is of another. */
export type MarkedOf = (call: ts.CallExpression) => ts.FunctionDeclaration | undefined;

/** Whether a node is a function at the top of a module, with the marker. */
export function isMarked(node: ts.Node): node is ts.FunctionDeclaration {
  const isOfModule = ts.isFunctionDeclaration(node) && ts.isSourceFile(node.parent);
  return isOfModule && ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'inline');
}

/**
 * Check that every marker of a file marks a function, as it would have no effect anywhere else.
 *
 * @throws {@link Problem} if one does not
 */
export function checkMarkers(file: ts.SourceFile): void {
  const marked = file.statements.filter(isMarked);
  for (const { index } of file.text.matchAll(/@inline\b/g)) {
    if (marked.some((node) => node.pos <= index && index < node.getStart())) continue;
    const expected = 'the last doc comment before a function at the top of a module';
    throw new Problem(file, 'a marker that marks nothing', expected, index);
  }
}

/**
 * Read a marked function.
 *
 * @throws {@link Problem} if it cannot be inlined
 */
export function readMarked(
  declaration: ts.FunctionDeclaration,
  markedOf: MarkedOf,
): InlineFunction {
  const [statement, next] = declaration.body?.statements ?? [];
  const isWrite = statement && ts.isExpressionStatement(statement);
  const isBody = isWrite || (statement && ts.isReturnStatement(statement));
  const expression = isBody && !next ? statement.expression : undefined;
  if (!expression) {
    const found = `the body of ${declaration.name?.text}`;
    throw new Problem(declaration, found, 'one return, or one assignment');
  }
  const isOfElement = isWrite && isElementWrite(expression);
  for (const part of isOfElement ? [expression.left, expression.right] : [expression]) {
    const impure = impureIn(part, markedOf);
    if (impure) throw new Problem(impure, quote(impure), 'a pure expression');
  }
  return { parameters: declaration.parameters.map(nameOf), expression };
}

/**
 * Check the arguments of a call of a marked function.
 *
 * @throws {@link Problem} if one is not pure
 */
export function checkArguments(call: ts.CallExpression, markedOf: MarkedOf): void {
  for (const argument of call.arguments) {
    if (!impureIn(argument, markedOf)) continue;
    const found = `the argument ${quote(argument)} of ${call.expression.getText()}, which is inlined`;
    throw new Problem(argument, found, 'the name of a constant that holds it');
  }
}

function nameOf(parameter: ts.ParameterDeclaration): ts.Identifier {
  const { name, initializer, dotDotDotToken, questionToken } = parameter;
  const isPlain = !initializer && !dotDotDotToken && !questionToken;
  if (isPlain && ts.isIdentifier(name)) return name;
  throw new Problem(parameter, `the parameter ${quote(parameter)}`, 'a name with a type');
}

/** Whether an expression is `list[index] = value`. */
function isElementWrite(node: ts.Expression): node is ts.BinaryExpression {
  const isSet =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  return isSet && ts.isElementAccessExpression(node.left);
}

/** Find the first part of an expression that could have an effect, or that declares a name. */
function impureIn(node: ts.Node, markedOf: MarkedOf): ts.Node | undefined {
  if (ts.isToken(node) || ts.isTypeNode(node)) return undefined;
  return isPure(node, markedOf) ? ts.forEachChild(node, (part) => impureIn(part, markedOf)) : node;
}

/** Whether a node is pure if its parts are. Properties are: no getter of the source has an effect. */
function isPure(node: ts.Node, markedOf: MarkedOf): boolean {
  if (ts.isCallExpression(node)) {
    return markedOf(node) !== undefined || PURE_FUNCTIONS.test(node.expression.getText());
  }
  if (ts.isBinaryExpression(node)) return !isAssignment(node.operatorToken.kind);
  if (ts.isPrefixUnaryExpression(node)) return OPERATORS.has(node.operator);
  return PURE.has(node.kind);
}

function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** The functions of the standard library that marked functions call. */
const PURE_FUNCTIONS = /^(clz32|imul|min|\w+\.charCodeAt)$/;

const OPERATORS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.ExclamationToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.TildeToken,
]);

const PURE: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AsExpression,
  ts.SyntaxKind.ConditionalExpression,
  ts.SyntaxKind.ElementAccessExpression,
  ts.SyntaxKind.NonNullExpression,
  ts.SyntaxKind.ParenthesizedExpression,
  ts.SyntaxKind.PropertyAccessExpression,
]);

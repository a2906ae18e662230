/** Which functions of a program are so small that what they do can stand where they are called. */
import ts from 'typescript';
import { boundBy, isAssignment, isStep, nodesOf, variableNames } from './program.js';

/** A function of one expression, which gives a value or changes one element of a list. */
export interface SmallFunction {
  readonly parameters: readonly string[];
  readonly expression: ts.Expression;
  readonly isChange: boolean;
}

/** Functions that are taken out of `Math`: they only give a value. */
export type MathNames = ReadonlySet<string>;

/** List the names by which a program calls functions that it takes out of `Math`. */
export function mathNamesOf(file: ts.SourceFile): MathNames {
  const variable = variableNames(file);
  const names = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer?.getText() === 'Math')
    .flatMap(({ name }) => boundBy(name));
  return new Set(names.filter((name) => !variable.has(name)));
}

/** Leave out names that mean something else where they stand. */
export function without(math: MathNames, names: Iterable<string>): MathNames {
  const rest = new Set(math);
  for (const name of names) rest.delete(name);
  return rest;
}

/** Find a program's small functions, by name. */
export function smallFunctionsOf(
  file: ts.SourceFile,
  math: MathNames,
): ReadonlyMap<string, SmallFunction> {
  const variable = variableNames(file);
  const found = new Map<string, SmallFunction>();
  for (const declaration of file.statements.filter(ts.isFunctionDeclaration)) {
    const small = smallFunctionOf(declaration, math);
    const name = declaration.name?.text;
    if (small && name !== undefined && !variable.has(name)) found.set(name, small);
  }
  return found;
}

function smallFunctionOf(
  { asteriskToken, body, modifiers, parameters }: ts.FunctionDeclaration,
  math: MathNames,
): SmallFunction | undefined {
  const [statement, next] = body?.statements ?? [];
  const isPlain = parameters.every(
    (parameter) =>
      ts.isIdentifier(parameter.name) && !parameter.initializer && !parameter.dotDotDotToken,
  );
  if (asteriskToken || modifiers || !isPlain || !statement || next) return undefined;
  const isValue = ts.isReturnStatement(statement);
  if (!isValue && !ts.isExpressionStatement(statement)) return undefined;
  const { expression } = statement;
  if (!expression) return undefined;
  const names = parameters.map(({ name }) => name.getText());
  const calls = without(math, names);
  const isSmall = isValue ? isPure(expression, calls) : isElementChange(expression, calls);
  return isSmall ? { parameters: names, expression, isChange: !isValue } : undefined;
}

/** Tell whether an expression gives one element another value, and does nothing else. */
function isElementChange(expression: ts.Expression, math: MathNames): boolean {
  return (
    ts.isBinaryExpression(expression) &&
    isAssignment(expression.operatorToken.kind) &&
    ts.isElementAccessExpression(expression.left) &&
    isPure(expression.left, math) &&
    isPure(expression.right, math)
  );
}

/** Tell whether an expression only gives a value, of names, numbers, elements and characters. */
export function isPure(expression: ts.Expression, math: MathNames): boolean {
  return nodesOf(expression).every((node) => {
    if (ts.isIdentifier(node)) return node.text !== 'arguments';
    if (ts.isBinaryExpression(node)) return !isAssignment(node.operatorToken.kind);
    if (ts.isPrefixUnaryExpression(node)) return !isStep(node.operator);
    if (ts.isCallExpression(node)) {
      return isReading(node.expression) || math.has(node.expression.getText());
    }
    return isReading(node) || HARMLESS.has(node.kind) || isPunctuation(node.kind);
  });
}

/** Tell whether a node is what reads a character of a text, when it is called. */
function isReading(node: ts.Node): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'charCodeAt' &&
    ts.isCallExpression(node.parent) &&
    node.parent.expression === node
  );
}

const HARMLESS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.ElementAccessExpression,
  ts.SyntaxKind.ConditionalExpression,
  ts.SyntaxKind.ParenthesizedExpression,
]);

function isPunctuation(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstPunctuation && kind <= ts.SyntaxKind.LastPunctuation;
}

/** List where an expression names variables: everywhere but behind a dot. */
export function variablesIn(expression: ts.Expression): ts.Identifier[] {
  return nodesOf(expression)
    .filter(ts.isIdentifier)
    .filter((node) => !ts.isPropertyAccessExpression(node.parent) || node.parent.name !== node);
}

/** Tell whether a part of an expression may not be reached when the expression is worked out. */
export function isConditional(part: ts.Node, expression: ts.Expression): boolean {
  if (part === expression) return false;
  const { parent } = part;
  const isBranch = ts.isConditionalExpression(parent) && parent.condition !== part;
  const isSecond =
    ts.isBinaryExpression(parent) && parent.right === part && LAZY.has(parent.operatorToken.kind);
  return isBranch || isSecond || isConditional(parent, expression);
}

const LAZY: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

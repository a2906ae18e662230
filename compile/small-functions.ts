/** Which functions of a program are so small that what they do can stand where they are called. */
import ts from 'typescript';
import { isAssignment, isStep, namesIn, nodesOf } from './program.js';

/** A function of one expression, which gives a value or changes one element of a list. */
export interface SmallFunction {
  readonly parameters: readonly string[];
  readonly expression: ts.Expression;
  readonly isChange: boolean;
}

/** The names of functions that are taken out of `Math`: they change nothing. */
export type MathNames = ReadonlySet<string>;

/** List the names that a program takes out of `Math`. */
export function mathNamesOf(file: ts.SourceFile): MathNames {
  const names = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer?.getText() === 'Math')
    .flatMap(({ name }) => namesIn(name));
  return new Set(names);
}

/** Find a program's small functions, by name. */
export function smallFunctionsOf(
  file: ts.SourceFile,
  math: MathNames,
): ReadonlyMap<string, SmallFunction> {
  const found = new Map<string, SmallFunction>();
  for (const declaration of file.statements.filter(ts.isFunctionDeclaration)) {
    const small = smallFunctionOf(declaration, math);
    if (small && declaration.name) found.set(declaration.name.text, small);
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
  const isSmall = isValue ? isPure(expression, math) : isElementChange(expression, math);
  const names = parameters.map(({ name }) => name.getText());
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

/** Tell whether an expression only gives a value: where and how often makes no difference. */
export function isPure(expression: ts.Expression, math: MathNames): boolean {
  return nodesOf(expression).every((node) => {
    if (ts.isBinaryExpression(node)) return !isAssignment(node.operatorToken.kind);
    if (ts.isPrefixUnaryExpression(node)) return !isStep(node.operator);
    if (ts.isCallExpression(node)) return math.has(node.expression.getText()) || isReading(node);
    if (ts.isPropertyAccessExpression(node)) return ts.isCallExpression(node.parent);
    return HARMLESS.has(node.kind) || isPunctuation(node.kind);
  });
}

/** Tell whether a call reads a character of a text, the only method that a small function uses. */
function isReading({ expression }: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && expression.name.text === 'charCodeAt';
}

const HARMLESS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.Identifier,
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

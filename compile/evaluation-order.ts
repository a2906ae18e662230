/**
 * What a pure expression evaluates, in which order.
 *
 * Pure are expressions of numbers, names and elements that call only what is pure. They declare
 * nothing and change nothing.
 */
import ts from 'typescript';
import { Problem, quote } from './problem.js';
import type { Symbols } from './symbols.js';
import { bare } from './syntax.js';

/** Evaluating a name, or reading an element, whose value can depend on when it is read. */
export interface Step {
  /** Not there for an element. */
  readonly name: ts.Identifier | undefined;
  readonly symbol: ts.Symbol | undefined;
  /** Whether it depends on a condition. */
  readonly isConditional: boolean;
}

const ELEMENT: Step = { name: undefined, symbol: undefined, isConditional: false };

/** Return the steps of a call of a function to inline, `undefined` for another. */
type CallSteps = (call: ts.CallExpression) => readonly Step[] | undefined;

/**
 * List the steps of evaluating an expression.
 *
 * @throws {@link Problem} if the expression is not pure
 */
export function stepsOf(expression: ts.Expression, symbols: Symbols, ofCall: CallSteps): Step[] {
  const steps = (part: ts.Expression) => stepsOf(part, symbols, ofCall);
  const conditional = (part: ts.Expression) => onCondition(steps(part));
  const node = bare(expression);
  if (isConstant(node, symbols)) return [];
  if (ts.isIdentifier(node)) {
    return [{ name: node, symbol: symbols.of(node), isConditional: false }];
  }
  if (isPureUnary(node, symbols)) return steps(node.operand);
  if (isPureBinary(node, symbols)) return [...steps(node.left), ...steps(node.right)];
  if (ts.isBinaryExpression(node) && LAZY.has(node.operatorToken.kind)) {
    return [...steps(node.left), ...conditional(node.right)];
  }
  if (ts.isConditionalExpression(node)) {
    const { condition, whenTrue, whenFalse } = node;
    return [...steps(condition), ...conditional(whenTrue), ...conditional(whenFalse)];
  }
  if (isElement(node, symbols)) {
    return [...steps(node.expression), ...steps(node.argumentExpression), ELEMENT];
  }
  if (ts.isCallExpression(node) && !node.questionDotToken) {
    const inlined = ofCall(node);
    if (inlined) return [...inlined];
    if (symbols.isPureLibraryFunction(node.expression)) {
      return [ownerOf(node.expression), ...node.arguments].flatMap(steps);
    }
  }
  throw new Problem(node, quote(node), 'a pure expression of numbers, names and elements');
}

/** Mark steps as dependent on a condition. */
export function onCondition(steps: readonly Step[]): Step[] {
  return steps.map((step) => ({ ...step, isConditional: true }));
}

/** Whether an expression is the same wherever and whenever it is evaluated. */
export function isConstant(expression: ts.Expression, symbols: Symbols): boolean {
  const node = bare(expression);
  const isLiteral =
    ts.isNumericLiteral(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword;
  return isLiteral || symbols.enumValue(node) !== undefined;
}

/** Whether an expression is an element with a number, which has no getter. */
export function isElement(
  node: ts.Expression,
  symbols: Symbols,
): node is ts.ElementAccessExpression {
  return (
    ts.isElementAccessExpression(node) &&
    !node.questionDotToken &&
    symbols.isNumber(node.argumentExpression)
  );
}

function isPureUnary(node: ts.Node, symbols: Symbols): node is ts.PrefixUnaryExpression {
  if (!ts.isPrefixUnaryExpression(node)) return false;
  const isNot = node.operator === ts.SyntaxKind.ExclamationToken;
  return isNot || (SIGNS.has(node.operator) && symbols.isNumber(node.operand));
}

function isPureBinary(node: ts.Node, symbols: Symbols): node is ts.BinaryExpression {
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  const areNumbers = () => symbols.isNumber(node.left) && symbols.isNumber(node.right);
  return EQUALITY.has(kind) || (ARITHMETIC.has(kind) && areNumbers());
}

/** Return the object whose method is called, or the function itself. */
function ownerOf(callee: ts.Expression): ts.Expression {
  return ts.isPropertyAccessExpression(callee) ? callee.expression : callee;
}

const SIGNS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.TildeToken,
]);

const EQUALITY: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

const LAZY: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

const ARITHMETIC: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.AmpersandToken,
  ts.SyntaxKind.BarToken,
  ts.SyntaxKind.CaretToken,
  ts.SyntaxKind.LessThanLessThanToken,
  ts.SyntaxKind.GreaterThanGreaterThanToken,
  ts.SyntaxKind.GreaterThanGreaterThanGreaterThanToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

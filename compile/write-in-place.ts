/**
 * Small functions, written where they are called.
 *
 * The source has a name for everything that the rules speak of, and most of these names are
 * functions of one expression. Engines write such functions in place themselves, but only up to a
 * measure, and with statistics that all callers share. docs/representation.md tells how much it
 * is when the build does so before them.
 */
import ts from 'typescript';
import { applyEdits, type Edit, namesDeclaredBy, nodesOf, parse } from './program.js';
import {
  isConditional,
  isPure,
  type MathNames,
  mathNamesOf,
  type SmallFunction,
  smallFunctionsOf,
  variablesIn,
  without,
} from './small-functions.js';

/** Write the calls of small functions as what they do. */
export function writeInPlace(code: string): string {
  const file = parse(code);
  const math = mathNamesOf(file);
  const functions = smallFunctionsOf(file, math);
  const edits = file.statements.flatMap((statement) => {
    const nodes = nodesOf(statement);
    const declared = new Set(nodes.flatMap(namesDeclaredBy));
    const harmless = without(math, declared);
    return nodes.filter(ts.isCallExpression).flatMap((call) => {
      const small = functions.get(call.expression.getText());
      return small && canReplace(call, small, declared, harmless) ? [editOf(call, small)] : [];
    });
  });
  // What stands in a place now can make its function a small one, or the arguments of a call pure.
  return edits.length === 0 ? code : writeInPlace(applyEdits(code, edits));
}

/** Tell whether a call can be written as what it does, among names that are declared around it. */
function canReplace(
  call: ts.CallExpression,
  { parameters, expression, isChange }: SmallFunction,
  declared: ReadonlySet<string>,
  math: MathNames,
): boolean {
  const variables = variablesIn(expression);
  const free = variables.filter(({ text }) => !parameters.includes(text));
  const names = [call.expression.getText(), ...free.map(({ text }) => text)];
  return (
    call.arguments.length === parameters.length &&
    call.questionDotToken === undefined &&
    (isChange ? ts.isExpressionStatement(call.parent) : !isOperand(call)) &&
    !names.some((name) => declared.has(name)) &&
    call.arguments.every((argument, index) => {
      if (isAtom(argument)) return true;
      const [use, next] = variables.filter(({ text }) => text === parameters[index]);
      return use && !next && !isConditional(use, expression) && isPure(argument, math);
    })
  );
}

/** Tell whether a call stands where an element of a list would mean more than its value. */
function isOperand({ parent, end }: ts.CallExpression): boolean {
  const isCalled = ts.isCallExpression(parent) && parent.expression.end === end;
  return isCalled || ts.isTaggedTemplateExpression(parent) || ts.isDeleteExpression(parent);
}

/** Tell whether an expression is a name or a number, which can stand anywhere, however often. */
function isAtom(expression: ts.Expression): boolean {
  return ts.isIdentifier(expression) || ts.isNumericLiteral(expression);
}

function editOf(
  call: ts.CallExpression,
  { parameters, expression, isChange }: SmallFunction,
): Edit {
  const origin = expression.getStart();
  const edits = variablesIn(expression).flatMap((variable) => {
    const argument = call.arguments[parameters.indexOf(variable.text)];
    if (!argument) return [];
    const isWhole = ts.isIdentifier(argument) || ts.isParenthesizedExpression(argument);
    // A number needs brackets only in front of a dot.
    const isBare = isWhole || (isAtom(argument) && !ts.isPropertyAccessExpression(variable.parent));
    const text = isBare ? argument.getText() : `(${argument.getText()})`;
    return [{ start: variable.getStart() - origin, end: variable.getEnd() - origin, text }];
  });
  const text = applyEdits(expression.getText(), edits);
  return { start: call.getStart(), end: call.getEnd(), text: isChange ? text : `(${text})` };
}

/**
 * Small functions, written where they are called.
 *
 * The source has a name for everything that the rules speak of, and most of these names are
 * functions of one expression. Engines write such functions in place themselves, but only up to a
 * measure, and with statistics that all callers share. docs/representation.md tells how much it
 * is when the build does so before them.
 */
import type { Options } from 'tsup';
import ts from 'typescript';
import { applyEdits, type Edit, namesIn, nodesOf, parse } from './program.js';
import {
  isPure,
  type MathNames,
  mathNamesOf,
  type SmallFunction,
  smallFunctionsOf,
} from './small-functions.js';

/** Write the calls of small functions as what they do. */
export function writeInPlace(code: string): string {
  const file = parse(code);
  const math = mathNamesOf(file);
  const functions = smallFunctionsOf(file, math);
  const edits = file.statements.flatMap((statement) => {
    const declared = new Set(nodesOf(statement).flatMap(namesDeclaredBy));
    return nodesOf(statement).flatMap((node) => {
      if (!ts.isCallExpression(node)) return [];
      const small = functions.get(node.expression.getText());
      return small && canReplace(node, small, declared, math) ? [editOf(node, small)] : [];
    });
  });
  // What stands in a place now can make its function a small one, or the arguments of a call pure.
  return edits.length === 0 ? code : writeInPlace(applyEdits(code, edits));
}

function namesDeclaredBy(node: ts.Node): string[] {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node);
  return isDeclaration && node.name ? namesIn(node.name) : [];
}

/** Tell whether a call can be written as what it does. */
function canReplace(
  call: ts.CallExpression,
  { parameters, expression, isChange }: SmallFunction,
  declared: ReadonlySet<string>,
  math: MathNames,
): boolean {
  const free = namesIn(expression).filter((name) => !parameters.includes(name));
  return (
    call.arguments.length === parameters.length &&
    call.questionDotToken === undefined &&
    ![call.expression.getText(), ...free].some((name) => declared.has(name)) &&
    (!isChange || ts.isExpressionStatement(call.parent)) &&
    call.arguments.every((argument, index) => {
      const uses = namesIn(expression).filter((name) => name === parameters[index]).length;
      return isPure(argument, math) && (uses === 1 || isAtom(argument));
    })
  );
}

/** Tell whether an expression is a name or a number, which costs nothing to write twice. */
function isAtom(expression: ts.Expression): boolean {
  return ts.isIdentifier(expression) || ts.isNumericLiteral(expression);
}

function editOf(
  call: ts.CallExpression,
  { parameters, expression, isChange }: SmallFunction,
): Edit {
  const origin = expression.getStart();
  const names = nodesOf(expression).filter(ts.isIdentifier);
  const edits = names.flatMap((name) => {
    const argument = call.arguments[parameters.indexOf(name.text)];
    if (!argument) return [];
    const isWhole = isAtom(argument) || ts.isParenthesizedExpression(argument);
    const text = isWhole ? argument.getText() : `(${argument.getText()})`;
    return [{ start: name.getStart() - origin, end: name.getEnd() - origin, text }];
  });
  const text = applyEdits(expression.getText(), edits);
  return { start: call.getStart(), end: call.getEnd(), text: isChange ? text : `(${text})` };
}

/** Do so in every file that is built. */
export const writeInPlacePlugin: NonNullable<Options['plugins']>[number] = {
  name: 'write-in-place',
  renderChunk: (code, { path }) => (/\.[cm]?js$/.test(path) ? { code: writeInPlace(code) } : null),
};

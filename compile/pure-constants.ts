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
import { bare } from './syntax.js';

type Plugin = NonNullable<Options['plugins']>[number];

/**
 * Mark the constants of every module that is built.
 *
 * @param program - the name of the module that is a program: it has an effect
 */
export function pureConstantsPlugin(program: string): Plugin {
  return {
    name: 'pure-constants',
    renderChunk: (code, { path }) =>
      path.endsWith('.js') && basename(path) !== program
        ? { code: pureConstants(code, path) }
        : null,
  };
}

/**
 * Mark the constants and classes at the top of a module as computed without effect.
 *
 * @throws {@link Problem} if the module has an effect when it is loaded
 */
export function pureConstants(code: string, path: string): string {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  let written = '';
  let place = 0;
  for (const statement of file.statements) {
    const replacement = replacementOf(statement);
    if (replacement === undefined) continue;
    written += code.slice(place, statement.getStart()) + replacement;
    place = statement.getEnd();
  }
  return written + code.slice(place);
}

/** Return the text to write for a statement, `undefined` if it stays as it is. */
function replacementOf(statement: ts.Statement): string | undefined {
  if (ts.isVariableStatement(statement)) {
    const { declarations, flags } = statement.declarationList;
    if (declarations.every(isLeftOut)) return undefined;
    const keyword = flags & ts.NodeFlags.Const ? 'const' : 'var';
    return `${keyword} ${declarations.flatMap(pureDeclarations).join(',\n  ')};`;
  }
  if (ts.isClassDeclaration(statement)) {
    const name = statement.name?.text;
    if (statement.members.every(isLeftOutMember)) return undefined;
    return `const ${name} = ${called(`{ ${statement.getText()} return ${name}; }`)};`;
  }
  if (ts.isFunctionDeclaration(statement)) return undefined;
  if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) return undefined;
  throw new Problem(statement, quote(statement), 'nothing at the top of a module but declarations');
}

/** Write a declaration as those of single names. */
function pureDeclarations(declaration: ts.VariableDeclaration): string[] {
  const { name, initializer } = declaration;
  if (initializer === undefined || isLeftOut(declaration)) return [declaration.getText()];
  const { text } = initializer.getSourceFile();
  const value = text.slice(initializer.getFullStart(), initializer.getEnd()).trim();
  if (ts.isIdentifier(name)) return [`${name.text} = ${called(result(value, initializer))}`];
  const isSimple = ts.isObjectBindingPattern(name) && ts.isIdentifier(initializer);
  if (!isSimple || !name.elements.every(isPlainElement)) {
    throw new Problem(declaration, quote(declaration), 'the properties of a name');
  }
  return name.elements.map((element) => {
    const property = `${value}.${(element.propertyName ?? element.name).getText()}`;
    // Of Math, bundlers know that reading has no effect.
    return `${element.name.getText()} = ${value === 'Math' ? property : called(property)}`;
  });
}

function isPlainElement({ name, propertyName, initializer, dotDotDotToken }: ts.BindingElement) {
  const isProperty = propertyName === undefined || ts.isIdentifier(propertyName);
  return ts.isIdentifier(name) && isProperty && !initializer && !dotDotDotToken;
}

/** The body of a function that returns a value. */
function result(value: string, expression: ts.Expression): string {
  return ts.isObjectLiteralExpression(expression) ? `(${value})` : value;
}

/** Write the call of a function without parameters, which bundlers leave out if nothing uses it. */
function called(body: string): string {
  return `/* @__PURE__ */ (() => ${body})()`;
}

/** Whether bundlers leave out a declaration that nothing uses, as it is. */
function isLeftOut({ name, initializer }: ts.VariableDeclaration): boolean {
  return ts.isIdentifier(name) && (initializer === undefined || isPlain(initializer));
}

/** Whether every bundler knows that an expression has no effect. */
function isPlain(expression: ts.Expression): boolean {
  const node = bare(expression);
  if (ts.isLiteralExpression(node) || ts.isIdentifier(node)) return true;
  if (ts.isFunctionExpression(node) || ts.isArrowFunction(node)) return true;
  if (CONSTANTS.has(node.kind)) return true;
  if (ts.isClassExpression(node)) return node.members.every(isLeftOutMember);
  if (ts.isPrefixUnaryExpression(node)) return isNumber(node.operand);
  if (ts.isBinaryExpression(node)) return isNumber(node.left) && isNumber(node.right);
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isPlain);
  if (ts.isObjectLiteralExpression(node)) return node.properties.every(isPlainProperty);
  return (ts.isCallExpression(node) || ts.isNewExpression(node)) && isMarked(expression, node);
}

function isNumber(node: ts.Expression): boolean {
  return ts.isNumericLiteral(bare(node)) || (ts.isBinaryExpression(bare(node)) && isPlain(node));
}

function isPlainProperty(property: ts.ObjectLiteralElementLike): boolean {
  if (ts.isShorthandPropertyAssignment(property)) return true;
  if (ts.isSpreadAssignment(property) || ts.isComputedPropertyName(property.name)) return false;
  return !ts.isPropertyAssignment(property) || isPlain(property.initializer);
}

/** Whether a call is marked already, and its arguments have no effect either. */
function isMarked(expression: ts.Expression, call: ts.CallExpression | ts.NewExpression): boolean {
  const comments = call.getSourceFile().text.slice(expression.getFullStart(), call.getStart());
  return comments.includes('__PURE__') && (call.arguments ?? []).every(isPlain);
}

/** Whether a member of a class does nothing when the class is made. */
function isLeftOutMember(member: ts.ClassElement): boolean {
  if (ts.isClassStaticBlockDeclaration(member)) return false;
  if (member.name && ts.isComputedPropertyName(member.name)) return false;
  const isStatic = ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static;
  return !(isStatic && ts.isPropertyDeclaration(member));
}

const CONSTANTS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
]);

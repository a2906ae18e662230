/**
 * The functions to inline, which `@inline` marks in their doc comments.
 *
 * Such a function returns one pure expression, or writes one element and does nothing else.
 */
import ts from 'typescript';
import { isConstant, isElement, onCondition, type Step, stepsOf } from './evaluation-order.js';
import { Problem, quote } from './problem.js';
import { isModuleConstant, type Symbols } from './symbols.js';
import { bare } from './syntax.js';

/** A function to inline. */
export interface InlineFunction {
  readonly name: string;
  readonly parameters: readonly ts.Symbol[];
  /** What it returns, or the assignment that it makes. */
  readonly expression: ts.Expression;
  readonly isWrite: boolean;
  /** The parameters and the elements that it evaluates, in order. */
  readonly steps: readonly Step[];
}

/** The marked functions of a program, each read when it is first asked for. */
export class InlineFunctions {
  readonly #symbols: Symbols;
  readonly #read = new Map<ts.SignatureDeclaration, InlineFunction>();
  /** Those being read: one that comes up again calls itself. */
  readonly #open = new Set<ts.SignatureDeclaration>();

  constructor(symbols: Symbols) {
    this.#symbols = symbols;
  }

  /**
   * Return the marked function that is called, `undefined` if another function is.
   *
   * @throws {@link Problem} if it is marked, and cannot be inlined here
   */
  calledBy(call: ts.CallExpression): InlineFunction | undefined {
    const declaration = this.#symbols.markedFunction(call.expression);
    if (!declaration || !ts.isIdentifier(call.expression)) return undefined;
    const called = this.read(declaration);
    this.#checkArguments(call, called);
    return called;
  }

  /**
   * Read a marked function.
   *
   * @throws {@link Problem} if it cannot be inlined
   */
  read(declaration: ts.SignatureDeclaration): InlineFunction {
    const known = this.#read.get(declaration);
    if (known) return known;
    if (this.#open.has(declaration)) {
      throw new Problem(declaration, 'a marked function that calls itself', 'no recursion');
    }
    this.#open.add(declaration);
    try {
      const read = this.#readNew(declaration);
      this.#read.set(declaration, read);
      return read;
    } finally {
      this.#open.delete(declaration);
    }
  }

  #readNew(declaration: ts.SignatureDeclaration): InlineFunction {
    const { name, expression, isWrite } = formOf(declaration);
    const parameters = declaration.parameters.map((parameter) => this.#symbolOf(parameter));
    const steps = isWrite ? this.#writeSteps(expression) : this.#steps(expression);
    const isParameter = ({ symbol }: Step) => symbol !== undefined && parameters.includes(symbol);
    const isOfModule = ({ symbol }: Step) => symbol !== undefined && isModuleConstant(symbol);
    const foreign = steps.find(
      (step) => step.name && !isParameter(step) && !isOfModule(step),
    )?.name;
    if (foreign) {
      throw new Problem(
        foreign,
        quote(foreign),
        'a parameter or a constant at the top of a module',
      );
    }
    // The constants of modules are the same at any time.
    return {
      name,
      parameters,
      expression,
      isWrite,
      steps: steps.filter((step) => !isOfModule(step)),
    };
  }

  #symbolOf(parameter: ts.ParameterDeclaration): ts.Symbol {
    const { name, initializer, dotDotDotToken, questionToken } = parameter;
    const isPlain = ts.isIdentifier(name) && !initializer && !dotDotDotToken && !questionToken;
    const symbol = this.#symbols.of(name);
    if (isPlain && symbol) return symbol;
    throw new Problem(parameter, `the parameter ${quote(parameter)}`, 'a name with a type');
  }

  #steps(expression: ts.Expression): Step[] {
    return stepsOf(expression, this.#symbols, (call) => this.#callSteps(call));
  }

  /** Return the steps of `list[index] = value`. */
  #writeSteps(expression: ts.Expression): Step[] {
    if (ts.isBinaryExpression(expression)) {
      const { left, operatorToken, right } = expression;
      const isAssignment = operatorToken.kind === ts.SyntaxKind.EqualsToken;
      if (isAssignment && isElement(left, this.#symbols)) {
        const parts = [left.expression, left.argumentExpression, right];
        return parts.flatMap((part) => this.#steps(part));
      }
    }
    throw new Problem(expression, quote(expression), 'an assignment to one element');
  }

  /** Return the steps of a marked function with those of the arguments for its parameters. */
  #callSteps(call: ts.CallExpression): readonly Step[] | undefined {
    const called = this.calledBy(call);
    if (!called || called.isWrite) return undefined;
    return called.steps.flatMap((step) => {
      const index = step.symbol ? called.parameters.indexOf(step.symbol) : -1;
      const argument = call.arguments[index];
      if (!argument) return [step];
      return step.isConditional ? onCondition(this.#steps(argument)) : this.#steps(argument);
    });
  }

  /**
   * Check that arguments mean the same in place of the parameters.
   *
   * A name or a number can be used anywhere. Another pure expression is evaluated once, as before,
   * but can be later: the function changes nothing that it reads. Anything else is evaluated
   * once, and before all that followed it.
   */
  #checkArguments(call: ts.CallExpression, { name, parameters, steps }: InlineFunction): void {
    if (call.questionDotToken || call.arguments.some(ts.isSpreadElement)) {
      throw new Problem(call, quote(call), `a call of ${name} without "?." and "..."`);
    }
    const lastImpure = call.arguments.findLastIndex((argument) => !this.#isPure(argument));
    for (const [index, argument] of call.arguments.entries()) {
      const places = steps.filter(({ symbol }) => symbol === parameters[index]);
      const isOnce = places.length === 1 && places[0]?.isConditional === false;
      const isInOrder = steps[index]?.symbol === parameters[index];
      if (index <= lastImpure ? isOnce && isInOrder : isOnce || this.#isAtom(argument)) continue;
      const how = index <= lastImpure ? 'once and in this order' : 'once and always';
      const found = `the argument ${quote(argument)}, which ${name} does not evaluate ${how}`;
      throw new Problem(argument, found, 'the name of a constant that holds it');
    }
  }

  /** Whether an expression is a name or a number. */
  #isAtom(expression: ts.Expression): boolean {
    return ts.isIdentifier(bare(expression)) || isConstant(expression, this.#symbols);
  }

  #isPure(expression: ts.Expression): boolean {
    try {
      this.#steps(expression);
      return true;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  }
}

/** Check the form of a marked function, and return what inlining needs of it. */
function formOf(
  declaration: ts.SignatureDeclaration,
): Pick<InlineFunction, 'name' | 'expression' | 'isWrite'> {
  const isPlain =
    ts.isFunctionDeclaration(declaration) &&
    ts.isSourceFile(declaration.parent) &&
    !declaration.asteriskToken &&
    !declaration.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword);
  if (!isPlain || !declaration.name) {
    throw new Problem(declaration, 'a marked function', 'a plain one at the top of a module');
  }
  const name = declaration.name.text;
  const [statement, next] = declaration.body?.statements ?? [];
  if (statement && !next) {
    const isWrite = ts.isExpressionStatement(statement);
    const isReturn = ts.isReturnStatement(statement);
    const expression = isWrite || isReturn ? statement.expression : undefined;
    if (expression) return { name, expression, isWrite };
  }
  throw new Problem(declaration, `the body of ${name}`, 'one return, or one assignment');
}

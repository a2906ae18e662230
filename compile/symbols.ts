/** The symbols that names of a program refer to, as the TypeScript compiler resolves them. */
import ts from 'typescript';

/** The marker of functions to inline, in their doc comments. */
const MARKER = 'inline';

/** Pure functions of the standard library, by the interface that declares them. */
const PURE: Readonly<Record<string, (name: string) => boolean>> = {
  Math: (name) => name !== 'random',
  String: (name) => name === 'charCodeAt',
};

/** The questions about names that inlining asks. */
export class Symbols {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor(program: ts.Program) {
    this.#program = program;
    this.#checker = program.getTypeChecker();
  }

  /** Resolve a name to what was declared, in whichever file. */
  of(name: ts.Node): ts.Symbol | undefined {
    const symbol = ts.isShorthandPropertyAssignment(name.parent)
      ? this.#checker.getShorthandAssignmentValueSymbol(name.parent)
      : this.#checker.getSymbolAtLocation(name);
    const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Return the marked function that a name refers to. */
  markedFunction(name: ts.Node): ts.FunctionDeclaration | undefined {
    const declaration = this.of(name)?.valueDeclaration;
    if (!declaration || !ts.isFunctionDeclaration(declaration)) return undefined;
    return isMarked(declaration) ? declaration : undefined;
  }

  /** Return the number that an expression names, if that is a member of an enum. */
  enumValue(expression: ts.Expression): number | undefined {
    if (!ts.isPropertyAccessExpression(expression)) return undefined;
    const declaration = this.of(expression.name)?.valueDeclaration;
    if (!declaration || !ts.isEnumMember(declaration)) return undefined;
    const value = this.#checker.getConstantValue(declaration);
    return typeof value === 'number' ? value : undefined;
  }

  /** Whether an expression is a number: working with numbers runs no code of objects. */
  isNumber(expression: ts.Expression): boolean {
    const type = this.#checker.getTypeAtLocation(expression);
    const isAny = (type.flags & ts.TypeFlags.Any) !== 0;
    return !isAny && this.#checker.isTypeAssignableTo(type, this.#checker.getNumberType());
  }

  /** Whether what is called is a pure function of the standard library. */
  isPureLibraryFunction(callee: ts.Expression): boolean {
    const declaration = this.#libraryMember(callee)?.valueDeclaration;
    if (!declaration || !ts.isInterfaceDeclaration(declaration.parent)) return false;
    if (!this.#program.isSourceFileDefaultLibrary(declaration.getSourceFile())) return false;
    const name = ts.getNameOfDeclaration(declaration)?.getText() ?? '';
    return PURE[declaration.parent.name.text]?.(name) ?? false;
  }

  /** Return the member of an object that is called, or that `const { name } = object` has named. */
  #libraryMember(callee: ts.Expression): ts.Symbol | undefined {
    if (ts.isPropertyAccessExpression(callee)) return this.of(callee.name);
    const element = this.of(callee)?.valueDeclaration;
    if (!element || !ts.isBindingElement(element) || !isConstant(element)) return undefined;
    const { initializer } = element.parent.parent;
    if (!initializer || !ts.isVariableDeclaration(element.parent.parent)) return undefined;
    const name = (element.propertyName ?? element.name).getText();
    return this.#checker.getTypeAtLocation(initializer).getProperty(name);
  }
}

/** Whether a function has the marker. */
export function isMarked(node: ts.SignatureDeclaration): boolean {
  return markerOf(node) !== undefined;
}

/** Return where a function has the marker, `undefined` if it has none. */
export function markerOf(node: ts.SignatureDeclaration): number | undefined {
  return ts.getJSDocTags(node).find(({ tagName }) => tagName.text === MARKER)?.pos;
}

/** List where a file has the marker, be it with a function or not. */
export function markersIn(file: ts.SourceFile): number[] {
  return [...file.text.matchAll(new RegExp(`@${MARKER}\\b`, 'g'))].map(({ index }) => index);
}

/** Whether a symbol is a constant at the top level of a module of the program. */
export function isModuleConstant(symbol: ts.Symbol): boolean {
  const { valueDeclaration } = symbol;
  if (!valueDeclaration || !isConstant(valueDeclaration)) return false;
  const statement = ts.findAncestor(valueDeclaration, ts.isVariableDeclarationList)?.parent;
  const file = valueDeclaration.getSourceFile();
  return !file.isDeclarationFile && statement?.parent === file;
}

function isConstant(declaration: ts.Declaration): boolean {
  return (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
}

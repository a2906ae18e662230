/**
 * Inlining: the functions that `@inline` marks are written where they are called.
 *
 * Each module is rewritten before it is bundled. Names are resolved by the TypeScript compiler, and
 * constants that an inlined expression reads are imported under names that nothing else in the
 * module has. So it matters neither what else is in the bundle nor how local variables are named.
 *
 * The imports follow all others, and name modules that the others reach already. As no
 * imports go round in a circle, the modules are evaluated in the same order as without.
 */
import { posix } from 'node:path';
import ts from 'typescript';
import { type InlineFunction, InlineFunctions } from './inline-function.js';
import { Problem, quote } from './problem.js';
import { isMarked, isModuleConstant, markerOf, markersIn, Symbols } from './symbols.js';
import { isWrapper, nodesOf, rewrite } from './syntax.js';

/** A module to bundle, and what could not be inlined in it. */
export interface InlinedModule {
  readonly code: string;
  readonly problems: readonly Problem[];
}

/** Return the text to write for a node, or `undefined` to look inside it. */
type Replace = (node: ts.Node) => string | undefined;

/** Prepare a program, and return a function that rewrites one module of it. */
export function inlinerOf(program: ts.Program): (file: ts.SourceFile) => InlinedModule {
  const symbols = new Symbols(program);
  const functions = new InlineFunctions(symbols);
  const constants = constantsOfMarked(program, symbols);
  return (file) => {
    const module = new Module(file, symbols, functions);
    const code = rewrite(file, module.replace);
    module.checkMarkers();
    const exported = [...constants].filter((symbol) => fileOf(symbol) === file);
    const exports = exported.map(({ name }) => `export { ${name} as "${exportName(name)}" };`);
    return { code: [code, ...module.imports(), ...exports].join('\n'), problems: module.problems };
  };
}

/** One module that is being rewritten. */
class Module {
  readonly problems: Problem[] = [];
  readonly #file: ts.SourceFile;
  readonly #symbols: Symbols;
  readonly #functions: InlineFunctions;
  /** The names of the module. */
  readonly #names: Set<string>;
  /** Where marked functions have their marker. */
  readonly #markers = new Set<number>();
  /** What is imported for inlined expressions, and under which name. */
  readonly #aliases = new Map<ts.Symbol, string>();

  constructor(file: ts.SourceFile, symbols: Symbols, functions: InlineFunctions) {
    this.#file = file;
    this.#symbols = symbols;
    this.#functions = functions;
    this.#names = new Set(
      nodesOf(file).flatMap((node) => (ts.isIdentifier(node) ? node.text : [])),
    );
  }

  /** Replace calls of marked functions; what else is done with such functions is a problem. */
  readonly replace: Replace = (node) => {
    // Types are gone at run time.
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return node.getText();
    try {
      if (ts.isCallExpression(node)) {
        const called = this.#functions.calledBy(node);
        return called && this.#statementOrValue(node, called);
      }
      if (ts.isFunctionLike(node)) this.#checkMarked(node);
      if (ts.isIdentifier(node)) this.#checkReference(node);
      return undefined;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problems.push(error);
      return ts.isCallExpression(node) ? node.getText() : undefined;
    }
  };

  /** Check that every marker is that of a function, as one in another place would have no effect. */
  checkMarkers(): void {
    for (const place of markersIn(this.#file)) {
      if (this.#markers.has(place)) continue;
      const expected = 'the last doc comment before a function';
      this.problems.push(new Problem(this.#file, 'a marker that marks nothing', expected, place));
    }
  }

  #checkMarked(node: ts.SignatureDeclaration): void {
    const marker = markerOf(node);
    if (marker === undefined) return;
    this.#markers.add(marker);
    this.#functions.read(node);
  }

  /** Write the imports of what inlined expressions read. They come at the end, when all are known. */
  imports(): string[] {
    return [...this.#aliases].map(([symbol, alias]) => {
      const from = fileOf(symbol)?.fileName ?? '';
      const path = posix.relative(posix.dirname(this.#file.fileName), from);
      return `import { "${exportName(symbol.name)}" as ${alias} } from "./${path}";`;
    });
  }

  /** Write a call as what its place needs. */
  #statementOrValue(call: ts.CallExpression, called: InlineFunction): string {
    const text = this.#expand(call, called, this.replace);
    const { parent } = call;
    if (called.isWrite) {
      // A statement that begins with a bracket could be taken for the end of the one before.
      return ts.isExpressionStatement(parent) && !text.startsWith('(') ? text : `void (${text})`;
    }
    if (isCalled(call) || beginsStatement(call)) {
      const found = `${quote(call)}, called or at the beginning of a statement`;
      throw new Problem(call, found, 'the name of a constant that holds its value');
    }
    return `(${text})`;
  }

  /** Write the expression of a called function with its arguments in it. */
  #expand(call: ts.CallExpression, called: InlineFunction, replaceInArguments: Replace): string {
    const values = new Map<ts.Symbol, string>();
    for (const [index, parameter] of called.parameters.entries()) {
      const argument = call.arguments[index];
      const text = argument ? rewrite(argument, replaceInArguments) : '';
      values.set(parameter, argument && ts.isIdentifier(argument) ? text : `(${text})`);
    }
    const replace: Replace = (node) => {
      if (isWrapper(node)) return `(${rewrite(node.expression, replace)})`;
      if (ts.isCallExpression(node)) {
        const inner = this.#functions.calledBy(node);
        return inner && `(${this.#expand(node, inner, replace)})`;
      }
      if (ts.isPropertyAccessExpression(node)) {
        const value = this.#symbols.enumValue(node);
        return value === undefined
          ? `${rewrite(node.expression, replace)}.${node.name.text}`
          : `(${value})`;
      }
      if (!ts.isIdentifier(node)) return undefined;
      const symbol = this.#symbols.of(node);
      return symbol && (values.get(symbol) ?? this.#aliasOf(symbol));
    };
    return rewrite(called.expression, replace);
  }

  /** Return the name under which a constant is imported: one that the module has not had. */
  #aliasOf(symbol: ts.Symbol): string {
    const known = this.#aliases.get(symbol);
    if (known !== undefined) return known;
    let alias = `inlined_${symbol.name}`;
    while (this.#names.has(alias)) alias += '_';
    this.#names.add(alias);
    this.#aliases.set(symbol, alias);
    return alias;
  }

  #checkReference(name: ts.Identifier): void {
    const { parent } = name;
    const isListed = ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent);
    const isDeclared = ts.isFunctionDeclaration(parent) && parent.name === name;
    if (isListed || isDeclared || !this.#symbols.markedFunction(name)) return;
    throw new Problem(name, `${quote(name)} as a value`, 'a call of it, as it is to be inlined');
  }
}

/** Whether the value of an expression is called, which an element would be as a method. */
function isCalled(node: ts.Node): boolean {
  const { parent } = node;
  if (isWrapper(parent)) return isCalled(parent);
  const isCallee = ts.isCallExpression(parent) && parent.expression === node;
  return isCallee || (ts.isTaggedTemplateExpression(parent) && parent.tag === node);
}

/** Whether an expression is the first thing of a statement. */
function beginsStatement(node: ts.Node): boolean {
  const statement = ts.findAncestor(node, ts.isExpressionStatement);
  return statement?.getStart() === node.getStart();
}

/** Find the constants of modules that marked functions read. */
function constantsOfMarked(program: ts.Program, symbols: Symbols): ReadonlySet<ts.Symbol> {
  const files = program.getSourceFiles().filter((file) => !file.isDeclarationFile);
  const marked = files
    .flatMap(({ statements }) => statements.filter(ts.isFunctionDeclaration))
    .filter(isMarked);
  const names = marked.flatMap(nodesOf).filter(ts.isIdentifier);
  const found = names.flatMap((name) => symbols.of(name) ?? []);
  return new Set(found.filter(isModuleConstant));
}

/** The file that declares the constant of a module. */
function fileOf({ valueDeclaration }: ts.Symbol): ts.SourceFile | undefined {
  return valueDeclaration?.getSourceFile();
}

/** A name for modules among themselves, which cannot be that of anything in the source. */
function exportName(name: string): string {
  return `inlined ${name}`;
}

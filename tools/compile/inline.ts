/**
 * Inlining: the functions that `@inline` marks are written where they are called.
 *
 * Each module is rewritten before it is bundled. Names are resolved by the TypeScript compiler, and
 * constants that an inlined expression reads are imported as `inlined_0` and so on, which are no
 * names of the source. So it matters neither what else is in the bundle nor how local variables are
 * named.
 *
 * The imports follow all others, and name modules that the others reach already. As no
 * imports go round in a circle, the modules are evaluated in the same order as without.
 */
import { posix } from 'node:path';
import ts from 'typescript';
import {
  checkArguments,
  checkMarkers,
  isMarked,
  type MarkedOf,
  readMarked,
} from './inline-function.js';
import { Problem } from './problem.js';
import { nodesOf, rewrite } from './syntax.js';

/** Return the text to write for a node, or `undefined` to look inside it. */
type Replace = (node: ts.Node) => string | undefined;

type SymbolOf = (name: ts.Node) => ts.Symbol | undefined;

/**
 * Prepare a program, and return a function that rewrites one module of it.
 *
 * That function throws a {@link Problem} if something cannot be inlined.
 */
export function inlinerOf(program: ts.Program): (file: ts.SourceFile) => string {
  const symbolOf = symbolsOf(program);
  const constants = constantsOfMarked(program, symbolOf);
  return (file) => {
    checkMarkers(file);
    const aliases = new Map<ts.Symbol, string>();
    const aliasOf = (symbol: ts.Symbol) => {
      const alias = aliases.get(symbol) ?? `inlined_${aliases.size}`;
      aliases.set(symbol, alias);
      return alias;
    };
    const code = rewrite(file, inliningOf(symbolOf, aliasOf));
    const imports = [...aliases].map(([symbol, alias]) => importOf(symbol, alias, file));
    const exported = [...constants].filter((symbol) => fileOf(symbol) === file);
    const exports = exported.map((symbol) => `export { ${symbol.name} as ${exportName(symbol)} };`);
    return [code, ...imports, ...exports].join('\n');
  };
}

/**
 * Replace calls of marked functions by their expressions, with the arguments in them.
 *
 * @param aliasOf - names a constant of a module
 */
function inliningOf(symbolOf: SymbolOf, aliasOf: (constant: ts.Symbol) => string): Replace {
  const markedOf: MarkedOf = ({ expression }) => {
    // A marked function is called by its name alone. What else is called takes long to look up.
    if (!ts.isIdentifier(expression)) return undefined;
    const declaration = symbolOf(expression)?.valueDeclaration;
    return declaration && isMarked(declaration) ? declaration : undefined;
  };
  /** Write a call in the expressions of open functions, where something is replaced already. */
  const inlined = (call: ts.CallExpression, replace: Replace, open: readonly ts.Node[]) => {
    const marked = markedOf(call);
    if (!marked) return undefined;
    if (open.includes(marked)) {
      throw new Problem(marked, 'a marked function that calls itself', 'no recursion');
    }
    const { parameters, expression } = readMarked(marked, markedOf);
    checkArguments(call, markedOf);
    const values = new Map(
      parameters.map((parameter, index) => {
        const argument = call.arguments[index];
        return [symbolOf(parameter), argument && `(${rewrite(argument, replace)})`];
      }),
    );
    const inExpression: Replace = (node) => {
      if (ts.isCallExpression(node)) return inlined(node, inExpression, [...open, marked]);
      const symbol = ts.isIdentifier(node) ? symbolOf(node) : undefined;
      return symbol && (isOfModule(symbol) ? aliasOf(symbol) : values.get(symbol));
    };
    return `(${rewrite(expression, inExpression)})`;
  };
  const inModule: Replace = (node) =>
    ts.isCallExpression(node) ? inlined(node, inModule, []) : undefined;
  return inModule;
}

/** Find the constants of modules that marked functions read. */
function constantsOfMarked(program: ts.Program, symbolOf: SymbolOf): ReadonlySet<ts.Symbol> {
  const statements = program.getSourceFiles().flatMap((file) => [...file.statements]);
  const nodes = statements.filter(isMarked).flatMap(nodesOf);
  return new Set(nodes.flatMap((node) => symbolOf(node) ?? []).filter(isOfModule));
}

/** Resolve names to what was declared, in whichever file. */
function symbolsOf(program: ts.Program): SymbolOf {
  const checker = program.getTypeChecker();
  return (name) => {
    const symbol = checker.getSymbolAtLocation(name);
    const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  };
}

/**
 * Whether what a marked function names is a constant or an enum of a module.
 *
 * It declares none itself, and those of the standard library are declared by `var`.
 */
function isOfModule({ flags }: ts.Symbol): boolean {
  return (flags & (ts.SymbolFlags.BlockScopedVariable | ts.SymbolFlags.Enum)) !== 0;
}

/** The file that declares the constant of a module. */
function fileOf({ valueDeclaration }: ts.Symbol): ts.SourceFile | undefined {
  return valueDeclaration?.getSourceFile();
}

function importOf(symbol: ts.Symbol, alias: string, file: ts.SourceFile): string {
  const path = posix.relative(posix.dirname(file.fileName), fileOf(symbol)?.fileName ?? '');
  return `import { ${exportName(symbol)} as ${alias} } from "./${path}";`;
}

/** A name for modules among themselves, which cannot be that of anything in the source. */
function exportName({ name }: ts.Symbol): string {
  return `"inlined ${name}"`;
}

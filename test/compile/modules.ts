/** Programs of a few small modules, which the tests of inlining are about. */
import ts from 'typescript';
import { inlinerOf } from '../../compile/inline.js';

/** What the compiler has to know of the standard library. */
const LIBRARY = `
interface Array<T> { readonly length: number; [index: number]: T; push(item: T): number }
interface ReadonlyArray<T> { readonly length: number; readonly [index: number]: T }
interface Boolean {}
interface CallableFunction {}
interface Function {}
interface IArguments { [index: number]: unknown }
interface Iterable<T, R, N> {}
interface Iterator<T, R, N> {}
interface IterableIterator<T, R, N> {}
interface Generator<T, R, N> {}
interface Promise<T> {}
interface PromiseConstructor { new <T>(start: (go: (value: T) => void) => void): Promise<T> }
declare var Promise: PromiseConstructor;
interface NewableFunction {}
interface Number {}
interface Object {}
interface RegExp {}
interface String { charCodeAt(index: number): number; at(index: number): string }
interface Math { clz32(x: number): number; min(a: number, b: number): number; random(): number }
declare var Math: Math;
`;

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  types: [],
};

/** A module without the functions that were inlined, and the problems as one line each. */
export interface Inlined {
  readonly code: string;
  readonly problems: readonly string[];
}

/** Inline in the modules of a program, each a file's name and its text. */
export function inlineModules(texts: Readonly<Record<string, string>>): Map<string, Inlined> {
  const all: Readonly<Record<string, string>> = { '/lib.d.ts': LIBRARY, ...texts };
  const files = new Map(
    Object.entries(all).map(([name, text]) => [
      name,
      ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true),
    ]),
  );
  const host: ts.CompilerHost = {
    fileExists: (name) => files.has(name),
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/lib.d.ts',
    getNewLine: () => '\n',
    getSourceFile: (name) => files.get(name),
    readFile: (name) => all[name],
    useCaseSensitiveFileNames: () => true,
    writeFile: () => undefined,
  };
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  const errors = [...files.values()]
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .map(({ messageText }) => messageText);
  if (errors.length > 0) throw new Error(`The program has errors: ${JSON.stringify(errors)}`);
  const inline = inlinerOf(program);
  return new Map(
    [...files].map(([name, file]) => {
      const { code, problems } = inline(file);
      const lines = problems.map((found) => `${found.file}:${found.line}: ${found.message}`);
      return [name, { code, problems: lines }];
    }),
  );
}

/** Print a program with only the brackets that it needs, so that others make no difference. */
export function withoutBrackets(code: string): string {
  const file = ts.createSourceFile('/program.ts', code, ts.ScriptTarget.ES2022, true);
  const { transformed } = ts.transform(file, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node =>
        ts.isParenthesizedExpression(node)
          ? visit(node.expression)
          : ts.visitEachChild(node, visit, context);
      return ts.visitEachChild(root, visit, context);
    },
  ]);
  // The printer brackets what would mean something else without.
  return transformed.map((root) => ts.createPrinter().printFile(root)).join('');
}

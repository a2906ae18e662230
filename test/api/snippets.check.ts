/** The code in the pages and the doc comments compiles with the built types, and every public function has an example. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from '../docs/pages.js';
import { ENTRIES, lineOf, SNIPPETS, type Snippet, textOf } from '../docs/snippets.js';

function typesOf(file: string): string {
  return `${ROOT}dist/${file}.d.ts`;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  paths: Object.fromEntries([...ENTRIES].map(([name, file]) => [name, [typesOf(file)]])),
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
};

/** What the compiler knows of programs and of the library. */
interface Compilation {
  /** Errors in the programs, each with its file and line. */
  readonly errors: readonly string[];
  /** Public functions whose doc comments have no example. */
  readonly withoutExample: readonly string[];
}

/** Compile programs as strictly as users may. */
function compile(snippets: readonly Snippet[]): Compilation {
  const sources = new Map<string, Snippet>(
    snippets.map((snippet, index) => [`${ROOT}snippet-${index}.ts`, snippet]),
  );
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  host.readFile = (name) => sources.get(name)?.code ?? readFile(name);
  const entries = [...ENTRIES.values()].map(typesOf);
  const program = ts.createProgram([...entries, ...sources.keys()], OPTIONS, host);
  const errors = [...sources].flatMap(([name, { file }]) => {
    const source = program.getSourceFile(name);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map((diagnostic) => `${file}:${lineOf(diagnostic)}: ${textOf(diagnostic)}`);
  });
  const withoutExample = entries.flatMap((file) => functionsWithoutExample(program, file));
  return { errors, withoutExample };
}

function functionsWithoutExample(program: ts.Program, file: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  if (module === undefined) throw new RangeError(`${file} exports nothing`);
  return checker
    .getExportsOfModule(module)
    .map((name) => (name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name))
    .filter((name) => name.flags & ts.SymbolFlags.Function)
    .filter((name) => !name.getJsDocTags(checker).some((tag) => tag.name === 'example'))
    .map((name) => name.name);
}

const BROKEN = { file: 'broken.md', line: 1, code: "\nexport const one: number = 'one';" };
const { errors, withoutExample } = compile([...SNIPPETS, BROKEN]);

test('snippets compile under the strictest settings', () => {
  expect(errors).toEqual(["broken.md:2: Type 'string' is not assignable to type 'number'."]);
});

test('every public function has an example', () => {
  expect(withoutExample).toEqual([]);
});

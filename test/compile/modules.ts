/** Programs of a few small modules, which the tests of inlining are about. */
import ts from 'typescript';
import { inlinerOf } from '../../tools/compile/inline.js';
import { Problem } from '../../tools/compile/problem.js';

/** Inline in the modules of a program, each a file's name and its text. */
export function inlineModules(texts: Readonly<Record<string, string>>): Map<string, string> {
  const files = new Map(
    Object.entries(texts).map(([name, text]) => [
      name,
      ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true),
    ]),
  );
  const host: ts.CompilerHost = {
    fileExists: (name) => files.has(name),
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '',
    getNewLine: () => '\n',
    getSourceFile: (name) => files.get(name),
    readFile: (name) => texts[name],
    useCaseSensitiveFileNames: () => true,
    writeFile: () => undefined,
  };
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, noLib: true, types: [] };
  const inline = inlinerOf(ts.createProgram([...files.keys()], options, host));
  return new Map([...files].map(([name, file]) => [name, inline(file)]));
}

/** Return the problem with a program of one module as a line, `undefined` if there is none. */
export function problemOf(code: string): string | undefined {
  try {
    inlineModules({ '/main.ts': code });
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `${error.file}:${error.line}: ${error.message}`;
  }
}

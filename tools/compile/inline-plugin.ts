/** Inlining as a step of the build. */
import { relative, resolve } from 'node:path';
import type { Options } from 'tsup';
import ts from 'typescript';
import { inlinerOf } from './inline.js';
import { Problem } from './problem.js';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Rewrite the modules of a program while they are loaded. A problem ends the build.
 *
 * @param folder - holds the program's files
 */
export function inlinePlugin(folder: string): Plugin {
  // Made when the first file is loaded, once for all bundles.
  let inline: ((path: string) => string) | undefined;
  return {
    name: 'inline',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        inline ??= inlinerIn(folder);
        try {
          return { contents: inline(path), loader: 'ts' };
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          const { message, file, line, column, lineText } = error;
          const location = { file: relative('.', file), line, column, lineText };
          return { errors: [{ text: message, location }] };
        }
      }),
  };
}

function inlinerIn(folder: string): (path: string) => string {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve('.'));
  // What is inlined is of the program itself: what it is built on is not read.
  const host = ts.createCompilerHost(options);
  const { fileExists } = host;
  host.fileExists = (path) => !path.includes('/node_modules/') && fileExists(path);
  const files = ts.sys.readDirectory(resolve(folder), ['.ts']);
  const program = ts.createProgram(files, { ...options, noLib: true, types: [] }, host);
  const inline = inlinerOf(program);
  const written = new Map<string, string>();
  return (path) => {
    const file = program.getSourceFile(path);
    if (!file) throw new Error(`found ${path}, expected a file in ${folder}`);
    // Most modules are in several bundles.
    const text = written.get(path) ?? inline(file);
    written.set(path, text);
    return text;
  };
}

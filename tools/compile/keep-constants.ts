/**
 * Constants that stay constants.
 *
 * Bundling makes every `const` at the top of a module a `var`. Engines take what a constant
 * holds, such as a table, for known when they compile a function; a variable they look up and
 * check at each use.
 *
 * No constant is read too early because of this: a bundle has its modules in the order in which
 * they would be evaluated apart, so what would be read before its declaration would be so in the
 * source, where it is also declared by `const`.
 */
import { formatMessages, transform } from 'esbuild';
import type { Options } from 'tsup';
import ts from 'typescript';
import { rewrite, sectionsOf } from './syntax.js';

type Plugin = NonNullable<Options['plugins']>[number];

/** The package that draws boards: its variables get their values later. */
const VIEWS = /\bnode_modules\/preact\//;

/** Declare constants as such in every file that is built. */
export function keepConstantsPlugin(): Plugin {
  return {
    name: 'keep-constants',
    renderChunk: async (code, { path }) =>
      /\.[cm]?js$/.test(path) ? { code: await keepConstants(code, path) } : null,
  };
}

/**
 * Declare the top-level variables of a bundle as constants, but for those of {@link VIEWS}.
 *
 * @throws Error if a variable gets its value later, or another one
 */
export async function keepConstants(code: string, path: string): Promise<string> {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const pathOf = sectionsOf(file);
  const kept = rewrite(file, (node) => {
    if (ts.isSourceFile(node)) return undefined;
    return ts.isVariableStatement(node) && !VIEWS.test(pathOf(node))
      ? node.getText().replace(/^var\b/, 'const')
      : node.getText();
  });
  const { warnings } = await transform(kept, { sourcefile: path, logLevel: 'silent' });
  const written = warnings.filter(({ id }) => id === 'assign-to-constant');
  if (written.length === 0) return kept;
  throw new Error((await formatMessages(written, { kind: 'error' })).join('\n'));
}

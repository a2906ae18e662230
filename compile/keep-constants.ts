/**
 * Constants that stay constants.
 *
 * Bundling makes every `const` of a file a `var`. Engines take what a constant holds, such as a
 * table, for known when they compile a function, and have to look up and check a variable at each
 * use. docs/representation.md tells how much that is.
 */
import type { Options } from 'tsup';
import ts from 'typescript';
import { applyEdits, isAssignment, isStep, namesIn, nodesOf, parse } from './program.js';

/** Declare every variable of a program's top level as a constant that is only written to once. */
export function keepConstants(code: string): string {
  const file = parse(code);
  const written = new Set(nodesOf(file).flatMap(namesWrittenBy));
  const edits = file.statements
    .filter(isVariables)
    .filter(({ declarationList }) =>
      declarationList.declarations.every(
        ({ name, initializer }) =>
          initializer !== undefined &&
          namesIn(name).every((text) => !written.has(text) && !namesIn(initializer).includes(text)),
      ),
    );
  return applyEdits(
    code,
    edits.map((statement) => {
      const start = statement.declarationList.getStart();
      return { start, end: start + 'var'.length, text: 'const' };
    }),
  );
}

function isVariables(node: ts.Node): node is ts.VariableStatement {
  return (
    ts.isVariableStatement(node) && (node.declarationList.flags & ts.NodeFlags.BlockScoped) === 0
  );
}

/** List the names that an expression gives other values, and maybe some more. */
function namesWrittenBy(node: ts.Node): string[] {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) {
    return namesIn(node.left);
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    return isStep(node.operator) ? namesIn(node.operand) : [];
  }
  return ts.isForInStatement(node) || ts.isForOfStatement(node) ? namesIn(node.initializer) : [];
}

/** Do so in every file that is built. */
export const keepConstantsPlugin: NonNullable<Options['plugins']>[number] = {
  name: 'keep-constants',
  renderChunk: (code, { path }) => (/\.[cm]?js$/.test(path) ? { code: keepConstants(code) } : null),
};

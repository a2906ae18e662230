/**
 * Constants that stay constants.
 *
 * Bundling makes every `const` of a file a `var`. Engines take what a constant holds, such as a
 * table, for known when they compile a function, and have to look up and check a variable at each
 * use. docs/representation.md tells how much that is.
 */
import ts from 'typescript';
import { applyEdits, boundBy, namesIn, parse, variableNames } from './program.js';

/** Declare as constants the top-level variables of a program that are written to only once. */
export function keepConstants(code: string): string {
  const file = parse(code);
  const variable = variableNames(file);
  const edits = file.statements
    .filter(isVariables)
    .filter(({ declarationList }) =>
      declarationList.declarations.every(
        ({ name, initializer }) =>
          initializer !== undefined &&
          boundBy(name).every(
            (text) => !variable.has(text) && !namesIn(initializer).includes(text),
          ),
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

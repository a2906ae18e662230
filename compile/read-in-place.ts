/**
 * Reads of cells and tables, written where they happen.
 *
 * `at(cells, cell)` says in the source that the layout names every cell. As a call, it fills up
 * what engines are willing to write into one function; as `cells[cell]` it does not, and each place
 * has its own statistics of what it reads. docs/representation.md tells how much that is.
 */
import { readFile } from 'node:fs/promises';
import type { Options } from 'tsup';
import ts from 'typescript';
import { applyEdits, type Edit, nodesOf, parse } from './edits.js';

/** Functions that only read one element of their first argument. */
const READERS: readonly string[] = ['at', 'lookUp'];

/** Write the calls of readers as what they do. */
export function readInPlace(code: string): string {
  return applyEdits(code, nodesOf(parse(code)).flatMap(editsOf));
}

function editsOf(node: ts.Node): Edit[] {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
  const [list, index] = node.arguments;
  if (!READERS.includes(node.expression.text) || list === undefined || index === undefined) {
    return [];
  }
  return [
    { start: node.getStart(), end: list.getStart(), text: '' },
    { start: list.getEnd(), end: index.getStart(), text: '[' },
    { start: index.getEnd(), end: node.getEnd(), text: ']' },
  ];
}

/** Do so in every file of the library. */
export const readInPlacePlugin: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'read-in-place',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: readInPlace(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

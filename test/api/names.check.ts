/**
 * Programs that make types of their own (`declaration: true`) can name every type of ours that TypeScript infers, with
 * the entry point alone that they import.
 */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { temporaryFolder } from '../support/folders.js';

const names = Object.entries(manifest.exports).flatMap(([path, target]) =>
  typeof target === 'string' ? [] : [posix.join('azulejo', path)],
);

// Where the package is installed: files of one's own package can always be named.
const folder = temporaryFolder();
mkdirSync(join(folder, 'node_modules'));
symlinkSync(
  fileURLToPath(new URL('../..', import.meta.url)),
  join(folder, 'node_modules', 'azulejo'),
);

/** List what TypeScript says of a module when it writes the module's types. */
function problemsOf(text: string, extension: string): string[] {
  const file = join(folder, `program.${extension}`);
  writeFileSync(file, text);
  const program = ts.createProgram([file], {
    strict: true,
    declaration: true,
    emitDeclarationOnly: true,
    skipLibCheck: true,
    types: [],
    preserveSymlinks: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe.each(['mts', 'cts'])('in a .%s file', (extension) => {
  test.each(names)('every type of %s has a name', (name) => {
    const text = `import * as all from '${name}';\nexport const every = { ...all };\n`;
    expect(problemsOf(text, extension)).toEqual([]);
  });
});

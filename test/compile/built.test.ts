/** What the build left of marked functions and of constants. */
import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { isMarked } from '../../tools/compile/inline-function.js';
import { filesIn, read } from '../docs/pages.js';

/** The functions of each module that are marked, and those that are not. */
const FUNCTIONS = filesIn('src', '.ts').flatMap((file) =>
  ts
    .createSourceFile(file, read(file), ts.ScriptTarget.ES2022, true)
    .statements.filter(ts.isFunctionDeclaration)
    .map((declaration) => ({
      file,
      name: declaration.name?.text,
      isInlined: isMarked(declaration),
    })),
);

const FILES = readdirSync('dist').filter((file) => /\.c?js$/.test(file));

/** List the functions that a built file declares, each with the module that it is from. */
function declaredIn(file: string): string[] {
  // A comment says from which module the next part of a bundle is.
  const parts = read(`dist/${file}`).split(/^\/\/ (src\/.*\.ts)$/m);
  return parts.flatMap((module, index) => {
    const names = (parts[index + 1] ?? '').matchAll(/^(?:async )?function\*? (\w+?)\d*\(/gm);
    return module.endsWith('.ts') ? [...names].map(([, name]) => `${module}: ${name}`) : [];
  });
}

const DECLARED = FILES.map((file) => ({ file, functions: new Set(declaredIn(file)) }));

/** List which of the functions are in built files. Bundling leaves out what nothing calls. */
function builtOf(isInlined: boolean): string[] {
  const sought = FUNCTIONS.filter((found) => found.isInlined === isInlined);
  return sought.flatMap(({ file: module, name }) =>
    DECLARED.filter(({ functions }) => functions.has(`${module}: ${name}`)).map(
      ({ file }) => `${file}, ${module}: ${name}`,
    ),
  );
}

/** The parts of a file that are of Preact: from the comment that names one to the next that names a file. */
const PREACT = /^\/\/ node_modules\/preact\/[\s\S]*?(?=^\/\/ \S+\.tsx?$|^export )/gm;

describe('in the built files', () => {
  test('no marked function is left, so nothing calls one', () => {
    expect(FUNCTIONS.filter(({ isInlined }) => isInlined).length).toBeGreaterThan(40);
    expect(builtOf(true)).toEqual([]);
  });

  test('other functions are, so the marked ones would be found', () => {
    expect(builtOf(false).length).toBeGreaterThan(200);
  });

  test('what modules export for inlining alone is not public', () => {
    for (const file of FILES) expect(read(`dist/${file}`)).not.toContain('"inlined ');
  });

  test('the members of enums are numbers', () => {
    expect(read('dist/index.js')).not.toContain('Cell.');
    for (const file of FILES)
      expect(read(`dist/${file}`)).not.toMatch(/\b(?:Cell|Board|Lane)\d*\.[A-Z]/);
  });

  test('there is no variable at the top, but for the package that draws boards', () => {
    for (const file of FILES.filter((each) => each.endsWith('.js'))) {
      const ours = read(`dist/${file}`).replaceAll(PREACT, '');
      expect(ours.match(/^(?:var|let) .*/gm), file).toBeNull();
    }
  });
});

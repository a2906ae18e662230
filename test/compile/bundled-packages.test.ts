/** What the build does about the packages that are in the command's files. */
import { expect, test } from 'vitest';
import { licenceOf, packagesOf } from '../../tools/compile/licences.js';
import { withRequire } from '../../tools/compile/require-in-modules.js';

test('the packages that files are from are found, scoped and nested ones, too', () => {
  const files = [
    'src/cli.ts',
    'node_modules/commander/index.js',
    'node_modules/commander/lib/help.js',
    'node_modules/@scope/name/index.js',
    'node_modules/outer/node_modules/inner/index.js',
  ];
  expect(packagesOf(files)).toEqual([
    'node_modules/@scope/name',
    'node_modules/commander',
    'node_modules/outer/node_modules/inner',
  ]);
});

test('a licence comes with the name and version of its package', () => {
  expect(licenceOf('node_modules/commander')).toMatch(
    /^commander [\d.]+ \(MIT\)\n\n.*MIT License/s,
  );
  expect(() => licenceOf('test/package/consumers/esm')).toThrow('found no licence');
});

test('a require is made below the line that names the interpreter', () => {
  expect(withRequire('#!/usr/bin/env node\nf();\n')).toMatch(
    /^#!.*\nimport .*\nconst require = .*\nf\(\);\n$/,
  );
  expect(withRequire('f();\n')).toMatch(/^import .*\nconst require = .*\nf\(\);\n$/);
});

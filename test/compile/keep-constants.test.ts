/** What the build makes a constant again. */
import { expect, test } from 'vitest';
import { keepConstants } from '../../tools/compile/keep-constants.js';

const kept = (code: string) => keepConstants(code, 'bundle.js');

test.each([
  ['a table', 'var TABLE = [1, 2];', 'const TABLE = [1, 2];'],
  ['two at once', 'var A = 1, B = 2;', 'const A = 1, B = 2;'],
  ['what is taken apart', 'var { a, b: c } = Math;', 'const { a, b: c } = Math;'],
  ['a table whose element is written', 'var T = [1];\nT[0] = 2;', 'const T = [1];\nT[0] = 2;'],
  [
    'a namesake of what is local elsewhere',
    'var a = 1;\nfunction f(b) {\n  var a = b;\n  a = 2;\n}',
    'const a = 1;\nfunction f(b) {\n  var a = b;\n  a = 2;\n}',
  ],
  ['what has a comment before it', '// One.\nvar a = 1;', '// One.\nconst a = 1;'],
])('%s is declared as a constant', async (_, code, expected) => {
  expect(await kept(code)).toBe(expected);
});

test.each([
  ['is local to a function', 'function f() {\n  var a = 1;\n  return a;\n}'],
  ['is no var', 'let a = 1;\na = 2;'],
])('what %s stays as it is', async (_, code) => {
  expect(await kept(code)).toBe(code);
});

test.each([
  ['another value', 'f();\nvar a = 1;\na = 1;', 'bundle.js:3:0'],
  ['another value when it is taken apart', 'var a = 1;\n[a] = [2];', 'bundle.js:2:1'],
  ['a value later', 'f();\nvar make;\nmake = 1;', 'bundle.js:2:6'],
])('what gets %s ends the build', async (_, code, place) => {
  await expect(kept(code)).rejects.toThrow(place);
});

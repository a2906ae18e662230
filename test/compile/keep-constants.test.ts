/** What the build makes a constant again. */
import { expect, test } from 'vitest';
import { keepConstants } from '../../compile/keep-constants.js';

test.each([
  ['a table', 'var TABLE = [1, 2];', 'const TABLE = [1, 2];'],
  ['a table that a function reads', 'var T = [1];\nf = () => T;', 'const T = [1];\nf = () => T;'],
  ['two at once', 'var A = 1, B = 2;', 'const A = 1, B = 2;'],
  [
    'a namesake of what is local elsewhere',
    'var a = 1;\nfunction f(b) {\n  let a = b;\n}',
    'const a = 1;\nfunction f(b) {\n  let a = b;\n}',
  ],
  ['what is taken apart', 'var { a, b: c } = Math;', 'const { a, b: c } = Math;'],
  ['what another name is compared with', 'var A = 1;\nA === 2;', 'const A = 1;\nA === 2;'],
])('%s is declared as a constant', (_, code, expected) => {
  expect(keepConstants(code)).toBe(expected);
});

test.each([
  ['has no value yet', 'var make;\nmake = 1;'],
  ['never has a value', 'var a;'],
  ['gets another value', 'var a = 1;\nfunction f() { a = 2; }'],
  ['is added to', 'var a = 1;\na += 2;'],
  ['gets a value where it has none', 'var a = undefined;\na ??= 2;'],
  ['is counted', 'var a = 1;\nfunction f() { return a++; }'],
  ['is one of two of which the other changes', 'var a = 1, b = 2;\n--b;'],
  ['is taken out of a list', 'var a = 1;\n[a] = [2];'],
  ['is taken out of an object', 'var a = 1;\n({ b: a } = f());'],
  ['is the variable of a loop', 'var a = 1;\nfor (a of [1, 2]) f();'],
  ['reads itself', 'var Cell = ((Cell) => Cell)(Cell || {});'],
  ['is local to a function', 'function f() {\n  var a = 1;\n  return a;\n}'],
  ['is taken apart and written to', 'var { a, b } = f();\nb = 1;'],
  ['is no var', 'let a = 1;'],
  ['is declared twice', 'var a = 1;\nvar a = 2;'],
  ['is declared again in a block', 'var a = 1;\nif (f) {\n  var a = 2;\n}'],
  ['has the name of a function', 'function a() {}\nvar a = 1;'],
])('what %s stays as it is', (_, code) => {
  expect(keepConstants(code)).toBe(code);
});

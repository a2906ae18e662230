/** What the build makes a constant again. */
import { expect, test } from 'vitest';
import { keepConstants } from '../../compile/keep-constants.js';

const kept = (code: string) => keepConstants(code, 'bundle.js');

test.each([
  ['a table', 'var TABLE = [1, 2];', 'const TABLE = [1, 2];'],
  ['a table that a function reads', 'var T = [1];\nf = () => T;', 'const T = [1];\nf = () => T;'],
  ['two at once', 'var A = 1, B = 2;', 'const A = 1, B = 2;'],
  ['what is taken apart', 'var { a, b: c } = Math;', 'const { a, b: c } = Math;'],
  ['what another name is compared with', 'var A = 1;\nA === 2;', 'const A = 1;\nA === 2;'],
  ['a function that calls itself', 'var f = () => f();', 'const f = () => f();'],
  ['a table whose element is written', 'var T = [1];\nT[0] = 2;', 'const T = [1];\nT[0] = 2;'],
  ['what is an index of a write', 'var i = 0;\nt[i] = 2;', 'const i = 0;\nt[i] = 2;'],
  [
    'the name of a property that is written',
    'var a = 1;\n({ a: t.a } = f());',
    'const a = 1;\n({ a: t.a } = f());',
  ],
  [
    'a namesake of what is local elsewhere',
    'var a = 1;\nfunction f(b) {\n  let a = b;\n  a = 2;\n}',
    'const a = 1;\nfunction f(b) {\n  let a = b;\n  a = 2;\n}',
  ],
  [
    'a namesake of a parameter that is counted',
    'var at = 1;\nfunction f(at) { return at++; }',
    'const at = 1;\nfunction f(at) { return at++; }',
  ],
  ['what has a comment before it', '// One.\nvar a = 1;', '// One.\nconst a = 1;'],
])('%s is declared as a constant', (_, code, expected) => {
  expect(kept(code)).toBe(expected);
});

test.each([
  ['gets another value', 'var a = 1;\nfunction f() { a = 2; }'],
  ['is added to', 'var a = 1;\na += 2;'],
  ['gets a value where it has none', 'var a = undefined;\na ??= 2;'],
  ['is counted', 'var a = 1;\nfunction f() { return a++; }'],
  ['is one of two of which the other changes', 'var a = 1, b = 2;\n--b;'],
  ['is taken out of a list', 'var a = 1;\n[a] = [2];'],
  ['is the rest of a list', 'var a = 1;\n[, ...a] = [2];'],
  ['is taken out of a list or has a default', 'var a = 1;\n[a = 3] = [2];'],
  ['is taken out of an object', 'var a = 1;\n({ b: a } = f());'],
  ['is taken out of an object by its name', 'var a = 1;\n({ a } = f());'],
  ['is the rest of an object', 'var a = 1;\n({ ...a } = f());'],
  ['is the variable of a loop', 'var a = 1;\nfor (a of [1, 2]) f();'],
  ['gets a value in brackets', 'var a = 1;\n(a) = 2;'],
  ['is the object of an enum', 'var Cell = ((Cell) => Cell)(Cell || {});'],
  ['is local to a function', 'function f() {\n  var a = 1;\n  return a;\n}'],
  ['is taken apart and written to', 'var { a, b } = f();\nb = 1;'],
  ['is no var', 'let a = 1;'],
  ['is declared twice', 'var a = 1;\nvar a = 2;'],
  ['is declared again in a block', 'var a = 1;\nif (f) {\n  var a = 2;\n}'],
])('what %s stays as it is', (_, code) => {
  expect(kept(code)).toBe(code);
});

test('a variable without a value ends the build', () => {
  expect(() => kept('f();\nvar make;\nmake = 1;')).toThrow(
    'bundle.js:2: found "var make" without a value, expected a value where it is declared',
  );
});

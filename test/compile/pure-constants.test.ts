/** Which constants the build marks as computed without effect. */
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { pureConstants } from '../../tools/compile/pure-constants.js';

const pure = (code: string) => pureConstants(code, 'module.js');

test.each([
  ['what is computed', 'const A = f(1);', 'const A = /* @__PURE__ */ (() => f(1))();'],
  ['an object of it', 'const A = { a: f() };', 'const A = /* @__PURE__ */ (() => ({ a: f() }))();'],
  ['what is spread', 'const A = [...B];', 'const A = /* @__PURE__ */ (() => [...B])();'],
  ['a property', 'const A = b.c;', 'const A = /* @__PURE__ */ (() => b.c)();'],
  ['a sum of names', 'const A = B + 1;', 'const A = /* @__PURE__ */ (() => B + 1)();'],
  [
    'a marked call of what is computed',
    'const A = /* @__PURE__ */ f(g());',
    'const A = /* @__PURE__ */ (() => /* @__PURE__ */ f(g()))();',
  ],
  ['functions of Math', 'const { a, b: c } = Math;', 'const a = Math.a,\n  c = Math.b;'],
  [
    'a class with a computed name',
    'const A = class { [B]() {} };',
    'const A = /* @__PURE__ */ (() => class { [B]() {} })();',
  ],
  ['one of two', 'const A = 1, B = f();', 'const A = 1, B = /* @__PURE__ */ (() => f())();'],
])('%s is marked', (_, code, expected) => {
  expect(pure(code)).toBe(expected);
});

test('a module that is imported for its effects is left out, as it has none', () => {
  expect(pure('import "./a.js";\nimport { b } from "./b.js";')).toBe(
    '\nimport { b } from "./b.js";',
  );
});

test.each([
  'const A = [1, "a", { b: null, c }];',
  'const f = () => g();',
  'const A = /* @__PURE__ */ f(1);',
  'const A = [-1, 2 * 3];',
  'const A = class extends B { a = f(); b() {} static c() {} };',
  'function f() { g(); }',
  'import { a } from "./b.js";\nexport { a };',
])('known to have no effect, so left as it is: %s', (code) => {
  expect(pure(code)).toBe(code);
});

test.each(['f();', 'A.b = 1;', 'if (a) f();', 'const [a] = b;'])(
  'a module that does this when it is loaded ends the build: %s',
  (code) => {
    expect(() => pure(code)).toThrow(/^found "/);
  },
);

test('a bundler leaves out what is marked and not used', async () => {
  const code = 'const A = f(1), B = g(A);\nexport const D = 1;';
  const module = pure(code.replace('export ', '')).concat('\nexport { D };');
  const { outputFiles } = await build({
    stdin: { contents: module },
    ...{ bundle: true, format: 'esm', write: false },
  });
  expect(outputFiles[0]?.text).toBe('// <stdin>\nvar D = 1;\nexport {\n  D\n};\n');
});

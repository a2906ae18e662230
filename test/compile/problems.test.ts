/** What ends the build instead of being inlined, and what it says then. */
import { expect, test } from 'vitest';
import { problemOf } from './modules.js';

test.each(['draw()', 'n++', '-draw()', 'c[draw()]', 'twice(draw())', '[n]', '() => n', '...c'])(
  'the argument %s',
  (argument) => {
    const code = `
/** @inline */
export function twice(value: any): number { return value + value; }
export const x = (n: number, c: number[], draw: () => number) => twice(${argument});`;
    expect(problemOf(code)).toMatch(
      /^\/main.ts:4: found the argument ".*" of twice, which is inlined, expected the name of a constant that holds it$/,
    );
  },
);

const PURE = 'expected a pure expression';
const BODY = 'found the body of f, expected one return, or one assignment';

test.each([
  ['calls another', 'function f(a: number) { return draw(a); }', `found "draw(a)", ${PURE}`],
  ['counts', 'function f(a: number) { return ++a; }', `found "++a", ${PURE}`],
  ['writes its parameter', 'function f(a: number) { a = 2; }', `found "a = 2", ${PURE}`],
  ['adds to an element', 'function f(a: any) { a[0] += 1; }', `found "a[0] += 1", ${PURE}`],
  ['makes a function', 'function f(a: number) { return () => a; }', `found "() => a", ${PURE}`],
  ['has two statements', 'function f(a: number) { const b = a; return b; }', BODY],
  ['returns nothing', 'function f() { return; }', BODY],
  [
    'has a default',
    'function f(a = 1) { return a; }',
    'found the parameter "a = 1", expected a name with a type',
  ],
  [
    'takes a parameter apart',
    'function f({ a }: { a: number }) { return a; }',
    'found the parameter "{ a }: { a: number }", expected a name with a type',
  ],
  [
    'calls itself',
    'function f(a: number): number { return a > 0 ? f(a) : a; }',
    'found a marked function that calls itself, expected no recursion',
  ],
])('a marked function that %s', (_, declaration, message) => {
  const code = `declare function draw(n: number): number;
/** @inline */
${declaration}
export const x = f(1);`;
  expect(problemOf(code)).toBe(`/main.ts:3: ${message}`);
});

test.each([
  ['a local function', 'function g() {\n/** @inline */\nfunction f() { return 1; } return f; }'],
  ['an arrow function', '\n/** @inline */\nconst f = () => 1;'],
  [
    'the line before',
    'const one = 1;\n/** @inline */ const two = 2;\nfunction f() { return one; }',
  ],
])('a marker of %s', (_, code) => {
  expect(problemOf(code)).toBe(
    '/main.ts:2: found a marker that marks nothing, expected the last doc comment before a function at the top of a module',
  );
});

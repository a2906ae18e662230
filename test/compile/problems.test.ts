/** What ends the build instead of being inlined, and what it says then. */
import { expect, test } from 'vitest';
import { inlineModules } from './modules.js';

/** List the problems of a program of one module. */
function problemsOf(code: string): readonly string[] {
  return inlineModules({ '/main.ts': `export {};\n${code}` }).get('/main.ts')?.problems ?? [];
}

const CALLED = `declare const c: number[], f: boolean, held: { n: number };
declare let n: number, x: unknown;
declare function draw(): number;
/** @inline */
export function at(list: number[], index: number): number { return list[index]!; }
/** @inline */
export function twice(value: number): number { return value + value; }
/** @inline */
export function pick(flag: boolean, value: number): number { return flag ? value : 0; }
/** @inline */
export function both(one: boolean, other: boolean): boolean { return one && other; }
/** @inline */
export function swapped(one: number, other: number): number { return other - one; }
/** @inline */
export function lane(list: number[], index: number): number { return list[0]! >> index; }
/** @inline */
export function deep(value: number): number { return at(c, twice(value)); }
/** @inline */
export function set(list: number[], index: number, value: number): void { list[index] = value; }
/** @inline */
export function get<T>(list: readonly T[], index: number): T { return list[index]!; }
`;

/** The line after these. */
const LINE = CALLED.split('\n').length + 1;

const HELD = 'expected the name of a constant that holds it';

test.each([
  ['x = twice(n + 1);', `"n + 1", which twice does not evaluate once and always, ${HELD}`],
  ['x = deep(n + 1);', `"n + 1", which deep does not evaluate once and always, ${HELD}`],
  ['x = pick(f, c[0]!);', `"c[0]!", which pick does not evaluate once and always, ${HELD}`],
  ['x = both(f, !f);', `"!f", which both does not evaluate once and always, ${HELD}`],
  ['x = twice(draw());', `"draw()", which twice does not evaluate once and in this order, ${HELD}`],
  [
    'x = swapped(n, draw());',
    `"n", which swapped does not evaluate once and in this order, ${HELD}`,
  ],
  [
    'x = lane(c, draw());',
    `"draw()", which lane does not evaluate once and in this order, ${HELD}`,
  ],
  ['x = twice(n++);', `"n++", which twice does not evaluate once and in this order, ${HELD}`],
  ['x = twice(held.n);', `"held.n", which twice does not evaluate once and in this order, ${HELD}`],
  [
    'x = twice(Math.random());',
    `"Math.random()", which twice does not evaluate once and in this order, ${HELD}`,
  ],
])('the argument of %s', (code, message) => {
  const problem = `/main.ts:${LINE}: found the argument ${message}`;
  expect(problemsOf(`${CALLED}${code}\nexport { x };`)).toEqual([problem]);
});

test.each([
  ['x = [twice];', '"twice" as a value, expected a call of it, as it is to be inlined'],
  [
    'export const other = twice;',
    '"twice" as a value, expected a call of it, as it is to be inlined',
  ],
  [
    'export const all = { twice };',
    '"twice" as a value, expected a call of it, as it is to be inlined',
  ],
  ['export default twice;', '"twice" as a value, expected a call of it, as it is to be inlined'],
  [
    "import * as main from './main.js';\nmain.twice(1);",
    '"twice" as a value, expected a call of it, as it is to be inlined',
  ],
  ['x = twice?.(1);', '"twice?.(1)", expected a call of twice without "?." and "..."'],
  [
    'const all = [1] as const;\nx = twice(...all);',
    '"twice(...all)", expected a call of twice without "?." and "..."',
  ],
  [
    'x = get([draw], 0)();',
    '"get([draw], 0)", called or at the beginning of a statement, expected the name of a constant that holds its value',
  ],
  [
    'x = (get([draw], 0)!)();',
    '"get([draw], 0)", called or at the beginning of a statement, expected the name of a constant that holds its value',
  ],
  [
    'get([c], 0).push(1);',
    '"get([c], 0)", called or at the beginning of a statement, expected the name of a constant that holds its value',
  ],
])('the use in %s', (code, message) => {
  const problems = problemsOf(`${CALLED}${code}`);
  expect(problems).toEqual([expect.stringContaining(`: found ${message}`)]);
});

const PURE = 'expected a pure expression of numbers, names and elements';
const CONSTANT = 'expected a parameter or a constant at the top of a module';
const PLAIN = 'found a marked function, expected a plain one at the top of a module';
const BODY = 'found the body of f, expected one return, or one assignment';

test.each([
  ['calls another', 'function f(a: number) { return draw(a); }', `found "draw(a)", ${PURE}`],
  [
    'calls what is random',
    'function f(a: number) { return a * Math.random(); }',
    `found "Math.random()", ${PURE}`,
  ],
  [
    'calls a global function',
    'function f(a: number) { return Math.clz32(a); }',
    `found "Math", ${CONSTANT}`,
  ],
  ['calls a method', 'function f(a: number[]) { return a.push(1); }', `found "a.push(1)", ${PURE}`],
  [
    'calls itself',
    'function f(a: number): number { return a > 0 ? f(a) : a; }',
    'found a marked function that calls itself, expected no recursion',
  ],
  [
    'is a private method',
    'class C {\n/** @inline */\n#f() { return 1; } g() { return this.#f(); } }',
    PLAIN,
  ],
  ['reads a property', 'function f(a: { b: number }) { return a.b; }', `found "a.b", ${PURE}`],
  ['reads by a name', "function f(a: { b: number }) { return a['b']; }", `found "a['b']", ${PURE}`],
  [
    'reads what need not be there',
    'function f(a: number[] | undefined) { return a?.[0]; }',
    `found "a?.[0]", ${PURE}`,
  ],
  ['reads a variable', 'function f() { return variable; }', `found "variable", ${CONSTANT}`],
  [
    'reads its arguments',
    'function f() { return arguments[0]; }',
    `found "arguments", ${CONSTANT}`,
  ],
  [
    'adds a value that is not a number',
    "function f(a: string) { return a + '1'; }",
    `found "a + '1'", ${PURE}`,
  ],
  ['counts', 'function f(a: number) { return ++a; }', `found "++a", ${PURE}`],
  ['writes its parameter', 'function f(a: number) { return (a = 2); }', `found "a = 2", ${PURE}`],
  ['makes a list', 'function f(a: number) { return [a]; }', `found "[a]", ${PURE}`],
  ['makes a function', 'function f(a: number) { return () => a; }', `found "() => a", ${PURE}`],
  ['has two statements', 'function f(a: number) { const b = a; return b; }', BODY],
  ['returns nothing', 'function f() { return; }', BODY],
  ['has overloads', 'function f(a: number): number;\nfunction f(a: number) { return a; }', BODY],
  [
    'only calls',
    'function f() { draw(1); }',
    'found "draw(1)", expected an assignment to one element',
  ],
  [
    'writes a variable',
    'function f() { variable = 1; }',
    'found "variable = 1", expected an assignment to one element',
  ],
  [
    'adds to an element',
    'function f(a: number[]) { a[0]! += 1; }',
    'found "a[0]! += 1", expected an assignment to one element',
  ],
  [
    'has a default',
    'function f(a = 1) { return a; }',
    'found the parameter "a = 1", expected a name with a type',
  ],
  [
    'has a rest',
    'function f(...a: number[]) { return a[0]; }',
    'found the parameter "...a: number[]", expected a name with a type',
  ],
  [
    'has an optional parameter',
    'function f(a?: number) { return a; }',
    'found the parameter "a?: number", expected a name with a type',
  ],
  [
    'takes a parameter apart',
    'function f({ a }: { a: number }) { return a; }',
    'found the parameter "{ a }: { a: number }", expected a name with a type',
  ],
  ['is a generator', 'function* f() { return 1; }', PLAIN],
  ['waits', 'async function f() { return 1; }', PLAIN],
  ['is local', 'function g() {\n/** @inline */\nfunction f() { return 1; } return f; }', PLAIN],
  ['is an arrow function', 'const f = () => 1;', PLAIN],
  ['is a method', 'const o = {\n/** @inline */\nf() { return 1; } };', PLAIN],
])('a marked function that %s', (_, declaration, message) => {
  const code = `declare function draw(n: number): number; let variable = 0; variable = 1;
/** @inline */
${declaration}
export const last = 1;`;
  expect(problemsOf(code)).toContainEqual(expect.stringContaining(message));
});

test('two marked functions that call each other', () => {
  const one = '/** @inline */\nexport function one(n: number): number { return other(n); }';
  const other = '/** @inline */\nexport function other(n: number): number { return one(n); }';
  expect(problemsOf(`${one}\n${other}`)[0]).toContain('calls itself, expected no recursion');
});

test('a marker that marks no function', () => {
  const message =
    'found a marker that marks nothing, expected the last doc comment before a function';
  expect(problemsOf('const one = 1; /** @inline */ export function f() { return one; }')).toEqual([
    `/main.ts:2: ${message}`,
  ]);
  expect(problemsOf('/** @inline */\nexport const TABLE = [1];')).toEqual([
    `/main.ts:2: ${message}`,
  ]);
});

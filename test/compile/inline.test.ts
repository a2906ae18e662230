/** What inlining writes for calls of marked functions. */
import { expect, test } from 'vitest';
import { inlineModules, withoutBrackets } from './modules.js';

const FUNCTIONS = `
const { clz32 } = Math;
const TABLE = [1, 2];
const enum Unused {}
export enum Cell { First = 3, Second }
/** @inline */
export function at(list: number[], index: number): number { return list[index] as number; }
/** @inline */
export function twice(value: number): number { return value + value; }
/** @inline */
export function zeros(value: number): number { return clz32(value); }
/** @inline */
export function look(index: number): number { return TABLE[index]!; }
/** @inline */
export function code(text: string): number { return text.charCodeAt(0); }
/** @inline */
export function lane(list: number[], index: number): number { return at(list, Cell.First) >> 6 * index; }
/** @inline */
export function pick(flag: boolean, value: number): number { return flag ? value : 0; }
/** @inline */
export function minus(one: number, other: number): number { return one - other; }
/** @inline */
export function swapped(one: number, other: number): number { return other - one; }
/** @inline */
export function set(list: number[], index: number, value: number): void { list[index] = value; }
/** @inline */
export function member<T>(list: readonly T[], index: number): T { return list[index] as T; }
`;

const NAMES = 'at, Cell, code, lane, look, member, minus, pick, set, swapped, twice, zeros';
const HEAD = `import { ${NAMES} } from './functions.js';
declare const c: number[], n: number, s: string, f: boolean, held: { cells: number[] };
declare function draw(): number;
declare let x: unknown;
`;
const END = '\n//\n';

/** Inline in a module that imports the functions; return its text, then its imports, or problems. */
function inlined(code: string): string {
  const main = inlineModules({
    '/functions.ts': FUNCTIONS,
    '/main.ts': `${HEAD}${code}${END}export { ${NAMES}, x };`,
  }).get('/main.ts');
  const [text = '', rest = ''] = (main?.code ?? '').slice(HEAD.length).split(END);
  const imports = rest.split('\n').slice(1);
  return [text, ...imports, ...(main?.problems ?? [])].join('\n');
}

test.each([
  ['a read', 'x = at(c, 2) + 1;', 'x = c[2] + 1;'],
  ['a read within a read', 'x = at(c, at(c, 1));', 'x = c[c[1]];'],
  ['an expression for a name', 'x = at(c, n + 1);', 'x = c[n + 1];'],
  ['a name that is used twice', 'x = twice(n);', 'x = n + n;'],
  ['a number that is used twice', 'x = twice(2);', 'x = 2 + 2;'],
  [
    'a member of an enum that is used twice',
    'x = twice(Cell.Second);',
    'x = Cell.Second + Cell.Second;',
  ],
  ['a character of a text', 'x = code(s);', 'x = s.charCodeAt(0);'],
  ['a call in a marked function', 'x = lane(c, n);', 'x = c[3] >> 6 * n;'],
  ['a name after a condition', 'x = pick(f, n);', 'x = f ? n : 0;'],
  ['arguments that are weaker than operators', 'x = minus(1, n - 2);', 'x = 1 - (n - 2);'],
  ['the result beside a stronger operator', 'x = minus(1, n) * 2;', 'x = (1 - n) * 2;'],
  ['parameters in another order', 'x = swapped(n, c[0]!);', 'x = c[0]! - n;'],
  ['a write', 'set(c, 2, n);', 'c[2] = n;'],
  ['a write of what is read', 'set(c, 2, at(c, 1));', 'c[2] = c[1];'],
  ['a write as the only statement of a condition', 'if (f) set(c, 2, n);', 'if (f) c[2] = n;'],
  ['a write as an expression', 'x = () => set(c, 2, n);', 'x = () => void (c[2] = n);'],
  ['a write to no name', 'set(held.cells, 2, n);', 'void (held.cells[2] = n);'],
  ['a function with a type parameter', "x = member(['a'], 0);", "x = ['a'][0];"],
  ['an argument with a type', 'x = at(c, n as 1 | 2);', 'x = c[n as 1 | 2];'],
  ['a call over two lines', 'x = at(\n  c,\n  2,\n);', 'x = c[2];'],
  ['a method of the same name', "x = 'a'.at(1);", "x = 'a'.at(1);"],
  ['a text', "x = 'at(c, 1)';", "x = 'at(c, 1)';"],
  [
    'a type',
    'x = n as ReturnType2<typeof at>;\ntype ReturnType2<T> = T extends () => infer R ? R : any;',
    'x = n as ReturnType2<typeof at>;\ntype ReturnType2<T> = T extends () => infer R ? R : any;',
  ],
])('%s', (_, code, expected) => {
  expect(withoutBrackets(inlined(code))).toBe(withoutBrackets(expected));
});

test.each([
  ['the last to be evaluated', 'x = at(c, draw());', 'x = c[draw()];'],
  ['evaluated in the same order', 'x = minus(draw(), draw());', 'x = draw() - draw();'],
  ['that reads a property', 'x = at(held.cells, 1);', 'x = held.cells[1];'],
  ['that counts', 'let i = 0;\nx = at(c, i++);', 'let i = 0;\nx = c[i++];'],
  ['that is written', 'set(c, 2, draw());', 'c[2] = draw();'],
  ['before a pure one', 'x = lane(held.cells, 1 + n);', 'x = held.cells[3] >> 6 * (1 + n);'],
])('an argument with effects, %s', (_, code, expected) => {
  expect(withoutBrackets(inlined(code))).toBe(withoutBrackets(expected));
});

const SHARED = 'import { "inlined TABLE" as inlined_TABLE } from "./functions.ts";';
const CLZ = 'import { "inlined clz32" as inlined_clz32 } from "./functions.ts";';

test.each([
  ['is imported', 'x = look(n);', `x = inlined_TABLE[n];\n${SHARED}`],
  ['is imported once', 'x = look(look(n));', `x = inlined_TABLE[inlined_TABLE[n]];\n${SHARED}`],
  [
    'is that of its module',
    'const TABLE = 1;\nx = look(TABLE);',
    `const TABLE = 1;\nx = inlined_TABLE[TABLE];\n${SHARED}`,
  ],
  [
    'can be a function of Math',
    'x = (clz32: number) => zeros(clz32);',
    `x = (clz32: number) => inlined_clz32(clz32);\n${CLZ}`,
  ],
  [
    'gets a name that is free',
    'const inlined_TABLE = 1;\nx = look(inlined_TABLE);',
    'const inlined_TABLE = 1;\nx = inlined_TABLE_[inlined_TABLE];\nimport { "inlined TABLE" as inlined_TABLE_ } from "./functions.ts";',
  ],
])('a constant that a function reads %s', (_, code, expected) => {
  expect(withoutBrackets(inlined(code))).toBe(withoutBrackets(expected));
});

test.each([
  ['a local function of the same name', 'x = (at: (n: number) => number) => at(1);'],
  ['a local variable of the same name', 'x = () => { const at = draw(); return at; };'],
  ['a method', 'x = { at(n: number) { return n; } }.at(1);'],
  ['a private method', 'x = class { #at() { return 1; } get() { return this.#at(); } };'],
])('%s is left alone', (_, code) => {
  expect(inlined(code)).toBe(code);
});

test('a local variable hides a marked function only where it is', () => {
  const code = 'x = (at: number) => at;\nx = at(c, 1);';
  expect(withoutBrackets(inlined(code))).toBe('x = (at: number) => at;\nx = c[1];\n');
});

test('parameters named like local variables are not mixed up', () => {
  const code = 'x = (list: number, index: number[]) => at(index, list);';
  expect(withoutBrackets(inlined(code))).toBe(
    'x = (list: number, index: number[]) => index[list];\n',
  );
});

test('functions of one name in two modules are two functions', () => {
  const module = (value: number) =>
    `/** @inline */\nexport function get(n: number) { return n + ${value}; }`;
  const main = inlineModules({
    '/one.ts': module(1),
    '/two.ts': module(2),
    '/main.ts':
      "import { get } from './one.js';\nimport { get as other } from './two.js';\nexport const x = [get(0), other(0)];",
  }).get('/main.ts');
  expect(main?.code).toContain('x = [((0) + 1), ((0) + 2)];');
});

test('a constant passes through modules that neither declare nor call the function', () => {
  const modules = inlineModules({
    '/deep/table.ts': 'export const TABLE = [1];\nexport const REST = 1;',
    '/deep/look.ts':
      "import { TABLE as T } from './table.js';\n/** @inline */\nexport function look(n: number) { return T[n]; }",
    '/look.ts': "export { look as find } from './deep/look.js';",
    '/main.ts': "import { find } from './look.js';\nexport const x = find(0);",
  });
  expect(modules.get('/main.ts')?.code).toContain('x = (inlined_TABLE[(0)]);');
  expect(modules.get('/main.ts')?.code).toContain('as inlined_TABLE } from "./deep/table.ts";');
  expect(modules.get('/deep/table.ts')?.code).toMatch(/export \{ TABLE as "inlined TABLE" \};$/);
});

test('a function that is not marked is called', () => {
  const code = 'function at(n: number) { return n; }\nexport const x = at(1);';
  expect(inlineModules({ '/main.ts': code }).get('/main.ts')?.code).toBe(code);
});

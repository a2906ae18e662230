/** What inlining writes for calls of marked functions. */
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { inlineModules } from './modules.js';

const FUNCTIONS = `
const { clz32 } = Math;
const TABLE = [1, 2];
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
export function lane(list: number[], index: number): number { return at(list, 3) >> 6 * index; }
/** @inline */
export function first(list: number[]): number { return list[Cell.First]; }
/** @inline */
export function pick(flag: boolean, value: number): number { return flag ? value : 0; }
/** @inline */
export function minus(one: number, other: number): number { return one - other; }
/** @inline */
export function set(list: number[], index: number, value: number): void { list[index] = value; }
`;

const NAMES = 'at, Cell, code, first, lane, look, minus, pick, set, twice, zeros';
const HEAD = `import { ${NAMES} } from './functions.js';\n`;

/** Inline in a module that imports the functions; return it without types and needless brackets. */
function inlined(code: string): string {
  const modules = inlineModules({ '/functions.ts': FUNCTIONS, '/main.ts': `${HEAD}${code}` });
  return transformSync((modules.get('/main.ts') ?? '').slice(HEAD.length), { loader: 'ts' }).code;
}

test.each([
  ['a read', 'x = at(c, 2) + 1;', 'x = c[2] + 1;'],
  ['a read within a read', 'x = at(c, at(c, 1));', 'x = c[c[1]];'],
  ['an expression for a name', 'x = minus(n + 1, n);', 'x = n + 1 - n;'],
  ['a name that is used twice', 'x = twice(n);', 'x = n + n;'],
  ['an expression that is used twice', 'x = twice(-n);', 'x = -n + -n;'],
  ['a member of an enum', 'x = twice(Cell.First);', 'x = Cell.First + Cell.First;'],
  ['a character of a text', 'x = code(s);', 'x = s.charCodeAt(0);'],
  ['a call in a marked function', 'x = lane(c, n);', 'x = c[3] >> 6 * n;'],
  ['a property', 'x = pick(f, held.cells[0]);', 'x = f ? held.cells[0] : 0;'],
  ['arguments that are weaker than operators', 'x = minus(1, n - 2);', 'x = 1 - (n - 2);'],
  ['the result beside a stronger operator', 'x = minus(1, n) * 2;', 'x = (1 - n) * 2;'],
  ['a write', 'if (f) set(c, 2, at(c, 1));', 'if (f) c[2] = c[1];'],
  ['a call over two lines', 'x = minus(\n  n,\n  2,\n);', 'x = n - 2;'],
])('%s', (_, code, expected) => {
  expect(inlined(code)).toBe(`${expected}\n`);
});

test.each([
  ['is imported once', 'x = look(look(n));', 'x = inlined_0[inlined_0[n]];', 'TABLE'],
  [
    'is that of its module',
    'x = (TABLE) => look(TABLE);',
    'x = (TABLE) => inlined_0[TABLE];',
    'TABLE',
  ],
  ['can be a function of Math', 'x = zeros(n);', 'x = inlined_0(n);', 'clz32'],
  ['can be an enum', 'x = first(c);', 'x = c[inlined_0.First];', 'Cell'],
])('a constant that a function reads %s', (_, code, expected, name) => {
  const imported = `import { "inlined ${name}" as inlined_0 } from "./functions.ts";`;
  expect(inlined(code)).toBe(`${expected}\n${imported}\n`);
});

test.each([
  ['a local function of the same name', 'x = (at) => at(1);'],
  ['a method of the same name', 'x = "a".at(1);'],
  ['a text', 'x = "at(c, 1)";'],
  ['a marked function as a value', 'x = [twice];'],
])('%s is left alone', (_, code) => {
  expect(inlined(code)).toBe(`${code}\n`);
});

test('parameters named like local variables are not mixed up', () => {
  expect(inlined('x = (one, other) => minus(other, one);')).toBe(
    'x = (one, other) => other - one;\n',
  );
});

test('functions of one name in two modules are two functions', () => {
  const module = (value: number) =>
    `/** @inline */\nexport function get(n: number) { return n + ${value}; }`;
  const modules = inlineModules({
    '/one.ts': module(1),
    '/two.ts': module(2),
    '/main.ts':
      "import { get } from './one.js';\nimport { get as other } from './two.js';\nexport const x = [get(0), other(0)];",
  });
  expect(modules.get('/main.ts')).toContain('x = [((0) + 1), ((0) + 2)];');
});

test('a constant passes through modules that neither declare nor call the function', () => {
  const modules = inlineModules({
    '/deep/table.ts': 'export const TABLE = [1];\nexport const REST = 1;',
    '/deep/look.ts':
      "import { TABLE as T } from './table.js';\n/** @inline */\nexport function look(n: number) { return T[n]; }",
    '/look.ts': "export { look as find } from './deep/look.js';",
    '/main.ts': "import { find } from './look.js';\nexport const x = find(0);",
  });
  expect(modules.get('/main.ts')).toContain('x = (inlined_0[(0)]);');
  expect(modules.get('/main.ts')).toContain('as inlined_0 } from "./deep/table.ts";');
  expect(modules.get('/deep/table.ts')).toMatch(/export \{ TABLE as "inlined TABLE" \};$/);
});

test('a function that is not marked is called', () => {
  const code = 'function at(n: number) { return n; }\nexport const x = at(1);';
  expect(inlineModules({ '/main.ts': code }).get('/main.ts')).toBe(code);
});

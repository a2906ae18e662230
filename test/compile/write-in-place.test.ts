/** How the build writes calls of small functions. */
import { expect, test } from 'vitest';
import { writeInPlace } from '../../compile/write-in-place.js';

const FUNCTIONS = `
const { imul } = Math;
const TABLE = [1, 2];
function at(list, index) { return list[index]; }
function twice(value) { return value + value; }
function spread(value) { return imul(value, 65537); }
function look(index) { return TABLE[index]; }
function code(text) { return text.charCodeAt(0); }
function lane(list, index) { return at(list, 3) >> 6 * index; }
function pick(flag, value) { return flag ? value : 0; }
function both(one, other) { return one && other; }
function minus(value) { return -value; }
function set(list, index, value) { list[index] = value; }
`;

/** Write a program's calls in place, and take the functions off again. */
function written(code: string): string {
  return writeInPlace(`${FUNCTIONS}//\n${code}`).split('//\n')[1] ?? '';
}

test.each([
  ['a read', 'x = at(cells, 2) + 1;', 'x = (cells[2]) + 1;'],
  ['a read within a read', 'x = at(cells, at(cells, 1));', 'x = (cells[(cells[1])]);'],
  ['an expression for a name', 'x = at(cells, board + 1);', 'x = (cells[(board + 1)]);'],
  ['a name for one that stands twice', 'x = twice(y);', 'x = (y + y);'],
  ['a call of a function of Math', 'x = spread(y);', 'x = (imul(y, 65537));'],
  ['a table of the program', 'x = look(y);', 'x = (TABLE[y]);'],
  ['a character of a text', 'x = code(at(names, 2));', 'x = ((names[2]).charCodeAt(0));'],
  ['a function that calls another', 'x = lane(c, r);', 'x = ((c[3]) >> 6 * r);'],
  ['a number in front of a dot', 'x = code(5);', 'x = ((5).charCodeAt(0));'],
  ['a name for what need not be asked', 'x = pick(y, z);', 'x = (y ? z : 0);'],
  ['a sign', 'x = minus(y);', 'x = (-y);'],
  ['the first of two that both are asked for', 'x = both(c[1], z);', 'x = ((c[1]) && z);'],
  ['a condition', 'x = pick(at(c, 1), z);', 'x = ((c[1]) ? z : 0);'],
  ['a change', 'set(cells, 2, x);', 'cells[2] = x;'],
  ['a change to what is read', 'set(cells, 2, at(cells, 1));', 'cells[2] = (cells[1]);'],
  ['over two lines', 'x = at(\n  cells,\n  2,\n);', 'x = (cells[2]);'],
  ['in a function', 'function f(c) { return -at(c, 0); }', 'function f(c) { return -(c[0]); }'],
])('%s is written in place', (_, code, expected) => {
  expect(written(code)).toBe(expected);
});

test.each([
  ['a method of the same name', 'list.at(0, 1);'],
  ['another function', 'look2(cells, 1);'],
  ['a text', "x = 'at(cells, 1)';"],
  ['a call with too few arguments', 'x = at(cells);'],
  ['a list of arguments', 'x = look(...list);'],
  ['an expression for what stands twice', 'x = twice(y + 1);'],
  ['an argument that changes something', 'x = at(cells, i++);'],
  ['an argument that is assigned', 'x = at(cells, (y = 1));'],
  ['an argument that calls what may change something', 'x = at(cells, draw());'],
  ['an argument that reads a property', 'x = at(cells, state.turn);'],
  ['an element for what need not be asked', 'x = pick(y, list[0]);'],
  ['an element for what is only asked second', 'x = both(y, list[0]);'],
  ['a call whose value is called', 'look(0)();'],
  ['a call that is a tag', 'look(0)`text`;'],
  ['a call that is deleted', 'delete look(0);'],
  ['a local function of the name of one of Math', 'function f(imul) { return look(imul(2)); }'],
  ['a change whose value is used', 'x = set(cells, 1, 2);'],
  ['a call that need not happen', 'x = at?.(cells, 1);'],
  ['a local function of the same name', 'function f(at) { return at(1, 2); }'],
  ['a local variable for the table', 'function f(TABLE, y) { return look(y); }'],
])('%s stays as it is', (_, code) => {
  expect(written(code)).toBe(code);
});

test.each([
  ['has two statements', 'function f(a) { a++; return a; }'],
  ['changes a variable', 'function f(a) { return a = 2; }'],
  ['counts up', 'function f(a) { return ++a; }'],
  ['changes a variable of the program', 'let count = 0;\nfunction f(a) { count = a; }'],
  ['calls what may change something', 'function f(a) { return draw(a); }'],
  ['reads a property', 'function f(a) { return a.b; }'],
  ['makes a list', 'function f(a) { return [a]; }'],
  ['makes a function', 'function f(a) { return () => a; }'],
  ['has a default', 'function f(a = 1) { return a; }'],
  ['takes a list of arguments', 'function f(...a) { return a; }'],
  ['takes an argument apart', 'function f({ a }) { return a; }'],
  ['gives many values', 'function* f(a) { return a; }'],
  ['waits', 'async function f(a) { return a; }'],
  ['gives nothing', 'function f(a) { return; }'],
  ['calls itself', 'function f(a) { return a > 0 ? f(a) : a; }'],
  ['calls a method', 'function f(a) { return a.pop(0); }'],
  ['reads a method', 'const { imul } = Math;\nfunction f(a) { return imul(a.charCodeAt, 2); }'],
  ['calls what is not of Math', 'const { imul } = Other;\nfunction f(a) { return imul(a, 2); }'],
  [
    'calls what is no longer of Math',
    'let { imul } = Math;\nimul = g;\nfunction f(a) { return imul(a, 2); }',
  ],
  ['reads its arguments', 'function f(a) { return arguments[0]; }'],
  ['calls its argument', 'const { imul } = Math;\nfunction f(imul) { return imul(2); }'],
  ['calls a namesake', 'var { min: min2 } = Math;\nfunction f(a) { return min(a); }'],
  ['becomes another', 'function f(a) { return a; }\nf = g;'],
  ['is declared twice', 'function f(a) { return a; }\nfunction f(a) { return g(a); }'],
])('a function that %s is called', (_, declaration) => {
  const code = `${declaration}\nx = f(y);`;
  expect(writeInPlace(code)).toBe(code);
});

test.each([
  ['changes a variable of the program', 'let count = 0;\nfunction f(a, b) { count = a; }'],
  ['changes a property', 'function f(a, b) { a.b = b; }'],
  ['counts up where it writes', 'function f(a, b) { a[b++] = 1; }'],
  ['calls what may change something', 'function f(a, b) { a[b] = draw(); }'],
  ['changes nothing', 'function f(a, b) { a[b] + 1; }'],
  ['calls something', 'function f(a, b) { draw(a, b); }'],
  ['has a default', 'function f(a, b = 1) { a[b] = 2; }'],
])('a function that %s is called, too, where no value is asked for', (_, declaration) => {
  const code = `${declaration}\nf(list, y);`;
  expect(writeInPlace(code)).toBe(code);
});

test('a name behind a dot is no parameter', () => {
  const code = 'function f(charCodeAt) { return charCodeAt.charCodeAt(0); }\nx = f(y);';
  expect(writeInPlace(code)).toContain('x = (y.charCodeAt(0));');
});

test('a long table is no hindrance', () => {
  const code = `const TABLE = [${'1,'.repeat(200_000)}];\nfunction f(a) { return a; }\nx = f(y);`;
  expect(writeInPlace(code)).toContain('x = (y);');
});

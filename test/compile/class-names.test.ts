/** Classes of errors are called in built files as in the source. */
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { withClassNames } from '../../compile/class-names.js';

test.each([
  ['const A2 = class extends B { name = "A"; };', 'const A2 = class A extends B { name = "A"; };'],
  [
    'var A = class { name = "A"; }, B2 = class { x; name = "B"; };',
    'var A = class A { name = "A"; }, B2 = class B { x; name = "B"; };',
  ],
])('a class has the name of its objects: %s', (code, expected) => {
  expect(withClassNames(code, 'module.js')).toBe(expected);
});

test.each([
  'const A2 = class B { name = "A"; };',
  'const A = class extends B { x = "A"; };',
  'const A = class { name = b; };',
  'class A { name = "B"; }',
  'const a = () => { const A2 = class { name = "A"; }; };',
])('other classes keep theirs: %s', (code) => {
  expect(withClassNames(code, 'module.js')).toBe(code);
});

const requireBuilt = createRequire(import.meta.url);

describe.each(['index', 'royal-ur', 'tsuro', 'cube-blokus', 'external'])('in dist/%s', (entry) => {
  test.each([
    ['modules', () => import(`../../dist/${entry}.js`)],
    ['CommonJS', async () => requireBuilt(`../../dist/${entry}.cjs`)],
  ])('errors have the names that they are exported by: %s', async (_, load) => {
    const exported = Object.entries<unknown>(await load());
    const errors = exported.flatMap(([name, value]) =>
      typeof value === 'function' && value.prototype instanceof Error ? [[name, value.name]] : [],
    );
    expect(errors.length).toBeGreaterThan(0);
    for (const [name, own] of errors) expect(own).toBe(name);
  });
});

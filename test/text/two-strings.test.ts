/** What stands in the place of a state's two strings, in every game. */
import * as azul from 'azulejo';
import * as cubeBlokus from 'azulejo/cube-blokus';
import * as royalUr from 'azulejo/royal-ur';
import * as tsuro from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';

const GAMES = { azul, cubeBlokus, royalUr, tsuro };

/** An array whose length is any value: what proxies of arrays can do. */
function arrayOfLength(length: unknown): unknown {
  return new Proxy([], {
    get: (target, key) => (key === 'length' ? length : Reflect.get(target, key)),
  });
}

describe.each(Object.entries(GAMES))('%s', (_, { safeDecodeState, isStateValid }) => {
  test.each([Symbol('length'), 3n, { toString: 7 }, Number.NaN, -1, 0.5, 2 ** 53, undefined])(
    'an array whose length is no number of values is an object: %s',
    (length) => {
      const result = safeDecodeState(arrayOfLength(length));
      expect(result.ok || result.issues).toMatchObject([
        { code: 'state.not-two-strings', parameters: { found: 'object' } },
      ]);
      expect(isStateValid(arrayOfLength(length))).toBe(false);
    },
  );

  test('an array of any other length is an array', () => {
    const result = safeDecodeState(arrayOfLength(2 ** 53 - 1));
    expect(result.ok || result.issues).toMatchObject([
      { parameters: { found: 'array', length: 2 ** 53 - 1 } },
    ]);
  });
});

/**
 * The part of vitest that the tests of the core import, for browsers: its runner and expectations,
 * which do not need Node, without its server.
 */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
} from '@vitest/expect';

export { describe, test } from '@vitest/runner';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

const matchers: object = Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT);

export const expect = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  chai.expect,
  matchers,
);

/** How much one client may ask for. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Allowances, networkOf } from '../../server/src/limits.js';

/** The eight groups of an address of IPv6. */
const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });

/** Write an address, short or long, in either case. */
const written = (numbers: readonly number[], isLong: boolean): string => {
  const text = numbers.map((group) => group.toString(16).padStart(isLong ? 4 : 1, '0')).join(':');
  return isLong ? text.toUpperCase() : new URL(`http://[${text}]`).hostname.slice(1, -1);
};

test('all addresses of a network of 64 bits share one allowance, however they are written', () => {
  fc.assert(
    fc.property(groups, groups, fc.boolean(), (one, other, isLong) => {
      const neighbour = [...one.slice(0, 4), ...other.slice(4)];
      expect(networkOf(written(neighbour, isLong))).toBe(networkOf(written(one, true)));
      const isSame = one.slice(0, 4).join() === other.slice(0, 4).join();
      expect(networkOf(written(other, isLong)) === networkOf(written(one, true))).toBe(isSame);
    }),
  );
  const rooms = new Allowances(2, 0);
  const taken = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'].map((address) =>
    rooms.take(address, 0),
  );
  expect(taken).toEqual([true, true, false, true]);
});

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['not an address', 'not an address'],
  ['', ''],
])('the network of %j is %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

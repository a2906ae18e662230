/** The rows that `npm run runtimes` prints, and the errors that it finds. */
import { expect, test } from 'vitest';
import { faultsOf, type Outcome, rowOf } from './report.js';

const tests = { passed: 3, failures: [] };
const games = { name: 'games', checks: 900, digest: 'aaaa' };
const records = { name: 'records', checks: 400, digest: 'bbbb' };
const first: Outcome = { name: 'Node 20.1.0', sections: [games, records], tests };
const bun: Outcome = { ...first, name: 'Bun 1.2.3' };

test('a runtime with the same results is ok, with the same digest', () => {
  expect(faultsOf(bun, first)).toEqual([]);
  expect(rowOf(bun, first)).toMatch(
    /^\| Bun 1\.2\.3 \| 1,300 \| [\da-f]{16} \| ok \| 3 passed \|$/,
  );
  expect(rowOf(bun, first).replace(bun.name, first.name)).toBe(rowOf(first, first));
});

test('a section that differs is named', () => {
  const other = { ...bun, sections: [games, { ...records, digest: 'cccc' }] };
  expect(faultsOf(other, first)).toEqual(['records: digest cccc, in Node 20.1.0 bbbb']);
  expect(rowOf(other, first)).toContain('| differs |');
  expect(rowOf(other, first)).not.toContain(rowOf(first, first).split(' | ')[2]);
});

test('a runtime without results differs, and shows why', () => {
  const silent = { name: 'Deno', sections: [], tests: { passed: 0, failures: ['no such module'] } };
  expect(faultsOf(silent, first)).toHaveLength(3);
  expect(rowOf(silent, first)).toContain('| differs | 0 passed, 1 failed |');
});

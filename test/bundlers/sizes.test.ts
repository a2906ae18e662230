/** What programs import adds no more to a bundle than its limit. `sizes.long.ts` has the limits of compressed bundles. */
import { expect, test } from 'vitest';
import { sizeOf } from '../../tools/bench/measure/bundle-size.mjs';
import { BUNDLES } from '../../tools/bench/subject/bundles.mjs';
import { entryPoints, NOT_FOR_BROWSERS } from '../../tools/bench/subject/library.mjs';

const PATHS = new Map(entryPoints().map(({ name, path }) => [name, path]));

test.each(BUNDLES)('$name: $most kB', async (bundle) => {
  const { minified } = await sizeOf(PATHS.get(bundle.from) ?? '', bundle.names, bundle.isSplit);
  const what = 'kB of the last build; tools/bench/subject/bundles.mjs has the limits';
  expect(minified, what).toBeLessThan(bundle.most);
});

/** What workers run is imported for what it does. */
const NOT_FOR_BUNDLES = ['azulejo/simulation-worker', 'azulejo/agent-worker', ...NOT_FOR_BROWSERS];

/** Boards register their element. */
const isBoard = (name: string) => name.startsWith('azulejo/board/');

test.each([...PATHS].filter(([name]) => !NOT_FOR_BUNDLES.includes(name) && !isBoard(name)))(
  'importing %s for nothing adds nothing',
  async (_, path) => {
    expect((await sizeOf(path, [])).minified).toBe(0);
  },
);

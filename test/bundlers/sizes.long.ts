/** What programs import adds no more to a bundle, compressed, than its limit. */
import { expect, test } from 'vitest';
import { sizeOf } from '../../tools/bench/measure/bundle-size.mjs';
import { BUNDLES } from '../../tools/bench/subject/bundles.mjs';
import { entryPoints } from '../../tools/bench/subject/library.mjs';

const PATHS = new Map(entryPoints().map(({ name, path }) => [name, path]));

test.each(BUNDLES)(
  '$name: $mostCompressed kB',
  async ({ from, names, isSplit, mostCompressed }) => {
    const { compressed } = await sizeOf(PATHS.get(from) ?? '', names, isSplit);
    const what = 'kB of the last build; tools/bench/subject/bundles.mjs has the limits';
    expect(compressed, what).toBeLessThan(mostCompressed);
  },
);

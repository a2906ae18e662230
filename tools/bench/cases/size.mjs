/** Size: what an entry point, or a part of it, adds to a bundle for browsers. */
import { existsSync } from 'node:fs';
import { sizeOf } from '../measure/bundle-size.mjs';
import { BUNDLES } from '../subject/bundles.mjs';
import { entryPoints, NOT_FOR_BROWSERS } from '../subject/library.mjs';

export async function* sizeRows() {
  const paths = new Map(entryPoints().map(({ name, path }) => [name, path]));
  for (const [name, path] of paths) {
    const row = `size of ${name}`;
    if (NOT_FOR_BROWSERS.includes(name)) continue;
    if (!existsSync(path)) yield { name: row, leftOut: 'it is not built' };
    else yield sizeRow(row, (await sizeOf(path)).compressed);
  }
  for (const { name, from, names, isSplit } of BUNDLES) {
    const { minified, compressed } = await sizeOf(paths.get(from) ?? from, names, isSplit);
    yield sizeRow(`${name}, minified`, minified);
    yield sizeRow(`${name}, compressed`, compressed);
  }
}

/**
 * @param {string} name
 * @param {number} figure
 */
function sizeRow(name, figure) {
  return { name, figure, unit: 'kB', lessIsBetter: true };
}

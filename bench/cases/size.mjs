/** Size: what an entry point adds to a bundle for browsers. */
import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { entryPoints } from '../subject/library.mjs';

export async function* sizeRows() {
  for (const { name, path } of entryPoints()) {
    const row = `size of ${name}`;
    if (!existsSync(path)) yield { name: row, leftOut: 'it is not built' };
    else yield { name: row, figure: await sizeOf(path), unit: 'kB', lessIsBetter: true };
  }
}

/**
 * Bundle a file with everything that it imports, minify and compress it.
 *
 * @param {string} path
 * @returns kB, of 1000 bytes
 */
async function sizeOf(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    plugins: [leaveDynamicImports],
    write: false,
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length / 1000;
}

/** Dynamic imports do not count, as they are loaded on demand. */
const leaveDynamicImports = {
  name: 'leave-dynamic-imports',
  setup: (/** @type {import('esbuild').PluginBuild} */ build) => {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** The size of what programs import, in a bundle for browsers. */
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * Bundle names that a program imports, with all that they need.
 *
 * @param {string} path a file of the package
 * @param {readonly string[]} [names] that the program imports; all by default
 * @returns in kB of 1000 bytes, minified, and compressed with Brotli, as servers of web pages do
 */
export async function sizeOf(path, names) {
  const imported = names === undefined ? '*' : `{ ${names.join(', ')} }`;
  const { outputFiles } = await build({
    stdin: { contents: `export ${imported} from ${JSON.stringify(path)};`, resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    // Outside node_modules, it warns of each file that it leaves out, as it should.
    logLevel: 'error',
  });
  const [{ contents }] = outputFiles;
  return {
    minified: contents.length / 1000,
    compressed: brotliCompressSync(contents).length / 1000,
  };
}

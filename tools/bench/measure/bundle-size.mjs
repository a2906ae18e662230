/** The size of what programs import, in a bundle for browsers. */
import { relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * Bundle names that a program imports, with all that they need at once.
 *
 * @param {string} path a file of the package
 * @param {readonly string[]} [names] that the program imports; all by default
 * @param {boolean} [isSplit] whether what is loaded later, such as the words of a language, is in files of its own
 * @returns in kB of 1000 bytes, minified, and compressed with Brotli, as servers of web pages do
 */
export async function sizeOf(path, names, isSplit = false) {
  const imported = names === undefined ? '*' : `{ ${names.join(', ')} }`;
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export ${imported} from ${JSON.stringify(path)};`, resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: isSplit,
    outdir: 'out',
    metafile: true,
    write: false,
    // Outside node_modules, it warns of each file that it leaves out, as it should.
    logLevel: 'error',
  });
  const loaded = atOnce(metafile, 'out/stdin.js');
  const files = outputFiles.filter((file) => loaded.has(relative('.', file.path)));
  const contents = Buffer.concat(files.map((file) => file.contents));
  return {
    minified: contents.length / 1000,
    // Only for those who ask, as it takes longer than the bundle.
    get compressed() {
      return brotliCompressSync(contents).length / 1000;
    },
  };
}

/**
 * List a file of a bundle with those that are loaded with it.
 *
 * @param {import('esbuild').Metafile} metafile
 * @param {string} file
 * @param {Set<string>} [found]
 * @returns {Set<string>}
 */
function atOnce({ outputs }, file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, kind } of outputs[file]?.imports ?? []) {
    if (kind === 'import-statement') atOnce({ outputs, inputs: {} }, path, found);
  }
  return found;
}

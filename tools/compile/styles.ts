/** Style sheets as text: modules of the source import them, with their pictures in them. */
import { dirname, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** What follows the path of a style sheet that is text, so that nothing else takes it for a style sheet of a bundle. */
export const MARK = '?text';

/** Return a style sheet without anything that browsers do not need, and with its pictures in it. */
export async function styleText(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    loader: { '.svg': 'dataurl' },
    logLevel: 'silent',
  });
  // Nobody reads the titles of pictures in a style sheet.
  return outputFiles[0]?.text.trim().replaceAll(/<title>[^<]*<\/title>/g, '') ?? '';
}

/** Write style sheets of pages, with what they import in them; their pictures and fonts stay files. */
export async function writeStyles(
  files: readonly string[],
  pathOf: (file: string) => string,
): Promise<void> {
  for (const file of files) {
    const external = ['*.svg', '*.woff2'];
    const bundle = { bundle: true, minify: true, external } as const;
    await build({ entryPoints: [file], outfile: pathOf(file), ...bundle, logLevel: 'warning' });
  }
}

/** Let modules import style sheets as text. */
export function stylesPlugin(): Plugin {
  return {
    name: 'styles',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^\..*\.css$/ }, ({ path, importer }) => {
        // One style sheet imports another as ever.
        if (!/\.tsx?$/.test(importer)) return undefined;
        return { path: `${resolve(dirname(importer), path)}${MARK}`, namespace: 'styles' };
      });
      onLoad({ filter: /\.css\?text$/, namespace: 'styles' }, async ({ path }) => {
        const file = path.slice(0, -MARK.length);
        return { contents: await styleText(file), loader: 'text', watchFiles: [file] };
      });
    },
  };
}

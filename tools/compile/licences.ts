/** The licences of the packages whose code is in the build. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const HEADING = `The files of the command contain code of the packages below, under these licences; those of boards contain code of
preact, and those with random numbers code of pure-rand. The rest of the library contains no code of other packages.
`;

/**
 * Write the licences of all packages that are bundled to a file.
 *
 * @param others - folders of packages that other files contain
 */
export function licencesPlugin(file: string, others: readonly string[]): Plugin {
  return {
    name: 'licences',
    setup: (build) => {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile, errors }) => {
        if (errors.length > 0) return;
        const bundled = packagesOf(Object.keys(metafile?.inputs ?? {}));
        const packages = [...bundled, ...others].sort();
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, [HEADING, ...packages.map(licenceOf)].join(`\n${'-'.repeat(80)}\n\n`));
      });
    },
  };
}

/** List the folders of the packages that files are from, by name. */
export function packagesOf(files: readonly string[]): string[] {
  const folders = files.flatMap((path) => {
    const [folder] = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
    return folder ?? [];
  });
  return [...new Set(folders)].sort();
}

/**
 * Return a package's name, version and licence as text.
 *
 * @throws Error if the package has no file with its licence
 */
export function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e([.-]|$)/i.test(each));
  if (file === undefined) throw new Error(`${folder}: found no licence, expected a file of it`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

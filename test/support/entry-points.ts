/** Where tests find the entry points of the package: in the source, or in what was built. */
import { fileURLToPath } from 'node:url';

/** Resolve the names of the entry points to the files of a folder. */
export function entryPointsIn(folder: 'src' | 'dist'): { find: RegExp; replacement: string }[] {
  const path = fileURLToPath(new URL(`../../${folder}/`, import.meta.url)).replaceAll('\\', '/');
  const ending = folder === 'src' ? 'ts' : 'js';
  return [
    { find: /^azulejo$/, replacement: `${path}index.${ending}` },
    { find: /^azulejo\/([\w/-]+)$/, replacement: `${path}$1.${ending}` },
  ];
}

/**
 * The public surface: what each entry point exports, as API Extractor reports it of the built types.
 *
 * A change shows as a difference of a committed file; `npm run suite -- api -u` accepts it.
 * CONTRIBUTING.md says which changes need which version.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where each entry point's built types are, by the name that programs import. */
const entries = Object.entries(manifest.exports).flatMap(([path, target]) =>
  typeof target === 'string'
    ? []
    : [{ name: posix.join('azulejo', path), types: join(root, target.import.types) }],
);

/** Report the public names of a file of types. */
function reportOf(types: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-api-'));
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'package.json'),
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: types,
      // With what browsers have, which boards use.
      compiler: { tsconfigFilePath: join(root, 'tools/website/reference.json') },
      apiReport: {
        enabled: true,
        reportFileName: 'report.api.md',
        reportFolder: folder,
        reportTempFolder: folder,
      },
      newlineKind: 'lf',
    },
  });
  const problems: string[] = [];
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true;
      // Doc comments are judged by TypeDoc; here only what cannot be compiled matters.
      if (message.category === 'Compiler') problems.push(message.text);
    },
  });
  expect(problems).toEqual([]);
  const report = readFileSync(join(folder, 'report.api.md'), 'utf8');
  rmSync(folder, { recursive: true });
  return report;
}

test('every entry point is reported', () => {
  expect(entries.map(({ name }) => name)).toContain('azulejo');
  expect(new Set(entries.map(({ types }) => types)).size).toBe(entries.length);
});

test.each(entries)('the public names of $name are those of its report', async ({ name, types }) => {
  const report = reportOf(types);
  await expect(report).toMatchFileSnapshot(`${name.replaceAll('/', '-')}.api.md`);
  // Programs under exactOptionalPropertyTypes pass undefined for what they leave out. Methods are no
  // properties; and options that can only be absent are never.
  const optional = report.match(/^ *readonly \w+\?: .*;$/gm) ?? [];
  expect(optional.filter((line) => !/ \| undefined;$|: never;$/.test(line))).toEqual([]);
});

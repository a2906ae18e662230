/** The manifests of the examples: each runs by two commands from its own folder, with what it installs. */
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesIn, ROOT, read } from '../docs/pages.js';

interface Manifest {
  readonly version?: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): Manifest =>
  // The shape of these files is known.
  JSON.parse(read(`${folder}package.json`)) as Manifest;

const OWN = manifestIn('');
const SERVER = manifestIn('server/');

const EXAMPLES = readdirSync(`${ROOT}examples`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `examples/${name}/`);

/** List the packages that a text imports by their names: `azulejo/record` is of `azulejo`. */
function importedIn(text: string): string[] {
  const names = text.matchAll(/(?:\bfrom |^import |\brequire\()'((?:@[\w-]+\/)?[\w.-]+)/gm);
  return [...names].map(([, name = '']) => name).filter((name) => !/^(?:\.|node$)/.test(name));
}

test('imports are found', () => {
  const text =
    "import 'a/b';\nimport x from 'c';\nconst y = require('@d/e');\nfrom './f'; from 'node:fs';";
  expect(importedIn(text)).toEqual(['a', 'c', '@d/e']);
});

/** What Next.js itself imports. */
const OF_NEXT = ['react-dom', '@types/node', '@types/react', 'typescript'];

describe.each(EXAMPLES)('%s', (folder) => {
  const { scripts, dependencies = {}, devDependencies = {} } = manifestIn(folder);
  const installed = { ...dependencies, ...devDependencies };
  const page = read(`${folder}README.md`);

  test('is run by the two commands that its page begins with', () => {
    expect(Object.keys(scripts)).toContain('start');
    expect(page.split('```')[1]).toMatch(/^sh\nnpm install\nnpm start\b/);
  });

  test('installs what it imports, and no more than it needs', () => {
    const [major] = OWN.version?.split('.') ?? [];
    expect(dependencies.azulejo).toMatch(new RegExp(`^\\^${major}\\.`));
    const code = ['.js', '.cjs', '.ts', '.tsx']
      .flatMap((ending) => filesIn(folder.slice(0, -1), ending))
      .filter((file) => !/node_modules|\.next/.test(file))
      .map(read);
    expect(Object.keys(installed)).toEqual(expect.arrayContaining(code.flatMap(importedIn)));
    const commands = Object.values(scripts).join(' ').split(' ');
    const unused = Object.keys(installed).filter(
      (name) => !code.some((text) => text.includes(`'${name}`)) && !commands.includes(name),
    );
    expect(unused).toEqual('next' in dependencies ? OF_NEXT : []);
  });

  test('has the versions that are tested here', () => {
    const tested = { ...SERVER.dependencies, ...OWN.devDependencies };
    for (const [name, range] of Object.entries(installed)) {
      if (name !== 'azulejo' && name !== 'typescript' && name in tested)
        expect([name, range]).toEqual([name, tested[name]]);
    }
  });

  test('has no lock file, and all files that its commands name', () => {
    expect(existsSync(`${ROOT}${folder}package-lock.json`)).toBe(false);
    const named = Object.values(scripts).flatMap(
      (script) => script.match(/[\w-]+\.(?:c?js|ts|py|c)\b/g) ?? [],
    );
    expect(named.filter((file) => !existsSync(`${ROOT}${folder}${file}`))).toEqual([]);
  });
});

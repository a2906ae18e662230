/** The lock file pins every package by its content, on every system. */
import { expect, test } from 'vitest';
import { read } from '../docs/pages.js';

/** A package in the lock file, as far as it is read here. */
interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

// The shapes of these files are known.
const { version } = JSON.parse(read('package.json')) as { version: string };
const lock = JSON.parse(read('package-lock.json')) as {
  version: string;
  packages: Readonly<Record<string, Locked>>;
};
// The packages of the repository are no others.
const INSTALLED = Object.entries(lock.packages).filter(
  ([path, { link }]) => path !== '' && path !== 'server' && link !== true,
);

/** Find the path of a package where one at a path would find it. */
function lockedPath(name: string, path: string): string | undefined {
  const here = `${path}/node_modules/${name}`.replace(/^\//, '');
  if (lock.packages[here] !== undefined) return here;
  if (path === '') return undefined;
  return lockedPath(name, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))));
}

/** List the paths of packages, and of all that come with them. */
function withOthers(names: readonly string[], from = ''): ReadonlySet<string> {
  const paths = new Set(names.flatMap((name) => lockedPath(name, from) ?? []));
  // A set also visits what is added to it on the way.
  for (const path of paths) {
    const { dependencies, optionalDependencies } = lock.packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = lockedPath(name, path);
      if (found !== undefined) paths.add(found);
    }
  }
  return paths;
}

test('every package has the hash of its content', () => {
  expect(INSTALLED.length).toBeGreaterThan(100);
  const without = INSTALLED.filter(([, { integrity }]) => integrity === undefined);
  expect(without.map(([path]) => path)).toEqual([]);
});

test('the packages for other systems are there, too', () => {
  // npm leaves them out without a word where the registry does not have them.
  const optional = INSTALLED.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => [name, path] as const),
  );
  expect(optional.length).toBeGreaterThan(50);
  expect(optional.filter(([name, path]) => lockedPath(name, path) === undefined)).toEqual([]);
});

/** The packages that users install, by what they install them for. */
const INSTALLED_BY_USERS = {
  'a queue': ['bullmq', 'ioredis'],
  rooms: Object.keys(lock.packages.server?.dependencies ?? {}),
  'contracts of games': ['fast-check'],
};

test.each(Object.entries(INSTALLED_BY_USERS))(
  'what users install for %s runs no script, but for one that the page of queues speaks of',
  (what, names) => {
    const paths = [...withOthers(names)];
    expect(paths.length).toBeGreaterThanOrEqual(names.length);
    const withScripts = paths.filter((path) => lock.packages[path]?.hasInstallScript === true);
    const expected = what === 'a queue' ? ['msgpackr-extract'] : [];
    expect(withScripts).toEqual(expected.map((name) => `node_modules/${name}`));
    const page = read('docs/many-machines.md');
    for (const name of expected) expect(page).toContain(`\`${name}\` runs a script`);
  },
);

test('its version is that of the package', () => {
  expect([lock.version, lock.packages['']?.version]).toEqual([version, version]);
});

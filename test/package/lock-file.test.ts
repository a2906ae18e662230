/** The lock file pins every package by its content, on every system. */
import { expect, test } from 'vitest';
import { read } from '../docs/pages.js';

/** A package in the lock file, as far as it is read here. */
interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
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

/** Whether a package is locked where one at a path would find it. */
function isLocked(name: string, path: string): boolean {
  if (lock.packages[`${path}/node_modules/${name}`] !== undefined) return true;
  const parent = path.lastIndexOf('/node_modules/');
  return parent < 0
    ? lock.packages[`node_modules/${name}`] !== undefined
    : isLocked(name, path.slice(0, parent));
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
  expect(optional.filter(([name, path]) => !isLocked(name, path))).toEqual([]);
});

test('its version is that of the package', () => {
  expect([lock.version, lock.packages['']?.version]).toEqual([version, version]);
});

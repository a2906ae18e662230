/**
 * Write the addresses of this repository into package.json, README.md and the pages of each package that is about
 * to be published. Not to be committed: a fork or a move would make them wrong.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { findRepository, withAbsoluteLinks, withAddresses } from './addresses.mjs';

const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' });
const repository = findRepository(process.env, stdout ?? '');

/** The folders of the packages that are published. */
const PACKAGES = ['.', 'server'];

for (const folder of PACKAGES) {
  const file = posix.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify(withAddresses(manifest, repository), null, 2)}\n`);
  const pages = manifest.files.filter((/** @type {string} */ name) => name.endsWith('.md'));
  for (const name of new Set(['README.md', ...pages])) {
    const page = posix.join(folder, name);
    const tag = `${manifest.name}@${manifest.version}`;
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, withAbsoluteLinks(text, repository, tag, posix.dirname(page)));
  }
}
const { repository: source, homepage } = withAddresses({}, repository);
console.log(`Repository ${source.url}, website ${homepage}`);

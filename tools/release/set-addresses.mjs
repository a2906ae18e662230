/**
 * Write the addresses of this repository into package.json, README.md and the pages of the package that is about
 * to be published. Not to be committed: a fork or a move would make them wrong.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { findRepository, withAbsoluteLinks, withAddresses } from './addresses.mjs';

const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' });
const repository = findRepository(process.env, stdout ?? '');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

const complete = withAddresses(manifest, repository);
writeFileSync('package.json', `${JSON.stringify(complete, null, 2)}\n`);
const pages = manifest.files.filter((/** @type {string} */ file) => file.endsWith('.md'));
for (const page of new Set(['README.md', ...pages])) {
  const text = readFileSync(page, 'utf8');
  const links = withAbsoluteLinks(text, repository, `v${manifest.version}`, posix.dirname(page));
  writeFileSync(page, links);
}
console.log(`Repository ${complete.repository.url}, website ${complete.homepage}`);

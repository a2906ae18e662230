/**
 * Write the addresses of this repository into package.json and README.md, for the package that is about
 * to be published. Not to be committed: a fork or a move would make them wrong.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { findRepository, withAbsoluteLinks, withAddresses } from './addresses.mjs';

const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8' });
const repository = findRepository(process.env, stdout ?? '');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const readme = readFileSync('README.md', 'utf8');

const complete = withAddresses(manifest, repository);
writeFileSync('package.json', `${JSON.stringify(complete, null, 2)}\n`);
writeFileSync('README.md', withAbsoluteLinks(readme, repository, `v${manifest.version}`));
console.log(`Repository ${complete.repository.url}, website ${complete.homepage}`);

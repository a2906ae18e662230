/** A rehearsal of a release: published to a registry on this machine, installed from there, and used. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { name, version } from '../../package.json';
import { ROOT } from '../docs/pages.js';
import { npm, runIn } from './npm.js';
import { type Registry, startRegistry } from './registry.js';

const REPOSITORY = 'https://github.com/Ada/azulejo';
/** Versions before 1.0.0 have a name of their own in the registry. */
const TAG = /-([a-z]+)\./.exec(version)?.[1] ?? 'latest';

const root = mkdtempSync(join(tmpdir(), 'azulejo-release-'));
const clone = join(root, 'clone');
let registry: Registry | undefined;
let environment: NodeJS.ProcessEnv = {};

/** Copy the files of the repository as they are now, and commit them as a clone of its own. */
function makeClone(): void {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = runIn(ROOT, 'git', listed);
  for (const file of stdout.split('\0').filter((path) => path !== '')) {
    cpSync(join(ROOT, file), join(clone, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'), 'junction');
  const git = (...args: string[]) => runIn(clone, 'git', args);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.org');
  git('remote', 'add', 'origin', `${REPOSITORY}.git`);
  git('add', '.');
  git('commit', '--quiet', '-m', 'all');
}

beforeAll(async () => {
  makeClone();
  registry = await startRegistry(join(root, 'registry'));
  environment = {
    npm_config_registry: registry.url,
    npm_config_userconfig: registry.settings,
    npm_config_cache: join(root, 'cache'),
    // A workflow says where it runs: here the clone says it.
    GITHUB_REPOSITORY: '',
  };
});

afterAll(async () => {
  await registry?.stop();
  rmSync(root, { recursive: true });
});

test('npm publish --dry-run shows the content, and corrects nothing', () => {
  const { stderr } = npm(['publish', '--dry-run', '--tag', TAG], clone, environment);
  expect(stderr).toContain(`${name}@${version}`);
  expect(stderr).toMatch(/dist\/index\.js\n/);
  expect(stderr).not.toMatch(/errors corrected|src\/|test\//);
});

test('npm run release publishes both packages, and tags the commit for each', () => {
  const { stdout } = npm(['run', 'release'], clone, environment);
  expect(stdout).toContain(`Repository git+${REPOSITORY}.git`);
  expect(stdout).toContain(`${name}@${version}`);
  const tags = runIn(clone, 'git', ['tag']).stdout.trim().split('\n');
  expect(tags).toEqual([`azulejo-server@${version}`, `${name}@${version}`]);
  const commits = tags.map((tag) => runIn(clone, 'git', ['rev-parse', `${tag}^{commit}`]).stdout);
  const head = runIn(clone, 'git', ['rev-parse', 'HEAD']).stdout;
  expect(commits).toEqual([head, head]);
});

test.each([name, 'azulejo-server'])('the registry knows where %s comes from', (published) => {
  const { stdout } = npm(['view', published, '--json'], root, environment);
  expect(JSON.parse(stdout)).toMatchObject({
    version,
    'dist-tags': { latest: version, [TAG]: version },
    repository: { url: `git+${REPOSITORY}.git` },
    homepage: 'https://ada.github.io/azulejo/',
    bugs: { url: `${REPOSITORY}/issues` },
    author: 'Ada (https://github.com/Ada)',
  });
});

test('npm run release does nothing the second time', () => {
  const { stdout, stderr } = npm(['run', 'release'], clone, environment);
  expect(stdout + stderr).toContain('No unpublished projects to publish');
});

test.each([
  ['esm', 'works as an ES module'],
  ['commonjs', 'works as a CommonJS module'],
])('a program of kind %s installs the package, and uses it', (kind, said) => {
  const program = join(root, kind);
  mkdirSync(program);
  cpSync(join(ROOT, 'test/package/consumers', kind), program, { recursive: true });
  npm(['install', name, '--no-audit', '--no-fund'], program, environment);
  expect(runIn(program, process.execPath, ['main.js']).stdout).toContain(said);
  const perft = ['perft', 'AFCfB1920202020D0000000000', 'A0MS0a1FB0MSF', '1'];
  const { stdout } = runIn(program, 'npx', ['azulejo', ...perft], environment);
  expect(stdout).toBe('5\n');
});

test('the links of the README that was installed are absolute', () => {
  const readme = readFileSync(join(root, 'esm', 'node_modules', name, 'README.md'), 'utf8');
  expect(readme).toContain(`(${REPOSITORY}/blob/${name}@${version}/docs/rules.md)`);
  expect(readme).not.toMatch(/\]\((?!https:|#)/);
});

/** The addresses in a published package: of its repository and website, and of the links in its pages. */
import { posix } from 'node:path';

/**
 * A repository on a server such as GitHub.
 *
 * @typedef {object} Repository
 * @property {string} server - such as `https://github.com`
 * @property {string} owner
 * @property {string} name
 */

/** @typedef {{ readonly [name: string]: string | undefined }} Environment */

/** Where a clone comes from: `https://…`, `ssh://git@…`, `git@server:…`. */
const REMOTE =
  /^(?:https?:\/\/(?:[^@/]+@)?|ssh:\/\/(?:[^@/]+@)?|[^@/:]+@)([^/:]+)(?::\d+)?[/:]([^/]+)\/([^/]+?)(?:\.git)?\/?$/;

/**
 * Find the repository: of the workflow that runs, or the one that the clone comes from.
 *
 * @param {Environment} environment - what the workflow says of itself
 * @param {string} remote - the address of the clone's origin; empty if there is none
 * @returns {Repository}
 * @throws Error if neither is known
 */
export function findRepository({ GITHUB_SERVER_URL, GITHUB_REPOSITORY }, remote) {
  const [owner, name] = GITHUB_REPOSITORY?.split('/') ?? [];
  if (owner && name) return { server: GITHUB_SERVER_URL || 'https://github.com', owner, name };
  const [, host, remoteOwner, remoteName] = REMOTE.exec(remote.trim()) ?? [];
  if (!host || !remoteOwner || !remoteName) {
    const found = remote.trim() === '' ? 'no remote "origin"' : `the remote "${remote.trim()}"`;
    throw new Error(
      `Repository: found ${found}, expected one such as "https://github.com/owner/name.git", or the variable GITHUB_REPOSITORY.`,
    );
  }
  return { server: `https://${host}`, owner: remoteOwner, name: remoteName };
}

/** @param {Repository} repository */
function addressOf({ server, owner, name }) {
  return `${server}/${owner}/${name}`;
}

/** @param {Repository} repository */
function websiteOf(repository) {
  const { server, owner, name } = repository;
  // Only GitHub's own server has its websites at an address that is known.
  if (server !== 'https://github.com') return `${addressOf(repository)}#readme`;
  return `https://${owner.toLowerCase()}.github.io/${name}/`;
}

/**
 * Add the addresses to a manifest. What it says itself is kept.
 *
 * @param {object} manifest - the content of package.json
 * @param {Repository} repository
 */
export function withAddresses(manifest, repository) {
  const address = addressOf(repository);
  const { server, owner } = repository;
  return {
    repository: { type: 'git', url: `git+${address}.git` },
    homepage: websiteOf(repository),
    bugs: { url: `${address}/issues` },
    author: { name: owner, url: `${server}/${owner}` },
    ...manifest,
  };
}

/**
 * Make the relative links of a page absolute, so that they lead to the files of a version wherever the
 * page is read.
 *
 * By hand, as remark brings in a hundred packages for the few lines below.
 *
 * @param {string} page - Markdown
 * @param {Repository} repository
 * @param {string} tag - of the version
 * @param {string} folder - of the page, from the top of the repository
 */
export function withAbsoluteLinks(page, repository, tag, folder = '.') {
  const address = addressOf(repository);
  /** @param {string} path */
  const image = (path) =>
    repository.server === 'https://github.com'
      ? // Without the parameter, pictures in SVG may be sent as plain text.
        `https://raw.githubusercontent.com/${repository.owner}/${repository.name}/${tag}/${path}${path.endsWith('.svg') ? '?sanitize=true' : ''}`
      : `${address}/raw/${tag}/${path}`;
  // The odd parts are blocks of code.
  const parts = page.split(/^(```[\s\S]*?^```)$/m);
  return parts
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(
            /(!?)(\[[^\]]*\])\((?![a-z][a-z\d+.-]*:|#|\/)([^)\s]+)\)/gi,
            (_, mark, text, path) => {
              const target = posix.join(folder, path);
              return `${mark}${text}(${mark === '!' ? image(target) : `${address}/blob/${tag}/${target}`})`;
            },
          ),
    )
    .join('');
}

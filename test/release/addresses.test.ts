/** The addresses that a package is published with. */
import { describe, expect, test } from 'vitest';
import {
  findRepository,
  withAbsoluteLinks,
  withAddresses,
} from '../../tools/release/addresses.mjs';
import { read } from '../docs/pages.js';

const ADA = { server: 'https://github.com', owner: 'Ada', name: 'azulejo' };
const ELSEWHERE = { server: 'https://git.example', owner: 'ada', name: 'games' };

describe('the repository', () => {
  test('is that of the workflow', () => {
    const environment = {
      GITHUB_REPOSITORY: 'Ada/azulejo',
      GITHUB_SERVER_URL: 'https://github.com',
    };
    expect(findRepository(environment, 'git@example.org:b/c.git')).toEqual(ADA);
    expect(findRepository({ GITHUB_REPOSITORY: 'Ada/azulejo' }, '')).toEqual(ADA);
  });

  test.each([
    ['https://github.com/Ada/azulejo.git\n', ADA],
    ['https://github.com/Ada/azulejo', ADA],
    ['https://user@github.com/Ada/azulejo/', ADA],
    ['git@github.com:Ada/azulejo.git', ADA],
    ['ssh://git@github.com:22/Ada/azulejo.git', ADA],
    ['git@git.example:ada/games.git', ELSEWHERE],
  ])('is the one that the clone comes from: %j', (remote, repository) => {
    expect(findRepository({}, remote)).toEqual(repository);
  });

  test.each(['', '/home/ada/azulejo', 'https://github.com/azulejo'])(
    'is not guessed from the remote %j',
    (remote) => {
      expect(() => findRepository({}, remote)).toThrow(
        /^Repository: found .*, expected one such as/,
      );
    },
  );
});

describe('the manifest', () => {
  test('gets its addresses', () => {
    expect(withAddresses({ name: 'azulejo' }, ADA)).toEqual({
      name: 'azulejo',
      repository: { type: 'git', url: 'git+https://github.com/Ada/azulejo.git' },
      homepage: 'https://ada.github.io/azulejo/',
      bugs: { url: 'https://github.com/Ada/azulejo/issues' },
      author: { name: 'Ada', url: 'https://github.com/Ada' },
    });
    expect(withAddresses({}, ELSEWHERE).homepage).toBe('https://git.example/ada/games#readme');
  });

  test('keeps what it says itself', () => {
    const own = { author: 'Grace', homepage: 'https://azulejo.example' };
    expect(withAddresses(own, ADA)).toMatchObject(own);
  });
});

describe('the links of a page', () => {
  const absolute = (page: string, repository = ADA) =>
    withAbsoluteLinks(page, repository, 'v1.2.3');

  test.each([
    ['[a](docs/a.md)', '[a](https://github.com/Ada/azulejo/blob/v1.2.3/docs/a.md)'],
    ['[a](docs/a.md#b)', '[a](https://github.com/Ada/azulejo/blob/v1.2.3/docs/a.md#b)'],
    [
      '![a](a.svg)',
      '![a](https://raw.githubusercontent.com/Ada/azulejo/v1.2.3/a.svg?sanitize=true)',
    ],
    ['![a](a.png)', '![a](https://raw.githubusercontent.com/Ada/azulejo/v1.2.3/a.png)'],
  ])('lead to the files of the version: %s', (page, expected) => {
    expect(absolute(page)).toBe(expected);
  });

  test('of a page in a folder start there', () => {
    expect(withAbsoluteLinks('[a](../a.md) [b](b.md)', ADA, 'v1.2.3', 'docs')).toBe(
      '[a](https://github.com/Ada/azulejo/blob/v1.2.3/a.md) [b](https://github.com/Ada/azulejo/blob/v1.2.3/docs/b.md)',
    );
  });

  test('lead to another server if the repository is there', () => {
    expect(absolute('![a](a.svg) [b](b.md)', ELSEWHERE)).toBe(
      '![a](https://git.example/ada/games/raw/v1.2.3/a.svg) [b](https://git.example/ada/games/blob/v1.2.3/b.md)',
    );
  });

  test.each([
    '[a](#b)',
    '[a](https://example.org/b)',
    '[a](mailto:ada@example.org)',
    '[a](/b)',
    '```ts\nlist[0](a);\n```',
  ])('that lead elsewhere, and code, stay as they are: %s', (page) => {
    expect(absolute(page)).toBe(page);
  });

  test('of the README are all absolute then, and nothing else has changed', () => {
    const readme = read('README.md');
    const published = absolute(readme);
    const links = [...published.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !/^(?:https:\/\/|#)/.test(link))).toEqual([]);
    const relative = published
      .replaceAll(/https:\/\/github\.com\/Ada\/azulejo\/blob\/v1\.2\.3\//g, '')
      .replaceAll(/https:\/\/raw\.githubusercontent\.com\/Ada\/azulejo\/v1\.2\.3\//g, '')
      .replaceAll('?sanitize=true', '');
    expect(relative).toBe(readme);
  });
});

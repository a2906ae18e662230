/**
 * Links between the pages, and the scripts that they name.
 *
 * By hand, as remark-validate-links brings in the whole of remark for the few lines below.
 */
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SUITES } from '../../vitest.config.js';
import { EXAMPLE_PAGES, filesIn, headingsOf, PAGES, ROOT, read, tableUnder } from './pages.js';

/** Return the anchor of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

/** List the files that a page links to. */
function linkedFiles(page: string): string[] {
  return [...read(page).matchAll(/\]\(([^)\s#]+)/g)].map(([, link = '']) =>
    posix.join(posix.dirname(page), link),
  );
}

/** List the broken links of a text in a file. */
function brokenLinks(file: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^https?:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : posix.join(posix.dirname(file), path);
      if (!existsSync(posix.join(ROOT, target))) return true;
      return anchor !== undefined && !headingsOf(target).map(anchorOf).includes(anchor);
    });
}

describe('links', () => {
  test('that are broken are found', () => {
    const text = '[a](none.md), [b](../LICENSE), [c](#nothing), [d](format.md#nothing)';
    expect(brokenLinks('docs/format.md', text)).toEqual([
      'none.md',
      '#nothing',
      'format.md#nothing',
    ]);
  });

  test.each([...PAGES, ...EXAMPLE_PAGES])('of %s are not broken', (page) => {
    expect(brokenLinks(page, read(page))).toEqual([]);
  });

  test('of the command lead to pages of the package', () => {
    const named = [...filesIn('src', '.ts'), ...filesIn('src', '.tsx')].flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
        .flatMap((line) => line.match(/docs\/[\w/-]+\.md/g) ?? []),
    );
    const { files } = JSON.parse(read('package.json')) as { files: string[] };
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((page) => !files.includes(page))).toEqual([]);
  });

  test('lead from the README to every other page, at once or over others', () => {
    const reached = new Set(['README.md']);
    // A set also visits what is added to it on the way.
    for (const page of reached) {
      for (const file of linkedFiles(page)) if (PAGES.includes(file)) reached.add(file);
    }
    expect(PAGES.filter((page) => !reached.has(page))).toEqual([]);
  });

  test.each([...PAGES, ...EXAMPLE_PAGES])('of %s say what they lead to, not its file', (page) => {
    expect(read(page).match(/\[[^\]]*\.md\]\(/g)).toBeNull();
  });

  test('lead from the README to the list of examples, and from there to each example', () => {
    const [list = '', ...examples] = EXAMPLE_PAGES;
    expect(read('README.md')).toContain(`(${list})`);
    expect(
      examples.filter((page) => !read(list).includes(`(${posix.relative('examples', page)})`)),
    ).toEqual([]);
  });
});

/** What runs on other machines. */
const WORKFLOWS = [
  '.ci/run',
  ...['ci', 'release', 'site'].map((name) => `.github/workflows/${name}.yml`),
];

describe('scripts', () => {
  const scripts = [...PAGES, ...EXAMPLE_PAGES, ...WORKFLOWS].flatMap((page) =>
    [...read(page).matchAll(/npm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(([, name]) => name),
  );

  test('that pages and workflows name exist', () => {
    // The shape of this file is known.
    const { scripts: existing } = JSON.parse(read('package.json')) as { scripts: object };
    expect(scripts).toEqual(expect.arrayContaining(['start', 'test', 'docs']));
    expect(Object.keys(existing)).toEqual(expect.arrayContaining(scripts));
  });

  test('of suites are all in their table, and those that pages and workflows name exist', () => {
    const rows = tableUnder('docs/internals/tests.md', 'Suites');
    expect(rows.map(([suite]) => suite)).toEqual(Object.keys(SUITES));
    const files = [...PAGES, ...EXAMPLE_PAGES, ...WORKFLOWS];
    const named = files.flatMap((file) =>
      [...read(file).matchAll(/(?:npm run suite --|--mode) ([\w-]+)/g)].map(([, name]) => name),
    );
    expect(named).toEqual(expect.arrayContaining(['long', 'all-runs', 'crash']));
    expect(Object.keys(SUITES)).toEqual(expect.arrayContaining(named));
  });
});

test('the pages that the website groups or shows on its front page exist', () => {
  const listed = [...read('tools/website/guides.mjs').matchAll(/'([\w/-]+\.md)'/g)];
  const pages = listed.map(([, page = '']) => page);
  expect(pages).toEqual(expect.arrayContaining(['docs/format.md', 'CHANGELOG.md']));
  expect(pages.filter((page) => !existsSync(posix.join(ROOT, page)))).toEqual([]);
});

/** Every link between the pages leads somewhere, and every script that they name exists. */
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_PAGES, PAGES, ROOT, read } from './pages.js';

/** The name that a heading has in a link. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

function anchorsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

/** Tell which links of a text in a file lead nowhere. */
function brokenLinks(file: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^https?:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });
}

describe('links', () => {
  test('that lead nowhere are found', () => {
    const text = '[a](none.md), [b](../LICENSE), [c](#nothing), [d](format.md#nothing)';
    expect(brokenLinks('docs/format.md', text)).toEqual([
      'none.md',
      '#nothing',
      'format.md#nothing',
    ]);
  });

  test.each([...PAGES, ...EXAMPLE_PAGES])('of %s lead somewhere', (page) => {
    expect(brokenLinks(page, read(page))).toEqual([]);
  });

  test('lead from the first page to every other', () => {
    const first = read('README.md');
    expect(PAGES.filter((page) => page !== 'README.md' && !first.includes(`(${page})`))).toEqual(
      [],
    );
  });

  test('lead from the first page to the examples, and from their list to each', () => {
    const [list = '', ...examples] = EXAMPLE_PAGES;
    expect(read('README.md')).toContain(`(${list})`);
    expect(
      examples.filter((page) => !read(list).includes(`(${relative('examples', page)})`)),
    ).toEqual([]);
  });
});

describe('scripts', () => {
  const scripts = [...PAGES, ...EXAMPLE_PAGES].flatMap((page) =>
    [...read(page).matchAll(/npm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(([, name]) => name),
  );

  test('that the pages tell to run exist', () => {
    // Reading a file of ours, whose shape is known.
    const { scripts: existing } = JSON.parse(read('package.json')) as { scripts: object };
    expect(scripts).toEqual(expect.arrayContaining(['start', 'test', 'docs']));
    expect(Object.keys(existing)).toEqual(expect.arrayContaining(scripts));
  });
});

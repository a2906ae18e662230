/** The page of screenshots: every picture is shown, described and small. */
import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT, read } from './pages.js';

const FOLDER = 'docs/pictures/screenshots/';
const FILES = readdirSync(`${ROOT}${FOLDER}`).sort();
const MOST_BYTES = 60_000;
const SHORTEST_TEXT = 40;

/** List the pictures that the page shows, each with its alternative text. */
function shownOn(page: string): [file: string, text: string][] {
  return [...page.matchAll(/!\[([^\]]*)\]\(([^)]*)\)|<img src="([^"]*)".*? alt="([^"]*)"/g)].map(
    ([, text = '', file = '', source = file, alternative = text]) => [source, alternative],
  );
}

test('shows each picture once, in words as well', () => {
  const shown = shownOn(read('docs/screenshots.md'));
  expect(shown.map(([file]) => file).sort()).toEqual(
    FILES.map((file) => `pictures/screenshots/${file}`),
  );
  expect(shown.filter(([, text]) => text.length < SHORTEST_TEXT)).toEqual([]);
});

test.each(FILES)('%s is small, and taken by the script', (file) => {
  expect(statSync(`${ROOT}${FOLDER}${file}`).size).toBeLessThanOrEqual(MOST_BYTES);
  const [name = ''] = file.split('.');
  expect(read('tools/website/screenshots.mjs')).toMatch(new RegExp(`^ +'?${name}'?: async`, 'm'));
});

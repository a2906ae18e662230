/**
 * Check the built website: no link in it is broken, its pages load nothing from the network, its search finds what people
 * look for, and its words are those that it needs.
 *
 * Print the errors, and exit with status 1 if there are any.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { searchErrors } from './search.mjs';
import { wordingErrors } from './wording.mjs';

const SITE = fileURLToPath(new URL('../../site', import.meta.url));

/** Elements that load something as soon as a page is shown. */
const LOADING = /<(?:script|link|img|iframe|source|video|audio)\b[^>]*?(?:src|href)="([^"]*)"/g;
const LINK = /<[a-z][^>]*?\s(?:href|src)="([^"]*)"/g;
const ANCHOR = /\s(?:id|name)="([^"]*)"/g;
const LOADING_STYLE = /(?:@import\s+|url\(\s*)["']?(https?:[^"')\s]*)/g;
const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** @param {string} text */
function plainText(text) {
  return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
function found(text, pattern) {
  return [...text.matchAll(pattern)].map(([, part = '']) => plainText(part));
}

/** @param {string} ending */
function filesOf(ending) {
  return readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );
}

const texts = new Map(
  filesOf('.html').map((file) => [normalize(file), readFileSync(join(SITE, file), 'utf8')]),
);
const anchors = new Map([...texts].map(([file, text]) => [file, new Set(found(text, ANCHOR))]));

/**
 * Return what is wrong with a link on a page; `undefined` if it is not broken.
 *
 * @param {string} page
 * @param {string} link
 */
function errorOf(page, link) {
  const [path = '', anchor = ''] = link.split('#').map(decodeURIComponent);
  let target = path === '' ? page : normalize(join(dirname(page), path.split('?')[0] ?? ''));
  const place = join(SITE, target);
  if (target.startsWith('..') || !existsSync(place)) return 'is broken';
  if (statSync(place).isDirectory()) target = join(target, 'index.html');
  // The playground reads its anchors itself.
  const known = target === 'playground/index.html' ? undefined : anchors.get(target);
  return anchor !== '' && known !== undefined && !known.has(anchor)
    ? 'has an unknown anchor'
    : undefined;
}

const errors = [...texts].flatMap(([page, text]) => [
  ...found(text, LINK)
    .filter((link) => !OUTSIDE.test(link))
    .map((link) => [link, errorOf(page, link)])
    .filter(([, what]) => what !== undefined)
    .map(([link, what]) => `${page}: ${link} ${what}`),
  ...found(text, LOADING)
    .filter((link) => /^(?:https?:)?\/\//.test(link))
    .map((link) => `${page}: ${link} is loaded from the network`),
]);
for (const file of filesOf('.css')) {
  const links = found(readFileSync(join(SITE, file), 'utf8'), LOADING_STYLE);
  errors.push(...links.map((link) => `${file}: ${link} is loaded from the network`));
}

errors.push(...wordingErrors(texts), ...searchErrors(SITE));

for (const line of errors) console.error(line);
console.log(`${texts.size} pages, ${errors.length} errors`);
if (errors.length > 0) process.exitCode = 1;

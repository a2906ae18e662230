/**
 * Check the built site: every link in it leads somewhere, and showing it needs no network.
 *
 * Prints what is wrong, and ends with status 1 if anything is.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const SITE = fileURLToPath(new URL('../site', import.meta.url));

/** What loads something as soon as a page is shown. */
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
 * Say what is wrong with a link on a page, if anything is.
 *
 * @param {string} page
 * @param {string} link
 */
function fault(page, link) {
  const [path = '', anchor = ''] = link.split('#').map(decodeURIComponent);
  let target = path === '' ? page : normalize(join(dirname(page), path.split('?')[0] ?? ''));
  const place = join(SITE, target);
  if (target.startsWith('..') || !existsSync(place)) return 'leads nowhere';
  if (statSync(place).isDirectory()) target = join(target, 'index.html');
  const known = anchors.get(target);
  return anchor !== '' && known !== undefined && !known.has(anchor)
    ? 'has no such place'
    : undefined;
}

const faults = [...texts].flatMap(([page, text]) => [
  ...found(text, LINK)
    .filter((link) => !OUTSIDE.test(link))
    .map((link) => [link, fault(page, link)])
    .filter(([, what]) => what !== undefined)
    .map(([link, what]) => `${page}: ${link} ${what}`),
  ...found(text, LOADING)
    .filter((link) => /^(?:https?:)?\/\//.test(link))
    .map((link) => `${page}: ${link} is loaded from elsewhere`),
]);
for (const file of filesOf('.css')) {
  const links = found(readFileSync(join(SITE, file), 'utf8'), LOADING_STYLE);
  faults.push(...links.map((link) => `${file}: ${link} is loaded from elsewhere`));
}

for (const line of faults) console.error(line);
console.log(`${texts.size} pages, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;

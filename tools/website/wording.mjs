/** What the words of the built website must have, and what they must not. */
import { basename } from 'node:path';

/** The type of a result, and the words about it, if there are any. */
const RESULT = /<h4 class="tsd-returns-title">Returns (.*?)<\/h4>(?:<p>(.*?)<\/p>)?/gs;
/** Results that the first sentence, `Whether …`, describes; and those of functions that return nothing. */
const PLAIN_RESULT = /^(?:boolean|void|\w+ is .*)$/s;

/** Lists of values that mean nothing without words. */
const VALUE_LIST = /(?:_CODES|_ERRORS|_REASONS|_ENDS|\.MARKS|\.PARTS)\.html$/;
const VALUE = /<span class="tsd-signature-type">"([^"]*)"/g;
/** A list can leave the meanings to a page of the docs. */
const SAYS_WHERE = /<\/a> says what each means/;

/**
 * Phrases that a reader reads twice, each with what says the same.
 *
 * @type {readonly (readonly [phrase: RegExp, instead: string])[]}
 */
const PHRASES = [
  [/, too\b(?! \w+ [\w ]*\bto\b)[,.;:)]?/, '“also” before the verb'],
  [/\bwhatever [\w ]{1,20} (?:throws|rejects)\b/, '“any error of …”'],
  [/\b[Mm]ost (?:moves|positions|games|bytes|characters) (?:of|to)\b/, '“maximum number of …”'],
  [/\b(?:as at first|unless said)\b/, '“initially” or “by default”'],
  [/\bgo(?:es)? on\b/, '“continue”'],
  [/\b(?:anew|whoever|(?<!\.\w*-?)beside|an own|the Redis|of no use)\b/, 'the plain word'],
  [/\b(?:the|that|which) (?:\w+ )?(?:is|are) none(?: of (?:its|the)\b|[.,;:)]|$)/, '“is not a …”'],
  [/(?:^|[.:] )Who [a-z]+s\b[^.?]*(?:\.|$)/, '“A player who …”'],
  [/\d %/, 'a number and % without a space'],
];

/** @param {string} html */
function linesOf(html) {
  return html
    .replaceAll(/<(pre|script|style|nav|svg|h\d)\b.*?<\/\1>/gs, '')
    .replaceAll(/<div class="tsd-signature\b.*?<\/div>|<aside\b.*?<\/aside>/gs, '')
    .replaceAll(/<code\b.*?<\/code>/gs, 'x')
    .replaceAll(/<\/(?:p|li|td|th|h\d|div|dt|dd|blockquote)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .split('\n');
}

/** @param {string} html */
const typeOf = (html) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * @param {string} page
 * @param {string} html
 */
function resultErrors(page, html) {
  return [...html.matchAll(RESULT)].flatMap(([, type = '', words]) => {
    if (words?.includes('<code>undefined') && !type.includes('undefined')) {
      return [`${page}: the words about a result name undefined, its type does not`];
    }
    const isDescribed = words !== undefined || PLAIN_RESULT.test(typeOf(type));
    if (!page.includes('functions/') || isDescribed) return [];
    return [`${page}: a result of type ${typeOf(type)} has no words`];
  });
}

/**
 * @param {string} page
 * @param {string} html
 */
function valueErrors(page, html) {
  if (!VALUE_LIST.test(page) || SAYS_WHERE.test(html)) return [];
  const values = [...html.matchAll(VALUE)].map(([, value]) => value);
  return values
    .filter((value) => !html.includes(`<code>${value}</code>`))
    .map((value) => `${page}: the words about the list do not say what ${value} means`);
}

/**
 * List what is wrong with the words of the pages.
 *
 * @param {ReadonlyMap<string, string>} pages - the HTML of each page, by its path
 * @returns {string[]} a line for each error
 */
export function wordingErrors(pages) {
  return [...pages].flatMap(([page, text]) => {
    const html = text.replaceAll('&quot;', '"');
    // The changelog and what contributors read quote what was.
    const content = basename(page).startsWith('changelog') ? '' : html.slice(html.indexOf('<main'));
    const phrases = linesOf(content).flatMap((line) =>
      PHRASES.flatMap(([phrase, instead]) => {
        const [found] = phrase.exec(line) ?? [];
        return found === undefined
          ? []
          : [`${page}: “${line.trim()}”: instead of “${found.trim()}”, ${instead}`];
      }),
    );
    return [...resultErrors(page, html), ...valueErrors(page, html), ...phrases];
  });
}

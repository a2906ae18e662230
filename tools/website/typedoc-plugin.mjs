/** What this site adds to TypeDoc: its theme, titles and addresses, short types, users of names, and a safe search. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Converter, IndexEvent, JSX, PageEvent, RendererEvent } from 'typedoc';
import { addCategories } from './categories.mjs';
import { linkGuides } from './guide-links.mjs';
import { isForUsers } from './guides.mjs';
import { hideInternals } from './internals.mjs';
import { fileOf, GuideRouter, nameEntryPoint, nameGuide } from './names.mjs';
import { SEARCH_WORDS } from './search.mjs';
import { dropTwins, listValues, nameSignature, nameType, orderSignatures } from './short-types.mjs';
import { addSources } from './sources.mjs';
import { headingsOf, wordsOf } from './text.mjs';
import { SiteTheme } from './theme.mjs';
import { findUsers, usersOf } from './users.mjs';

/** @import { Application } from 'typedoc' */

const h = JSX.createElement;

/** The beginning of links in TypeDoc's options that are relative to the root of the site. */
const SITE = 'href="site:';

/**
 * What is mended in TypeDoc's script, which contains lunr.
 *
 * A query must be words: lunr takes `:`, `~` and `^` for operators, and throws for one that it cannot apply.
 * And the keys of lunr's sets of terms need a separator: without it, the characters of terms with digits mix
 * with the numbers of nodes, so that sets have terms that are not in the index, and searches throw.
 */
const REPAIRS = [
  { before: '.split(" ").map(', after: '.split(/[^\\p{L}\\p{N}_]+/u).map(' },
  { before: 'e=e+s+o.id}', after: 'e=e+s+o.id+";"}' },
];

/** How much a guide for users counts next to a name of the API, its headings next to its other words, and search words. */
const WEIGHTS = { guide: 5, headings: 8, searched: 4000 };

/** Names of members that are codes of issues, of which the guides have tables. */
const CODE = /^[a-z-]+\.[a-z-]+$/;

/**
 * Index the words of guides only, their headings once more, and the words by which people look for something else.
 *
 * @param {IndexEvent} event
 */
function indexWords(event) {
  event.searchFieldWeights.headings = WEIGHTS.headings;
  event.searchFieldWeights.searched = WEIGHTS.searched;
  for (let index = event.searchResults.length - 1; index >= 0; index--) {
    const result = event.searchResults[index];
    if (!result?.isDocument() && CODE.test(result?.name ?? '')) event.removeResult(index);
  }
  const unknown = new Set(Object.keys(SEARCH_WORDS));
  event.searchResults.forEach((result, index) => {
    const file = result.isDocument() ? (fileOf(result) ?? '') : undefined;
    const name = file ?? result.getFullName();
    const searched = SEARCH_WORDS[name];
    unknown.delete(name);
    if (searched !== undefined) event.searchFields[index] = { searched };
    if (!result.isDocument()) return;
    const text = result.content.map((part) => part.text).join('\n');
    if (isForUsers(file ?? '')) result.relevanceBoost = WEIGHTS.guide;
    const words = { document: wordsOf(text), headings: wordsOf(headingsOf(text)) };
    event.searchFields[index] = { ...event.searchFields[index], ...words };
  });
  if (unknown.size > 0) throw new Error(`Search words: found no ${[...unknown].join(', ')}.`);
}

/**
 * Mend the search in TypeDoc's script.
 *
 * @param {string} folder
 */
function repairSearch(folder) {
  const file = join(folder, 'assets', 'main.js');
  const repaired = REPAIRS.reduce(
    (script, { before, after }) => {
      const [start = '', end, ...others] = script.split(before);
      if (end === undefined || others.length > 0)
        throw new Error(`TypeDoc's main.js has changed: "${before}" should be there once.`);
      return start + after + end;
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, repaired);
}

/** @param {Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, guide) => {
    nameGuide(guide);
    addSources(guide);
  });
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_, reflection) =>
    nameEntryPoint(reflection),
  );
  app.converter.on(Converter.EVENT_CREATE_SIGNATURE, nameSignature);
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, nameType);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, listValues);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, dropTwins);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, orderSignatures);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, addCategories);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, hideInternals);
  app.renderer.defineRouter('guides', GuideRouter);
  app.renderer.defineTheme('site', SiteTheme);
  app.renderer.on(RendererEvent.BEGIN, ({ project }) => {
    findUsers(project);
    linkGuides(project);
  });
  app.renderer.hooks.on('comment.afterTags', (context, _, model) => {
    const users = model === context.page.model ? usersOf(context, model) : undefined;
    return users ?? h(JSX.Fragment, null);
  });
  app.renderer.on(IndexEvent.PREPARE_INDEX, indexWords);
  app.renderer.on(PageEvent.END, (page) => {
    const base = '../'.repeat(page.url.split('/').length - 1);
    page.contents = (page.contents ?? '').replaceAll(SITE, `href="${base}`);
  });
  app.renderer.on(RendererEvent.END, ({ outputDirectory }) => {
    repairSearch(outputDirectory);
    copyFileSync('docs/picture.svg', join(outputDirectory, 'assets', 'picture.svg'));
  });
}

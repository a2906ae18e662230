/** What this site adds to TypeDoc: its theme, titles and addresses, short types, and a safe search. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Converter, IndexEvent, PageEvent, RendererEvent } from 'typedoc';
import { GuideRouter, nameEntryPoint, nameGuide } from './names.mjs';
import { nameReturnType } from './short-types.mjs';
import { wordsOf } from './text.mjs';
import { SiteTheme } from './theme.mjs';

/** @import { Application } from 'typedoc' */

/** The beginning of links in TypeDoc's options that are relative to the root of the site. */
const SITE = 'href="site:';

/** Where TypeDoc's script splits what was typed, and where it should: at what is no part of a word. */
const SPLIT = { before: '.split(" ").map(', after: '.split(/[^\\p{L}\\p{N}_]+/u).map(' };

/**
 * Index the words of guides only.
 *
 * @param {IndexEvent} event
 */
function indexWords(event) {
  event.searchResults.forEach((result, index) => {
    if (!result.isDocument()) return;
    const text = result.content.map((part) => part.text).join('\n');
    event.searchFields[index] = { document: wordsOf(text) };
  });
}

/**
 * Make the search box look for words only: lunr throws for a query such as `a:b` or `a~`.
 *
 * @param {string} folder
 */
function searchWords(folder) {
  const file = join(folder, 'assets', 'main.js');
  const script = readFileSync(file, 'utf8');
  if (script.split(SPLIT.before).length !== 2)
    throw new Error(`TypeDoc's main.js has changed: "${SPLIT.before}" should be there once.`);
  writeFileSync(file, script.replace(SPLIT.before, SPLIT.after));
}

/** @param {Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, guide) => nameGuide(guide));
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_, reflection) =>
    nameEntryPoint(reflection),
  );
  app.converter.on(Converter.EVENT_CREATE_SIGNATURE, nameReturnType);
  app.renderer.defineRouter('guides', GuideRouter);
  app.renderer.defineTheme('site', SiteTheme);
  app.renderer.on(IndexEvent.PREPARE_INDEX, indexWords);
  app.renderer.on(PageEvent.END, (page) => {
    const base = '../'.repeat(page.url.split('/').length - 1);
    page.contents = (page.contents ?? '').replaceAll(SITE, `href="${base}`);
  });
  app.renderer.on(RendererEvent.END, ({ outputDirectory }) => {
    searchWords(outputDirectory);
    copyFileSync('docs/picture.svg', join(outputDirectory, 'assets', 'picture.svg'));
  });
}

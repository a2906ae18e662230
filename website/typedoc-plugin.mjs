/** Additions to TypeDoc's own pages: guides with their titles, cards, links to the playground. */
import { relative } from 'node:path';
import { Converter, JSX, KindRouter, PageEvent, ReflectionKind } from 'typedoc';
import { CARDS, GROUPS, PLAYGROUND } from './guides.mjs';

/**
 * @import { Application, DefaultThemeRenderContext, DocumentReflection, Reflection } from 'typedoc'
 */

/**
 * The file of each guide, relative to the folder of the project.
 *
 * @type {WeakMap<Reflection, string>}
 */
const files = new WeakMap();

/**
 * Name a guide by its first heading, and put it into its group.
 *
 * @param {DocumentReflection} guide
 */
function nameGuide(guide) {
  const path = guide.project.files.getReflectionPath(guide) ?? guide.name;
  const file = relative('.', path).replaceAll('\\', '/');
  files.set(guide, file);
  const text = guide.content.map((part) => part.text).join('');
  const [, heading] = /^\s*# (.+)\n/.exec(text) ?? [];
  if (heading !== undefined) guide.name = heading.replaceAll('`', '');
  const listed = GROUPS.find((group) => group.files.includes(file));
  guide.frontmatter.group = (listed ?? GROUPS[0])?.group;
}

/**
 * Name an entry point as it is imported.
 *
 * @param {Reflection} reflection
 */
function nameEntryPoint(reflection) {
  if (!reflection.kindOf(ReflectionKind.Module)) return;
  reflection.name = reflection.name === 'index' ? 'azulejo' : `azulejo/${reflection.name}`;
}

/** Derives the address of a guide from its file, whatever its title is. */
class GuideRouter extends KindRouter {
  /**
   * @override
   * @param {Reflection} reflection
   */
  getIdealBaseName(reflection) {
    const file = files.get(reflection);
    if (file === undefined) return super.getIdealBaseName(reflection);
    return `guides/${file
      .replace(/^docs\//, '')
      .replace(/(\/README)?\.md$/, '')
      .replaceAll('/', '-')
      .toLowerCase()}`;
  }
}

/**
 * Render the cards, on the front page only.
 *
 * @param {DefaultThemeRenderContext} context
 */
function cards({ page, router }) {
  if (!page.model.isProject() || page.url !== 'index.html')
    return JSX.createElement(JSX.Fragment, null);
  const guides = new Map(page.project.documents?.map((guide) => [files.get(guide), guide]));
  const links = CARDS.map(({ title, text, page: target }) => {
    const guide = guides.get(target);
    const url = target === PLAYGROUND ? PLAYGROUND : guide && router.getFullUrl(guide);
    if (url === undefined) throw new Error(`website/guides.mjs: found no page ${target}.`);
    return JSX.createElement(
      'a',
      { href: url },
      JSX.createElement('strong', null, title),
      JSX.createElement('span', null, text),
    );
  });
  return JSX.createElement('nav', { class: 'cards', 'aria-label': 'Overview' }, ...links);
}

/** The beginning of links in TypeDoc's options that are relative to the root of the site. */
const SITE = 'href="site:';

/** @param {Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_, guide) => nameGuide(guide));
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_, reflection) =>
    nameEntryPoint(reflection),
  );
  app.renderer.defineRouter('guides', GuideRouter);
  app.renderer.hooks.on('content.begin', cards);
  app.renderer.on(PageEvent.END, (page) => {
    const base = '../'.repeat(page.url.split('/').length - 1);
    page.contents = (page.contents ?? '').replaceAll(SITE, `href="${base}`);
  });
}

/** The navigation next to each page: the pages of the site, and the headings of this page. */
import { JSX } from 'typedoc';
import { GROUPS, INSIDE, OTHERS } from './guides.mjs';
import { fileOf, originalOf } from './names.mjs';
import { moduleOf } from './users.mjs';

/**
 * @import {
 *   DeclarationReflection, DefaultThemeRenderContext, DocumentReflection, PageEvent, PageHeading, Reflection
 * } from 'typedoc'
 */

const h = JSX.createElement;

/**
 * List the guides of a group, in their order.
 *
 * @param {readonly DocumentReflection[]} guides
 * @param {(typeof GROUPS)[number]} group
 */
function guidesOf(guides, { group, files }) {
  const byFile = new Map(guides.map((guide) => [fileOf(guide), guide]));
  const listed = files.map((file) => {
    const guide = byFile.get(file);
    if (guide === undefined) throw new Error(`tools/website/guides.mjs: found no page ${file}.`);
    return guide;
  });
  if (group !== OTHERS) return listed;
  const known = new Set(GROUPS.flatMap((each) => each.files));
  const others = [...byFile].filter(([file = '']) => !known.has(file) && !file.startsWith(INSIDE));
  return [...listed, ...others.map(([, guide]) => guide)];
}

/**
 * Link to a page; the one that is shown is marked.
 *
 * @param {DefaultThemeRenderContext} context
 * @param {Reflection} target
 */
function link(context, target) {
  const current = context.page.model === target ? 'page' : undefined;
  return h('a', { href: context.urlTo(originalOf(target)), 'aria-current': current }, target.name);
}

/**
 * List the names of an entry point by kind.
 *
 * @param {DefaultThemeRenderContext} context
 * @param {DeclarationReflection} module
 */
function namesOf(context, module) {
  return module.groups?.map(({ title, children }) =>
    h(
      JSX.Fragment,
      null,
      h('p', null, title),
      h(
        'ul',
        null,
        children.map((child) => h('li', null, link(context, child))),
      ),
    ),
  );
}

/**
 * Render the pages of the site: a menu on small screens, a column on others.
 *
 * @param {DefaultThemeRenderContext} context
 * @param {PageEvent<Reflection>} page
 */
export function navigation(context, page) {
  const { project, model } = page;
  const current = moduleOf(model);
  const groups = GROUPS.map((group) =>
    h(
      JSX.Fragment,
      null,
      h('h2', null, group.group),
      h(
        'ul',
        null,
        guidesOf(project.documents ?? [], group).map((guide) =>
          h('li', null, link(context, guide)),
        ),
      ),
    ),
  );
  const modules = h(
    JSX.Fragment,
    null,
    h('h2', null, 'API'),
    h(
      'ul',
      null,
      project.children?.map((module) =>
        h(
          'li',
          null,
          link(context, module),
          module === current && module !== model && namesOf(context, module),
        ),
      ),
    ),
  );
  return h(
    'nav',
    { id: 'menu', popover: 'auto', 'aria-label': 'Pages' },
    groups.slice(0, -1),
    modules,
    groups.slice(-1),
  );
}

/**
 * List headings, each with its level in a class.
 *
 * @param {readonly PageHeading[]} headings
 */
function headingsIn(headings) {
  return h(
    'ul',
    null,
    headings.map(({ link, text, level = 2 }) =>
      h('li', { class: `level-${level}` }, h('a', { href: link }, text)),
    ),
  );
}

/**
 * Render the headings of a page; nothing if there are fewer than two.
 *
 * @param {DefaultThemeRenderContext} _
 * @param {PageEvent<Reflection>} page
 */
export function outline(_, page) {
  const sections = page.pageSections.filter(({ headings }) => headings.length > 0);
  const count = sections.reduce((sum, { headings }) => sum + headings.length, 0);
  if (count < 2) return null;
  return h(
    'nav',
    { class: 'outline', 'aria-label': 'On this page' },
    h('h2', null, 'On this page'),
    sections.map(({ title, headings }) =>
      h(JSX.Fragment, null, title && h('p', null, title), headingsIn(headings)),
    ),
  );
}

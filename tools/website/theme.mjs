/** The pages of the website: TypeDoc's own, in a layout with landmarks and without inline scripts. */
import { createRequire } from 'node:module';
import {
  DeclarationReflection,
  DefaultTheme,
  DefaultThemeRenderContext,
  JSX,
  ReferenceType,
  ReflectionKind,
} from 'typedoc';
import { frontPage } from './front-page.mjs';
import { originalOf } from './names.mjs';
import { navigation, outline } from './navigation.mjs';
import { scrollTables } from './text.mjs';
import { entryPointNote } from './users.mjs';

/**
 * @import { DeclarationHierarchy, PageEvent, ProjectReflection, Reflection, RenderTemplate } from 'typedoc'
 */

const h = JSX.createElement;

/** What the package says of itself. */
const { description } = createRequire(import.meta.url)('../../package.json');

/** Pages load their own files only, and run no code of their own. Icons in style sheets are data. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // main.js adds an empty style element, whose hash this is.
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The scripts of TypeDoc that the pages use, with the ids by which `main.js` finds them. */
const SCRIPTS = { 'icons.js': 'tsd-icons-script', 'search.js': 'tsd-search-script' };

/** Members of an interface that is shown as code before they are listed. */
const LONGEST_PREVIEW = 40;

/** Kinds that are there for the compiler alone. */
const TYPES = ReflectionKind.Interface | ReflectionKind.TypeAlias;

class SiteContext extends DefaultThemeRenderContext {
  /** TypeDoc's own preview, which this class overrides below. */
  #preview = /** @type {DefaultThemeRenderContext} */ (this).reflectionPreview;

  /**
   * @override
   * @param {RenderTemplate<PageEvent<Reflection>>} template
   * @param {PageEvent<Reflection>} page
   */
  defaultLayout = (template, page) => {
    const isFront = page.url === 'index.html';
    const content = isFront ? frontPage(this, page.project) : template(page);
    return h(
      'html',
      { lang: 'en', 'data-base': this.relativeURL('./') },
      h(
        'head',
        null,
        h('meta', { charset: 'utf-8' }),
        h('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'description', content: description }),
        h('title', null, isFront ? 'azulejo' : `${titleOf(page.model)} | azulejo`),
        h('link', {
          rel: 'icon',
          href: this.relativeURL('assets/favicon.svg'),
          type: 'image/svg+xml',
        }),
        ['style.css', 'highlight.css', 'custom.css'].map((file) =>
          h('link', { rel: 'stylesheet', href: this.relativeURL(`assets/${file}`) }),
        ),
        ['main.js', 'custom.js'].map((file) =>
          h('script', { defer: true, src: this.relativeURL(`assets/${file}`) }),
        ),
        Object.entries(SCRIPTS).map(([file, id]) =>
          h('script', { async: true, src: this.relativeURL(`assets/${file}`), id }),
        ),
        isFront && h('script', { defer: true, src: 'assets/board.js' }),
      ),
      h(
        'body',
        { class: isFront ? 'front' : undefined },
        h('a', { class: 'skip', href: '#content' }, 'Skip to the content'),
        this.toolbar(page),
        h(
          'div',
          { class: 'columns' },
          navigation(this, page),
          h('main', { id: 'content', tabIndex: -1 }, !isFront && this.header(page), content),
          !isFront && outline(this, page),
        ),
      ),
    );
  };

  /**
   * @override
   * @param {PageEvent<Reflection>} page
   */
  toolbar = (page) => {
    const { project } = page;
    const links = Object.entries(this.options.getValue('navigationLinks'));
    return h(
      'header',
      { class: 'top' },
      h('button', { type: 'button', class: 'menu', popovertarget: 'menu' }, 'Menu'),
      h(
        'a',
        { href: this.relativeURL('index.html'), class: 'home' },
        h('strong', null, 'azulejo'),
        h('span', null, ` ${project.packageVersion}`),
      ),
      h(
        'nav',
        { 'aria-label': 'Main' },
        links.map(([label, url]) => h('a', { href: url }, label)),
      ),
      h(
        'button',
        { id: 'tsd-search-trigger', type: 'button', 'aria-label': 'Search' },
        this.icons.search(),
      ),
      h(
        'dialog',
        { id: 'tsd-search', 'aria-label': 'Search' },
        h('input', {
          role: 'combobox',
          id: 'tsd-search-input',
          'aria-label': 'Search',
          'aria-controls': 'tsd-search-results',
          'aria-autocomplete': 'list',
          'aria-expanded': 'true',
          autocapitalize: 'off',
          autocomplete: 'off',
          spellcheck: false,
          placeholder: 'Search the docs',
          maxLength: 100,
        }),
        h('ul', { role: 'listbox', id: 'tsd-search-results', 'aria-label': 'Results' }),
        h('div', { id: 'tsd-search-status', 'aria-live': 'polite', 'aria-atomic': 'true' }),
      ),
    );
  };

  /**
   * @override
   * @param {PageEvent<Reflection>} page
   */
  header = ({ model }) =>
    // A guide has its title as its first heading.
    model.isDocument()
      ? h(JSX.Fragment, null)
      : h(JSX.Fragment, null, this.breadcrumbs(model), h('h1', null, headingOf(model)));

  /** @override */
  breadcrumbs = (/** @type {Reflection} */ model) => {
    const { parent } = model;
    if (parent === undefined || parent.isProject()) return h(JSX.Fragment, null);
    return h('p', { class: 'above' }, h('a', { href: this.urlTo(parent) }, parent.name));
  };

  /**
   * List the names of an entry point by categories, each with its first sentence: types come last.
   *
   * @override
   * @param {DeclarationReflection | ProjectReflection} module
   */
  moduleReflection = (module) =>
    h(
      JSX.Fragment,
      null,
      module.hasComment() && h('section', { class: 'tsd-panel' }, this.commentSummary(module)),
      (module.categories ?? module.groups)?.map(({ title, children: all }) => {
        const names = all.filter((child) => !child.isDocument());
        if (names.length === 0) return null;
        const isType = (/** @type {Reflection} */ child) => originalOf(child).kindOf(TYPES);
        const children = [...names.filter((child) => !isType(child)), ...names.filter(isType)];
        const id = this.slugger.slug(title);
        this.page.pageHeadings.push({ link: `#${id}`, text: title, level: 2 });
        return h(
          'section',
          { class: 'names' },
          h('h2', { id }, title),
          h(
            'dl',
            null,
            children.map((child) => [
              h('dt', null, h('a', { href: this.urlTo(originalOf(child)) }, child.name)),
              h('dd', null, this.commentShortSummary(originalOf(child))),
            ]),
          ),
        );
      }),
    );

  /**
   * Show the members of an interface or a class. An index of them would repeat the outline.
   *
   * @override
   * @param {import('typedoc').ContainerReflection} model
   */
  members = (model) =>
    h(
      JSX.Fragment,
      null,
      model.groups?.map(({ title, children }) => {
        const own = children.filter((child) => !this.router.hasOwnDocument(child));
        if (own.length === 0) return null;
        this.page.startNewSection(title);
        const id = this.slugger.slug(title);
        return h(
          'section',
          { class: 'members' },
          h('h2', { id }, title),
          own.map((child) => this.member(child)),
        );
      }),
    );

  /**
   * Show an interface as code, unless it is so long that nobody could find a member in it.
   *
   * @override
   * @param {Reflection} model
   */
  reflectionPreview = (model) =>
    model instanceof DeclarationReflection && (model.children?.length ?? 0) > LONGEST_PREVIEW
      ? undefined
      : this.#preview(model);

  /**
   * Show what an interface extends and what extends it, with the entry points of those of others: several games have
   * interfaces of the same name.
   *
   * @override
   * @param {DeclarationHierarchy | undefined} hierarchy
   */
  hierarchy = (hierarchy) =>
    hierarchy &&
    h(
      'section',
      { class: 'tsd-panel tsd-hierarchy' },
      h('h4', null, 'Hierarchy'),
      this.#levels(hierarchy),
    );

  /**
   * @param {DeclarationHierarchy} level
   * @returns {JSX.Element}
   */
  #levels({ types, isTarget, next }) {
    return h(
      'ul',
      { class: 'tsd-hierarchy' },
      types.map((type, index) => {
        const other = type instanceof ReferenceType ? type.reflection : undefined;
        return h(
          'li',
          { class: 'tsd-hierarchy-item' },
          isTarget
            ? h('span', { class: 'tsd-hierarchy-target' }, type.toString())
            : this.type(type),
          other && entryPointNote(other, this.page.model),
          index === types.length - 1 && next && this.#levels(next),
        );
      }),
    );
  }

  /** @override */
  index = () => h(JSX.Fragment, null);

  /**
   * @override
   * @param {Parameters<DefaultThemeRenderContext['markdown']>[0]} text
   * @returns {string}
   */
  markdown = (text) =>
    scrollTables(this.theme.markedPlugin.parseMarkdown(text ?? '', this.page, this));
}

/** @param {Reflection} model */
function titleOf(model) {
  return model.isProject() ? 'API' : model.name;
}

/**
 * Return the heading of a page of the reference, such as `Interface Game<Types>`.
 *
 * @param {Reflection} model
 */
function headingOf(model) {
  if (model.isProject()) return 'API';
  const { typeParameters = [] } = model instanceof DeclarationReflection ? model : {};
  const names = typeParameters.map(({ name }) => name).join(', ');
  return `${ReflectionKind.singularString(model.kind)} ${model.name}${names && `<${names}>`}`;
}

/** TypeDoc's theme with the pages of this site. */
export class SiteTheme extends DefaultTheme {
  /** @override */
  ContextClass = SiteContext;
}

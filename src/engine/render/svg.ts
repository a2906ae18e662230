/**
 * Pictures in SVG, of any game: elements as text, colours in light and in dark, shapes, and the frame with options, title,
 * description and style sheet.
 */
import { knownOptions } from '../../boundary/values.js';
import { listChoices, showValue } from '../../text/message.js';
import { requireNames } from './styled-text.js';

/** Attributes of an element; those that are undefined are left out. */
export type Attributes = { readonly [name: string]: string | number | undefined };

const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

function start(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : [` ${attribute}="${escaped(`${value}`)}"`],
  );
  return `<${name}${written.join('')}`;
}

/** Write an element that holds other elements, each on a line, or nothing. */
export function element(
  name: string,
  attributes: Attributes,
  children: readonly string[] = [],
): string {
  const open = start(name, attributes);
  return children.length === 0 ? `${open}/>` : [`${open}>`, ...children, `</${name}>`].join('\n');
}

/** Write an element that holds text. */
export function textElement(name: string, attributes: Attributes, text: string): string {
  return `${start(name, attributes)}>${escaped(text)}</${name}>`;
}

/** The colours of a picture: `light`, `dark`, or `auto`, as the viewer's system prefers. */
export type Theme = 'light' | 'dark' | 'auto';

/** List the themes. */
const THEMES: readonly Theme[] = ['light', 'dark', 'auto'];

type Palette = {
  readonly [Each in 'page' | 'panel' | 'well' | 'line' | 'ink' | 'faint' | 'accent']: string;
};

const LIGHT: Palette = {
  page: '#f5efe2',
  panel: '#fffdf7',
  well: '#ebe3d2',
  line: '#c9bda3',
  ink: '#22252b',
  faint: '#655d4e',
  accent: '#b3004f',
};

const DARK: Palette = {
  page: '#171a20',
  panel: '#22272f',
  well: '#303742',
  line: '#4a5361',
  ink: '#f2efe8',
  faint: '#b0b7c1',
  accent: '#ffd24d',
};

function variables(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');
}

/**
 * Write the style sheet of a picture: the rules of all pictures, then its own. They apply only to this
 * picture, on any page.
 */
function styleSheet(id: string, theme: Theme, own: readonly string[] = []): string {
  const rules = [
    `{${variables(theme === 'dark' ? DARK : LIGHT)};font-family:system-ui,sans-serif}`,
    ' text{fill:var(--ink);font-size:16px}',
    ' .faint{fill:var(--faint);font-size:13px}',
    ' .strong{font-weight:700;font-size:20px}',
    ' .middle{text-anchor:middle}',
    ' .end{text-anchor:end}',
    ' .page{fill:var(--page)}',
    ' .panel{fill:var(--panel);stroke:var(--line)}',
    ' .next{stroke:var(--accent);stroke-width:3}',
    ' .well{fill:var(--well);stroke:var(--line)}',
    ' .hint{opacity:.28}',
    ' .area{fill:transparent;pointer-events:all}',
    ' .highlight .area{stroke:var(--accent);stroke-width:3}',
    ...own,
  ].map((rule) => `#${id}${rule}`);
  const preferred = `@media (prefers-color-scheme:dark){#${id}{${variables(DARK)}}}`;
  return [...rules, ...(theme === 'auto' ? [preferred] : [])].join('\n');
}

/** Draw the ground of something that lies on the page. */
export function drawPanel(
  x: number,
  y: number,
  width: number,
  height: number,
  styles = 'panel',
): string {
  return element('rect', { class: styles, x, y, width, height, rx: 12 });
}

/** Draw what a part's pointer events fall on, and what its highlight outlines. */
export function drawArea(x: number, y: number, width: number, height: number): string {
  return element('rect', { class: 'area', x, y, width, height, rx: 6 });
}

/** Write a text whose base line begins, or ends, at a point. */
export function drawText(text: string, x: number, y: number, styles = ''): string {
  return textElement('text', { class: styles === '' ? undefined : styles, x, y }, text);
}

/**
 * The options of pictures in SVG that `renderSvg` of every game takes; all have defaults. The `SvgPictureOptions` of a
 * game add its own.
 */
export interface SvgOptions {
  /**
   * Names of the players, in turn order, shown after their letters. None by default: a player without a name has the
   * letter alone. A name that does not fit is cut.
   */
  readonly names?: readonly string[] | undefined;
  /** `light`, `dark`, or `auto` as the viewer prefers; `auto` by default. */
  readonly theme?: Theme | undefined;
  /** Width in pixels, 1 to 1,000,000; by default, the picture is as wide as the element that contains it. */
  readonly width?: number | undefined;
  /**
   * The beginning of the ids in the picture, so that pictures on one page do not mix: a letter,
   * then letters, digits, `-` and `_`; `azulejo-` by default.
   */
  readonly idPrefix?: string | undefined;
}

/** The options, checked and complete. */
export interface PageOptions {
  readonly names: readonly string[] | undefined;
  readonly theme: Theme;
  /** Width in pixels; absent: as wide as there is room. */
  readonly width: number | undefined;
  /** What the ids of the picture begin with. */
  readonly prefix: string;
}

/** What a game draws on a page. */
export interface PageContent {
  /** Width and height in the picture's own units. */
  readonly size: readonly [width: number, height: number];
  readonly title: string;
  readonly description: string;
  /** More attributes of the `<svg>`. */
  readonly attributes: Attributes;
  /** Rules of the style sheet, each to be put behind the picture's id. */
  readonly styles?: readonly string[];
  /** Elements that parts refer to. */
  readonly symbols: readonly string[];
  readonly parts: readonly string[];
}

/** The names of these options. */
const SVG_OPTIONS = ['names', 'theme', 'width', 'idPrefix'] as const;

const DEFAULT_PREFIX = 'azulejo-';

/**
 * Check options, and fill in those that were not given.
 *
 * @param more - the names of the options that a game adds, which it checks itself
 * @returns the options that all games have, and `own`: a copy of what was given, which inherits nothing
 * @throws RangeError or TypeError for an option that cannot be used
 */
export function pageOptions<Options extends SvgOptions>(
  given: Options | undefined,
  more: readonly (keyof Options & string)[] = [],
): PageOptions & { readonly own: Options } {
  const own = knownOptions('Options', given, [...SVG_OPTIONS, ...more]);
  const { names, theme = 'auto', width, idPrefix: prefix = DEFAULT_PREFIX } = own;
  requirePrefix(prefix);
  requireTheme(theme);
  requireWidth(width);
  requireNames(names);
  return { names, theme, width, prefix, own };
}

function requirePrefix(prefix: string): void {
  if (typeof prefix === 'string' && /^[A-Za-z][\w-]*$/.test(prefix)) return;
  throw new RangeError(
    `idPrefix: found ${showValue(prefix)}, expected a letter, then letters, digits, - and _.`,
  );
}

function requireTheme(theme: Theme): void {
  if (THEMES.includes(theme)) return;
  throw new RangeError(`theme: found ${showValue(theme)}, expected ${listChoices(THEMES)}.`);
}

/** In pixels: with less than one, the height would be 0. */
const WIDTHS = { least: 1, most: 1_000_000 } as const;

function requireWidth(width: number | undefined): void {
  if (width === undefined) return;
  if (Number.isFinite(width) && width >= WIDTHS.least && width <= WIDTHS.most) return;
  const { least, most } = WIDTHS;
  throw new RangeError(
    `width: found ${showValue(width)}, expected a number from ${least} to ${most}.`,
  );
}

/** Draw a whole picture. */
export function drawPage({ prefix, theme, width }: PageOptions, content: PageContent): string {
  const [pageWidth, pageHeight] = content.size;
  const id = `${prefix}picture`;
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    id,
    viewBox: `0 0 ${pageWidth} ${pageHeight}`,
    width,
    height: width === undefined ? undefined : Math.round((width * pageHeight) / pageWidth),
    role: 'img',
    'aria-labelledby': `${prefix}title ${prefix}description`,
    ...content.attributes,
  };
  return element('svg', attributes, [
    textElement('title', { id: `${prefix}title` }, content.title),
    textElement('desc', { id: `${prefix}description` }, content.description),
    element('style', {}, [styleSheet(id, theme, content.styles)]),
    element('defs', {}, content.symbols),
    element('rect', { class: 'page', width: pageWidth, height: pageHeight }),
    ...content.parts,
  ]);
}

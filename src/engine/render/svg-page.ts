/**
 * The frame of a picture in SVG: its options, title, description, style sheet and ground.
 *
 * @packageDocumentation
 */
import { knownOptions } from '../../boundary/options.js';
import { listChoices, showValue } from '../../text/message.js';
import { type Attributes, element, textElement } from './markup.js';
import { requireNames } from './names.js';
import { styleSheet, THEMES, type Theme } from './svg-theme.js';

/** The options of pictures in SVG that all games have. */
export interface SvgOptions {
  /** Names of the players, in turn order. Missing ones are left out. */
  readonly names?: readonly string[] | undefined;
  /** `light`, `dark`, or `auto` as the viewer prefers; `auto` by default. */
  readonly theme?: Theme | undefined;
  /** Width in pixels, 1 to 1,000,000; by default, the picture takes the width that it is given. */
  readonly width?: number | undefined;
  /**
   * What the ids in the picture begin with, so that pictures on one page do not mix: a letter,
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

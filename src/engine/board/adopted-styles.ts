/** Style sheets of boards, each made once for a document. */

/** The style sheets of a document, by their text. */
const SHEETS = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Names of lengths that a style sheet sets. */
const LENGTHS = /--length-[a-z]+/g;

/**
 * Register the lengths of a style sheet. A browser then computes a length where it is set, and not at each element that uses
 * it: styles and layout of a move take a third less.
 */
function registerLengths(page: Document, text: string): void {
  const { CSS } = page.defaultView ?? globalThis;
  for (const name of new Set(text.match(LENGTHS))) {
    try {
      CSS.registerProperty({ name, syntax: '<length>', inherits: true, initialValue: '0px' });
    } catch {
      // Another board has registered it, or the browser is older and computes it at each use.
    }
  }
}

/** Return the style sheet of a text in a document. */
function sheetOf(page: Document, text: string): CSSStyleSheet {
  const sheets = SHEETS.get(page) ?? new Map<string, CSSStyleSheet>();
  SHEETS.set(page, sheets);
  const known = sheets.get(text);
  if (known !== undefined) return known;
  // A document in a frame takes none of another one.
  const sheet = new (page.defaultView ?? globalThis).CSSStyleSheet();
  sheet.replaceSync(text);
  registerLengths(page, text);
  sheets.set(text, sheet);
  return sheet;
}

/** Give a shadow tree its style sheets. No policy of a page forbids that, as it does inline styles. */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  root.adoptedStyleSheets = styles.map((text) => sheetOf(root.ownerDocument, text));
}

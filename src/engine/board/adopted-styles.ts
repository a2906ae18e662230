/**
 * Style sheets of boards, each made once for a document.
 *
 * @packageDocumentation
 */

/** The style sheets of a document, by their text. */
const SHEETS = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Return the style sheet of a text in a document. */
function sheetOf(page: Document, text: string): CSSStyleSheet {
  const sheets = SHEETS.get(page) ?? new Map<string, CSSStyleSheet>();
  SHEETS.set(page, sheets);
  const known = sheets.get(text);
  if (known !== undefined) return known;
  // A document in a frame takes none of another one.
  const sheet = new (page.defaultView ?? globalThis).CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

/** Give a shadow tree its style sheets. No policy of a page forbids that, as it does inline styles. */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  root.adoptedStyleSheets = styles.map((text) => sheetOf(root.ownerDocument, text));
}

/** What is done to texts: tables that scroll, and words to search for. */

/**
 * Put each table into a box of its own that scrolls, so that the page never does.
 *
 * @param {string} html
 */
export function scrollTables(html) {
  return html
    .replaceAll('<table>', '<div class="scroll"><table>')
    .replaceAll('</table>', '</table></div>');
}

/**
 * Return the words of a text, separated by spaces: the search looks for words, not for punctuation.
 *
 * @param {string} text
 */
export function wordsOf(text) {
  return text.replace(/[^\p{L}\p{N}_]+/gu, ' ').trim();
}

/**
 * Return the headings of a guide, one a line, without those in blocks of code.
 *
 * @param {string} text
 */
export function headingsOf(text) {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading).join('\n');
}

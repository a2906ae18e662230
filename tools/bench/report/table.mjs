/** Tables for terminals. */

/**
 * Align cells in columns, numbers to the right.
 *
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows with as many cells as there are heads
 */
export function tableOf(heads, rows) {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column].length)),
  );
  const line = widths.map((width) => '-'.repeat(width));
  return [heads, line, ...rows]
    .map((cells) => cells.map((cell, column) => padded(cell, widths[column])))
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}

/**
 * @param {string} cell
 * @param {number} width
 */
function padded(cell, width) {
  return /^[\d,.]+$/.test(cell) ? cell.padStart(width) : cell.padEnd(width);
}

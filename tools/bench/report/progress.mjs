/** Progress, on one line of a terminal that is overwritten. */

/** @param {string} text */
export function showProgress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

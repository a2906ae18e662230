/** The rows of a run. */
import { race } from '../measure/race.mjs';

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {string} unit of the figures
 * @property {number} figure what was measured of the library
 * @property {string} [beside] what it stands beside
 * @property {number} [besideFigure]
 * @property {number} [ratio] of the figure to the one beside it
 * @property {boolean} [lessIsBetter] for time and size; absent for speed
 */

/** @typedef {{ name: string, leftOut: string }} LeftOut why a row was not measured */

/**
 * Measure two pieces of work in turn.
 *
 * @param {{ name: string, unit: string, beside: string }} labels
 * @param {import('../measure/race.mjs').Work} one the library's
 * @param {import('../measure/race.mjs').Work} other
 * @returns {Row}
 */
export function raceRow(labels, one, other) {
  return { ...labels, ...race(one, other) };
}

/**
 * Take what counts of a row: the ratio, which depends little on the machine, where there is one.
 *
 * @param {Row} row
 */
export function measureOf(row) {
  return row.ratio ?? row.figure;
}

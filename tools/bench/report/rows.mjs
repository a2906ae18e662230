/** The rows of a run. */
import { race } from '../measure/race.mjs';

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {string} unit of the figures
 * @property {number} figure the figure of the library
 * @property {string} [reference] what it is compared with
 * @property {number} [referenceFigure] the figure of that
 * @property {number} [ratio] of the two figures
 * @property {boolean} [lessIsBetter] for time and size; absent for speed
 */

/** @typedef {{ name: string, leftOut: string }} LeftOut why a row was not measured */

/**
 * Measure two units of work alternately.
 *
 * @param {{ name: string, unit: string, reference: string }} labels
 * @param {import('../measure/race.mjs').Work} one the work of the library
 * @param {import('../measure/race.mjs').Work} other
 * @returns {Row}
 */
export function raceRow(labels, one, other) {
  return { ...labels, ...race(one, other) };
}

/**
 * Return the measure of a row: the ratio if there is one, as it depends little on the machine.
 *
 * @param {Row} row
 */
export function measureOf(row) {
  return row.ratio ?? row.figure;
}

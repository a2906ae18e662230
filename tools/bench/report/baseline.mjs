/** The committed baseline: the measure of every row of a run, by name. */
import { readFileSync, writeFileSync } from 'node:fs';
import { measureOf } from './rows.mjs';

/** @typedef {import('../suite.mjs').Run} Run */
/** @typedef {{ machine: Run['machine'], measures: Record<string, number> }} Baseline */

const FILE = new URL('../baseline.json', import.meta.url);

/** @param {Run} run */
export function saveBaseline({ machine, rows }) {
  const measures = Object.fromEntries(
    rows.map((row) => [row.name, Number(measureOf(row).toPrecision(4))]),
  );
  writeFileSync(FILE, `${JSON.stringify({ machine, measures }, undefined, 2)}\n`);
}

/** @returns {Baseline} */
export function readBaseline() {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/**
 * List how the rows of the baseline have changed.
 *
 * @param {Baseline} baseline
 * @param {Run} run
 * @returns by row: its measure before and now, and by what share its time or size grew
 */
export function changesOf({ measures }, { rows }) {
  return rows
    .filter(({ name }) => name in measures)
    .map((row) => {
      const before = measures[row.name];
      const now = measureOf(row);
      const growth = (row.lessIsBetter ? now / before : before / now) - 1;
      return { name: row.name, before, now, growth };
    });
}

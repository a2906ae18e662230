/** The report of a run, as tables. */
import { tableOf } from './table.mjs';
import { targetOf } from './targets.mjs';

const figures = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
const ratios = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const ROW_HEADS = ['case', 'library', 'unit', 'compared with', 'figure', 'ratio', 'target', ''];
const GAME_HEADS = [
  'random games, 2 players, fixed',
  'library',
  'yardstick',
  'standard errors apart',
];

/** @param {import('../suite.mjs').Run} run */
export function reportOf({ machine, rows, leftOut, games }) {
  return [
    `Node ${machine.node}, ${machine.processor}`,
    tableOf(ROW_HEADS, rows.map(rowCells)),
    ...leftOut.map((row) => `Left out: ${row.name}: ${row.leftOut}.`),
    tableOf(GAME_HEADS, gameCells(games)),
  ].join('\n\n');
}

/** @param {import('./rows.mjs').Row} row */
function rowCells(row) {
  const { name, figure, unit, reference = '', referenceFigure, ratio } = row;
  const target = targetOf(row);
  return [
    name,
    figures.format(figure),
    unit,
    reference,
    referenceFigure === undefined ? '' : figures.format(referenceFigure),
    ratio === undefined ? '' : ratios.format(ratio),
    target === undefined ? '' : target.wanted,
    target === undefined ? '' : target.isMet ? 'met' : 'missed',
  ];
}

/** @param {import('../suite.mjs').Run['games']} games */
function gameCells({ library, yardstick }) {
  return Object.entries(library).map(([name, one]) => {
    const other = yardstick[name];
    const apart = Math.abs(one.mean - other.mean) / Math.hypot(one.error, other.error);
    return [name, figures.format(one.mean), figures.format(other.mean), ratios.format(apart)];
  });
}

/**
 * Why a move is illegal: every rule that can forbid one, in the order in which people ask.
 *
 * @packageDocumentation
 */

import { type Issue, type IssueCode, makeIssue } from '../codec/issue.js';
import {
  colourOrRow,
  isTiling,
  notationOf,
  playerOf,
  sourceOf,
  targetOrColumn,
} from '../codec/notation.js';
import { at, boardOf, Cell, type Cells, Line, PhaseIndex, Place } from '../state/cells.js';
import { fixedColumn, lowestBit, occupied, rowBits } from '../state/mosaic.js';
import { tilesAt } from '../state/offers.js';
import { isAnyOrder, isFixed } from '../state/rules.js';
import { firstRow, lineOf } from '../state/storage.js';
import { COLOURS, member, PLAYER_IDS } from '../state/vocabulary.js';
import { countOf, listChoices } from '../text/message.js';
import { moverOf, tileableRows } from './legal.js';
import { tilingTargets } from './tile.js';

/** What forbids a move. */
type Refusal = readonly [code: IssueCode, path: Issue['path'], found: string, expected: string];

/** Say why a move, by its number, is illegal. */
export function refusalOf(cells: Readonly<Cells>, number: number): Issue {
  const [code, path, found, expected] =
    refuseTurn(cells, number) ??
    (isTiling(number) ? refuseTiling(cells, number) : refuseDraft(cells, number));
  return makeIssue({ code, part: 'move', path, found, expected });
}

/** What can happen in each phase. */
const EXPECTED = [
  'a drafting move',
  'a tiling move',
  'the end of the round before any move',
  'no move, as the game is over',
] as const;

function refuseTurn(cells: Readonly<Cells>, number: number): Refusal | undefined {
  const phase = at(cells, Cell.Phase);
  const isDraft = !isTiling(number);
  if (phase !== (isDraft ? PhaseIndex.Drafting : PhaseIndex.Tiling)) {
    const found = `the ${isDraft ? 'drafting' : 'tiling'} move ${notationOf(number)}`;
    return ['move.wrong-phase', ['phase'], found, member(EXPECTED, phase)];
  }
  const player = playerOf(number);
  const mover = moverOf(cells);
  if (player === mover) return undefined;
  const expected = mover < 0 ? 'no move by anybody' : `a move by ${PLAYER_IDS[mover]}`;
  return ['move.not-your-turn', ['turn'], `a move by ${PLAYER_IDS[player]}`, expected];
}

/** Name a place of a player's board. */
function placeAt(player: number, ...steps: (string | number)[]): Issue['path'] {
  return ['players', member(PLAYER_IDS, player), ...steps];
}

/** Say what could be taken from a source. */
function expectedAt(cells: Readonly<Cells>, source: number): string {
  const colours = COLOURS.filter((_, colour) => tilesAt(cells, source, colour) > 0);
  return colours.length === 0 ? 'a place with tiles' : `colour ${listChoices(colours)}`;
}

function refuseDraft(cells: Readonly<Cells>, number: number): Refusal {
  const player = playerOf(number);
  const source = sourceOf(number);
  const colour = colourOrRow(number);
  const row = targetOrColumn(number);
  if (tilesAt(cells, source, colour) === 0) {
    const path = source === Place.Centre ? ['centre'] : ['factories', source];
    const expected = expectedAt(cells, source);
    return ['move.colour-not-there', path, `no tile of colour ${COLOURS[colour]}`, expected];
  }
  const line = lineOf(cells, boardOf(player), row);
  const held = line & Line.Number;
  const path = placeAt(player, 'storage', row);
  if (held === 0) {
    const found = `colour ${COLOURS[colour]}, which the mosaic row beside it has`;
    return ['move.colour-in-mosaic-row', path, found, 'a colour that it does not have'];
  }
  const holds = `colour ${COLOURS[line >> Line.Colour]}`;
  if (line >> Line.Colour === colour) {
    return [
      'move.row-full',
      path,
      `${countOf(held, 'tile')} already`,
      `a row with room for colour ${COLOURS[colour]}`,
    ];
  }
  return [
    'move.row-holds-other-colour',
    path,
    `${holds} already`,
    `no tiles or colour ${COLOURS[colour]}`,
  ];
}

function refuseTiling(cells: Readonly<Cells>, number: number): Refusal {
  const player = playerOf(number);
  const board = boardOf(player);
  const row = colourOrRow(number);
  const column = targetOrColumn(number);
  const line = lineOf(cells, board, row);
  const path = placeAt(player, 'storage', row);
  if ((line & Line.Number) <= row) {
    return [
      'move.row-not-full',
      path,
      countOf(line & Line.Number, 'tile'),
      `${row + 1}, a full row`,
    ];
  }
  const rows = tileableRows(cells, board);
  const next = firstRow(rows);
  if (row !== next && !isAnyOrder(at(cells, Cell.Settings))) {
    return ['move.row-not-next', path, 'a row further down', `row ${next}, the topmost full one`];
  }
  if (column === Place.Floor) {
    const targets = tilingTargets(cells, board, row);
    const free = lowestBit(targets);
    return [
      'move.floor-not-needed',
      path,
      'the floor',
      `a cell of the mosaic, such as column ${free}`,
    ];
  }
  return refuseCell(cells, player, row, column);
}

function refuseCell(cells: Readonly<Cells>, player: number, row: number, column: number): Refusal {
  const board = boardOf(player);
  const colour = lineOf(cells, board, row) >> Line.Colour;
  const name = `colour ${COLOURS[colour]}`;
  const path = placeAt(player, 'mosaic', row, column);
  const home = fixedColumn(row, colour);
  if (isFixed(at(cells, Cell.Settings)) && column !== home) {
    return ['move.colour-off-its-cell', path, name, `it in column ${home}`];
  }
  if ((rowBits(occupied(cells, board), row) >> column) & 1) {
    return ['move.cell-taken', path, 'a tile already', 'an empty cell'];
  }
  return ['move.colour-in-mosaic-column', path, `${name} in this column`, 'a column without it'];
}

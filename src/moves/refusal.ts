/** Why a move is illegal: every rule that can forbid one, in the order in which people ask. */
import type { AzulIssue } from '../codec/issues.js';
import {
  colourOrRow,
  isTiling,
  notationOf,
  playerOf,
  sourceOf,
  targetOrColumn,
} from '../codec/notation.js';
import { refuseMove as refuse } from '../codec/play-wording.js';
import { firstRow, fixedColumn, lineOf, lowestBit, occupied, rowBits } from '../state/board.js';
import { at, boardOf, type Cells } from '../state/cells.js';
import { Cell, PhaseIndex, Place, StorageBits } from '../state/layout.js';
import { tilesAt } from '../state/offers.js';
import { isAnyOrder, isFixed } from '../state/rules.js';
import { COLOURS, member, PHASES, PLAYER_IDS, SOURCES } from '../state/vocabulary.js';
import { playerToMove, tileableRows } from './legal.js';
import { tilingTargets } from './play.js';

/** Explain why a move, by its number, is illegal. */
export function refusalOf(cells: Readonly<Cells>, number: number): AzulIssue {
  return (
    refuseTurn(cells, number) ??
    (isTiling(number) ? refuseTiling(cells, number) : refuseDraft(cells, number))
  );
}

function refuseTurn(cells: Readonly<Cells>, number: number): AzulIssue | undefined {
  const phase = at(cells, Cell.Phase);
  const kind = isTiling(number) ? 'tiling' : 'draft';
  if (phase !== (kind === 'draft' ? PhaseIndex.Drafting : PhaseIndex.Tiling)) {
    const move = notationOf(number);
    return refuse('move.wrong-phase', ['phase'], { move, kind, phase: member(PHASES, phase) });
  }
  const player = playerOf(number);
  const toMove = playerToMove(cells);
  if (player === toMove) return undefined;
  return refuse('move.not-your-turn', ['turn'], {
    player: member(PLAYER_IDS, player),
    playerToMove: PLAYER_IDS[toMove] ?? null,
  });
}

/** Return the path of a place of a player's board. */
function placeAt(player: number, ...steps: (string | number)[]): AzulIssue['path'] {
  return ['players', member(PLAYER_IDS, player), ...steps];
}

function refuseDraft(cells: Readonly<Cells>, number: number): AzulIssue {
  const player = playerOf(number);
  const source = sourceOf(number);
  const index = colourOrRow(number);
  const colour = member(COLOURS, index);
  const row = targetOrColumn(number);
  if (tilesAt(cells, source, index) === 0) {
    const path = source === Place.Centre ? ['centre'] : ['factories', source];
    const colours = COLOURS.filter((_, each) => tilesAt(cells, source, each) > 0);
    const parameters = { source: member(SOURCES, source), colour, colours };
    return refuse('move.colour-not-there', path, parameters);
  }
  const line = lineOf(cells, boardOf(player), row);
  const tiles = line & StorageBits.CountMask;
  const path = placeAt(player, 'storage', row);
  if (tiles === 0) return refuse('move.colour-in-mosaic-row', path, { row, colour });
  const held = member(COLOURS, line >> StorageBits.ColourShift);
  return held === colour
    ? refuse('move.row-full', path, { row, colour, tiles })
    : refuse('move.row-holds-other-colour', path, { row, colour, held });
}

function refuseTiling(cells: Readonly<Cells>, number: number): AzulIssue {
  const player = playerOf(number);
  const board = boardOf(player);
  const row = colourOrRow(number);
  const column = targetOrColumn(number);
  const tiles = lineOf(cells, board, row) & StorageBits.CountMask;
  const path = placeAt(player, 'storage', row);
  if (tiles <= row) return refuse('move.row-not-full', path, { row, tiles, needed: row + 1 });
  const rows = tileableRows(cells, board);
  const next = firstRow(rows);
  if (row !== next && !isAnyOrder(at(cells, Cell.Settings))) {
    return refuse('move.row-not-next', path, { row, next });
  }
  if (column === Place.Floor) {
    const targets = tilingTargets(cells, board, row);
    return refuse('move.floor-not-needed', path, { row, column: lowestBit(targets) });
  }
  return refuseCell(cells, player, row, column);
}

function refuseCell(
  cells: Readonly<Cells>,
  player: number,
  row: number,
  column: number,
): AzulIssue {
  const board = boardOf(player);
  const index = lineOf(cells, board, row) >> StorageBits.ColourShift;
  const colour = member(COLOURS, index);
  const path = placeAt(player, 'mosaic', row, column);
  const home = fixedColumn(row, index);
  if (isFixed(at(cells, Cell.Settings)) && column !== home) {
    return refuse('move.colour-off-its-cell', path, { row, column, colour, home });
  }
  const taken = occupied(cells, board);
  return (rowBits(taken, row) >> column) & 1
    ? refuse('move.cell-taken', path, { row, column })
    : refuse('move.colour-in-mosaic-column', path, { row, column, colour });
}

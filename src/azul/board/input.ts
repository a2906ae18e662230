/** What a person does on the board: tiles that are picked up, and what a target would do with them. */

import type { AzulIssue } from '../../codec/issues.js';
import { decodeMove, encodeMove } from '../../codec/move.js';
import type {
  Colour,
  Column,
  Move,
  PlayerId,
  Row,
  Rules,
  Source,
  Target,
} from '../../state/vocabulary.js';
import type { GameState } from '../api/game-state.js';
import { explainMove, legalMoves, playerToMove } from '../api/play.js';
import { floorPenalty, placementScore } from '../api/score.js';
import { COLOURS, COLUMNS } from '../api/vocabulary.js';
import { floorPieces } from './floor.js';
import { eventViewOf, viewOf } from './view.js';
import { type AzulWords, counted, numberOf, refusalWords } from './words.js';

/** Tiles that are picked up. */
export interface Pick {
  readonly source: Source;
  readonly colour: Colour;
}

/** What happens if the tiles that are picked up go to a target. */
export interface Preview {
  readonly target: Target;
  readonly colour: Colour;
  /** Tiles that the row would hold then. */
  readonly held: number;
  /** Pieces that fall to the floor, the marker included, and what they cost. */
  readonly toFloor: number;
  readonly cost: number;
  /** The best column for the tile of a row that gets full, and what it would score there now. */
  readonly placement: { readonly column: Column; readonly points: number } | undefined;
}

/** The answer to a choice: a move to play, or why there is none. */
export type Choice =
  | { readonly ok: true; readonly move: Move }
  | { readonly ok: false; readonly reason: string; readonly issue?: AzulIssue };

/** Return the column of a colour in a row of the fixed mosaic: each row is the one above, shifted by one. */
export function homeColumn(row: Row, colour: Colour): Column {
  const column = (row + COLOURS.indexOf(colour)) % COLUMNS.length;
  // It is the index of a column.
  return column as Column;
}

/** Return the colour of a cell of the fixed mosaic. */
export function homeColour(row: Row, column: Column): Colour | undefined {
  return COLOURS.find((colour) => homeColumn(row, colour) === column);
}

/** List the columns that a colour could go to in a row, as the mosaic is now. */
function columnsFor(state: GameState, player: PlayerId, row: Row, colour: Colour): Column[] {
  const { players, rules } = viewOf(state);
  const mosaic = players[numberOf(player)]?.mosaic ?? [];
  return COLUMNS.filter((column) => {
    const isFree = mosaic.every((line, index) =>
      index === row ? line[column] === null : line[column] !== colour,
    );
    return isFree && isAllowed(rules, row, column, colour);
  });
}

function isAllowed({ mosaic }: Rules, row: Row, column: Column, colour: Colour): boolean {
  return mosaic === 'variant' || homeColumn(row, colour) === column;
}

/** Return the move that puts what is picked up on a target, or why it is illegal. */
export function draftChoice(
  words: AzulWords,
  state: GameState,
  pick: Pick | undefined,
  target: Target,
  names: readonly string[],
): Choice {
  const { refusals } = words;
  const player = playerToMove(state);
  if (player === undefined) return { ok: false, reason: refusals.nobodyCanMove };
  if (pick === undefined) return { ok: false, reason: refusals.noTiles };
  const move = encodeMove({ kind: 'draft', player, target, ...pick });
  const issue = explainMove(state, move);
  if (issue === undefined) return { ok: true, move };
  return { ok: false, issue, reason: refusalWords(words, issue, viewOf(state), names) };
}

/** Return the move that tiles a row: in a column, or in the only way there is. */
export function tilingChoice(
  words: AzulWords,
  state: GameState,
  row: Row | undefined,
  column: Column | undefined,
  names: readonly string[],
): Choice {
  const { refusals } = words;
  const player = playerToMove(state);
  if (player === undefined) return { ok: false, reason: refusals.nobodyCanMove };
  const moves = legalMoves(state).filter((move) => {
    const parts = decodeMove(move);
    return (
      parts.kind === 'tiling' && (row === undefined ? parts.column === 'F' : parts.row === row)
    );
  });
  const [only] = moves;
  if (column === undefined) {
    if (only !== undefined && moves.length === 1) return { ok: true, move: only };
    if (only !== undefined) return { ok: false, reason: refusals.chooseCell };
    if (row === undefined) return { ok: false, reason: refusals.noRowToFloor };
  }
  const move = encodeMove({ kind: 'tiling', player, row: row ?? 0, column: column ?? 0 });
  const issue = explainMove(state, move);
  if (issue === undefined) return { ok: true, move };
  return { ok: false, issue, reason: refusalWords(words, issue, viewOf(state), names) };
}

/** Describe what a target would do with what is picked up; `undefined` if that is illegal. */
export function previewOf(state: GameState, pick: Pick, target: Target): Preview | undefined {
  const player = playerToMove(state);
  if (player === undefined) return undefined;
  const move = encodeMove({ kind: 'draft', player, target, ...pick });
  return explainMove(state, move) === undefined ? previewOfMove(state, move) : undefined;
}

/** Describe what a legal move would do; `undefined` for one of another phase. */
export function previewOfMove(state: GameState, move: Move): Preview | undefined {
  const view = eventViewOf(state, move);
  if (view.kind !== 'draft') return undefined;
  const { target, colour } = view;
  const board = viewOf(state).players[numberOf(view.player)];
  if (board === undefined) return undefined;
  const pieces = floorPieces(board).length;
  const added = view.toFloor - view.toDiscard + (view.token ? 1 : 0);
  const held = target === 'F' ? 0 : (board.storage[target]?.number ?? 0) + view.toRow;
  return {
    target,
    colour,
    held,
    toFloor: added,
    cost: floorPenalty(pieces + added) - floorPenalty(pieces),
    placement:
      target === 'F' || held <= target
        ? undefined
        : bestPlacement(state, view.player, target, colour),
  };
}

function bestPlacement(state: GameState, player: PlayerId, row: Row, colour: Colour) {
  const rated = columnsFor(state, player, row, colour).map((column) => {
    return { column, points: placementScore(state, player, row, column) };
  });
  return rated.sort((one, other) => other.points - one.points)[0];
}

/** Say in words what a target would do. */
export function previewWords(words: AzulWords, { placement, ...preview }: Preview): string {
  const target = counted(words, preview.target);
  const size = preview.target === 'F' ? 0 : preview.target + 1;
  return words.board.shown({ ...preview, target, size, points: placement?.points });
}

/** List the cells that a full row can be tiled in now, with what that scores. */
export function tilingTargets(state: GameState): { row: Row; column: Column; points: number }[] {
  return legalMoves(state).flatMap((move) => {
    const parts = decodeMove(move);
    if (parts.kind !== 'tiling' || parts.column === 'F') return [];
    const { player, row, column } = parts;
    return [{ row, column, points: placementScore(state, player, row, column) }];
  });
}

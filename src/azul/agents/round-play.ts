/**
 * Fast play to the end of a round: players compare a few random moves.
 *
 * @packageDocumentation
 */
import { colourOrRow, sourceOf, targetOrColumn } from '../../codec/notation.js';
import { playDraft } from '../../moves/legal.js';
import { anyDraft } from '../../moves/rollout.js';
import { endRound } from '../../moves/round.js';
import type { Rng } from '../../random/rng.js';
import { lineOf } from '../../state/board.js';
import {
  at,
  boardOf,
  Cell,
  type Cells,
  PhaseIndex,
  Place,
  playerCount,
  StorageBits,
} from '../../state/cells.js';
import { tilesAt } from '../../state/offers.js';
import { tileFullRows } from './evaluate-board.js';

/** Random drafting moves that a player compares. */
const LOOKS = 8;

/** Estimated cost of a tile that falls to the floor. */
const DROP_COST = 2;

/** Value of filling a storage row: at the top, and more for each row below. */
const FULL_ROW = 3;
const LOWER_ROW = 0.3;

/** Value of a storage row that is nearly full. */
const PART_ROW = 2;

/** Estimate the value of a drafting move, roughly and fast. */
function draftValue(cells: Readonly<Cells>, draft: number): number {
  const board = boardOf(at(cells, Cell.Turn));
  const number = tilesAt(cells, sourceOf(draft), colourOrRow(draft));
  return placingValue(cells, board, number, targetOrColumn(draft));
}

/** Estimate the value of placing tiles in a storage row that accepts them, or on the floor. */
export function placingValue(
  cells: Readonly<Cells>,
  board: number,
  number: number,
  target: number,
): number {
  if (target === Place.Floor) return -DROP_COST * number;
  const line = lineOf(cells, board, target);
  const stored = (line & StorageBits.CountMask) + number;
  const dropped = stored - (target + 1);
  return dropped < 0
    ? (PART_ROW * stored) / (target + 1)
    : FULL_ROW + LOWER_ROW * target - DROP_COST * dropped;
}

/** Choose the best of a few random moves. */
function goodDraft(cells: Readonly<Cells>, rng: Rng): number {
  let best = anyDraft(cells, rng);
  let most = draftValue(cells, best);
  for (let looks = 1; looks < LOOKS; looks++) {
    const draft = anyDraft(cells, rng);
    const value = draftValue(cells, draft);
    if (value <= most) continue;
    most = value;
    best = draft;
  }
  return best;
}

/** Draft all tiles that are left, in place. */
export function draftAll(cells: Cells, rng: Rng): void {
  while (at(cells, Cell.Phase) === PhaseIndex.Drafting) playDraft(cells, goodDraft(cells, rng));
}

/** Tile the full rows of all players, in place. */
export function tileAll(cells: Cells): void {
  for (let player = 0; player < playerCount(cells); player++) tileFullRows(cells, player);
}

/** Play to the end of the round in place, and return whether the game is over, bonuses added. */
export function playRound(cells: Cells, rng: Rng): boolean {
  draftAll(cells, rng);
  tileAll(cells);
  return endRound(cells);
}

/**
 * Quick play to the end of a round, by players who choose with little thought.
 *
 * @packageDocumentation
 */

import { colourOrRow, sourceOf, targetOrColumn } from '../../codec/notation.js';
import { playDraft } from '../../moves/legal.js';
import { anyDraft } from '../../moves/rollout.js';
import { endRound } from '../../moves/round.js';
import type { Rng } from '../../random/rng.js';
import {
  at,
  boardOf,
  Cell,
  type Cells,
  Line,
  PhaseIndex,
  Place,
  playerCount,
} from '../../state/cells.js';
import { tilesAt } from '../../state/offers.js';
import { lineOf } from '../../state/storage.js';
import { tileFullRows } from './board-worth.js';

/** Drafting moves that a player looks at, of which the best is played. */
const LOOKS = 4;

/** What a tile that falls to the floor costs, about. */
const DROP_COST = 2;

/** What a storage row is worth that becomes full: at the top, and more for each row below. */
const FULL_ROW = 3;
const LOWER_ROW = 0.3;

/** What a storage row is worth that is nearly full. */
const PART_ROW = 2;

/** Tell roughly what a drafting move is worth, which has only to be quick. */
function meritOf(cells: Readonly<Cells>, draft: number): number {
  const target = targetOrColumn(draft);
  const number = tilesAt(cells, sourceOf(draft), colourOrRow(draft));
  if (target === Place.Floor) return -DROP_COST * number;
  const line = lineOf(cells, boardOf(at(cells, Cell.Turn)), target);
  const stored = (line & Line.Number) + number;
  const dropped = stored - (target + 1);
  return dropped < 0
    ? (PART_ROW * stored) / (target + 1)
    : FULL_ROW + LOWER_ROW * target - DROP_COST * dropped;
}

/** Choose the best of a few moves that are drawn. */
function goodDraft(cells: Readonly<Cells>, rng: Rng): number {
  let best = anyDraft(cells, rng);
  let most = meritOf(cells, best);
  for (let looks = 1; looks < LOOKS; looks++) {
    const draft = anyDraft(cells, rng);
    const merit = meritOf(cells, draft);
    if (merit <= most) continue;
    most = merit;
    best = draft;
  }
  return best;
}

/** Play to the end of the round in place; answer whether the game is over, bonuses added. */
export function playRound(cells: Cells, rng: Rng): boolean {
  while (at(cells, Cell.Phase) === PhaseIndex.Drafting) playDraft(cells, goodDraft(cells, rng));
  for (let player = 0; player < playerCount(cells); player++) tileFullRows(cells, player);
  return endRound(cells);
}

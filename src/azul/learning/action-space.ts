/**
 * Moves as indices of one fixed numbering, for the output of a model that learns to play.
 *
 * An index is a move's number (see src/codec/notation.ts) without the player, without the numbers
 * of factories that the game does not have, and without those that name no move. It must never
 * change: models are trained on it.
 *
 * @packageDocumentation
 */
import { readMove } from '../../codec/move.js';
import { isTiling, Numbering, playerOf, sourceOf } from '../../codec/notation.js';
import { type ActionSpace, actionSpaceOf } from '../../engine/game/tensors.js';
import { playerToMove, tileableRows } from '../../moves/legal.js';
import { tilingTargets } from '../../moves/play.js';
import { firstRow, lowestBit } from '../../state/board.js';
import {
  at,
  Board,
  boardOf,
  Cell,
  type Cells,
  Lane,
  PhaseIndex,
  Place,
  playerCount,
  Rule,
} from '../../state/cells.js';
import { coloursAt } from '../../state/offers.js';
import type { Move } from '../../state/vocabulary.js';
import { DecodeError } from '../../text/errors.js';
import { showValue } from '../../text/message.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { legalMoves } from '../api/play.js';

/** Indices of one source. */
const SOURCE_MOVES = Rule.Colours * Numbering.Targets;

/** Indices of all tiling moves. */
const TILING_MOVES = Rule.Size * Numbering.Targets;

/** Return the fixed numbering of every move of a game of 2 to 4 players. */
export function actionSpace(players: number): ActionSpace<GameState, Move> {
  const factories = 2 * players + 1;
  /** The first index of tiling moves, which follow the moves from the centre. */
  const firstTiling = (factories + 1) * SOURCE_MOVES;
  const size = firstTiling + TILING_MOVES;

  const indexOf = (move: Move): number => {
    const number = readMove(move);
    if (typeof number !== 'number') throw new DecodeError([number]);
    const choice = number & Numbering.Choice;
    if (playerOf(number) < players) {
      if (isTiling(number)) return firstTiling + choice;
      const source = sourceOf(number);
      if (source === Place.Centre) return factories * SOURCE_MOVES + choice;
      if (source < factories) return source * SOURCE_MOVES + choice;
    }
    const expected = `a move of a game of ${players} players, with ${factories} factories`;
    throw new RangeError(`Move: found ${showValue(move)}, expected ${expected}.`);
  };
  return {
    ...actionSpaceOf({ size, indexOf, legalMoves }),
    // Without reading the texts of moves: several times as fast.
    mask(state) {
      const cells = cellsOf(state);
      const found = playerCount(cells);
      if (found !== players) {
        throw new RangeError(`State: found ${found} players, expected ${players}.`);
      }
      const mask = new Uint8Array(size);
      const player = playerToMove(cells);
      if (player < 0) return mask;
      const board = boardOf(player);
      if (at(cells, Cell.Phase) === PhaseIndex.Drafting) markDrafts(mask, cells, board, factories);
      else markTilings(mask, cells, board, firstTiling);
      return mask;
    },
  };
}

function markDrafts(
  mask: Uint8Array,
  cells: Readonly<Cells>,
  board: number,
  factories: number,
): void {
  const accepts = at(cells, board + Board.Accepts);
  for (let factory = 0; factory < factories; factory++) {
    markSource(mask, factory, coloursAt(cells, factory), accepts);
  }
  markSource(mask, factories, coloursAt(cells, Place.Centre), accepts);
}

/** Mark what can be taken from one source: each colour there, to each target that accepts it. */
function markSource(mask: Uint8Array, source: number, colours: number, accepts: number): void {
  for (let rest = colours; rest !== 0; rest &= rest - 1) {
    const colour = lowestBit(rest);
    const first = source * SOURCE_MOVES + colour * Numbering.Targets;
    const targets = (accepts >> (Lane.Width * colour)) & Lane.Mask;
    for (let bits = targets; bits !== 0; bits &= bits - 1) mask[first + lowestBit(bits)] = 1;
  }
}

function markTilings(
  mask: Uint8Array,
  cells: Readonly<Cells>,
  board: number,
  firstTiling: number,
): void {
  for (let rows = tileableRows(cells, board); rows !== 0; rows &= rows - 1) {
    const row = firstRow(rows);
    const first = firstTiling + row * Numbering.Targets;
    const targets = tilingTargets(cells, board, row);
    for (let bits = targets; bits !== 0; bits &= bits - 1) mask[first + lowestBit(bits)] = 1;
  }
}

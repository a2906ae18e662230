/**
 * The search's policy: prior probabilities of moves, by a weighted sum of features with weights that were fitted to
 * searches. docs/internals/policy.md explains the features in words, and tells how.
 */
import { colourOrRow, isTiling, numberOf, sourceOf, targetOrColumn } from '../../codec/notation.js';
import { softmax } from '../../engine/agents/evaluation.js';
import { play, playerToMove } from '../../moves/legal.js';
import { openColumns } from '../../moves/play.js';
import { COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS } from '../../scoring/bonus.js';
import { penaltyOf, scoreCell } from '../../scoring/points.js';
import {
  cellsHolding,
  columnBits,
  lineOf,
  lowestBit,
  occupied,
  rowBits,
} from '../../state/board.js';
import { at, boardOf, type Cells, factoryCount } from '../../state/cells.js';
import { Board, Cell, FloorBits, Lane, Place, Rule, StorageBits } from '../../state/layout.js';
import { tilesAt } from '../../state/offers.js';
import { rulesOf } from '../../state/rules.js';
import type { Move, Rules } from '../../state/vocabulary.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { bonusShare, valueOfBoard } from './evaluate-board.js';
import { bestLeft, type NextPlayer, nextPlayer, valueToNext } from './next-player.js';

/** Where each feature is, or the first of five. */
export enum MoveFeature {
  /** 1 for the storage row that the move fills. */
  Fills = 0,
  /** How full the row is after the move if it is not full, 0 to 1: by row. */
  Begun = 5,
  /** The part of its row that the move adds, 0 to 1. */
  Added = 10,
  /** That times the points that the row's tile would score now. */
  AddedPoints = 11,
  /** These points if the move fills the row. */
  Points = 12,
  /** What the tile then adds to the parts of the bonuses that count. */
  Bonus = 13,
  /** 1 if the move fills a row without dropping a tile. */
  Fits = 14,
  /** The part of the round's tiles that are left, if the move fills a row. */
  FillsLeft = 15,
  /** Points that what falls to the floor costs. */
  Penalty = 16,
  /** Number of tiles that fall to the floor. */
  Dropped = 17,
  /** 1 if the move takes the first-player token. */
  Token = 18,
  /** What the best tiles are worth that the move leaves to the next player. */
  Leaves = 19,
  /** That times the part of the round's tiles that are left. */
  LeavesLeft = 20,
  /** What the tiles are worth to the next player that the move takes. */
  Denies = 21,
  /** Number of features. */
  Count = 22,
}

/** What the features of all moves in a position are computed from. */
export interface Draft {
  readonly cells: Readonly<Cells>;
  /** The board of the player to move, and which cells of its mosaic hold a tile. */
  readonly board: number;
  readonly mask: number;
  /** The part of the round's tiles that are left, 0 to 1. */
  readonly left: number;
  readonly next: NextPlayer;
}

/** Points and bonuses of a tile, by storage row and colour, once they are known; NaN before. */
const POINTS = new Float64Array(Rule.Size * Rule.Colours);
const BONUSES = new Float64Array(Rule.Size * Rule.Colours);

/** Prepare to write the features of the moves of a position. It is valid until the next call. */
export function readDraft(cells: Readonly<Cells>): Draft {
  POINTS.fill(Number.NaN);
  const board = boardOf(at(cells, Cell.Turn));
  const left = tilesLeft(cells) / (Rule.FactoryTiles * factoryCount(cells));
  return { cells, board, mask: occupied(cells, board), left, next: nextPlayer(cells) };
}

/** Count the tiles that are left to draft. */
function tilesLeft(cells: Readonly<Cells>): number {
  let number = 0;
  for (let source = 0; source <= Place.Centre; source++) {
    for (let tiles = at(cells, Cell.Sources + source); tiles !== 0; tiles >>= Lane.Width) {
      number += tiles & Lane.Mask;
    }
  }
  return number;
}

/** Write the features of a legal drafting move. */
export function writeMoveFeatures(draft: Draft, move: number, features: Float64Array): void {
  const { cells, board, left, next } = draft;
  const source = sourceOf(move);
  const colour = colourOrRow(move);
  const target = targetOrColumn(move);
  const number = tilesAt(cells, source, colour);
  features.fill(0);
  const dropped =
    target === Place.Floor ? number : writeRow(draft, target, colour, number, features);

  const token = source === Place.Centre ? at(cells, Cell.Token) : 0;
  const pieces = at(cells, board + Board.Floor) >> FloorBits.PiecesShift;
  features[MoveFeature.Penalty] = penaltyOf(pieces + dropped + token) - penaltyOf(pieces);
  features[MoveFeature.Dropped] = dropped;
  features[MoveFeature.Token] = token;

  const leaves = bestLeft(next, source, colour);
  features[MoveFeature.Leaves] = leaves;
  features[MoveFeature.LeavesLeft] = leaves * left;
  features[MoveFeature.Denies] = valueToNext(next, colour, number);
}

/** Write what tiles do to a storage row, and return how many fall to the floor. */
function writeRow(
  draft: Draft,
  row: number,
  colour: number,
  number: number,
  features: Float64Array,
): number {
  const { cells, board, left } = draft;
  const held = lineOf(cells, board, row) & StorageBits.CountMask;
  const dropped = held + number - (row + 1);
  const place = row * Rule.Colours + colour;
  if (Number.isNaN(POINTS[place])) writePoints(draft, row, colour);
  const points = POINTS[place] as number;
  const added = Math.min(number, row + 1 - held) / (row + 1);
  features[MoveFeature.Added] = added;
  features[MoveFeature.AddedPoints] = added * points;
  if (dropped < 0) {
    features[MoveFeature.Begun + row] = (held + number) / (row + 1);
    return 0;
  }
  features[MoveFeature.Fills + row] = 1;
  features[MoveFeature.Points] = points;
  features[MoveFeature.Bonus] = BONUSES[place] as number;
  features[MoveFeature.Fits] = dropped === 0 ? 1 : 0;
  features[MoveFeature.FillsLeft] = left;
  return dropped;
}

/** Find out what a row's tile would score now, where it scores most; what the row costs if it fits nowhere. */
function writePoints({ cells, board, mask }: Draft, row: number, colour: number): void {
  const place = row * Rule.Colours + colour;
  const held = cellsHolding(cells, board, colour);
  let most = -penaltyOf(row + 1);
  let bonus = 0;
  for (let rest = openColumns(cells, board, row, colour); rest !== 0; rest &= rest - 1) {
    const column = lowestBit(rest);
    const points = scoreCell(mask, row, column);
    if (points <= most) continue;
    most = points;
    const tile = 1 << (Rule.Size * row + column);
    const after = mask | tile;
    bonus =
      ROW_BONUS * (bonusShare(rowBits(after, row)) - bonusShare(rowBits(mask, row))) +
      COLUMN_BONUS *
        (bonusShare(columnBits(after, column)) - bonusShare(columnBits(mask, column))) +
      COLOUR_BONUS * (bonusShare(held | tile) - bonusShare(held));
  }
  POINTS[place] = most;
  BONUSES[place] = bonus;
}

/** What drafting moves are weighed by, by mosaic and number of players: in the order of {@link MoveFeature}. */
export type PolicyTable = Readonly<
  Record<Rules['mosaic'], Readonly<Record<number, readonly number[]>>>
>;

/** Gain in points that makes a move e times as likely to be the best. */
const GAIN_TEMPERATURE = 4;

/** The same where tiles are placed in the mosaic by a policy. */
const TILING_TEMPERATURE = 2.5;

/** Value each move by the player's own board after it. */
function gainsOf(cells: Readonly<Cells>, numbers: readonly number[]): number[] {
  const player = playerToMove(cells);
  return numbers.map((number) => {
    const after = cells.slice();
    play(after, number);
    return valueOfBoard(after, player);
  });
}

/** Return priors of moves by the evaluation of the player's own board after each. */
export function priorsByGain(state: GameState, moves: readonly Move[]): number[] {
  return softmax(gainsOf(cellsOf(state), moves.map(numberOf)), GAIN_TEMPERATURE);
}

/** The features of one move at a time, so that a search makes no arrays for them. */
const FEATURES: Float64Array = new Float64Array(MoveFeature.Count);

/** Weigh the features of each drafting move: the logits of their probabilities. */
function weighMoves(
  cells: Readonly<Cells>,
  numbers: readonly number[],
  weights: readonly number[],
): number[] {
  const draft = readDraft(cells);
  return numbers.map((number) => {
    writeMoveFeatures(draft, number, FEATURES);
    let sum = 0;
    for (let feature = 0; feature < MoveFeature.Count; feature++) {
      sum += (FEATURES[feature] as number) * (weights[feature] as number);
    }
    return sum;
  });
}

/** Make priors by a policy: drafting moves by their features, tiling moves by gain. */
export function priorsByPolicy(
  table: PolicyTable,
): (state: GameState, moves: readonly Move[]) => number[] {
  return (state, moves) => {
    const cells = cellsOf(state);
    const { mosaic, players } = rulesOf(at(cells, Cell.Settings));
    // The table has every number of players.
    const weights = table[mosaic][players] as readonly number[];
    const numbers = moves.map(numberOf);
    // All moves of a state are of one kind.
    return isTiling(numbers[0] as number)
      ? softmax(gainsOf(cells, numbers), TILING_TEMPERATURE)
      : softmax(weighMoves(cells, numbers, weights), 1);
  };
}

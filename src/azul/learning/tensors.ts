/** Azul's observations and action space: states and moves as numbers, for models that learn to play. */
import { readMove } from '../../codec/move.js';
import { isTiling, Numbering, notationOf, playerOf, sourceOf } from '../../codec/notation.js';
import {
  type ActionSpace,
  actionSpaceOf,
  cleared,
  type Tensors,
} from '../../engine/game/tensors.js';
import { type Observations, observationsOf } from '../../engine/learning/observation-blocks.js';
import { isLegal, playerToMove, tileableRows } from '../../moves/legal.js';
import { tilingTargets } from '../../moves/play.js';
import { firstRow, lowestBit } from '../../state/board.js';
import { at, boardOf, type Cells, playerCount } from '../../state/cells.js';
import { Board, Cell, Lane, PhaseIndex, Place, Rule } from '../../state/layout.js';
import { coloursAt } from '../../state/offers.js';
import { isFixed, PLAYER_COUNTS } from '../../state/rules.js';
import type { Move, Rules } from '../../state/vocabulary.js';
import { DecodeError } from '../../text/issue.js';
import { showValue } from '../../text/message.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { legalMoves } from '../api/play.js';
import { completeRules } from '../api/settings.js';
import { blocksOf, type ObservationAxis } from './observation-blocks.js';

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
  const general = actionSpaceOf({ size, indexOf, legalMoves });
  return Object.freeze<ActionSpace<GameState, Move>>({
    ...general,
    // Without reading the texts of moves: several times as fast.
    moveAt(state, index) {
      const cells = cellsOf(state);
      const player = playerToMove(cells);
      const isIndex = Number.isInteger(index) && index >= 0 && index < size;
      if (player < 0 || !isIndex) return general.moveAt(state, index);
      const number = (player << Numbering.Player) | numberAt(index, factories);
      return isLegal(cells, number) ? notationOf(number) : general.moveAt(state, index);
    },
    mask(state, into) {
      const cells = cellsOf(state);
      const found = playerCount(cells);
      if (found !== players) {
        throw new RangeError(`State: found ${found} players, expected ${players}.`);
      }
      const mask = cleared(into, size, Uint8Array);
      const player = playerToMove(cells);
      if (player < 0) return mask;
      const board = boardOf(player);
      if (at(cells, Cell.Phase) === PhaseIndex.Drafting) markDrafts(mask, cells, board, factories);
      else markTilings(mask, cells, board, firstTiling);
      return mask;
    },
  });
}

/** Return the number of the move with an index, without its player. */
function numberAt(index: number, factories: number): number {
  const source = Math.trunc(index / SOURCE_MOVES);
  if (source > factories) return Numbering.FirstTiling + (index - (factories + 1) * SOURCE_MOVES);
  const place = source === factories ? Place.Centre : source;
  return (place << Numbering.Source) | (index % SOURCE_MOVES);
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

type AzulObservations = Observations<Readonly<Cells>, ObservationAxis>;

/** Observations with the variant and the fixed mosaic, by number of players. */
const OBSERVATIONS: ReadonlyMap<
  number,
  readonly [variant: AzulObservations, fixed: AzulObservations]
> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ PLAYER_COUNTS.map((players) => [
    players,
    [
      observationsOf(blocksOf(players, false), players),
      observationsOf(blocksOf(players, true), players),
    ],
  ]),
);

function observationsFor(players: number, fixed: boolean): AzulObservations {
  const observations = OBSERVATIONS.get(players);
  // Only an unchecked text makes a state of another number of players.
  if (observations === undefined) {
    throw new RangeError(`State: found ${players} players, expected 2 to 4.`);
  }
  return observations[fixed ? 1 : 0];
}

/**
 * States and moves of Azul as numbers, for models that learn to play: what `observe` returns, and the
 * numbering of moves.
 *
 * An observation has what all players share, then the boards clockwise from the observer's, so that a model
 * need not learn each seat separately. The game has no hidden information. The layout depends on the number
 * of players and on the mosaic.
 *
 * A drafting move has the index (source × 5 + colour) × 6 + target: the centre is the source after the last
 * factory of the game, the floor is target 5. The indices of tiling moves follow, by row × 6 + column: the
 * floor is column 5. The numbering depends only on the number of players: 210 indices with 2 players, 270
 * with 3, 330 with 4.
 *
 * @example
 * ```ts
 * const state = decodeState(['BFCfB2020202020D0000000000', 'A7MSFB12MSF']);
 * const seen = tensors.observe(state, 1);
 * seen.length; // 425
 * const [score] = tensors.layout(state.rules).filter(({ name, seat }) => name === 'score' && seat === 0);
 * Math.round((seen[score?.offset ?? 0] ?? 0) * 100); // 12
 *
 * const { size, indexOf } = tensors.actionSpace(state.rules);
 * [size, indexOf('B1aF')]; // [210, 35]
 * ```
 */
export const tensors: Tensors<Rules, GameState, Move> = /* @__PURE__ */ Object.freeze<
  Tensors<Rules, GameState, Move>
>({
  version: 1,
  layout: (rules) => {
    const { players, mosaic } = completeRules(rules);
    return observationsFor(players, mosaic === 'fixed').layout();
  },
  observe: (state, player, into) => {
    const cells = cellsOf(state);
    const fixed = isFixed(at(cells, Cell.Settings));
    return observationsFor(playerCount(cells), fixed).observe(cells, player, into);
  },
  actionSpace: (rules) => actionSpace(completeRules(rules).players),
});

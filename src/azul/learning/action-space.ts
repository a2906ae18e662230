/**
 * Moves as indices of one fixed numbering, for the output of a model that learns to play.
 *
 * An index is a move's number (see src/codec/notation.ts) without the player, without the numbers
 * of factories that the game does not have, and without those that name no move. It must never
 * change: models are trained on it.
 *
 * @packageDocumentation
 */
import { integerInRange } from '../../boundary/number-in-range.js';
import {
  draftNumber,
  isTiling,
  Numbering,
  notationOf,
  playerOf,
  sourceOf,
  tilingNumber,
} from '../../codec/notation.js';
import { readMove } from '../../codec/read-move.js';
import { playerToMove, tileableRows } from '../../moves/legal.js';
import { tilingTargets } from '../../moves/tile.js';
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
import { lowestBit } from '../../state/mosaic.js';
import { coloursAt } from '../../state/offers.js';
import type { RulesOptions } from '../../state/rules.js';
import { firstRow } from '../../state/storage.js';
import type { Move, PlayerId } from '../../state/vocabulary.js';
import { DecodeError } from '../../text/errors.js';
import { showValue } from '../../text/message.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { completeRules, playerIndex } from '../api/settings.js';

/** A fixed numbering of every move under some rules, relative to the player to move. */
export interface ActionSpace {
  /** Number of indices: 210 with 2 players, 270 with 3, 330 with 4. */
  readonly size: number;
  /**
   * Return a move's index, which does not depend on the player.
   *
   * @param move - any move of a game by these rules, legal or not
   * @returns the index, from 0 to size − 1
   * @throws DecodeError if the text is not a move
   * @throws RangeError if the game has no such player or no such factory
   */
  indexOf(move: Move): number;
  /**
   * Return the move with an index.
   *
   * @param index - from 0 to size − 1
   * @param player - the player who moves
   * @returns the move, legal or not
   * @throws RangeError if the index or the player does not exist
   */
  moveAt(index: number, player: PlayerId): Move;
  /**
   * Mark the legal moves of the player to move.
   *
   * @param state - any state with as many players
   * @returns a new array by index: 1 for a legal move, 0 for any other. All 0 without a player to move
   * @throws RangeError if the state has another number of players
   */
  mask(state: GameState): Uint8Array;
}

/** Indices of one source. */
const SOURCE_MOVES = Rule.Colours * Numbering.Targets;

/** Indices of all tiling moves. */
const TILING_MOVES = Rule.Size * Numbering.Targets;

/**
 * Return the fixed numbering of every move under some rules.
 *
 * Drafting moves come first: (source × 5 + colour) × 6 + target, the sources being the factories
 * that the game has and then the centre, the floor being target 5. Tiling moves follow, by
 * row × 6 + column, the floor being column 5. So the numbering depends on the number of players
 * alone.
 *
 * @param rules - the rules that differ from 2 players, variant mosaic, top-down tiling
 * @returns the numbering: its size, from move to index and back, the mask of a state's legal moves
 * @throws RangeError if a setting has a value that does not exist
 *
 * @example
 * ```ts
 * const space = actionSpace({ players: 3 });
 * space.size; // 270
 * space.indexOf('B1aF'); // 35
 * space.moveAt(35, 'C'); // 'C1aF'
 *
 * const state = newGame({ rules: { players: 3 }, rng: seededRng(1) });
 * const legal = [...space.mask(state).keys()].filter((index) => space.mask(state)[index] === 1);
 * legal.map((index) => space.moveAt(index, state.turn)).join() === legalMoves(state).join(); // true
 * ```
 */
export function actionSpace(rules?: RulesOptions): ActionSpace {
  const { players } = completeRules(rules);
  const factories = 2 * players + 1;
  /** The first index of tiling moves, which follow the moves from the centre. */
  const firstTiling = (factories + 1) * SOURCE_MOVES;
  const size = firstTiling + TILING_MOVES;

  return {
    size,
    indexOf(move) {
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
    },
    moveAt(index, player) {
      integerInRange('Index', index, 0, size - 1);
      const number = playerIndex(player, players);
      const place = Math.trunc(index / SOURCE_MOVES);
      const line = Math.trunc((index % SOURCE_MOVES) / Numbering.Targets);
      const target = index % Numbering.Targets;
      if (index >= firstTiling) return notationOf(tilingNumber(number, line, target));
      const source = place === factories ? Place.Centre : place;
      return notationOf(draftNumber(number, source, line, target));
    },
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

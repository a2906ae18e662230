/**
 * States and moves of Tsuro as numbers.
 *
 * The order, the lengths and the values must never change without a new version: models are trained on them.
 */

import { completeRules } from '../../engine/game/settings.js';
import { actionSpaceOf, type Tensors } from '../../engine/game/tensors.js';
import {
  type Blocks,
  flagBlock,
  numberBlock,
  type Observations,
  observationsOf,
  placeBlock,
  turnBlock,
} from '../../engine/learning/observation-blocks.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { legalMoves } from '../api/play.js';
import { moveNumber } from '../codec/moves.js';
import { optionOf, placeOf } from '../codec/notation.js';
import { phaseIn } from '../moves/legal.js';
import {
  Board,
  isInGame,
  isOnBoard,
  optionAt,
  type Position,
  statusOf,
} from '../state/position.js';
import { SETTINGS } from '../state/settings.js';
import { Count, countTiles, exitOfOption } from '../state/tiles.js';
import { type Move, PHASES, PORTS, type Rules } from '../state/vocabulary.js';

/** Pairs of ports: a with b, a with c, and so on to g with h. */
const PAIRS: readonly (readonly [one: number, other: number])[] = PORTS.flatMap((_, one) =>
  PORTS.map((_, other) => [one, other] as const).filter(([, other]) => one < other),
);

/** Write the wires of the tiles on the board: four of the pairs of each square with a tile. */
function writeWires(out: Float32Array, offset: number, position: Position): void {
  for (let square = 0; square < Board.Squares; square++) {
    const option = optionAt(position, square);
    if (option < 0) continue;
    for (const [index, [one, other]] of PAIRS.entries()) {
      if (exitOfOption(option, one) === other) out[offset + square * PAIRS.length + index] = 1;
    }
  }
}

/** The axes of the squares. */
const SQUARES = [
  ['column', Board.Size],
  ['row', Board.Size],
] as const;

/** Return the square and port that an avatar stands on, as one number; -1 for one that is not on the board. */
function standsOn(position: Position, player: number): number {
  const status = statusOf(position, player);
  return isOnBoard(status) ? status : -1;
}

/** List the blocks of an observation of so many players. */
function blocksOf(players: number): Blocks<Position> {
  return {
    shared: [
      turnBlock(players, 'whose turn it is'),
      placeBlock(
        'phase',
        [['phase', PHASES.length]],
        'the phase, in the order of PHASES',
        (position) => PHASES.indexOf(phaseIn(position)),
      ),
      {
        name: 'hand',
        axes: [['tile', Count.Tiles]],
        meaning: 'tiles on offer to the observer',
        scale: 'number / 3',
        highest: 1,
        write: (out, offset, { turn, hand }, observer) => {
          // What is on offer to others is hidden.
          if (turn !== observer) return;
          for (const tile of hand) {
            // An unchecked text can have more.
            out[offset + tile] = Math.min((out[offset + tile] ?? 0) + 1 / 3, 1);
          }
        },
      },
      numberBlock(
        'bag-size',
        'tiles that are left of the set that is drawn from',
        'number / 35',
        ({ bag }) => countTiles(bag) / Count.Tiles,
      ),
      {
        name: 'wires',
        axes: [...SQUARES, ['pair', PAIRS.length]],
        meaning: 'a wire connects the two ports of the square: ab, ac, and so on to gh',
        scale: '1 for yes',
        highest: 1,
        write: writeWires,
      },
    ],
    seat: [
      flagBlock('in-game', 'the player has not left', (position, player) =>
        isInGame(statusOf(position, player)),
      ),
      placeBlock(
        'square',
        SQUARES,
        'the square that the avatar stands on',
        (position, player) => standsOn(position, player) >> 3,
      ),
      placeBlock(
        'port',
        [['port', Count.Ports]],
        'the port that the avatar stands on',
        (position, player) => {
          const place = standsOn(position, player);
          return place < 0 ? -1 : place & 7;
        },
      ),
    ],
  };
}

/** Observations by number of players, laid out when they are first asked for. */
const LAID_OUT: Observations<Position>[] = [];

function observationsFor(players: number): Observations<Position> {
  LAID_OUT[players] ??= observationsOf(blocksOf(players), players);
  return LAID_OUT[players];
}

// Not marked as pure: bundlers take the arithmetic in it for an effect, so that the build wraps it.
const ACTIONS = actionSpaceOf({
  size: Count.Options + Count.Options * Board.Places,
  indexOf: (move: Move) => {
    const number = moveNumber(move);
    const [option, place] = [optionOf(number), placeOf(number)];
    return place < 0 ? option : Count.Options + option * Board.Places + place;
  },
  legalMoves,
});

/**
 * The states and moves of the game as numbers, for machine learning.
 *
 * `layout` describes an observation, which has 3,170 numbers with three players. A move of a turn has the index
 * `tile * 4 + rotation`, from 0 to 139; a move of the set-up has
 * `140 + (tile * 4 + rotation) * 800 + square * 8 + port`. Rotations count from 0 for `n` to 3 for `w`, ports from 0
 * for `a` to 7 for `h`; a square counts as its two digits.
 *
 * @example
 * ```ts
 * const state = applyChance(newGame(), 'D000102');
 * tensors.observe(state, 0).length; // 3170
 * const { size, indexOf } = tensors.actionSpace(tsuro.rulesOf(state));
 * [size, indexOf('A02e'), indexOf('A02n10c')]; // [112140, 9, 6622]
 * ```
 */
export const tensors: Tensors<Rules, GameState, Move> = /* @__PURE__ */ Object.freeze<
  Tensors<Rules, GameState, Move>
>({
  version: 1,
  layout: (rules) => {
    const { players } = completeRules(SETTINGS, rules);
    return observationsFor(players).layout();
  },
  observe: (state, player, into) => {
    const position = positionOf(state);
    const { length } = position.players;
    return observationsFor(length).observe(position, player, into);
  },
  actionSpace: () => ACTIONS,
});

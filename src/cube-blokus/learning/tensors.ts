/**
 * States and moves of Cube Blokus as numbers.
 *
 * The order, the lengths and the values must never change without a new version: models are trained on them.
 *
 * @packageDocumentation
 */

import { actionSpaceOf, type Tensors } from '../../engine/game/tensors.js';
import {
  type Block,
  type Blocks,
  observationsOf,
  turnBlock,
} from '../../engine/learning/blocks.js';
import { DecodeError } from '../../text/errors.js';
import { showValue } from '../../text/message.js';
import type { CubeBlokusTypes } from '../api/cube-blokus.js';
import { positionOf } from '../api/game-state.js';
import { legalMoves } from '../api/play.js';
import { readMove } from '../codec/read-move.js';
import { placementOn } from '../moves/legal.js';
import { placements } from '../state/placements.js';
import {
  buildSquares,
  HandBits,
  handOf,
  ownerOf,
  PLAYERS,
  type Position,
  piecesIn,
  scoreOf,
} from '../state/position.js';
import { Cube } from '../state/surface.js';
import { FACES, type Move, PIECES } from '../state/vocabulary.js';

/** Points that are written as 1: about as many as all squares of a player's pieces. */
const HIGH_SCORE = 100;

/** The highest score on that scale: all squares, and the highest bonus. */
const HIGHEST_SCORE = 10.88;

const SQUARE_AXES: Block<Position>['axes'] = [
  ['face', FACES.length],
  ['row', Cube.Size],
  ['column', Cube.Size],
];

const BLOCKS: Blocks<Position> = {
  shared: [/* @__PURE__ */ turnBlock(PLAYERS, 'whose turn it is; none once the game is over')],
  seat: [
    {
      name: 'squares',
      axes: SQUARE_AXES,
      meaning: 'the player owns the square',
      scale: '1 for yes',
      highest: 1,
      write: (out, offset, position, player) => {
        for (let square = 0; square < Cube.Squares; square++) {
          if (ownerOf(position, square) === player) out[offset + square] = 1;
        }
      },
    },
    {
      name: 'build-points',
      axes: SQUARE_AXES,
      meaning: 'the player can build from the square: every move covers one of them',
      scale: '1 for yes',
      highest: 1,
      write: (out, offset, position, player) => {
        for (const square of buildSquares(position, player)) out[offset + square] = 1;
      },
    },
    {
      name: 'pieces',
      axes: [['piece', PIECES.length]],
      meaning: 'the piece is left, in the order of PIECES',
      scale: '1 for yes',
      highest: 1,
      write: (out, offset, position, player) => {
        for (const piece of piecesIn(handOf(position, player))) out[offset + piece] = 1;
      },
    },
    {
      name: 'score',
      axes: [],
      meaning: 'points of this game',
      scale: 'number / 100',
      highest: HIGHEST_SCORE,
      write: (out, offset, position, player) => {
        out[offset] = scoreOf(position, player) / HIGH_SCORE;
      },
    },
    {
      name: 'out',
      axes: [],
      meaning: 'the player ran out of time, or resigned',
      scale: '1 for yes',
      highest: 1,
      write: (out, offset, position, player) => {
        out[offset] = (handOf(position, player) & HandBits.Out) === 0 ? 0 : 1;
      },
    },
  ],
};

const OBSERVATIONS = /* @__PURE__ */ observationsOf(BLOCKS, PLAYERS);

/** The placements are listed when they are needed first. */
function actions() {
  return actionSpaceOf({
    size: placements().piece.length,
    indexOf: (move: Move) => {
      const read = readMove(move);
      if ('code' in read) throw new DecodeError([read]);
      const index = placementOn(read.squares);
      if (index >= 0) return index;
      throw new RangeError(`Move: found ${showValue(move)}, expected the squares of a piece.`);
    },
    legalMoves,
  });
}

/**
 * States and moves of the game as numbers. A move's index is that of its placement, from 0 to 38,219: by piece,
 * then by the squares, ascending.
 *
 * @example
 * ```ts
 * tensors.observe(newGame(), 0).length; // 3984
 * const { size, indexOf } = tensors.actionSpace(cubeBlokus.rulesOf(newGame()));
 * [size, indexOf('AUb1')]; // [38220, 0]
 * ```
 */
export const tensors: Tensors<CubeBlokusTypes> = /* @__PURE__ */ Object.freeze<
  Tensors<CubeBlokusTypes>
>({
  version: 1,
  layout: () => OBSERVATIONS.layout(),
  observe: (state, player) => OBSERVATIONS.observe(positionOf(state), player),
  actionSpace: () => actions(),
});

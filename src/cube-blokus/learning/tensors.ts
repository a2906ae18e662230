/**
 * States and moves of Cube Blokus as numbers.
 *
 * The order, the lengths and the values must never change without a new version: models are trained on them.
 */
import { actionSpaceOf, type Tensors } from '../../engine/game/tensors.js';
import {
  type Blocks,
  flagBlock,
  numberBlock,
  observationsOf,
  setBlock,
  turnBlock,
} from '../../engine/learning/observation-blocks.js';
import { DecodeError } from '../../text/issue.js';
import { showValue } from '../../text/message.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { legalMoves } from '../api/play.js';
import { readMove } from '../codec/moves.js';
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
import { FACES, type Move, PIECES, type Rules } from '../state/vocabulary.js';

/** Points that are written as 1: about as many as all squares of a player's pieces. */
const HIGH_SCORE = 100;

/** The highest score on that scale: all squares, and the highest bonus. */
const HIGHEST_SCORE = 10.88;

const SQUARE_AXES = [
  ['face', FACES.length],
  ['row', Cube.Size],
  ['column', Cube.Size],
] as const;

/** List the squares that a player owns. */
function squaresOf(position: Position, player: number): number[] {
  const squares: number[] = [];
  for (let square = 0; square < Cube.Squares; square++) {
    if (ownerOf(position, square) === player) squares.push(square);
  }
  return squares;
}

/** List the blocks of an observation. */
function blocks(): Blocks<Position> {
  return {
    shared: [turnBlock(PLAYERS, 'whose turn it is; none once the game is over')],
    seat: [
      setBlock('squares', SQUARE_AXES, 'the player owns the square', squaresOf),
      setBlock(
        'build-points',
        SQUARE_AXES,
        'the player can build from the square: every move covers one of them',
        buildSquares,
      ),
      setBlock(
        'pieces',
        [['piece', PIECES.length]],
        'the piece is left, in the order of PIECES',
        (position, player) => piecesIn(handOf(position, player)),
      ),
      numberBlock(
        'score',
        'points of this game',
        'number / 100',
        (position, player) => scoreOf(position, player) / HIGH_SCORE,
        HIGHEST_SCORE,
      ),
      flagBlock(
        'out',
        'the player ran out of time, or resigned',
        (position, player) => (handOf(position, player) & HandBits.Out) !== 0,
      ),
    ],
  };
}

const OBSERVATIONS = /* @__PURE__ */ observationsOf(/* @__PURE__ */ blocks(), PLAYERS);

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
 * The states and moves of the game as numbers, for machine learning.
 *
 * An observation has 3,984 numbers; `layout` describes them. A move's index, from 0 to 38,219, is that of its piece and
 * squares, whichever player makes it: by piece, in the order of {@link PIECES}, then by the squares.
 *
 * @example
 * ```ts
 * tensors.observe(newGame(), 0).length; // 3984
 * const { size, indexOf } = tensors.actionSpace(cubeBlokus.rulesOf(newGame()));
 * [size, indexOf('AUb1')]; // [38220, 0]
 * ```
 */
export const tensors: Tensors<Rules, GameState, Move> = /* @__PURE__ */ Object.freeze<
  Tensors<Rules, GameState, Move>
>({
  version: 1,
  layout: () => OBSERVATIONS.layout(),
  observe: (state, player, into) => OBSERVATIONS.observe(positionOf(state), player, into),
  actionSpace: () => actions(),
});

/**
 * States and moves of the Royal Game of Ur as numbers.
 *
 * The order, the lengths and the values must never change without a new version: models are trained on them.
 */

import { actionSpaceOf, type Tensors } from '../../engine/game/tensors.js';
import {
  type Blocks,
  numberBlock,
  observationsOf,
  placeBlock,
  setBlock,
  turnBlock,
} from '../../engine/learning/observation-blocks.js';
import { decodeMove } from '../codec/notation.js';
import {
  HIGHEST_ROLL,
  handOf,
  homeOf,
  isMoveDue,
  type Position,
  Step,
  sideAt,
  squaresOf,
  stepsOf,
} from '../state/position.js';
import { type Move, PLAYER_IDS, type Rules, TOKEN_COUNTS } from '../state/vocabulary.js';
import { type GameState, positionOf } from './game-state.js';
import { legalMoves } from './play.js';

const PLAYERS = PLAYER_IDS.length;

/** Most tokens of a player. */
const MOST_TOKENS = TOKEN_COUNTS.length;

/** Return the part of all tokens that a number of them is; an unchecked text can have more. */
function shareOf(tokens: number): number {
  return Math.min(tokens / MOST_TOKENS, 1);
}

/** List the blocks of an observation. */
function blocks(): Blocks<Position> {
  return {
    shared: [
      turnBlock(PLAYERS, 'whose turn it is; at the end the winner'),
      placeBlock(
        'roll',
        [['roll', HIGHEST_ROLL]],
        'the roll that waits for a move, from 1 to 4',
        (position) => (isMoveDue(position) ? position.waits - 1 : -1),
        '1 for the one there, else 0',
      ),
    ],
    seat: [
      numberBlock('hand', 'tokens in the hand', 'number / 7', (position, player) =>
        shareOf(handOf(sideAt(position, player))),
      ),
      setBlock(
        'squares',
        [['step', Step.Last]],
        'a token on each step of the player’s path, from 1 to 14',
        (position, player) => stepsOf(squaresOf(sideAt(position, player))).map((step) => step - 1),
      ),
      numberBlock('home', 'tokens at home', 'number / 7', (position, player) =>
        shareOf(homeOf(sideAt(position, player))),
      ),
    ],
  };
}

const ACTIONS = /* @__PURE__ */ actionSpaceOf({
  size: Step.Home,
  indexOf: (move: Move) => decodeMove(move).from,
  legalMoves,
});

const OBSERVATIONS = /* @__PURE__ */ observationsOf(/* @__PURE__ */ blocks(), PLAYERS);

/**
 * The states and moves of the game as numbers, for machine learning.
 *
 * An observation has 38 numbers; `layout` describes them. A move's index is the step that the token leaves, from 0 for
 * the hand to 14: where it goes follows from the roll. Rules are in neither: a model plays by those of its training.
 *
 * @example
 * ```ts
 * const seen = tensors.observe(applyChance(newGame(), 'R3'), 0);
 * seen.length; // 38
 * tensors.actionSpace(royalUr.rulesOf(newGame())).indexOf('A0003'); // 0
 * ```
 */
export const tensors: Tensors<Rules, GameState, Move> = /* @__PURE__ */ Object.freeze<
  Tensors<Rules, GameState, Move>
>({
  version: 1,
  layout: () => OBSERVATIONS.layout(),
  observe: (state, player, into) => OBSERVATIONS.observe(positionOf(state), player, into),
  actionSpace: () => ACTIONS,
});

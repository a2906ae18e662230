/**
 * States and moves of the Royal Game of Ur as numbers.
 *
 * The order, the lengths and the values must never change without a new version: models are trained on them.
 *
 * @packageDocumentation
 */

import { actionSpaceOf, type Tensors } from '../../engine/game/tensors.js';
import { type Blocks, observationsOf, turnBlock } from '../../engine/learning/blocks.js';
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
import { type Move, PLAYER_IDS, TOKEN_COUNTS } from '../state/vocabulary.js';
import type { RoyalUrTypes } from './game.js';
import { positionOf } from './game-state.js';
import { legalMoves } from './play.js';

const PLAYERS = PLAYER_IDS.length;

/** Most tokens of a player. */
const MOST_TOKENS = TOKEN_COUNTS.length;

/** Return the part of all tokens that a number of them is; an unchecked text can have more. */
function shareOf(tokens: number): number {
  return Math.min(tokens / MOST_TOKENS, 1);
}

const BLOCKS: Blocks<Position> = {
  shared: [
    /* @__PURE__ */ turnBlock(PLAYERS, 'whose turn it is; at the end the winner'),
    {
      name: 'roll',
      axes: [['roll', HIGHEST_ROLL]],
      meaning: 'the roll that waits for a move, from 1 to 4',
      scale: '1 for the one there, else 0',
      highest: 1,
      write: (out, offset, position) => {
        if (isMoveDue(position)) out[offset + position.waits - 1] = 1;
      },
    },
  ],
  seat: [
    {
      name: 'hand',
      axes: [],
      meaning: 'tokens in the hand',
      scale: 'number / 7',
      highest: 1,
      write: (out, offset, position, player) => {
        out[offset] = shareOf(handOf(sideAt(position, player)));
      },
    },
    {
      name: 'squares',
      axes: [['step', Step.Last]],
      meaning: 'a token on each step of the player’s path, from 1 to 14',
      scale: '1 for yes',
      highest: 1,
      write: (out, offset, position, player) => {
        for (const step of stepsOf(squaresOf(sideAt(position, player)))) out[offset + step - 1] = 1;
      },
    },
    {
      name: 'home',
      axes: [],
      meaning: 'tokens at home',
      scale: 'number / 7',
      highest: 1,
      write: (out, offset, position, player) => {
        out[offset] = shareOf(homeOf(sideAt(position, player)));
      },
    },
  ],
};

const ACTIONS = /* @__PURE__ */ actionSpaceOf({
  size: Step.Home,
  indexOf: (move: Move) => decodeMove(move).from,
  legalMoves,
});

const OBSERVATIONS = /* @__PURE__ */ observationsOf(BLOCKS, PLAYERS);

/**
 * States and moves of the game as numbers. A move's index is the step that the token leaves, 0 for the
 * hand: where it goes follows from the roll.
 *
 * @example
 * ```ts
 * const seen = tensors.observe(applyChance(newGame(), 'R3'), 0);
 * seen.length; // 38
 * tensors.actionSpace(royalUr.rulesOf(newGame())).indexOf('A0003'); // 0
 * ```
 */
export const tensors: Tensors<RoyalUrTypes> = /* @__PURE__ */ Object.freeze<Tensors<RoyalUrTypes>>({
  version: 1,
  layout: () => OBSERVATIONS.layout(),
  observe: (state, player) => OBSERVATIONS.observe(positionOf(state), player),
  actionSpace: () => ACTIONS,
});

/**
 * States and moves of the Royal Game of Ur as numbers.
 *
 * The order, the lengths and the values must never change without a new version: models are trained on them.
 *
 * @packageDocumentation
 */
import { type Blocks, layoutOf, observeBlocks, writeTurn } from '../../engine/learning/blocks.js';
import type { Encoding } from '../../engine/learning/encoding.js';
import { positionOf } from '../api/game-state.js';
import type { RoyalUrTypes } from '../api/royal-ur.js';
import { decodeMove } from '../codec/move.js';
import { HIGHEST_ROLL, Step } from '../state/path.js';
import { isMoveDue, type Position, sideAt } from '../state/position.js';
import { handOf, homeOf, squaresOf, stepsOf } from '../state/side.js';
import { PLAYER_IDS, TOKEN_COUNTS } from '../state/vocabulary.js';

const PLAYERS = PLAYER_IDS.length;

/** Most tokens of a player. */
const MOST_TOKENS = TOKEN_COUNTS.length;

const BLOCKS: Blocks<Position> = {
  shared: [
    {
      name: 'turn',
      axes: [['seat', PLAYERS]],
      meaning: 'whose turn it is; at the end the winner',
      scale: '1 for one, else 0',
      highest: 1,
      write: (out, { turn }, observer) => writeTurn(out, turn, observer, PLAYERS),
    },
    {
      name: 'roll',
      axes: [['roll', HIGHEST_ROLL]],
      meaning: 'the roll that waits for a move, from 1 to 4',
      scale: '1 for the one there, else 0',
      highest: 1,
      write: (out, position) => {
        if (isMoveDue(position)) out[position.waits - 1] = 1;
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
      write: (out, position, player) => {
        out[0] = handOf(sideAt(position, player)) / MOST_TOKENS;
      },
    },
    {
      name: 'squares',
      axes: [['step', Step.Last]],
      meaning: 'a token on each step of the player’s path, from 1 to 14',
      scale: '1 for yes',
      highest: 1,
      write: (out, position, player) => {
        for (const step of stepsOf(squaresOf(sideAt(position, player)))) out[step - 1] = 1;
      },
    },
    {
      name: 'home',
      axes: [],
      meaning: 'tokens at home',
      scale: 'number / 7',
      highest: 1,
      write: (out, position, player) => {
        out[0] = homeOf(sideAt(position, player)) / MOST_TOKENS;
      },
    },
  ],
};

/**
 * States and moves of the game as numbers. A move's index is the step that the token leaves, 0 for the
 * hand: where it goes follows from the roll.
 *
 * @example
 * ```ts
 * const seen = encoding.observe(applyRoll(newGame(), 'R3'), 0);
 * seen.length; // 38
 * encoding.moves(royalUr.rulesOf(newGame())).indexOf('A0003'); // 0
 * ```
 */
export const encoding: Encoding<RoyalUrTypes> = /* @__PURE__ */ Object.freeze<
  Encoding<RoyalUrTypes>
>({
  version: 1,
  layout: () => layoutOf(BLOCKS, PLAYERS),
  observe: (state, player) => observeBlocks(BLOCKS, positionOf(state), player, PLAYERS),
  moves: () => ({ size: Step.Home, indexOf: (move) => decodeMove(move).from }),
});

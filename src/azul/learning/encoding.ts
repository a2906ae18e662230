/**
 * Azul's observations and action space, as self-play data of any game has them.
 *
 * @packageDocumentation
 */
import type { Encoding } from '../../engine/game/encoding.js';
import { PLAYER_IDS, type PlayerId } from '../../state/vocabulary.js';
import type { AzulTypes } from '../api/azul.js';
import { actionSpace } from './action-space.js';
import { observationLayout, observe } from './observe.js';

/** Azul's states and moves as numbers. */
export const encoding: Encoding<AzulTypes> = {
  version: 1,
  layout: observationLayout,
  // `observe` checks that the player is in the game.
  observe: (state, player) => observe(state, PLAYER_IDS[player] as PlayerId),
  moves: actionSpace,
};

/** Azul's tensors by partial rules and the letters of players, and the move of each index, legal or not. */

import type { GameState } from 'azulejo';
import {
  isMove,
  type Move,
  newGame,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
  tensors,
} from 'azulejo';

export function observe(state: GameState, player: PlayerId): Float32Array {
  return tensors.observe(state, PLAYER_IDS.indexOf(player));
}

export function observationLayout(rules?: Partial<Rules>) {
  return tensors.layout(newGame({ rules }).rules);
}

export function actionSpace(rules?: Partial<Rules>) {
  return tensors.actionSpace(newGame({ rules }).rules);
}

/** List the texts of all moves of a player. */
function textsOf(player: PlayerId): Move[] {
  const texts = [...'012345678C'].flatMap((source) =>
    [...'abcde'].flatMap((colour) => [...'01234F'].map((to) => `${player}${source}${colour}${to}`)),
  );
  const tilings = [...'01234'].flatMap((row) => [...'01234F'].map((to) => `${player}${row}${to}`));
  return [...texts, ...tilings].filter(isMove);
}

/** List a player's moves by their indices. */
export function movesByIndex(rules: Partial<Rules>, player: PlayerId): Move[] {
  const { size, indexOf } = actionSpace(rules);
  const moves: Move[] = [];
  for (const move of textsOf(player)) {
    try {
      moves[indexOf(move)] = move;
    } catch (error) {
      // A game of fewer players has fewer factories.
      if (!(error instanceof RangeError)) throw error;
    }
  }
  if (moves.length !== size || moves.includes(undefined as never)) throw new Error('A gap.');
  return moves;
}

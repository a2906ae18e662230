/** States for pictures. */
import {
  applyMove,
  cubeBlokus,
  decodeState,
  type GameState,
  legalMoves,
  newGame,
  nextGame,
  seededRng,
} from 'azulejo/cube-blokus';
import { applyAll } from 'azulejo/game';
import { ALL_PLACED, SINGLE_LAST } from '../positions.js';

export interface Picture {
  readonly name: string;
  readonly state: GameState;
}

/** Play some moves at random. */
export function reached(moves: number, seed: number): GameState {
  const rng = seededRng(seed);
  let state = newGame();
  for (let count = 0; count < moves && state.phase === 'play'; count++) {
    const legal = legalMoves(state);
    const move = legal[Math.floor(rng() * legal.length)];
    if (move !== undefined) state = applyMove(state, move);
  }
  return state;
}

/** The positions: every phase and corner cases. */
export const POSITIONS: readonly Picture[] = [
  { name: 'start', state: newGame() },
  { name: 'edge', state: applyAll(cubeBlokus, newGame(), ['AUa7b7b8Lg1g2']) },
  { name: 'middle', state: reached(30, 2) },
  { name: 'out', state: applyAll(cubeBlokus, newGame(), ['AUb8', 'C!']) },
  { name: 'all-placed', state: decodeState(ALL_PLACED) },
  { name: 'single-last', state: decodeState(SINGLE_LAST) },
  { name: 'next-game', state: nextGame(decodeState(SINGLE_LAST)) },
  // No game can be in this state, but whoever decodes without a check may want to see it.
  {
    name: 'impossible',
    state: decodeState(
      [
        '-Ud7b/9/9/9/aaaaaaaaa/9/9/9/9L9/9/9/9/9/9/9/9/9F9/9/9/9/9/9/9/9/9R9/9/9/9/9/9/9/9/9B9/9/9/9/9/9/9/9/9D9/9/9/9/9/9/9/9/9',
        'A99999B0C0D0',
      ],
      { validate: false },
    ),
  },
];

import {
  applyMove,
  type GameState,
  type Issue,
  isMove,
  type Move,
  newGame,
  safeDecodeState,
  seededRng,
  stateSchema,
} from 'azulejo';

const state: GameState = newGame(seededRng(1), { players: 3, mosaic: 'fixed' });
const text: string = 'A0a0';
export const next: GameState | undefined = isMove(text) ? applyMove(state, text) : undefined;
export const move: Move = 'ACe4';
// @ts-expect-error there is no player E
export const impossible: Move = 'E0a0';
const result = safeDecodeState(['', '']);
export const issues: readonly Issue[] = result.ok ? result.warnings : result.issues;
export const vendor: string = stateSchema['~standard'].vendor;

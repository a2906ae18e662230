import {
  type AzulIssue,
  applyMove,
  azul,
  type GameState,
  isMove,
  type Move,
  newGame,
  safeDecodeState,
  seededRng,
} from 'azulejo';
import { schemaOf } from 'azulejo/game';

const state: GameState = newGame({ rules: { players: 3, mosaic: 'fixed' }, rng: seededRng(1) });
const text: string = 'A0a0';
export const next: GameState | undefined = isMove(text) ? applyMove(state, text) : undefined;
export const move: Move = 'ACe4';
// @ts-expect-error there is no player E
export const impossible: Move = 'E0a0';
const result = safeDecodeState(['', '']);
export const issues: readonly AzulIssue[] = result.ok ? result.warnings : result.issues;
export const vendor: string = schemaOf(azul)['~standard'].vendor;

/**
 * What the types say: impossible moves do not compile, and nothing can be changed.
 *
 * Moves are compared by `toExtend`: strict equality of unions of 1,200 texts takes half a minute.
 */
import { expectTypeOf, test } from 'vitest';
import {
  applyMove,
  type Deal,
  type DraftMove,
  decodeMove,
  type EncodedState,
  encodeMove,
  encodeState,
  type GameState,
  isMove,
  legalMoves,
  type Move,
  newGame,
  nextRound,
  type Phase,
  type PlayerId,
  type Rng,
  type Rules,
  safeDecodeState,
  standings,
  type stateSchema,
  type TilingMove,
} from '../../src/index.js';

declare const state: GameState;

test('an invalid notation does not compile', () => {
  expectTypeOf<'B1aF'>().toExtend<DraftMove>();
  expectTypeOf<'A8e4'>().toExtend<DraftMove>();
  expectTypeOf<'A03'>().toExtend<TilingMove>();
  expectTypeOf<'E0a0'>().not.toExtend<Move>();
  expectTypeOf<'A9a0'>().not.toExtend<Move>();
  expectTypeOf<'A0f0'>().not.toExtend<Move>();
  expectTypeOf<'A0a5'>().not.toExtend<Move>();
  expectTypeOf<'A55'>().not.toExtend<Move>();
  expectTypeOf<string>().not.toExtend<Move>();
  // @ts-expect-error there is no player E
  applyMove(state, 'E0a0');
  // @ts-expect-error a deal begins with F
  nextRound(state, '0aaaa');
});

test('moves go through narrowing, not through assertions', () => {
  const text: string = 'A03';
  if (isMove(text)) expectTypeOf(text).toExtend<Move>();
  expectTypeOf(legalMoves(state)).toExtend<Move[]>();
  const parts = decodeMove(text);
  if (parts.kind === 'draft') expectTypeOf(encodeMove(parts)).toExtend<DraftMove>();
  else expectTypeOf(encodeMove(parts)).toExtend<TilingMove>();
  // @ts-expect-error a tiling move has no source
  encodeMove({ kind: 'tiling', player: 'A', row: 0, column: 0, source: 1 });
});

test('a state can be read and not be changed', () => {
  expectTypeOf(state.turn).toEqualTypeOf<PlayerId>();
  expectTypeOf(state.phase).toEqualTypeOf<Phase>();
  expectTypeOf(state.scores).toEqualTypeOf<readonly number[]>();
  expectTypeOf(encodeState(state)).toEqualTypeOf<EncodedState>();
  // @ts-expect-error read only
  state.turn = 'B';
  // @ts-expect-error read only
  state.scores[0] = 7;
  // @ts-expect-error read only
  state.rules.mosaic = 'fixed';
  // @ts-expect-error read only
  encodeState(state)[0] = '';
  // @ts-expect-error only the library makes states
  expectTypeOf({ turn: 'A' }).toExtend<GameState>();
});

test('rules are asked for in part, and exist', () => {
  expectTypeOf(newGame).parameters.toEqualTypeOf<[rng: Rng, rules?: Partial<Rules>]>();
  // @ts-expect-error five is too many
  newGame(Math.random, { players: 5 });
  // @ts-expect-error there is no such mosaic
  newGame(Math.random, { mosaic: 'gothic' });
});

test('answers tell their cases apart', () => {
  const result = safeDecodeState(['', '']);
  if (result.ok) expectTypeOf(result.state).toEqualTypeOf<GameState>();
  else expectTypeOf(result.issues[0]?.severity).toEqualTypeOf<'error' | 'warning' | undefined>();
  expectTypeOf(standings(state)[0]?.player).toEqualTypeOf<PlayerId | undefined>();
  expectTypeOf<'F0aaaa'>().toExtend<Deal>();
  type Standard = NonNullable<(typeof stateSchema)['~standard']['types']>;
  expectTypeOf<Standard['output']>().toEqualTypeOf<GameState>();
  expectTypeOf<Standard['input']>().toEqualTypeOf<EncodedState>();
});

/**
 * What the types say: impossible moves do not compile, and nothing can be changed.
 *
 * Moves are compared by `toExtend`: strict equality of unions of 1,200 texts takes half a minute.
 */
import { expectTypeOf, test } from 'vitest';
import * as cubeBlokus from '../../src/cube-blokus.js';
import {
  applyAll,
  type EncodedState,
  type Game,
  type GameTypes,
  type NewGameOptions,
  type Playout,
  type Rng,
  type schemaOf,
} from '../../src/game.js';
import {
  AGENTS,
  type AzulIssue,
  type AzulTypes,
  applyChance,
  applyMove,
  azul,
  type Deal,
  type DraftMove,
  decodeMove,
  decodeState,
  encodeMove,
  encodeState,
  explainChance,
  explainMove,
  type GameState,
  type ISSUE_CODES,
  type IssueParameters,
  isChance,
  isLegalMove,
  isMove,
  isPlayersWellFormed,
  isSharedWellFormed,
  isStateValid,
  legalMoves,
  type Move,
  newGame,
  type Phase,
  type PlayerId,
  type Rules,
  readHumanMove,
  refillFactories,
  renderSvg,
  renderText,
  safeDecodeMove,
  safeDecodeState,
  standings,
  type TilingMove,
  validateState,
} from '../../src/index.js';
import { type Room, RoomClient, seatToMove } from '../../src/online.js';
import { loadSession, newSession, readLog, readRecord, type Session } from '../../src/record.js';
import * as royalUr from '../../src/royal-ur.js';
import * as tsuro from '../../src/tsuro.js';

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
  // @ts-expect-error a deal begins with F
  const deal: Deal = '0aaaa';
  applyChance(state, deal);
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

test('what may be untrusted needs no check before', () => {
  const text: string = 'A0002';
  for (const game of [cubeBlokus, royalUr, tsuro]) {
    expectTypeOf(game.applyMove).parameter(1).toEqualTypeOf<string>();
    expectTypeOf(game.explainMove).parameter(1).toBeUnknown();
    expectTypeOf(game.isLegalMove).parameter(1).toBeUnknown();
  }
  royalUr.applyChance(royalUr.newGame(), text);
  tsuro.applyChance(tsuro.newGame(), text);
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
  expectTypeOf(newGame).parameters.toEqualTypeOf<[options?: NewGameOptions<Rules> | undefined]>();
  // @ts-expect-error five is too many
  newGame({ rules: { players: 5 }, rng: Math.random });
  // @ts-expect-error there is no such mosaic
  newGame({ rules: { mosaic: 'gothic' }, rng: Math.random });
});

test('what reads or checks takes any value, what plays takes any text', () => {
  expectTypeOf(decodeState).parameter(0).toBeUnknown();
  expectTypeOf(safeDecodeState).parameter(0).toBeUnknown();
  expectTypeOf(validateState).parameter(0).toBeUnknown();
  expectTypeOf(isStateValid).parameter(0).toBeUnknown();
  expectTypeOf(isSharedWellFormed).parameter(0).toBeUnknown();
  expectTypeOf(isPlayersWellFormed).parameter(0).toBeUnknown();
  expectTypeOf(decodeMove).parameter(0).toBeUnknown();
  expectTypeOf(safeDecodeMove).parameter(0).toBeUnknown();
  expectTypeOf(isMove).parameter(0).toBeUnknown();
  expectTypeOf(isChance).parameter(0).toBeUnknown();
  expectTypeOf(isLegalMove).parameter(1).toBeUnknown();
  expectTypeOf(explainMove).parameter(1).toBeUnknown();
  expectTypeOf(explainChance).parameter(1).toBeUnknown();
  expectTypeOf(readRecord<AzulTypes>)
    .parameter(1)
    .toBeUnknown();
  expectTypeOf(readLog<AzulTypes>)
    .parameter(1)
    .toBeUnknown();
  expectTypeOf(loadSession<AzulTypes>)
    .parameter(1)
    .toBeUnknown();
  expectTypeOf(readHumanMove).parameter(0).toBeUnknown();
  expectTypeOf(applyMove).parameter(1).toBeString();
  expectTypeOf(applyChance).parameter(1).toEqualTypeOf<string | Rng>();
  expectTypeOf(refillFactories).parameter(1).toEqualTypeOf<string | Rng>();
  expectTypeOf(applyAll<AzulTypes>)
    .parameter(2)
    .toEqualTypeOf<Iterable<string>>();
  expectTypeOf<Session<AzulTypes>['play']>().parameter(0).toBeString();
});

test('a text that is a legal move is a move, and a move that is not legal stays one', () => {
  const text: string = 'A03';
  if (isLegalMove(state, text)) expectTypeOf(text).toExtend<Move>();
  else expectTypeOf(text).toBeString();
  const move = decodeMove(text).player === 'A' ? legalMoves(state)[0] : undefined;
  if (!isLegalMove(state, move)) expectTypeOf(move).not.toBeUndefined();
  const event = move ?? ('F' as Deal);
  if (!isLegalMove(state, event)) expectTypeOf<'A03'>().toExtend<typeof event>();
  const value: unknown = text;
  if (isChance(value)) expectTypeOf(value).toEqualTypeOf<Deal>();
});

test('ready-made agents answer with a move, not with a promise', () => {
  const context = { rng: Math.random };
  for (const agent of [AGENTS.random(), AGENTS.greedy(), AGENTS['level-1'](), AGENTS.search()]) {
    expectTypeOf(agent.chooseMove(state, context)).toExtend<Move>();
  }
});

test('the code of an issue says which parameters it has', () => {
  const issue = safeDecodeState('').ok ? undefined : validateState('')[0];
  if (issue?.code === 'shared.too-long') {
    expectTypeOf(issue.parameters).toEqualTypeOf<IssueParameters['shared.too-long']>();
    expectTypeOf(issue.parameters.most).toBeNumber();
  }
  expectTypeOf<AzulIssue['code']>().toEqualTypeOf<(typeof ISSUE_CODES)[number]>();
  expectTypeOf<keyof IssueParameters>().toEqualTypeOf<AzulIssue['code']>();
  // @ts-expect-error there is no such code
  expectTypeOf<AzulIssue<'shared.too-short'>>().toBeObject();
});

test('the code of an issue of the Royal Game of Ur says which parameters it has', () => {
  const issue = royalUr.validateState('')[0];
  if (issue?.code === 'move.no-token') {
    expectTypeOf(issue.parameters).toEqualTypeOf<royalUr.IssueParameters['move.no-token']>();
    expectTypeOf(issue.parameters.steps).toEqualTypeOf<readonly number[]>();
  }
  if (issue?.code === 'winner.missing') {
    expectTypeOf(issue.parameters.player).toEqualTypeOf<royalUr.PlayerId>();
    // @ts-expect-error another code has this parameter
    expectTypeOf(issue.parameters.steps).not.toBeAny();
  }
  expectTypeOf<royalUr.RoyalUrIssue['code']>().toEqualTypeOf<
    (typeof royalUr.ISSUE_CODES)[number]
  >();
  expectTypeOf<keyof royalUr.IssueParameters>().toEqualTypeOf<royalUr.RoyalUrIssue['code']>();
  // @ts-expect-error there is no such code
  expectTypeOf<royalUr.RoyalUrIssue<'step.taken'>>().toBeObject();
});

test('what is optional may be undefined', () => {
  newGame({ rules: { players: undefined, mosaic: undefined }, rng: Math.random });
  decodeState('', { rules: { mosaic: undefined }, lenient: undefined });
  renderText(state, { colour: undefined, names: undefined, countFrom: undefined });
  renderSvg(state, { theme: undefined, highlight: undefined });
  newSession(azul, { rules: { players: undefined }, names: undefined, seed: undefined });
  expectTypeOf<{ returns: number[]; moves: 1; scores: undefined }>().toExtend<Playout>();
  expectTypeOf<undefined>().toExtend<Game<GameTypes>['chance']>();
});

test('answers tell their cases apart', () => {
  const result = safeDecodeState(['', '']);
  if (result.ok) expectTypeOf(result.state).toEqualTypeOf<GameState>();
  else expectTypeOf(result.issues[0]?.severity).toEqualTypeOf<'error' | 'warning' | undefined>();
  expectTypeOf(standings(state)[0]?.player).toEqualTypeOf<PlayerId | undefined>();
  expectTypeOf<'F0aaaa'>().toExtend<Deal>();
  type Standard = NonNullable<ReturnType<typeof schemaOf<AzulTypes>>['~standard']['types']>;
  expectTypeOf<Standard['output']>().toEqualTypeOf<GameState>();
  expectTypeOf<Standard['input']>().toEqualTypeOf<EncodedState>();
});

test('a variant is a game under a name of its own', () => {
  interface MirroredTypes extends Omit<AzulTypes, 'name'> {
    readonly name: 'mirrored';
  }
  const mirrored: Game<MirroredTypes> = { ...azul, name: 'mirrored', module: undefined };
  expectTypeOf(mirrored.applyMove).returns.toEqualTypeOf<GameState>();
  expectTypeOf(mirrored).toExtend<Game<GameTypes>>();
});

test('a room has the states of the games of its client', () => {
  const one = new RoomClient({ url: '', games: [azul] });
  expectTypeOf(one.room?.match?.state).toEqualTypeOf<GameState | undefined>();
  const two = new RoomClient({ url: '', games: [royalUr.royalUr, tsuro.tsuro] });
  expectTypeOf(two.room?.match?.state).toEqualTypeOf<
    royalUr.GameState | tsuro.GameState | undefined
  >();
  expectTypeOf(seatToMove).toBeCallableWith(azul, {} as Room<AzulTypes>);
  expectTypeOf(two).toExtend<RoomClient>();
});

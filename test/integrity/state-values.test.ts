/** States as values, of every game: nothing changes them, nothing else passes for one. What functions return is in shared-results.test.ts. */
import { inspect as print } from 'node:util';
import * as azul from 'azulejo';
import * as cubeBlokus from 'azulejo/cube-blokus';
import type { EncodedState, Game, GameTypes } from 'azulejo/game';
import { applyAll } from 'azulejo/game';
import * as royalUr from 'azulejo/royal-ur';
import * as tsuro from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { thrownBy } from '../support/errors.js';

/** The functions of a game that take a state, which is of any game here. */
interface Functions {
  decodeState(encoded: EncodedState, options?: object): object;
  encodeState(state: unknown): EncodedState;
  equalStates(one: unknown, other: unknown): boolean;
  hashState(state: unknown): number;
  applyChance?(state: unknown, event: string): unknown;
  applyMove(state: unknown, move: string): unknown;
  explainMove(state: unknown, move: string): unknown;
  inspect(state: unknown): unknown;
  isLegalMove(state: unknown, move: string): boolean;
  legalMoves(state: unknown): readonly string[];
  perft(state: unknown, depth: number): number;
  renderText(state: unknown): string;
  standings(state: unknown): unknown;
  forfeit?(state: unknown, player: string): unknown;
}

/** Return the two strings of a game of Cube Blokus after some moves. */
function cubeAfter(...moves: readonly cubeBlokus.Move[]): EncodedState {
  const { cubeBlokus: game, newGame } = cubeBlokus;
  return cubeBlokus.encodeState(applyAll(game, newGame(), moves));
}

const CUBE = cubeAfter('AUb8', 'BUh2');

/** Each game, a state of it, and states that differ from that in one thing, the first of them by the rules. */
const STATES = [
  {
    ...{ functions: azul, game: azul.azul },
    encoded: ['AF0aabbCcfB1818192020D0000000000', 'A0MSFB0MSF'],
    others: [
      [['AF0aabbCcfB1818192020D0000000000', 'A0MSFB0MSF'], { mosaic: 'fixed' }],
      [['AF0aabbCcfB1818192020D0000000000', 'A0MSFB0MSFC0MSF']],
      [['AF1aabbCcfB1818192020D0000000000', 'A0MSFB0MSF']],
      [['BF0aabbCcfB1818192020D0000000000', 'A0MSFB0MSF']],
      [['AF0aabbCcfB1818182020D0000010000', 'A0MSFB0MSF']],
      [['AF0aabbCcfB1818192020D0000000000', 'A0MSFB1MSF']],
    ],
  },
  {
    ...{ functions: royalUr, game: royalUr.royalUr },
    encoded: ['A2', 'A6P04H0B7PH0'],
    others: [
      [['A2', 'A6P04H0B7PH0'], { zero: 'again' }],
      [['A2', 'A6P03H0B7PH0']],
      [['A2', 'A6P04H0B6P04H0']],
      [['A1', 'A6P04H0B7PH0']],
      [['B2', 'A6P04H0B7PH0']],
      [['A-', 'A6P04H0B7PH0']],
    ],
  },
  {
    ...{ functions: tsuro, game: tsuro.tsuro },
    encoded: ['A1H0407T0134n1034nB', 'A01cB10eCX0'],
    others: [
      [['A1H0407T0134n1034nB', 'A01cB10eCX0'], { end: 'immediate' }],
      [['A1H0704T0134n1034nB', 'A01cB10eCX0']],
      [['A1H0407T0134n1034nB00', 'A01cB10eCX0']],
      [['A1H0407T0133n1034nB', 'A01cB10eCX0']],
      [['A1H0407T0134n1034nB', 'A01cB10eCF0']],
      [['B1H0407T0134n1034nB', 'A01cB10eCX0']],
    ],
  },
  {
    ...{ functions: cubeBlokus, game: cubeBlokus.cubeBlokus },
    encoded: CUBE,
    others: [
      [CUBE, { rotateStart: true }],
      [CUBE, { first: 'B' }],
      [CUBE, { bonus: { all: 1, allSingleLast: 20 } }],
      [[CUBE[0], 'A1B0C0D0']],
      [[CUBE[0], 'A0!B0C0D0']],
      [cubeAfter('AUb8', 'BUh2', 'CUh8')],
      [cubeAfter('ALh2', 'BUh2')],
    ],
  },
  // Of any game, as their states only go from one function to another.
] as unknown as readonly {
  readonly functions: Functions;
  readonly game: Game<GameTypes>;
  readonly encoded: EncodedState;
  readonly others: readonly (readonly [encoded: EncodedState, rules?: object])[];
}[];

describe.each(STATES)('a state of $game.name', ({ functions, game, encoded, others }) => {
  const state = functions.decodeState(encoded, { validate: false });

  test('leaves the process as its two strings', () => {
    expect(JSON.parse(JSON.stringify({ state }))).toEqual({ state: encoded });
    expect([...(state as Iterable<string>)]).toEqual(encoded);
    expect(print(state)).toBe(print(encoded));
  });

  test('has nothing that can be changed', () => {
    expect(Object.keys(state)).toEqual([]);
    expect(Object.isFrozen(Object.getPrototypeOf(state))).toBe(true);
    const members = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(state)));
    const names = members.flatMap(([name, { get }]) => (get === undefined ? [] : [name]));
    expect(names).toEqual(expect.arrayContaining(['turn', 'phase', 'rules']));
    for (const name of names) expect(Reflect.set(state, name, 'B')).toBe(false);
    expect(Object.isFrozen(game.rulesOf(state))).toBe(true);
    expect(functions.encodeState(state)).toEqual(encoded);
  });

  test('is read past what somebody defines on it', () => {
    const hidden = functions.decodeState(encoded, { validate: false });
    for (const name of ['turn', 'phase', 'rules', 'scores']) {
      Object.defineProperty(hidden, name, { value: 'D' });
    }
    for (const name of ['legalMoves', 'inspect', 'standings', 'renderText'] as const) {
      expect(functions[name](hidden), name).toEqual(functions[name](state));
    }
  });

  test('is made by the functions alone', () => {
    // Programs without types can try.
    const make = state.constructor as new (...given: unknown[]) => object;
    const Derived = class extends make {};
    for (const given of [[], [undefined], [new Array(44).fill(1)], [{}, {}], [state]]) {
      for (const call of [
        () => new make(...given),
        () => new Derived(...given),
        () => Reflect.construct(make, given, Object),
      ]) {
        expect(thrownBy(call)).toMatchObject({
          name: 'TypeError',
          message: expect.stringMatching(/^State: found a call of the constructor, .*newGame/),
        });
      }
    }
  });

  test('is equal to another, and has the same hash, if nothing differs', () => {
    const same = functions.decodeState(encoded, { validate: false });
    expect(functions.equalStates(state, same)).toBe(true);
    expect(functions.hashState(state)).toBe(functions.hashState(same));
    const different = others.map(([each, rules]) =>
      functions.decodeState(each, { ...(rules && { rules }), validate: false }),
    );
    for (const other of different) expect(functions.equalStates(state, other)).toBe(false);
    expect(new Set([state, ...different].map(functions.hashState)).size).toBe(others.length + 1);
  });

  const foreign = STATES.find((other) => other.game !== game);
  const likeStates: readonly unknown[] = [
    ...[structuredClone(state), new Proxy(state, {}), Object.create(state), { ...state }],
    ...[encoded, undefined, null, 7, 'A', {}],
    foreign?.functions.decodeState(foreign.encoded, { validate: false }),
  ];

  /** Every function that takes a state. */
  const takers: Readonly<Record<string, ((given: unknown) => unknown) | undefined>> = {
    applyAll: (given) => applyAll(game, given, []),
    applyMove: (given) => functions.applyMove(given, functions.legalMoves(state)[0] ?? ''),
    'applyMove, malformed': (given) => functions.applyMove(given, 'x'),
    applyChance: functions.applyChance && ((given) => functions.applyChance?.(given, 'x')),
    encodeState: functions.encodeState,
    'equalStates, first': (given) => functions.equalStates(given, state),
    'equalStates, second': (given) => functions.equalStates(state, given),
    explainMove: (given) => functions.explainMove(given, 'x'),
    forfeit: functions.forfeit && ((given) => functions.forfeit?.(given, 'A')),
    hashState: functions.hashState,
    inspect: functions.inspect,
    isLegalMove: (given) => functions.isLegalMove(given, 'x'),
    legalMoves: functions.legalMoves,
    perft: (given) => functions.perft(given, 0),
    standings: functions.standings,
    ...(game === cubeBlokus.cubeBlokus && {
      buildPoints: (given: unknown) => cubeBlokus.buildPoints(given as never, 'A'),
      nextGame: (given: unknown) => cubeBlokus.nextGame(given as never),
      piecesLeft: (given: unknown) => cubeBlokus.piecesLeft(given as never, 'A'),
    }),
    'game.isOver': game.isOver,
    'game.playerToMove': game.playerToMove,
    'game.returns': game.returns,
    'game.rulesOf': game.rulesOf,
    'game.chance.explain': game.chance && ((given) => game.chance?.explain(given, 'x')),
    'game.chance.isDue': game.chance?.isDue,
  };

  test.each(Object.entries(takers).filter(([, call]) => call !== undefined))(
    'is all that %s takes',
    (_, call) => {
      for (const given of likeStates) {
        const error = thrownBy(() => call?.(given));
        expect(error).toBeInstanceOf(TypeError);
        expect(String(error)).toContain('expected a GameState, as newGame and decodeState make it');
      }
    },
  );
});

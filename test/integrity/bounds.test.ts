/** However much is handed over, little is reported: SECURITY.md lists the limits. */
import * as azul from 'azulejo';
import { seededRng } from 'azulejo';
import * as cubeBlokus from 'azulejo/cube-blokus';
import type { Game, GameTypes } from 'azulejo/game';
import * as anyGame from 'azulejo/game';
import * as record from 'azulejo/record';
import * as royalUr from 'azulejo/royal-ur';
import * as tsuro from 'azulejo/tsuro';
import { expect, test } from 'vitest';
import { errorOf } from '../support/wrong-values.js';

/** Most characters of what is returned or thrown. */
const MOST = 100_000;

const LENGTH = 2 * MOST;
const NAMES = Array.from({ length: MOST / 5 }, (_, index) => [`setting-${index}`, index] as const);

/** Much of everything: long texts that are hard to escape, objects with many names, long lists. */
const MUCH: readonly (readonly [what: string, value: unknown])[] = [
  ...['a', '0', '\n', 'é', '\u202e', '\ud800', '\ufeff', '😀', '"', '\\', '\u0000'].map(
    (piece) => [`${JSON.stringify(piece)} again and again`, piece.repeat(LENGTH)] as const,
  ),
  ['lines of a record', 'move A0a0\n'.repeat(LENGTH / 10)],
  ['a name', `azulejo-record 1\ngame azul\nplayer A "${'\u202e'.repeat(LENGTH)}"\n`],
  ['settings', Object.fromEntries(NAMES)],
  ['a list', NAMES],
];

/** The functions of each game, and its value: of any game, as they are called with anything. */
const GAMES = Object.entries({
  azul: [azul, azul.azul],
  'royal-ur': [royalUr, royalUr.royalUr],
  tsuro: [tsuro, tsuro.tsuro],
  'cube-blokus': [cubeBlokus, cubeBlokus.cubeBlokus],
}) as unknown as readonly (readonly [string, readonly [typeof azul, Game<GameTypes>]])[];

/** Everything that reads what comes from outside: functions of one value. */
const READERS: readonly (readonly [name: string, read: (value: unknown) => unknown])[] =
  GAMES.flatMap(([name, [rules, game]]) => {
    // They are called as programs without types do.
    const call = (given: unknown, ...parameters: unknown[]) =>
      Reflect.apply(given as (...all: unknown[]) => unknown, undefined, parameters);
    const state = call(rules.newGame, { rng: seededRng(1) });
    return [
      [`${name}, a state`, (value) => call(rules.validateState, value)],
      [`${name}, a string of a state`, (value) => call(rules.validateState, [value, value])],
      [`${name}, rules of a state`, (value) => call(rules.decodeState, ['', ''], { rules: value })],
      [`${name}, rules`, (value) => anyGame.safeDecodeRules(game, value)],
      [`${name}, options`, (value) => call(rules.newGame, value)],
      [`${name}, a move`, (value) => call(rules.safeDecodeMove, value)],
      [`${name}, a move to play`, (value) => call(rules.applyMove, state, value)],
      [`${name}, why a move`, (value) => call(rules.explainMove, state, value)],
      [`${name}, parts of a move`, (value) => call(rules.encodeMove, value)],
      [`${name}, events`, (value) => call(anyGame.applyAll, game, state, value)],
      [`${name}, a record`, (value) => record.readRecord(game, value)],
      [`${name}, a log`, (value) => record.readLog(game, value)],
      [`${name}, a session`, (value) => call(record.loadSession, game, value)],
      [`${name}, names`, (value) => call(record.newSession, game, { names: value })],
      [`${name}, a name`, (value) => call(record.newSession, game, { names: [value, value] })],
    ] as (readonly [string, (value: unknown) => unknown])[];
  });

test.each(READERS)('%s of much says little', async (_, read) => {
  for (const [what, value] of MUCH) {
    let said: unknown;
    const error = await errorOf(() => {
      said = read(value);
    });
    const { message, issues } = (error ?? {}) as { message?: unknown; issues?: unknown };
    const length = (JSON.stringify([said, message, issues]) ?? '').length;
    expect(length, what).toBeLessThan(MOST);
    const { issues: listed } = (said ?? {}) as { issues?: unknown };
    for (const list of [issues, listed]) {
      expect(Array.isArray(list) ? list.length : 0, what).toBeLessThanOrEqual(100);
    }
  }
});

test('a text of any kind in a record has a length, for writers as for readers', () => {
  const names = (length: number) => ({ names: ['é'.repeat(length), 'Bob'], seed: 1 });
  const session = record.newSession(azul.azul, names(100_000));
  expect(record.loadSession(azul.azul, session.save()).ok).toBe(true);
  expect(() => record.newSession(azul.azul, names(100_001))).toThrow(
    'Name 0: found 100001 characters, expected at most 100000.',
  );
  const text = session.save().replace('player A "é', 'player A "éé');
  const read = record.readRecord(azul.azul, text);
  expect(read.ok ? [] : read.issues.map(({ code }) => code)).toContain('record.line-malformed');
});

test('a record that is too long is not read', () => {
  const read = record.readRecord(azul.azul, '\ufeff'.repeat(2 ** 24 + 1));
  expect(read.ok ? [] : read.issues.map(({ message }) => message)).toEqual([
    'Line 1: found 16777217 characters, expected at most 16777216.',
  ]);
});

const session = record.newSession(azul.azul, { seed: 1 });

test.each([
  ['record', record.readRecord, session.save()],
  ['log', record.readLog, record.writeLog(azul.azul, session.record)],
] as const)('of the faults in many lines of a %s, no more than 100 are listed', (_, read, text) => {
  const result = read(azul.azul, text + 'move nowhere\n'.repeat(10_000));
  const issues = result.ok ? [] : result.issues;
  expect(issues.length).toBeGreaterThan(50);
  expect(issues.length).toBeLessThanOrEqual(100);
});

test.each([0, 0.5, 0.999])(
  'a game is begun, or refused, with random numbers that are all %d',
  (number) => {
    for (const [, [rules]] of GAMES) {
      try {
        expect(rules.newGame({ rng: () => number }).phase).not.toBe('');
      } catch (error) {
        expect(String(error)).toMatch(/^RangeError: Rng: found 1000 rolls of 0/);
      }
    }
  },
);

test('rounds are counted of no more events than a list can have', () => {
  const start = azul.decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
  // A generator would take most of the time.
  const next = { done: false, value: 'A0a0' } as const;
  const endless = { [Symbol.iterator]: () => ({ next: () => next }) };
  expect(() => azul.roundNumber(start, endless)).toThrow(
    'Events: found more than 10000000, expected at most 10000000.',
  );
});

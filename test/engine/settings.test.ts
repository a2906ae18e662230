/** Rules as settings: completed, written, read, refused. */
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import {
  completeRules,
  oneOf,
  readRules,
  rulesForAgents,
  type Settings,
  writeRules,
} from '../../src/engine/game/settings.js';
import { azul } from '../../src/index.js';
import type { Rules } from '../../src/state/vocabulary.js';
import { quote } from '../../src/text/message.js';
import { anyText } from '../support/any-text.js';
import { ALL_RULES } from '../support/games.js';
import { heaps } from '../support/heaps.js';

const { settings } = azul;

const USUAL: Rules = { players: 2, mosaic: 'variant', tilingOrder: 'top-down' };

// Callers without types can ask for anything.
const complete = (rules: object | undefined) => completeRules(settings, rules as Partial<Rules>);

describe('rules', () => {
  test('are completed with the usual values', () => {
    expect(complete(undefined)).toEqual(USUAL);
    expect(complete({})).toEqual(USUAL);
    expect(complete({ mosaic: 'fixed' })).toEqual({ ...USUAL, mosaic: 'fixed' });
    expect(complete({ players: undefined, mosaic: undefined })).toEqual(USUAL);
    expect(Object.isFrozen(complete({}))).toBe(true);
  });

  test('have the settings in their order', () => {
    const rules = { tilingOrder: 'any', players: 3 };
    expect(Object.entries(complete(rules))).toEqual([
      ['players', 3],
      ['mosaic', 'variant'],
      ['tilingOrder', 'any'],
    ]);
  });

  test.each([
    [{ mosiac: 'fixed' }, 'Rules: found "mosiac", expected mosaic.'],
    [{ colour: 'blue' }, 'Rules: found "colour", expected players or mosaic or tilingOrder.'],
    [{ players: 3, tilingorder: 1 }, 'Rules: found "tilingorder", expected tilingOrder.'],
  ])('%j have a setting that does not exist', (rules, message) => {
    expect(() => complete(rules)).toThrow(new TypeError(message));
  });

  test.each([
    [{ players: 5 }, 'Rules, players: found 5, expected 2, 3 or 4.'],
    [{ players: '2' }, 'Rules, players: found "2", expected 2, 3 or 4.'],
    [{ players: Number.NaN }, 'Rules, players: found NaN, expected 2, 3 or 4.'],
    [{ mosaic: 'gothic' }, 'Rules, mosaic: found "gothic", expected variant or fixed.'],
    [{ mosaic: null }, 'Rules, mosaic: found null, expected variant or fixed.'],
    [
      { mosaic: ['fixed'] },
      'Rules, mosaic: found a value of type object, expected variant or fixed.',
    ],
    [{ tilingOrder: '\u001b' }, 'Rules, tilingOrder: found "\\u001b", expected top-down or any.'],
  ])('%j are refused', (rules, message) => {
    expect(() => complete(rules)).toThrow(new RangeError(message));
  });

  test('for agents have as many players, unless they say otherwise', () => {
    expect(rulesForAgents(settings, 3, undefined).players).toBe(3);
    expect(rulesForAgents(settings, 3, { mosaic: 'fixed' })).toEqual({
      ...{ players: 3, mosaic: 'fixed', tilingOrder: 'top-down' },
    });
    expect(rulesForAgents(settings, 3, { players: 4 }).players).toBe(4);
    // Callers without types hand over what they were not given themselves.
    const unsettled = { players: undefined } as unknown as Partial<Rules>;
    expect(rulesForAgents(settings, 3, unsettled).players).toBe(3);
    expect(() =>
      rulesForAgents(settings, 3, { players: null } as unknown as Partial<Rules>),
    ).toThrow('Rules, players: found null');
    expect(() => rulesForAgents(settings, 1, undefined)).toThrow('Players: found 1');
  });

  test('of a game for a fixed number of players leave that number out', () => {
    const fixed = { bonus: oneOf([false, true], 'whether there is one') };
    expect(rulesForAgents(fixed, 4, undefined)).toEqual({ bonus: false });
  });
});

describe('a prototype that other code has changed', () => {
  afterEach(() => {
    for (const name of ['players', 'mosaic', 'tilingOrder', 'width']) {
      Reflect.deleteProperty(Object.prototype, name);
    }
  });

  test('changes no rules', () => {
    // The names of settings, on every object there is.
    const values = { players: 4, mosaic: 'gothic', tilingOrder: 'any', width: 7 };
    for (const [name, value] of Object.entries(values)) {
      Object.defineProperty(Object.prototype, name, { value, configurable: true });
    }
    expect(Object.entries(complete({}))).toEqual(Object.entries(USUAL));
    expect(Object.entries(complete(undefined))).toEqual(Object.entries(USUAL));
    expect(rulesForAgents(settings, 3, {}).players).toBe(3);
    const text = 'players=2 mosaic=variant tilingOrder=top-down';
    expect(writeRules(settings, complete({}))).toBe(text);
    expect(readRules(settings, text)).toMatchObject({ ok: true });
    expect(readRules({}, '')).toEqual({ ok: true, value: {} });
  });

  test('gives rules no values that they inherit', () => {
    expect(complete(Object.create({ players: 4, mosaic: 'gothic' }))).toEqual(USUAL);
  });
});

describe('rules as text', () => {
  test('are one word for each setting, in their order', () => {
    const rules = { players: 3, mosaic: 'fixed', tilingOrder: 'any' } as const;
    expect(writeRules(settings, rules)).toBe('players=3 mosaic=fixed tilingOrder=any');
    expect(writeRules({}, {})).toBe('');
  });

  test.each(ALL_RULES)('are read as they are written: %o', (rules) => {
    const read = readRules(settings, writeRules(settings, rules));
    expect(read).toEqual({ ok: true, value: rules });
    expect(read.ok && Object.isFrozen(read.value)).toBe(true);
  });

  test('of flags and numbers are read as they are written', () => {
    fc.assert(
      fc.property(
        fc.record({
          players: fc.constantFrom(2, 3, 4),
          heaps: fc.integer({ min: 1, max: 1e9 }),
          closes: fc.boolean(),
        }),
        (rules) => {
          const text = writeRules(heaps.settings, rules);
          expect(readRules(heaps.settings, text)).toEqual({ ok: true, value: rules });
        },
      ),
    );
  });

  test.each([
    '',
    'players=2',
    'players=2 mosaic=fixed',
    'players=2 mosaic=fixed tilingOrder=any ',
    ' players=2 mosaic=fixed tilingOrder=any',
    'players=2  mosaic=fixed tilingOrder=any',
    'players=2 mosaic=fixed tilingOrder=any bonus=1',
    'mosaic=fixed players=2 tilingOrder=any',
    'players=2 players=2 tilingOrder=any',
    'players=02 mosaic=fixed tilingOrder=any',
    'players=5 mosaic=fixed tilingOrder=any',
    'players= mosaic=fixed tilingOrder=any',
    'players mosaic=fixed tilingOrder=any',
    'Players=2 mosaic=fixed tilingOrder=any',
    'players=2 mosaic=constructor tilingOrder=any',
  ])('%j is refused', (text) => {
    const expected = 'players=2, 3 or 4, mosaic=variant or fixed, tilingOrder=top-down or any';
    expect(readRules(settings, text)).toEqual({
      ok: false,
      faults: [{ found: quote(text), expected }],
    });
  });

  test('that are read are written as they were, whatever was read', () => {
    const words = fc.array(
      fc.constantFrom('players=2', 'mosaic=fixed', 'tilingOrder=any', 'players=', '', '2', '='),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          anyText(30),
          words.map((list) => list.join(' ')),
        ),
        (text) => {
          const read = readRules(settings, text);
          if (read.ok) expect(writeRules(settings, read.value)).toBe(text);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('one of a few values', () => {
  const level = oneOf([2, 1, 0], 'level of play');

  test('has the first as the usual one, and all as choices', () => {
    expect(level).toMatchObject({ usual: 2, choices: ['2', '1', '0'], expected: '2, 1 or 0' });
    expect(oneOf(['only'], 'no choice').expected).toBe('only');
  });

  test('is the value, not what looks like it', () => {
    expect([2, 1, 0].every((value) => level.isValid(value))).toBe(true);
    for (const value of ['2', true, null, undefined, [2], Number.NaN, 3]) {
      expect(level.isValid(value)).toBe(false);
    }
    expect(level.read('0')).toBe(0);
    for (const text of ['', '00', ' 0', '3', 'usual']) expect(level.read(text)).toBeUndefined();
  });

  test('may be false, which is read as a value', () => {
    const flags: Settings<{ readonly flag: boolean }> = { flag: oneOf([true, false], 'a flag') };
    expect(readRules(flags, 'flag=false')).toEqual({ ok: true, value: { flag: false } });
    expect(completeRules(flags, { flag: false })).toEqual({ flag: false });
  });
});

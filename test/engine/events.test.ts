/** Events of any kind: moves, chance events, players who drop out. */
import { describe, expect, test } from 'vitest';
import {
  applyEvent,
  checkEvent,
  eventKind,
  eventWord,
  eventWords,
  explainEvent,
} from '../../src/engine/game/events.js';
import type { Game } from '../../src/engine/game/game.js';
import { azul } from '../../src/index.js';
import { heaps, startHeaps } from '../support/heaps.js';
import { type Pig, type PigTypes, pig, pigWithForfeits } from '../support/pig.js';
import { nim } from '../support/small-games.js';

const START = pig.start({ players: 3, target: 20 });
const ROLLING: Pig = { ...START, phase: 'r', points: 4 };
const OVER: Pig = { ...START, phase: '#', scores: [20, 3, 4] };

describe('the kind of an event', () => {
  test.each<[string, string, string]>([
    ['Ar', 'move', 'move'],
    ['R3', 'chance', 'roll'],
    ['B!', 'forfeit', 'forfeit'],
    ['R!', 'chance', 'roll'],
    ['!', 'forfeit', 'forfeit'],
    ['', 'move', 'move'],
    ['nonsense', 'move', 'move'],
  ])('%j is what the text is meant to be: a %s', (text, kind, word) => {
    expect(eventKind(pigWithForfeits, text)).toBe(kind);
    expect(eventWord(pigWithForfeits, text)).toBe(word);
  });

  test('is no forfeit in a game that ends with one, nor chance in a game without', () => {
    expect(eventKind(pig, 'B!')).toBe('move');
    expect(eventKind(nim, 'R3')).toBe('move');
    expect(eventWord(nim, 'R3')).toBe('move');
    expect(eventKind(azul, 'F0abcd')).toBe('chance');
    expect(eventWord(azul, 'F0abcd')).toBe('deal');
    expect(eventKind(azul, 'A!')).toBe('move');
  });

  test('has a word, chance first', () => {
    expect(eventWords(nim)).toEqual(['move']);
    expect(eventWords(pig)).toEqual(['roll', 'move']);
    expect(eventWords(pigWithForfeits)).toEqual(['roll', 'move', 'forfeit']);
    expect(
      eventWords({ ...nim, forfeits: { explain: () => undefined, apply: (pile) => pile } }),
    ).toEqual(['move', 'forfeit']);
    expect(eventWords(azul)).toEqual(['deal', 'move']);
  });
});

describe("an event's notation", () => {
  test.each<[string, string | undefined]>([
    ['Ar', undefined],
    ['Bh', undefined],
    ['Ax', 'move.malformed'],
    ['R6', undefined],
    ['R7', 'roll.malformed'],
    ['R', 'roll.malformed'],
    ['A!', undefined],
    ['Z!', undefined],
    ['a!', 'forfeit.malformed'],
    ['AB!', 'forfeit.malformed'],
    ['!', 'forfeit.malformed'],
    ['A!!', 'forfeit.malformed'],
    ['', 'move.malformed'],
  ])('is checked by its kind, whatever the state: %j', (text, code) => {
    expect(checkEvent(pigWithForfeits, text)?.code).toBe(code);
  });

  test('that is malformed is quoted, escaped, and what is expected is said', () => {
    expect(checkEvent(pigWithForfeits, '\u001b!')).toEqual({
      ...{ code: 'forfeit.malformed', severity: 'error', part: 'event', path: [] },
      ...{ found: '"\\u001b!"', expected: 'a player and "!"' },
      message: 'Event: found "\\u001b!", expected a player and "!".',
    });
  });
});

/** Events that can happen, and what happens. */
const POSSIBLE: readonly (readonly [Pig, PigTypes['move'] | PigTypes['chance'] | 'B!', Pig])[] = [
  [START, 'Ar', { ...START, phase: 'r' }],
  [{ ...START, points: 3 }, 'Ah', { ...START, turn: 1, scores: [3, 0, 0] }],
  [ROLLING, 'R5', { ...START, points: 9 }],
  [ROLLING, 'R1', { ...START, turn: 1 }],
  [{ ...START, points: 3 }, 'B!', { ...START, points: 3, scores: [0, -1, 0] }],
  [{ ...START, turn: 1, points: 3 }, 'B!', { ...START, turn: 2, scores: [0, -1, 0] }],
];

/** Events that cannot. */
const IMPOSSIBLE: readonly (readonly [Pig, string, string])[] = [
  [START, 'Br', 'move.illegal'],
  [START, 'Ah', 'move.illegal'],
  [START, 'xx', 'move.malformed'],
  [ROLLING, 'Ar', 'move.illegal'],
  [START, 'R3', 'roll.impossible'],
  [ROLLING, 'R9', 'roll.malformed'],
  [OVER, 'A!', 'forfeit.impossible'],
  [{ ...START, scores: [0, -1, 0] }, 'B!', 'forfeit.impossible'],
  [START, 'D!', 'forfeit.malformed'],
  [{ ...START, rules: { players: 2, target: 20 }, scores: [0, 0] }, 'C!', 'forfeit.malformed'],
  [START, 'nobody!', 'forfeit.malformed'],
];

describe('an event', () => {
  test.each(POSSIBLE)('after %j, %s happens', (state, event, after) => {
    expect(explainEvent(pigWithForfeits, state, event)).toBeUndefined();
    expect(applyEvent(pigWithForfeits, state, event)).toEqual(after);
  });

  test.each(IMPOSSIBLE)('after %j, %s cannot happen: %s', (state, text, code) => {
    expect(explainEvent(pigWithForfeits, state, text)?.code).toBe(code);
    // Callers without types can give any text.
    expect(() => applyEvent(pigWithForfeits, state, text as 'Ar')).toThrow();
  });

  test('of a player who is not in the game has an issue that says so', () => {
    const message = 'Event: found "D!", expected a player of the game and "!".';
    expect(explainEvent(pigWithForfeits, START, 'D!')?.message).toBe(message);
    // Callers without types can give any text.
    expect(() => applyEvent(pigWithForfeits, START, 'D!' as 'A!')).toThrow(message);
  });

  test('of dropping out is an illegal move where a forfeit ends the game', () => {
    const ended: Game<PigTypes> = pig;
    expect(explainEvent(ended, START, 'A!')?.code).toBe('move.malformed');
    expect(() => applyEvent(ended, START, 'A!')).toThrow('Move: found "A!"');
  });

  test('of chance is applied in its turn, in other games, too', () => {
    expect(applyEvent(heaps, startHeaps(), 'H7')).toEqual({ ...startHeaps(), heap: 7 });
    expect(explainEvent(heaps, { ...startHeaps(), heap: 3 }, 'H7')?.code).toBe('chance.impossible');
    expect(() => applyEvent(heaps, { ...startHeaps(), heap: 3 }, 'H7')).toThrow();
  });
});

/** Deals that are malformed, impossible, or come at the wrong time are refused with their issue. */
import {
  applyChance,
  applyMove,
  azul,
  type Deal,
  decodeState,
  explainChance,
  type GameState,
  IllegalChanceError,
  legalMoves,
  type Move,
  newGame,
  refillFactories,
  seededRng,
} from 'azulejo';
import { applyAll } from 'azulejo/game';
import { describe, expect, test } from 'vitest';
import { thrownBy } from '../support/errors.js';

const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
const drafting = newGame({ rng: seededRng(1) });
const over = decodeState(['AFCfB1919191919D0000000000', 'A9Ma00b01c02d03e04SFB0MSF']);
const ending = decodeState(['AFCB2020202020D0000000000', 'A0Ma00b01c02d03e04SFfB0MSF'], {
  validate: false,
});

/** States in which a deal is due, or none is, or only the empty one. */
const STATES = [
  { when: 'at the end of a round', state: fresh },
  { when: 'while moves are due', state: drafting },
  { when: 'after the game', state: over },
  { when: 'where the game ends', state: ending },
];

/** Values that are no deal in any state. */
const MALFORMED: readonly unknown[] = [
  ...['', 'F0', 'F0aaaaa', 'F0ba', 'F1aaaa0bbbb', 'F9aaaa', 'aaaa', 'F0aaaa ', 'F0abcz', 'Fx'],
  ...[undefined, null, 7, {}, [], Symbol('deal'), ['F0aaaa']],
];

const GOOD: Deal = 'F0cdde1bbbe2abde3cdee4bcce';

function expectRefused(action: () => unknown, code?: string): void {
  const error = thrownBy(action);
  expect(error).toBeInstanceOf(IllegalChanceError);
  if (!(error instanceof IllegalChanceError)) return;
  expect(error.issue.message).toMatch(/found .*expected /);
  if (code !== undefined) expect(error.issue.code).toBe(code);
}

describe.each(MALFORMED.map((value) => ({ value })))('the malformed deal $value', ({ value }) => {
  // Callers without types can give anything.
  const deal = value as Deal;

  test.each(STATES)('is refused $when, for what is wrong with it', ({ state }) => {
    const issue = explainChance(state, deal);
    expect(issue).toBeDefined();
    expect(issue?.code).not.toBe('deal.impossible');
    expectRefused(() => applyChance(state, deal), issue?.code);
    expectRefused(() => refillFactories(state, deal), issue?.code);
  });
});

test('a factory that a game of two does not have is refused', () => {
  const deal = 'F5aaaa';
  expectRefused(() => applyChance(fresh, deal), 'factory.not-in-game');
  expectRefused(() => refillFactories(drafting, deal), 'factory.not-in-game');
  expectRefused(() => applyChance(drafting, deal), 'deal.impossible');
});

test('a deal at the wrong time is refused, in a sequence of events, too', () => {
  for (const state of [drafting, over]) {
    expectRefused(() => applyChance(state, GOOD), 'deal.impossible');
    expectRefused(() => applyAll(azul, state, [GOOD]), 'deal.impossible');
  }
  expectRefused(() => applyAll(azul, fresh, [GOOD, GOOD]), 'deal.impossible');
});

test('a deal of tiles that are not there is refused', () => {
  const deal: Deal = 'F0aaaa1aaaa2aaaa3aaaa4aaaa';
  const [move = 'A0a0'] = legalMoves(drafting);
  const used = decodeState(['AFCfB0020202020D0000000000', 'A0MSFB0MSF'], { validate: false });
  expectRefused(() => applyChance(used, deal), 'deal.impossible');
  expectRefused(() => refillFactories(used, deal), 'deal.impossible');
  expectRefused(() => applyChance(applyMove(drafting, move), deal), 'deal.impossible');
});

test('filling factories is no change while tiles lie on the table, if the deal is one', () => {
  expect(refillFactories(drafting, GOOD)).toBe(drafting);
  expect(refillFactories(drafting, seededRng(1))).toBe(drafting);
});

describe('a sequence of events', () => {
  const wrong: readonly unknown[] = [undefined, null, 7, true, {}, Symbol('events'), 'A0a0', GOOD];

  test.each(wrong)('%o is refused as no list', (events) => {
    // Callers without types can give anything.
    const action = () => applyAll(azul, fresh, events as Move[]);
    expect(action).toThrow(TypeError);
    expect(action).toThrow(/^Events: found .*, expected /);
  });

  test('can be any iterable, and is not touched', () => {
    const events: readonly (Deal | Move)[] = [GOOD, 'A1b2'];
    const each: Iterable<Deal | Move>[] = [events, new Set(events), events.values()];
    const after: GameState[] = each.map((iterable) => applyAll(azul, fresh, iterable));
    expect(after.map(String)).toEqual(after.map(() => String(after[0])));
    expect(after[0]).toEqual(after[1]);
  });
});

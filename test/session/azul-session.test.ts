/** Sessions of Azul: the deals of a match, its errors, undo across the end of a round. */
import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Agent } from '../../src/engine/game/agent.js';
import { playMatch } from '../../src/engine/match/play-match.js';
import {
  type AzulTypes,
  azul,
  equalStates,
  type GameState,
  IllegalChanceError,
  IllegalMoveError,
  legalMoves,
  type Move,
} from '../../src/index.js';
import { pick } from '../../src/random/rng.js';
import { type GameRecord, loadSession, newSession, readRecord } from '../../src/record.js';
import { read } from '../docs/pages.js';

/** An agent that moves at random. */
const RANDOM: Agent<GameState, Move> = {
  name: 'random',
  chooseMove: (state, { rng }) => {
    const moves = legalMoves(state);
    return moves[pick(rng, moves.length)] ?? 'A00';
  },
};

const matches = fc
  .record({
    players: fc.constantFrom(2 as const, 3 as const, 4 as const),
    mosaic: fc.constantFrom('variant' as const, 'fixed' as const),
    seed: fc.maxSafeInteger(),
  })
  .map(async ({ players, mosaic, seed }) => {
    const agents = Array.from({ length: players }, () => RANDOM);
    return (await playMatch(azul, agents, { rules: { mosaic }, seed, limit: { moves: 150 } }))
      .record;
  });

function isDeal(event: string): boolean {
  return event.startsWith('F');
}

/** Play the moves of a record, and draw the deals. */
function playAgain({ rules, names, seed, events }: GameRecord<AzulTypes>) {
  let session = newSession(azul, { rules, names, seed });
  const sessions = [session];
  for (const event of events) {
    session = isDeal(event) ? session.draw() : session.play(event);
    sessions.push(session);
  }
  return { session, sessions };
}

describe('a session of Azul', () => {
  test('has the first player and the deals of a match with its seed, loaded or not', async () => {
    await fc.assert(
      fc.asyncProperty(matches, async (match) => {
        const record = await match;
        const { session, sessions } = playAgain(record);
        expect(session.record.start).toEqual(record.start);
        expect(session.events).toEqual(record.events);
        for (const [index, event] of record.events.entries()) {
          if (!isDeal(event)) continue;
          const result = loadSession(azul, sessions[index]?.save() ?? '');
          expect(result.ok && result.session.draw().events.at(-1)).toBe(event);
        }
        const whole = loadSession(azul, session.save());
        expect(whole.ok && equalStates(whole.session.state, session.state)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  test('undoes a move together with the deal after it, and deals the same again', async () => {
    await fc.assert(
      fc.asyncProperty(matches, async (match) => {
        const { session, sessions } = playAgain(await match);
        const second = session.events.findIndex((event, index) => index > 0 && isDeal(event));
        const dealt = session.fork(second + 1);
        const undone = dealt.undoMove();
        expect(undone.events.length).toBe(second - 1);
        expect(undone.state).toBe(sessions[second - 1]?.state);
        const redone = undone.redo().draw();
        expect(redone.events).toEqual(dealt.events);
        expect(undone.redoMove().state).toBe(dealt.state);
      }),
      { numRuns: 10 },
    );
  });

  test('says whether there is a move to undo, which a deal is not', () => {
    const dealt = newSession(azul, { seed: 1 }).draw();
    expect([dealt.canUndo, dealt.canUndoMove]).toEqual([true, false]);
    expect(() => dealt.undoMove()).toThrow(RangeError);
    const [move = ''] = legalMoves(dealt.state);
    const played = dealt.play(move);
    expect([played.canUndoMove, played.canRedoMove]).toEqual([true, false]);
    const undone = played.undoMove();
    expect([undone.canUndoMove, undone.canRedoMove]).toEqual([false, true]);
    expect(undone.redoMove().state).toBe(played.state);
  });

  test('prints its game, its state and its events', () => {
    const printed = inspect(newSession(azul, { seed: 1 }).draw());
    expect(printed.replace(/\s+/g, ' ')).toMatch(
      /^Session \{ game: 'azul', state: \[ 'BF.+', 'A.+' \], events: 1 \}$/,
    );
  });

  test('throws the errors of the rules', () => {
    const session = newSession(azul, { names: ['Ada', 'Bob'], seed: 1 });
    expect(() => session.play('A0a0')).toThrow(IllegalMoveError);
    expect(() => session.play('F0aaaa')).toThrow(IllegalChanceError);
    expect(() => session.draw().draw()).toThrow(RangeError);
    expect(() => newSession(azul, { names: ['Ada'] })).toThrow(RangeError);
  });

  test.each(['last-tile', 'impossible'])('loads docs/games/%s.azul if it is a game', (name) => {
    const text = read(`docs/games/${name}.azul`);
    const loaded = loadSession(azul, text);
    const record = readRecord(azul, text);
    expect(loaded.ok).toBe(name === 'last-tile');
    if (loaded.ok) {
      expect(record.ok && record.record).toEqual(loaded.session.record);
      expect(loaded.session.save()).toBe(text);
    }
  });
});

/** Sessions of Azul: what can be undone, its errors, and the games of the documentation. */
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { azul, IllegalChanceError, IllegalMoveError, legalMoves } from '../../src/index.js';
import { loadSession, newSession, readRecord } from '../../src/record.js';
import { read } from '../docs/pages.js';

describe('a session of Azul', () => {
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

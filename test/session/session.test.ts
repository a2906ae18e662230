/** Sessions: what undo, redo, save and load restore, in Pig, with and without players who drop out. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EventOf, Game } from '../../src/engine/game/game.js';
import { playMatch } from '../../src/engine/match/play-match.js';
import {
  loadSession,
  newSession,
  type SessionOptions,
} from '../../src/engine/record/new-session.js';
import { replay } from '../../src/engine/record/replay.js';
import type { Session } from '../../src/engine/record/session.js';
import { writeRecord } from '../../src/engine/record/write-record.js';
import { pick } from '../../src/random/rng.js';
import { seededRng } from '../../src/random/seeds.js';
import { names } from '../record/records.js';
import { type PigTypes, pig, pigWithForfeits } from '../support/pig.js';

type PigSession = Session<PigTypes>;
type PigEvent = EventOf<PigTypes>;

/** Play an event at random, or draw the one that is due. */
function step(game: Game<PigTypes>, session: PigSession, rng: () => number): PigSession {
  if (game.chance?.isDue(session.state)) return session.draw();
  const moves = game.legalMoves(session.state);
  const move = moves[pick(rng, moves.length)];
  if (move === undefined) throw new RangeError('a game that goes on has moves');
  const forfeit = `${move.charAt(0) as PigTypes['player']}!` as const;
  return session.play(game.forfeits !== undefined && rng() < 0.02 ? forfeit : move);
}

/** Every session on the way of a random game; some are cut short. */
const courses = fc
  .record({
    game: fc.constantFrom(pig, pigWithForfeits),
    players: fc.constantFrom(2 as const, 3 as const),
    all: fc.array(names, { minLength: 3, maxLength: 3 }),
    seed: fc.nat(),
    most: fc.integer({ min: 1, max: 80 }),
  })
  .map(({ game, players, all, seed, most }) => {
    const rng = seededRng(seed + 1);
    let session = newSession(game, { names: all.slice(0, players), seed });
    const sessions = [session];
    while (sessions.length <= most && !game.isOver(session.state)) {
      session = step(game, session, rng);
      sessions.push(session);
    }
    return { game, sessions, last: session };
  });

/** Everything that can be seen of a session. */
function seen({ state, record, canUndo, canRedo }: PigSession) {
  return structuredClone({ state, record, canUndo, canRedo });
}

function loaded(game: Game<PigTypes>, text: string): PigSession {
  const result = loadSession(game, text);
  if (!result.ok) throw new Error(result.issues.map(({ message }) => message).join('\n'));
  return result.session;
}

/** A game in progress: A rolls a 3, A holds. */
function inProgress(options: SessionOptions<PigTypes> = {}): PigSession {
  const start = pig.start({ players: 2, target: 20 });
  const first = newSession(pig, { names: ['Ada', 'Bob'], start, ...options });
  return first.play('Ar').play('R3').play('Ah');
}

describe('undo and redo', () => {
  test('has the last event, and the state before it', () => {
    fc.assert(
      fc.property(courses, ({ sessions }) => {
        for (const [index, session] of sessions.entries()) {
          const before = sessions[index - 1];
          if (before === undefined) expect(session.last).toBeUndefined();
          else expect(session.last).toEqual({ before: before.state, event: session.events.at(-1) });
        }
      }),
    );
  });

  test('restore every state and record, one event at a time', () => {
    fc.assert(
      fc.property(courses, ({ sessions, last }) => {
        let session = last;
        for (const before of sessions.toReversed().slice(1)) {
          session = session.undo();
          expect(session.state).toBe(before.state);
          expect(session.record).toEqual(before.record);
          expect(session.canRedo).toBe(true);
        }
        expect(session.canUndo).toBe(false);
        for (const after of sessions.slice(1)) {
          session = session.redo();
          expect(session.state).toBe(after.state);
          expect(session.record).toEqual(after.record);
          expect(session.canUndo).toBe(true);
        }
        expect(session.canRedo).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test('reach any position at once', () => {
    fc.assert(
      fc.property(courses, fc.nat(), fc.nat(), ({ sessions, last }, one, other) => {
        const [from, to] = [one % sessions.length, other % sessions.length];
        const there = last.at(from).at(to);
        expect(there.record).toEqual(sessions[to]?.record);
        expect(there.state).toBe(sessions[to]?.state);
        expect(there.canRedo).toBe(to < sessions.length - 1);
        expect(last.undo(sessions.length - 1 - to).state).toBe(there.state);
        expect(there.redo(sessions.length - 1 - to).record).toEqual(last.record);
        const fork = last.fork(to);
        expect([fork.state, fork.canRedo]).toEqual([there.state, false]);
      }),
      { numRuns: 60 },
    );
  });

  test('are of no more events than there are', () => {
    const session = inProgress();
    expect(session.undo(3).canUndo).toBe(false);
    for (const count of [4, -1, 0.5, Number.NaN]) {
      expect(() => session.undo(count)).toThrow(RangeError);
      expect(() => session.undo(3).redo(count)).toThrow(RangeError);
      expect(() => session.undo(1).at(count)).toThrow(RangeError);
      expect(() => session.fork(count)).toThrow(RangeError);
    }
    expect(() => newSession(pig).undo()).toThrow(RangeError);
    expect(() => session.redo()).toThrow(RangeError);
    expect(() => session.redoMove()).toThrow(RangeError);
  });

  test('of a move include the chance events after it', () => {
    fc.assert(
      fc.property(courses, ({ game, sessions, last }) => {
        const isRoll = (event: string) => game.chance?.isEvent(event) === true;
        const moves = last.events.flatMap((event, index) => (isRoll(event) ? [] : [index]));
        let session = last;
        for (const index of moves.toReversed()) {
          session = session.undoMove();
          expect(session.state).toBe(sessions[index]?.state);
        }
        expect(() => session.undoMove()).toThrow(RangeError);
        for (const index of [...moves.slice(1), last.events.length]) {
          session = session.redoMove();
          expect(session.state).toBe(sessions[index]?.state);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('play drops what was undone, even the same event', () => {
    const session = inProgress();
    const again = session.undo().play('Ah');
    expect(again.canRedo).toBe(false);
    expect(again.record).toEqual(session.record);
    expect(session.undo(2).draw().canRedo).toBe(false);
  });
});

describe('chance events', () => {
  test('are those of the match with the same seed, from the first player on', async () => {
    const agent = (name: string, salt: number) => ({
      name,
      chooseMove: (state: PigTypes['state']) =>
        pig.legalMoves(state)[state.points > 8 + salt ? 1 : 0] ?? ('Ar' as const),
    });
    for (let seed = 0; seed < 20; seed++) {
      const agents = [agent('Ada', 0), agent('Bob', 3)];
      const { record } = await playMatch(pig, agents, { seed });
      let session = newSession(pig, { names: ['Ada', 'Bob'], seed });
      for (const event of record.events) {
        session = pig.chance?.isEvent(event) ? session.draw() : session.play(event);
      }
      expect(session.record).toEqual(record);
    }
  });

  test('are the same after saving and loading, and after undoing', () => {
    fc.assert(
      fc.property(courses, ({ game, sessions, last }) => {
        for (const [index, event] of last.events.entries()) {
          const session = sessions[index];
          if (session === undefined || !game.chance?.isEvent(event)) continue;
          expect(session.draw().events.at(-1)).toBe(event);
          expect(last.at(index).draw().events.at(-1)).toBe(event);
          expect(loaded(game, session.save()).draw().events.at(-1)).toBe(event);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('are drawn only when one is due, and from a seed', () => {
    expect(() => newSession(pig).draw()).toThrow('found no chance event due');
    const text = inProgress().undo(2).save();
    expect(() => loaded(pig, text.replace(/^seed .*\n/m, '')).draw()).toThrow('found no seed');
  });
});

describe('save and load', () => {
  test('give the same session, but for what was undone', () => {
    fc.assert(
      fc.property(courses, fc.nat(), ({ game, last }, at) => {
        const session = last.at(at % (last.events.length + 1));
        const text = session.save();
        const again = loaded(game, text);
        expect(seen(again)).toEqual({ ...seen(session), canRedo: false });
        expect(again.save()).toBe(text);
        expect(replay(game, again.record).ok).toBe(true);
        expect(again.at(0).state).toEqual(last.at(0).state);
      }),
      { numRuns: 60 },
    );
  });

  test('do not warn of a game that goes on, as long as its last line is whole', () => {
    const begun = newSession(pig, { seed: 4 });
    const text = begun.save();
    expect(JSON.parse(JSON.stringify({ begun }))).toEqual({ begun: text });
    const whole = loadSession(pig, text);
    expect(whole).toMatchObject({ ok: true, complete: false, warnings: [] });
    const torn = loadSession(pig, `${text}mo`);
    expect(torn).toMatchObject({
      ok: true,
      complete: false,
      warnings: [{ code: 'record.cut-off' }],
    });
  });

  test('take a text that was cut off as a game that goes on, with a warning', () => {
    const session = inProgress({ seed: 5 });
    const text = session.save();
    const result = loadSession(pig, text.slice(0, -2));
    expect(result.ok && result.warnings.map(({ code }) => code)).toEqual(['record.cut-off']);
    expect(result.ok && result.session.record).toEqual(session.undo().record);
  });

  test('refuse, and never throw', () => {
    const text = inProgress().save();
    const issues = (value: unknown) => {
      const result = loadSession(pig, value);
      return result.ok || result.issues.map(({ code, line }) => `${code} ${line}`);
    };
    expect(issues(undefined)).toEqual(['record.not-a-text 1']);
    expect(issues('hello\n')).toEqual(['record.not-a-record 1']);
    expect(issues(text.replace('roll R3', 'roll R1'))).toEqual(['replay.event-impossible 10']);
  });
});

describe('the end of a game', () => {
  test('is in the record when the game is over, and nothing can be played after it', () => {
    const start = pig.decode(['A3-', 'A17B0']);
    if (!start.ok) throw new Error('a state');
    const session = newSession(pig, { start: start.state }).play('Ah');
    expect(session.record.result).toEqual({
      kind: 'finished',
      standings: [
        { player: 'A', points: 20, winner: true },
        { player: 'B', points: 0, winner: false },
      ],
    });
    expect(Object.isFrozen(session.record.result)).toBe(true);
    expect(() => session.play('Ar')).toThrow('no move now');
    expect(() => session.end({ kind: 'limit', reason: '' })).toThrow(RangeError);
    expect(session.undo().record.result).toBeUndefined();
    const finished = { kind: 'finished', standings: [] } as const;
    expect(() => session.undo().end(finished as never)).toThrow(
      'Session: found "finished", expected why the game stopped.',
    );
    expect(loaded(pig, session.save()).record).toEqual(session.record);
  });

  test.each([
    { kind: 'forfeit', player: 'B', reason: 'gone "home"' },
    { kind: 'limit', reason: 'late\n' },
    { kind: 'unfinished', reason: 'tea' },
  ] as const)('is stopped by $kind, saved, and taken back', (result) => {
    const session = inProgress();
    const stopped = session.end(result);
    expect(stopped.record).toEqual({ ...session.record, result });
    expect(loaded(pig, stopped.save()).record).toEqual(stopped.record);
    expect(stopped.undo(0).record).toEqual(session.record);
    expect(stopped.undo().redo().record).toEqual(session.record);
    expect(stopped.fork().record).toEqual(session.record);
    if (result.kind === 'unfinished') {
      expect(loaded(pig, stopped.save()).play('Br').record).toEqual(session.play('Br').record);
    } else expect(() => stopped.play('Br')).toThrow(result.kind);
  });

  test('is not stopped by a value that is not a result', () => {
    const wrong = [
      { kind: 'forfeit', player: 'C', reason: '' },
      { kind: 'limit' },
      { kind: 'finished', standings: [] },
      { kind: 'tired', reason: '' },
    ];
    for (const result of wrong) {
      // Untyped callers can hand over anything.
      expect(() => inProgress().end(result as never)).toThrow(RangeError);
    }
  });
});

describe('a session', () => {
  test('has the usual rules, letters for names, and the seed 0', () => {
    expect(newSession(pig).record).toEqual({
      ...{ game: 'pig', rules: { players: 2, target: 20 }, names: ['A', 'B'], seed: 0 },
      ...{ start: newSession(pig).record.start, events: [] },
    });
    expect(newSession(pig, { names: ['', '', ''] }).record.rules.players).toBe(3);
    expect(newSession(pig, { rules: { players: 3 } }).record.names).toEqual(['A', 'B', 'C']);
    expect(newSession(pig, { rng: () => 0.5 }).record.seed).toBe(2 ** 31);
  });

  test('is refused with what no game can have', () => {
    const wrong = [
      { names: ['Ada', 'Bob', 'Cy', 'Dee'] },
      { names: ['Ada', 'Bob', 'Cy'], rules: { players: 2 } },
      { names: ['Ada', 7] },
      { seed: 0.5 },
      { rules: { target: 21 } },
      { start: { ...newSession(pig).state, scores: [30, 0] } },
    ];
    for (const options of wrong) {
      // Untyped callers can hand over anything.
      expect(() => newSession(pig, options as SessionOptions<PigTypes>)).toThrow(RangeError);
    }
  });

  test('throws the error of its game, and stays as it is', () => {
    const session = inProgress();
    const before = seen(session);
    for (const event of ['Ar', 'R2', 'Bh', 'Z', 'A!']) {
      // Players type anything.
      expect(() => session.play(event as PigEvent)).toThrow('expected');
    }
    expect(seen(session)).toEqual(before);
  });

  test('is changed by nothing that is done with it or its parts', () => {
    const options = { rules: { players: 2, target: 50 } as const, names: ['Ada', 'Bob'] };
    const session = step(
      pig,
      step(pig, newSession(pig, options), () => 0),
      () => 0,
    );
    const before = seen(session);
    options.names.push('Cy');
    Object.assign(options.rules, { target: 20 });
    for (const part of [session, session.record, ...Object.values(session.record)]) {
      if (typeof part === 'object') expect(Object.isFrozen(part)).toBe(true);
    }
    step(pig, session, () => 0);
    step(pig, session.undo(2), () => 0);
    session.end({ kind: 'limit', reason: '' });
    session.fork(1);
    expect(seen(session)).toEqual(before);
    const stopped = session.end({ kind: 'limit', reason: '' });
    expect(Object.isFrozen(stopped.record.result)).toBe(true);
  });
});

describe('comments of a game that was loaded', () => {
  const { record } = newSession(pig, { start: pig.start({ players: 2, target: 20 }) });
  const comments = [
    { after: 0, text: 'here we go' },
    { after: 1, text: 'a roll' },
    { after: 2, text: 'a six' },
  ];
  const session = loaded(pig, writeRecord(pig, { ...record, events: ['Ar', 'R6'], comments }));

  test('are in its record, and saved with it', () => {
    expect(session.record.comments).toEqual(comments);
    expect(Object.isFrozen(session.record.comments?.[0])).toBe(true);
    expect(loaded(pig, session.save()).record).toEqual(session.record);
  });

  test('go and come back with their events', () => {
    const earlier = session.undo();
    expect(earlier.record.comments).toEqual(comments.slice(0, 2));
    expect(earlier.undo().record.comments).toEqual(comments.slice(0, 1));
    expect(earlier.redo().record).toEqual(session.record);
    expect(earlier.play('R5').record.comments).toEqual(comments.slice(0, 2));
    expect(session.play('Ah').record.comments).toEqual(comments);
  });

  test('are none in a new game', () => {
    expect('comments' in record).toBe(false);
  });
});

/** Records: one canonical text, read up to where it is cut off, and played again move by move. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AzulTypes, azul, encodeState, equalStates } from '../../src/index.js';
import { type GameRecord, readRecord, replay, writeRecord } from '../../src/record.js';
import { games, play } from '../support/games.js';
import {
  changed,
  checkIssues,
  cutsOf,
  EXAMPLE,
  issuesOf,
  LINES,
  readWell,
  TEXT,
  told,
} from './example.js';
import { HARMFUL, names, records } from './records.js';

describe('a record', () => {
  test('reads back as what was written, writes as what was read, and is all there', () => {
    fc.assert(
      fc.property(records, (record) => {
        const text = writeRecord(azul, record);
        const result = readWell(text);
        expect(result.record).toEqual(record);
        expect(writeRecord(azul, result.record)).toBe(text);
        expect(result.complete).toBe(record.result !== undefined);
        expect(result.warnings.map(told)).toEqual(
          result.complete ? [] : [`record.cut-off ${text.split('\n').length}`],
        );
        expect(text).not.toMatch(HARMFUL);
        expect(JSON.parse(JSON.stringify(record))).toEqual(record);
      }),
      { numRuns: 40 },
    );
  });

  test('keeps any name, on its line and without control characters', () => {
    fc.assert(
      fc.property(names, names, (one, other) => {
        const record = { ...EXAMPLE, names: [one, other] };
        const text = writeRecord(azul, record);
        expect(readWell(text).record).toEqual(record);
        expect(text).not.toMatch(HARMFUL);
        expect(text.split('\n').length).toBe(LINES.length + 1);
      }),
      { numRuns: 300 },
    );
  });

  test('grows at its end while the game goes on', () => {
    fc.assert(
      fc.property(records, fc.nat(), (record, length) => {
        const { result, ...going } = record;
        const events = record.events.slice(0, length % (record.events.length + 1));
        const comments = record.comments?.filter(({ after }) => after <= events.length);
        const text = writeRecord(azul, record);
        expect(text.startsWith(writeRecord(azul, going))).toBe(true);
        expect(text.startsWith(writeRecord(azul, { ...going, events, comments }))).toBe(true);
        if (result !== undefined)
          expect(text.length).toBeGreaterThan(writeRecord(azul, going).length);
      }),
      { numRuns: 30 },
    );
  });

  test('is refused where no text could be written for it', () => {
    const [start, ...rest] = EXAMPLE.events;
    // Untyped callers can hand over anything.
    const wrong = [
      { names: ['Ada'] },
      { names: ['Ada', 'Bob', 'Cy'] },
      { names: ['Ada', 7] },
      { names: ['Ada', undefined] },
      { game: 'chess' },
      { rules: { ...EXAMPLE.rules, players: 5 } },
      { rules: { ...EXAMPLE.rules, players: 3 } },
      { rules: { ...EXAMPLE.rules, mosaic: 'gothic' } },
      { seed: 0.5 },
      { seed: 2 ** 53 },
      { start: ['AFCfB2020202020D0000000000', 'A0MSF'] },
      { events: ['A04\nmove A03', ...rest] },
      { events: [start, 'Z'] },
      { comments: [{ after: -1, text: '' }] },
      { comments: [{ after: 4, text: '' }] },
      { comments: [{ after: 0.5, text: '' }] },
      { comments: [{ after: 0, text: 7 }] },
      { result: { kind: 'finished', standings: [] } },
      { result: { kind: 'forfeit', player: 'C', reason: '' } },
      { result: { kind: 'tired', reason: '' } },
      { result: { kind: 'limit' } },
    ].map((part) => ({ ...EXAMPLE, ...part }) as unknown as GameRecord<AzulTypes>);
    for (const record of wrong) expect(() => writeRecord(azul, record)).toThrow(RangeError);
  });

  test('needs one name for each player, and says so', () => {
    const refused = () => writeRecord(azul, { ...EXAMPLE, names: ['Ada'] });
    expect(refused).toThrow('Names: found 1, expected 2, one for each player.');
  });

  test.each([null, undefined])('is not %s', (nothing) => {
    const refused = () => writeRecord(azul, nothing as unknown as GameRecord<AzulTypes>);
    expect(refused).toThrow(TypeError);
    expect(refused).toThrow('expected a record.');
  });

  test('writes a first state with a leading zero as the canonical one', () => {
    const start = [EXAMPLE.start[0], EXAMPLE.start[1].replace('B9', 'B009')] as const;
    expect(writeRecord(azul, { ...EXAMPLE, start })).toBe(TEXT);
  });
});

describe('comments of a record', () => {
  const commented: GameRecord<AzulTypes> = {
    ...EXAMPLE,
    comments: [
      { after: 2, text: 'the row is full' },
      { after: 0, text: 'one tile is left' },
      { after: 2, text: 'two "lines"\nin one' },
      { after: 3, text: 'over' },
    ],
  };
  const lines = LINES.toSpliced(10, 0, 'comment "over"')
    .toSpliced(9, 0, 'comment "the row is full"', 'comment "two \\"lines\\"\\nin one"')
    .toSpliced(7, 0, 'comment "one tile is left"');

  test('follow the events that they are about, in their order', () => {
    const text = writeRecord(azul, commented);
    expect(text).toBe(`${lines.join('\n')}\n`);
    expect(readWell(text).record.comments?.map(({ after }) => after)).toEqual([0, 2, 2, 3]);
  });

  test('change nothing in the game', () => {
    expect(replay(azul, commented)).toEqual(replay(azul, EXAMPLE));
  });

  test('are counted where a later line is wrong', () => {
    const { result: _, ...going } = commented;
    const over = replay(azul, { ...going, events: [...EXAMPLE.events, 'F'] });
    expect(over.ok || over.issues.map(told)).toEqual([
      'replay.event-impossible 15 event 3 deal.impossible',
    ]);
    const finished = replay(azul, { ...commented, result: { kind: 'limit', reason: '' } });
    expect(finished.ok || finished.issues.map(told)).toEqual(['replay.result-wrong 15']);
  });

  test.each([
    // The first state is then in the place of an event.
    [
      'before the first state',
      7,
      'comment "early"',
      ['record.line-unexpected 7', 'record.line-unexpected 8'],
    ],
    ['after the result', 12, 'comment "late"', ['record.line-unexpected 12']],
    ['without quotes', 8, 'comment early', ['record.line-malformed 8']],
    ['without a text', 8, 'comment', ['record.line-malformed 8']],
  ])('are refused %s', (_, line, comment, expected) => {
    const text = LINES.toSpliced(line - 1, 0, comment).join('\n');
    expect(issuesOf(`${text}\n`).map(told)).toEqual(expected);
  });

  test.each([['none'], [[7]]])('are a list of objects, not %j', (comments) => {
    const record = { ...EXAMPLE, comments } as unknown as GameRecord<AzulTypes>;
    expect(() => writeRecord(azul, record)).toThrow(TypeError);
    expect(() => replay(azul, record)).toThrow(TypeError);
  });
});

describe('a record that was cut off', () => {
  /** What of the record is in a text, by what its whole lines are. */
  function checkCut(record: GameRecord<AzulTypes>, text: string, length: number): void {
    const cut = text.slice(0, length);
    const result = readRecord(azul, cut);
    const start = text.indexOf('\nstart ') + 1;
    const header = text.indexOf('\n', start) + 1;
    checkIssues(result.ok ? result.warnings : result.issues, cut);
    expect(result.complete).toBe(length >= text.length - 1 && record.result !== undefined);
    expect(result.ok).toBe(length >= header);
    if (!result.ok) {
      expect(result.issues.map(({ code }) => code)).toEqual(['record.cut-off']);
      return;
    }
    const events = cut.slice(header).match(/^(?:move|deal) .*\n/gm)?.length ?? 0;
    const comments = cut.slice(header).match(/^comment .*\n/gm)?.length ?? 0;
    const { result: ended, ...rest } = record;
    expect(result.record).toEqual({
      ...(result.complete ? { ...rest, result: ended } : rest),
      events: record.events.slice(0, events),
      comments: comments === 0 ? undefined : record.comments?.slice(0, comments),
    });
  }

  test('anywhere, reads up to the cut and says so', () => {
    for (const length of cutsOf(TEXT)) checkCut(EXAMPLE, TEXT, length);
    fc.assert(
      fc.property(records, fc.nat(), fc.nat(200), (record, one, fromEnd) => {
        const text = writeRecord(azul, record);
        checkCut(record, text, one % (text.length + 1));
        checkCut(record, text, one % Math.min(300, text.length));
        checkCut(record, text, Math.max(0, text.length - fromEnd));
      }),
      { numRuns: 50 },
    );
  });

  test('at the end of a line, plays to the same states', () => {
    fc.assert(
      fc.property(records, fc.nat(), (record, at) => {
        const whole = replay(azul, record);
        if (!whole.ok) throw new Error(whole.issues[0]?.message);
        const text = writeRecord(azul, record);
        const start = text.indexOf('\n', text.indexOf('\nstart ') + 1) + 1;
        const end = text.indexOf('\n', start + (at % (text.length - start + 1))) + 1;
        const cut = readWell(text.slice(0, end === 0 ? text.length : end)).record;
        const { ok, states } = replay(azul, cut);
        expect(ok).toBe(true);
        expect(states.length).toBe(cut.events.length + 1);
        expect(
          states.every((state, index) => equalStates(state, whole.states[index] ?? state)),
        ).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('within its header is not a game yet', () => {
    expect(issuesOf('').map(told)).toEqual(['record.cut-off 1']);
    expect(issuesOf(LINES.slice(0, 4).join('\n')).map(told)).toEqual(['record.cut-off 4']);
  });
});

describe('playing again', () => {
  test('gives every state on the way, and the one that the events lead to', () => {
    fc.assert(
      fc.property(games, (game) => {
        const steps = [...play(game)];
        const [first] = steps;
        if (first === undefined) throw new Error('a game has steps');
        const { ok, states } = replay(azul, {
          ...{ game: 'azul', rules: game.rules, names: ['', '', '', ''] },
          ...{ start: encodeState(first.before), events: steps.map(({ event }) => event) },
        });
        expect(ok).toBe(true);
        expect(states.length).toBe(steps.length + 1);
        expect(
          steps.every(({ after }, index) => equalStates(after, states[index + 1] ?? first.before)),
        ).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    [
      'a move that is not legal',
      9,
      'move A03',
      'replay.event-impossible 9 event 1 move.cell-taken',
    ],
    [
      'a move of another phase',
      8,
      'move A04',
      'replay.event-impossible 8 event 0 move.wrong-phase',
    ],
    [
      'a deal before the round ends',
      8,
      'deal F',
      'replay.event-impossible 8 event 0 deal.impossible',
    ],
    [
      'a deal though the game ends',
      10,
      'deal F0aaaa',
      'replay.event-impossible 10 event 2 deal.impossible',
    ],
    ['a reason to stop though the game is over', 11, 'result limit ""', 'replay.result-wrong 11'],
    ['another score', 12, 'standing A score=20 rows=1 winner', 'replay.result-wrong 12'],
    ['another winner', 13, 'standing B score=8 rows=0 winner', 'replay.result-wrong 13'],
  ])('stops at %s', (_, line, by, expected) => {
    // No standings follow a reason to stop.
    const text = by.startsWith('result')
      ? [...LINES.slice(0, 10), by, 'end', ''].join('\n')
      : changed(line, by);
    const result = replay(azul, readWell(text).record);
    expect(result.ok || result.issues.map(told)).toEqual([expected]);
    expect(result.states.length).toBe(Math.min(line - 7, 4));
    if (!result.ok) checkIssues(result.issues, text);
  });

  test('stops where a deal is missing, or goes on when the game is over', () => {
    const fresh = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'] as const;
    const { result: _, ...going } = EXAMPLE;
    const missing = replay(azul, { ...going, start: fresh, events: ['A0a0'] });
    expect(missing.ok || missing.issues.map(told)).toEqual([
      'replay.event-impossible 8 event 0 move.wrong-phase',
    ]);
    const over = replay(azul, { ...going, events: [...EXAMPLE.events, 'F'] });
    expect(over.ok || over.issues.map(told)).toEqual([
      'replay.event-impossible 11 event 3 deal.impossible',
    ]);
    const finished = replay(azul, { ...EXAMPLE, events: EXAMPLE.events.slice(0, 2) });
    expect(finished.ok || finished.issues.map(told)).toEqual(['replay.result-wrong 10']);
  });

  test('does not begin at an invalid first state, and lists all of its issues', () => {
    const start = ['AFCfB2020202020D0000000000', 'A0Ma00SFfB0MSF'] as const;
    const { ok, states, ...rest } = replay(azul, { ...EXAMPLE, start });
    expect([ok, states]).toEqual([false, []]);
    expect('issues' in rest && rest.issues.map(told)).toEqual([
      'replay.start-impossible 7 tiles.not-conserved',
      'replay.start-impossible 7 token.not-one',
    ]);
    const three = replay(azul, { ...EXAMPLE, rules: { ...EXAMPLE.rules, players: 3 } });
    expect(three.ok || three.issues.map(told)).toEqual(['replay.start-impossible 7']);
  });
});

/** Records and logs of a game that is not Azul, through `Game` alone. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, LogActions } from '../../src/engine/game/game.js';
import { readLog } from '../../src/engine/record/read-log.js';
import { readRecord } from '../../src/engine/record/read-record.js';
import type { GameRecord } from '../../src/engine/record/record.js';
import { replay } from '../../src/engine/record/replay.js';
import { type EventStream, recordStream } from '../../src/engine/record/streams.js';
import { logStream, writeLog } from '../../src/engine/record/write-log.js';
import { writeRecord } from '../../src/engine/record/write-record.js';
import { type PigTypes, pig, pigWithForfeits } from '../support/pig.js';
import { told } from './example.js';
import { pigRecords } from './pig-games.js';

const RECORD: GameRecord<PigTypes> = {
  game: 'pig',
  rules: { players: 2, target: 20 },
  names: ['Ada', 'Bob'],
  start: ['A0-', 'A17B3'],
  events: ['Ar', 'R1', 'Br', 'R6', 'Bh', 'Ar', 'R4', 'Ah'],
  result: {
    kind: 'finished',
    standings: [
      { player: 'A', points: 21, winner: true },
      { player: 'B', points: 9, winner: false },
    ],
  },
};

const LINES = [
  ...['azulejo-record 1', 'game pig', 'rules players=2 target=20'],
  ...['player A "Ada"', 'player B "Bob"', 'start A0- A17B3'],
  ...['move Ar', 'roll R1', 'move Br', 'roll R6', 'move Bh', 'move Ar', 'roll R4', 'move Ah'],
  ...['result finished', 'standing A points=21 winner', 'standing B points=9', 'end'],
];

/** Three players, of whom one drops out. */
const FORFEIT: GameRecord<PigTypes> = {
  ...{ game: 'pig', rules: { players: 3, target: 50 }, names: ['Ada', 'Bob', 'Cy'] },
  ...{ start: ['A0-', 'A0B0C0'], events: ['Ar', 'R5', 'A!', 'Br'] },
};

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** Read, and replay what could be read. */
function issuesOf(lines: readonly string[], game: Game<PigTypes> = pig): string[] {
  const result = readRecord(game, textOf(lines));
  if (!result.ok) return result.issues.map(told);
  const replayed = replay(game, result.record);
  return [...result.warnings, ...(replayed.ok ? [] : replayed.issues)].map(told);
}

/** What a stream writes for a game and the moves that failed in it. */
function streamed(
  stream: EventStream<PigTypes>,
  record: GameRecord<PigTypes>,
  failed: readonly { readonly move: PigTypes['move']; readonly after: number }[] = [],
): string {
  const failures = (count: number) =>
    failed.filter(({ after }) => after === count).flatMap(({ move }) => stream.failure(move));
  return textOf([
    ...stream.begin(),
    ...failures(0),
    ...record.events.flatMap((event, index) => [...stream.event(event), ...failures(index + 1)]),
    ...stream.end(record.result),
  ]);
}

const FAILED = [
  { move: 'Ah', after: 0 },
  { move: 'Br', after: 2 },
] as const;

describe('a record', () => {
  test('has the words of its game', () => {
    expect(writeRecord(pig, RECORD)).toBe(textOf(LINES));
    const result = readRecord(pig, textOf(LINES));
    expect(result).toEqual({ ok: true, record: RECORD, complete: true, warnings: [] });
    const { ok, states } = replay(pig, RECORD);
    expect(ok).toBe(true);
    expect(states.map(({ points }) => points)).toEqual([0, 0, 0, 0, 6, 0, 0, 4, 0]);
  });

  test('has a line for a player who drops out, in a game that goes on', () => {
    const text = writeRecord(pigWithForfeits, FORFEIT);
    expect(text.split('\n').at(-3)).toBe('forfeit A!');
    const result = readRecord(pigWithForfeits, text);
    expect(result.ok && result.record).toEqual(FORFEIT);
    const { ok, states } = replay(pigWithForfeits, FORFEIT);
    expect(ok).toBe(true);
    expect(states.at(-2)?.scores).toEqual([-1, 0, 0]);
    expect(issuesOf(text.trimEnd().split('\n'))).toEqual([
      'record.line-unexpected 10',
      'record.cut-off 12',
    ]);
    expect(() => writeRecord(pig, FORFEIT)).toThrow(RangeError);
  });

  test('reads back as what was written, replays, and is what a stream writes', () => {
    fc.assert(
      fc.property(pigRecords, ([game, record]) => {
        const text = writeRecord(game, record);
        const result = readRecord(game, text);
        expect(result.ok && result.record).toEqual(record);
        expect(replay(game, record).ok).toBe(true);
        expect(streamed(recordStream(game, record), record)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    ['unknown rules', LINES.with(2, 'rules players=4 target=20'), ['record.line-malformed 3']],
    [
      'rules with fewer players than the first state has',
      LINES.with(5, 'start A0- A17B3C0'),
      ['record.line-malformed 6'],
    ],
    [
      'an invalid first state',
      LINES.with(5, 'start A0- A17'),
      ['record.line-malformed 6 state.invalid'],
    ],
    ['a move that is none', LINES.with(6, 'move Ax'), ['record.line-malformed 7 move.malformed']],
    ['a roll after the word of a move', LINES.with(7, 'move R1'), ['record.line-malformed 8']],
    ['a move after the word of a roll', LINES.with(6, 'roll Ar'), ['record.line-malformed 7']],
    ['a roll that is none', LINES.with(7, 'roll R7'), ['record.line-malformed 8 roll.malformed']],
    ['a word of another game', LINES.with(7, 'deal R1'), ['record.line-unexpected 8']],
    [
      'an illegal move',
      LINES.with(8, 'move Ar'),
      ['replay.event-impossible 9 event 2 move.illegal'],
    ],
    [
      'a roll that is not due',
      LINES.with(8, 'roll R2'),
      ['replay.event-impossible 9 event 2 roll.impossible'],
    ],
    ['other points', LINES.with(15, 'standing A points=22 winner'), ['replay.result-wrong 16']],
  ])('that is wrong is refused with the issue of the game: %s', (_, lines, expected) => {
    expect(issuesOf(lines)).toEqual(expected);
  });

  test('of other rules than its first state is not replayed', () => {
    const result = replay(pig, { ...RECORD, rules: { players: 3, target: 20 } });
    expect(result.states).toEqual([]);
    expect(result.ok || result.issues.map(({ message }) => message)).toEqual([
      'Line 6: found players=2, expected players=3, as the rules say.',
    ]);
  });

  test('of another game is neither replayed nor written', () => {
    // The name is that of the game by its type.
    const other = { ...RECORD, game: 'chess' as 'pig' };
    const message = 'Game: found "chess", expected "pig".';
    expect(() => replay(pig, other)).toThrow(new RangeError(message));
    expect(() => writeRecord(pig, other)).toThrow(new RangeError(message));
  });

  test('a forfeit of a player who has dropped out, or is in no game, cannot be replayed', () => {
    for (const event of ['A!', 'D!'] as const) {
      // The letter is one that no type has.
      const events = [...FORFEIT.events, event] as GameRecord<PigTypes>['events'];
      const result = replay(pigWithForfeits, { ...FORFEIT, events });
      expect(result.ok || result.issues.map(({ line, event: index }) => [line, index])).toEqual([
        [12, 4],
      ]);
    }
  });

  test('with an event that is not a text is a fault, not an error', () => {
    // Untyped callers can hand over anything.
    const events = [undefined] as unknown as GameRecord<PigTypes>['events'];
    const result = replay(pig, { ...RECORD, events });
    expect(result.ok || result.issues.map(told)).toEqual(['replay.event-impossible 7 event 0']);
    expect(() => writeRecord(pig, { ...RECORD, events })).toThrow(RangeError);
  });
});

describe('a log', () => {
  test('has a line for each move that was tried', () => {
    const log = writeLog(pig, RECORD, FAILED).split('\n');
    expect(log.slice(6, 12)).toEqual([
      'Ada A plays Ah fail',
      'Ada A plays Ar success',
      '# roll R1',
      'Bob B plays Br fail',
      'Bob B plays Br success',
      '# roll R6',
    ]);
    const forfeits = writeLog(pigWithForfeits, FORFEIT).split('\n');
    expect(forfeits.at(-3)).toBe('# forfeit A!');
  });

  test('reads back as what was written, and is what a stream writes', () => {
    const failures = fc.array(fc.nat(), { maxLength: 5 });
    fc.assert(
      fc.property(pigRecords, failures, ([game, record], places) => {
        const failed = places
          .map((place) => ({ move: 'Bh' as const, after: place % (record.events.length + 1) }))
          .sort((one, other) => one.after - other.after);
        const text = writeLog(game, record, failed);
        const result = readLog(game, text);
        expect(result.ok && result.record).toEqual(record);
        expect(result.ok && result.failed).toEqual(failed);
        expect(streamed(logStream(game, record), record, failed)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  test('is streamed with as much of a failed text as can be read again', () => {
    const stream = logStream(pig, RECORD);
    const failure = stream.failure?.({ player: 'A', text: 'x'.repeat(200_000) }) ?? [];
    const log = writeLog(pig, RECORD).trimEnd().split('\n');
    const result = readLog(pig, textOf(log.toSpliced(6, 0, ...failure)));
    const attempts = [{ player: 'A', text: 'x'.repeat(100_000), after: 0 }];
    expect(result.ok && isDeepStrictEqual(result.attempts, attempts)).toBe(true);
  });

  test('describes moves as its game does, whatever the names', () => {
    const actions: LogActions<PigTypes['move']> = {
      expected: 'rolls or holds',
      write: (move) => (move.endsWith('r') ? 'rolls the die' : 'holds'),
      read: (text, player) => {
        const letter = (['A', 'B', 'C'] as const).find((each) => each === player);
        const end = { 'rolls the die': 'r', holds: 'h' } as const;
        const kind = text === 'holds' || text === 'rolls the die' ? end[text] : undefined;
        return letter && kind && `${letter}${kind}`;
      },
    };
    const record = { ...RECORD, names: ['A holds success', ' B rolls the die'] };
    const text = writeLog({ ...pig, logActions: actions }, record, FAILED);
    expect(text.split('\n').slice(6, 8)).toEqual([
      'A holds success A holds fail',
      'A holds success A rolls the die success',
    ]);
    const result = readLog({ ...pig, logActions: actions }, text);
    expect(result.ok && [result.record, result.failed]).toEqual([record, FAILED]);
  });

  test('names the line of a malformed move, and of one after the end', () => {
    const log = writeLog(pig, RECORD).trimEnd().split('\n');
    const issues = (lines: readonly string[]) => {
      const result = readLog(pig, textOf(lines));
      return (result.ok ? result.warnings : result.issues).map(told);
    };
    expect(issues(log)).toEqual([]);
    for (const line of ['Ada A plays Ax fail', 'Ada A plays Br fail', 'Ada A rolls Ar success']) {
      expect(issues(log.with(6, line))).toEqual(['log.line-malformed 7']);
    }
    expect(issues([...log, 'Ada A plays Ar fail'])).toEqual(['record.line-unexpected 19']);
  });
});

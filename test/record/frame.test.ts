/** The frame of records, with a game that is not Azul: whoever takes the last match wins. */
import { expect, test } from 'vitest';
import { readLines } from '../../src/azul/record/frame-reader.js';
import { replayFrame } from '../../src/azul/record/frame-replay.js';
import { recordLines } from '../../src/azul/record/frame-writer.js';
import type { GameRecord } from '../../src/azul/record/game-record.js';
import type { RecordIssue } from '../../src/azul/record/record-issue.js';
import type { RecordedGame } from '../../src/azul/record/recorded-game.js';
import { accept, type Parsed, refuse } from '../../src/text/parsed.js';
import { filesIn, read } from '../docs/pages.js';
import { told } from './example.js';

interface Matches {
  readonly game: 'matches';
  readonly rules: { readonly most: number };
  readonly player: 'one' | 'two';
  readonly start: number;
  readonly event: string;
  readonly standing: 'one' | 'two';
}

interface Heap {
  readonly matches: number;
  readonly most: number;
  readonly turn: number;
}

const PLAYERS = ['one', 'two'] as const;

function readNumber(text: string): Parsed<number> {
  if (/^\d$/.test(text)) return accept(Number(text));
  return refuse({ found: text, expected: 'a digit' });
}

function readPlayer(text: string): Parsed<'one' | 'two'> {
  const player = PLAYERS.find((name) => name === text);
  return player === undefined ? refuse({ found: text, expected: 'one or two' }) : accept(player);
}

const MATCHES: RecordedGame<Matches, Heap> = {
  name: 'matches',
  writeRules: ({ most }) => String(most),
  readRules: (text) => {
    const most = readNumber(text);
    return most.ok ? accept({ most: most.value }) : most;
  },
  players: () => PLAYERS,
  writeStart: String,
  readStart: readNumber,
  events: [{ keyword: 'takes', holds: () => true, read: accept }],
  writeStanding: (player) => player,
  readStanding: readPlayer,
  begin: (matches, { most }) => accept({ matches, most, turn: 0 }),
  play: ({ matches, most, turn }, event) => {
    const taken = Number(event);
    if (taken > Math.min(matches, most)) return refuse({ found: event, expected: 'fewer' });
    return accept({ matches: matches - taken, most, turn: 1 - turn });
  },
  isOver: ({ matches }) => matches === 0,
  standings: ({ turn }) => (turn === 0 ? ['two', 'one'] : ['one', 'two']),
};

const RECORD: GameRecord<Matches> = {
  game: 'matches',
  rules: { most: 3 },
  names: ['Ada', 'Bob'],
  start: 6,
  events: ['2', '1', '3'],
  result: { kind: 'finished', standings: ['one', 'two'] },
};

const LINES = [
  ...['azulejo-record 1', 'game matches', 'rules 3', 'player one "Ada"', 'player two "Bob"'],
  ...['start 6', 'takes 2', 'takes 1', 'takes 3'],
  ...['result finished', 'standing one', 'standing two', 'end'],
];

function readAll(lines: readonly string[]) {
  const issues: RecordIssue[] = [];
  const numbered = lines.map((text, index) => ({ number: index + 1, text }));
  return { ...readLines(MATCHES, numbered, lines.length, issues), issues: issues.map(told) };
}

test('the frame writes, reads and plays the records of any game', () => {
  expect(recordLines(MATCHES, RECORD)).toEqual(LINES);
  expect(readAll(LINES)).toEqual({ record: RECORD, complete: true, issues: [] });
  const { states, issues } = replayFrame(MATCHES, RECORD);
  expect(states.map(({ matches }) => matches)).toEqual([6, 4, 3, 0]);
  expect(issues).toEqual([]);
});

test('faults are said in the words of the game', () => {
  expect(readAll(LINES.with(2, 'rules x').with(7, 'move 1')).issues).toEqual([
    'record.line-malformed 3',
    'record.line-unexpected 8',
  ]);
  const { issues } = replayFrame(MATCHES, { ...RECORD, events: ['2', '4'] });
  expect(issues.map(({ message }) => message)).toEqual([
    'Line 8: "takes 4" cannot be. Found 4, expected fewer.',
  ]);
});

test('nothing in the frame is of Azul', () => {
  const frame = filesIn('src/record', '.ts').filter((file) =>
    /\/(?:frame-|game-record|line-reader|quoted-text|record-issue|recorded-game|text-lines)/.test(
      file,
    ),
  );
  expect(frame.length).toBe(9);
  for (const file of frame) {
    expect(read(file)).not.toMatch(/from '(?:\.\.\/(?!issues\/)|\.\/(?:azul|log|counting|human))/);
  }
});

/** Saved games: told apart, read as far as they can be, resumed, and written as they go. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { FileError, readFile } from '../../src/engine/cli/files/file-access.js';
import { lockGameFiles } from '../../src/engine/cli/play/game-files.js';
import * as saved from '../../src/engine/cli/play/saved-game.js';
import { playMatch } from '../../src/engine/match/play-match.js';
import { AGENTS, type AzulTypes, azul, type Rules } from '../../src/index.js';
import { type FailedMove, type GameRecord, writeLog, writeRecord } from '../../src/record.js';
import { finalStrings } from '../record/records.js';
import { temporaryFolder } from '../support/folders.js';

const RULES: Rules = { players: 3, mosaic: 'fixed', tilingOrder: 'any' };
const NAMES = ['Ada', 'Łukasz "the" Builder', '# \u001b[2J'];

const OPTIONS = { game: azul, force: false };
const openRecord = (path: string, game: saved.GameSoFar) =>
  lockGameFiles({ record: path }).open(game, OPTIONS);
const openLog = (path: string, game: saved.GameSoFar) =>
  lockGameFiles({ log: path }).open(game, OPTIONS);
const resumeGame = (path: string) => saved.resumeGame(azul, path);
const readSavedGame = (text: string) => saved.readSavedGame(azul, Buffer.from(text));

const folder = temporaryFolder();
let record: GameRecord<AzulTypes>;
let failed: readonly FailedMove<AzulTypes['move']>[];

beforeAll(async () => {
  const agents = NAMES.map(() => AGENTS.random());
  const match = await playMatch(azul, agents, { rules: RULES, seed: 5, limit: { moves: 60 } });
  const result = { kind: 'limit', reason: 'Tea.' } as const;
  record = { ...match.record, names: NAMES, result };
  failed = [
    { move: 'A0a0', after: 0 },
    { move: 'B8eF', after: 3 },
    { move: 'C33', after: 3 },
  ];
});

const KINDS = [
  ['record', openRecord, (game: GameRecord<AzulTypes>) => writeRecord(azul, game)],
  [
    'log',
    openLog,
    (game: GameRecord<AzulTypes>, moves: readonly FailedMove<AzulTypes['move']>[]) =>
      writeLog(azul, game, moves),
  ],
] as const;

/** The game as far as a number of its events. */
function gameUpTo(count: number) {
  const { result: _, ...rest } = record;
  const events = record.events.slice(0, count);
  return {
    record: { ...rest, events },
    failed: failed.filter(({ after }) => after < count),
  };
}

describe.each(KINDS)('a %s', (kind, open, writeWhole) => {
  /** Resume a game, and play the rest of it. */
  function writeFrom(path: string, count: number): void {
    const file = open(path, gameUpTo(count));
    for (let index = count; index <= record.events.length; index++) {
      for (const { move } of failed.filter(({ after }) => after === index)) file.failure(move);
      const event = record.events[index];
      if (event !== undefined) file.event(event);
    }
    file.end(record.result);
    file.close();
  }

  test('that is written as the game goes on is what is written at its end', () => {
    const path = join(folder, `${kind}-whole`);
    writeFrom(path, 0);
    expect(readFileSync(path, 'utf8')).toBe(writeWhole(record, failed));
  });

  test('that is resumed in its own file keeps what is in it, and loses only what is torn', () => {
    const path = join(folder, `${kind}-torn`);
    const whole = writeWhole(record, failed);
    const half = writeWhole(gameUpTo(9).record, gameUpTo(9).failed);
    for (const text of [half, `${half}tor`, whole.slice(0, half.length + 1)]) {
      writeFileSync(path, text);
      writeFrom(path, 9);
      expect(readFileSync(path, 'utf8')).toBe(whole);
    }
  });

  test('is read up to wherever it was cut off, and resumed from there', async () => {
    const whole = writeWhole(record, failed);
    const path = join(folder, `${kind}-cut`);
    const start = whole.indexOf('start ') + 60;
    for (let length = start; length <= whole.length; length += 97) {
      const text = whole.slice(0, length);
      writeFileSync(path, text);
      const game = await resumeGame(path);
      const events = record.events.slice(0, game.record.events.length);
      expect(game.record.events).toEqual(events);
      const { after } = game.follower.position();
      expect(JSON.stringify(after)).toBe(JSON.stringify(finalStrings({ ...record, events })));
      expect(game.record.result).toBeUndefined();
    }
  });

  test('with a fault is read up to the line before it', () => {
    const lines = writeWhole(record, failed).split('\n');
    const text = lines.toSpliced(15, 1, 'noise').join('\n');
    const read = readSavedGame(text);
    const before = readSavedGame(lines.slice(0, 15).join('\n').concat('\n'));
    expect(read.issues.find(({ severity }) => severity === 'error')?.line).toBe(16);
    expect(read.record).toEqual(before.record);
    expect(read.record?.events.length).toBeGreaterThan(0);
  });
});

test('a player who is not in the game attempts nothing', () => {
  const path = join(folder, 'stranger');
  const file = openLog(path, gameUpTo(0));
  file.failure('D0a0');
  file.end({ kind: 'unfinished', reason: '' });
  file.close();
  expect(readSavedGame(readFileSync(path, 'utf8')).issues).toEqual([]);
});

/** What is wrong with a file, what is done with it, and the reason that is given. */
type WrongFile = readonly [what: string, action: () => unknown, reason: string];

const WRONG_FILES: readonly WrongFile[] = [
  ['that is not there', () => readFile(join(folder, 'none')), 'read: no such file or directory'],
  ['that is a folder', () => readFile(folder), 'read: it is a folder'],
  [
    'in a folder that is not there',
    () => openRecord(join(folder, 'none', 'a'), gameUpTo(0)),
    'written: no such file or directory',
  ],
];

/** Files that not every system has. */
const ENDLESS: WrongFile = [
  'that is endless',
  () => readFile('/dev/zero'),
  'read: found more than 8388608 bytes',
];
const DEVICE: WrongFile = [
  'that is a device',
  () => openLog('/dev/full', gameUpTo(0)),
  'written: found a device, expected a file',
];

describe('a file', () => {
  test.each([
    ...WRONG_FILES,
    ...(existsSync('/dev/zero') ? [ENDLESS] : []),
    ...(existsSync('/dev/full') ? [DEVICE] : []),
  ])('%s is an error in one sentence', async (_, action, reason) => {
    const error: unknown = await (async () => action())().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FileError);
    expect(String(error)).toMatch(new RegExp(`"[^"]+" cannot be ${reason}.*\\.$`));
  });

  test.each([
    ['noise', 'noise\n', 'Line 1: found "noise", expected "azulejo-record 1".'],
    [
      'nothing',
      '',
      'Line 1: found the end of the text, expected more lines, the last being "end".',
    ],
    [
      'an impossible game',
      () => writeRecord(azul, record).replace(/^move .*$/m, 'move A00'),
      'Line 10: ',
    ],
  ])('with %s cannot be resumed', async (name, text, reason) => {
    const path = join(folder, name);
    writeFileSync(path, typeof text === 'string' ? text : text());
    await expect(resumeGame(path)).rejects.toThrow(FileError);
    await expect(resumeGame(path)).rejects.toThrow(
      `contains no game that can be resumed. ${reason}`,
    );
  });
});

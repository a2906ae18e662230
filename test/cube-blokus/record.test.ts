/** Records, sessions and logs of moves that can be written in several ways; agents. */

import { playMatch, reviewGame, type SyncAgent } from 'azulejo/agents';
import {
  AGENTS,
  type CubeBlokusTypes,
  cubeBlokus,
  decodeMove,
  encodeMove,
  encodeState,
  legalMoves,
  type Move,
  newGame,
  seededRng,
} from 'azulejo/cube-blokus';
import {
  type GameRecord,
  loadSession,
  newSession,
  readLog,
  readRecord,
  writeLog,
  writeRecord,
} from 'azulejo/record';
import { describe, expect, test } from 'vitest';

const names = ['Ada', 'Bob', 'Cy', 'Di'];
const { rules } = newGame({ rules: { bonus: { all: 15, allSingleLast: 20 } } });
const game: GameRecord<CubeBlokusTypes> = {
  ...{ game: 'cube-blokus', rules, names, start: encodeState(newGame()) },
  events: ['AUb8', 'B!', 'CUh8', 'DUb2', 'ALh2h3'],
  result: { kind: 'unfinished', reason: 'tea' },
};

describe('a record', () => {
  test('is written in one form, and read again', () => {
    const text = writeRecord(cubeBlokus, game);
    expect(text.split('\n').slice(1, 4)).toEqual([
      'game cube-blokus',
      'rules bonus=15,20 first=A rotateStart=false',
      'player A "Ada"',
    ]);
    expect(text.split('\n').slice(-8, -3)).toEqual([
      ...['move AUb8', 'forfeit B!', 'move CUh8', 'move DUb2', 'move ALh2h3'],
    ]);
    const read = readRecord(cubeBlokus, text);
    expect(read).toMatchObject({ ok: true, complete: true, warnings: [], record: game });
    if (read.ok) expect(writeRecord(cubeBlokus, read.record)).toBe(text);
  });

  test('has the canonical text of a move that is written otherwise, with a warning', () => {
    const text = writeRecord(cubeBlokus, game);
    const other = text.replace('move ALh2h3', 'move AULh3Lh2');
    const read = readRecord(cubeBlokus, other);
    expect(read).toMatchObject({ ok: true, record: game });
    expect(read.ok && read.warnings.map(({ code, line, found }) => [code, line, found])).toEqual([
      ['record.not-canonical', 13, '"move AULh3Lh2"'],
    ]);
    const events = [...game.events.slice(0, -1), 'ALh3h2'] as const;
    expect(writeRecord(cubeBlokus, { ...game, events })).toBe(text);
  });

  test.each(['bonus=15 first=A rotateStart=false', 'bonus=15,1000 first=A rotateStart=false'])(
    'has rules that exist: not %s',
    (line) => {
      const text = writeRecord(cubeBlokus, game).replace(/rules .*/, `rules ${line}`);
      expect(readRecord(cubeBlokus, text).ok).toBe(false);
    },
  );

  test('is kept by a session, with canonical moves', () => {
    const session = newSession(cubeBlokus).play('AFUb8');
    expect(session.events).toEqual(['AUb8']);
    expect(loadSession(cubeBlokus, session.save())).toMatchObject({ ok: true, warnings: [] });
  });

  test('is kept by a log, with canonical moves and a warning of others', () => {
    const read = readLog(
      cubeBlokus,
      writeLog(cubeBlokus, game).replace('ALh2h3 success', 'ALh3h2 success'),
    );
    expect(read).toMatchObject({ ok: true, record: game });
    expect(read.ok && read.warnings.map(({ code }) => code)).toEqual(['record.not-canonical']);
  });

  test('is reviewed by what its moves mean, however they are written', async () => {
    const { moves } = await reviewGame(cubeBlokus, game, { iterations: 1, workers: 0 });
    const events = ['AFUb8', ...game.events.slice(1)] as GameRecord<CubeBlokusTypes>['events'];
    const other = await reviewGame(cubeBlokus, { ...game, events }, { iterations: 1, workers: 0 });
    expect(other.moves).toEqual(moves);
  });
});

describe('agents', () => {
  test('are recorded with canonical moves, in whatever order they name the squares', async () => {
    const reversed: SyncAgent<CubeBlokusTypes['state'], CubeBlokusTypes['move']> = {
      name: 'reversed',
      chooseMove: (state) => {
        const { player, squares } = decodeMove(legalMoves(state).at(-1) ?? '');
        return `${player}${squares.toReversed().join('')}` as Move;
      },
    };
    const { record } = await playMatch(cubeBlokus, Array(4).fill(reversed), {
      limit: { moves: 4 },
    });
    expect(record.events).toHaveLength(4);
    expect(record.events).toEqual(record.events.map((move) => encodeMove(decodeMove(move))));
  });

  test('search large pieces before small ones', () => {
    const move = AGENTS.search({ iterations: 10 }).chooseMove(newGame(), { rng: seededRng(1) });
    expect(move.replace(/[^1-9]/g, '')).toHaveLength(5);
  });
});

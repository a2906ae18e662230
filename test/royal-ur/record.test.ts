/** Records and logs, as the game writes them, and Royal Game Notation. */

import { playMatch } from 'azulejo/agents';
import { type GameRecord, replay, writeLog, writeRecord } from 'azulejo/record';
import {
  AGENTS,
  encodeState,
  isMove,
  newGame,
  type RoyalUrTypes,
  royalUr,
  writeRgn,
} from 'azulejo/royal-ur';
import { describe, expect, test } from 'vitest';
import { thrownBy } from '../support/errors.js';
import { rgnMove, rgnPass } from './oracle/rgn.js';
import { decode } from './oracle/text.js';

const game: GameRecord<RoyalUrTypes> = {
  game: 'royal-ur',
  rules: newGame({ rules: { tokens: 2 } }).rules,
  names: ['Ada', 'Bob "B" \\'],
  seed: 7,
  start: ['A-', 'A1P04H0B1P09H0'],
  events: ['R4', 'A0408', 'R1', 'A0809', 'R0', 'R2', 'A0911', 'R3', 'B0003'],
  result: { kind: 'unfinished', reason: 'tea' },
};

describe('a record', () => {
  test('is written in one form', () => {
    expect(writeRecord(royalUr, game).split('\n')).toEqual([
      'azulejo-record 1',
      'game royal-ur',
      'rules tokens=2 safeRosettes=true rosettesGrantRolls=true capturesGrantRolls=false zero=pass',
      'player A "Ada"',
      'player B "Bob \\"B\\" \\\\"',
      'seed 7',
      'start A- A1P04H0B1P09H0',
      'roll R4',
      'move A0408',
      'roll R1',
      'move A0809',
      'roll R0',
      'roll R2',
      'move A0911',
      'roll R3',
      'move B0003',
      'result unfinished "tea"',
      'end',
      '',
    ]);
  });

  test('is a log, too', () => {
    expect(writeLog(royalUr, game)).toContain('\nAda A plays A0408 success\n');
  });
});

describe('Royal Game Notation', () => {
  test('has the tags, then the turns of both players on a line', () => {
    expect(writeRgn(game)).toBe(
      [
        '[Light "Ada"]',
        '[Dark "Bob \\"B\\" \\\\"]',
        '[Rules "tokens=2 safeRosettes=true rosettesGrantRolls=true capturesGrantRolls=false zero=pass"]',
        '[Start "A- A1P04H0B1P09H0"]',
        '[Result "*"]',
        '',
        '1. A1B4 * B4B5x / 0 --',
        '2. B5B7 / C@C2',
        '',
      ].join('\n'),
    );
  });

  test('begins with the dark player where that one does, and says who won', () => {
    const { rules } = newGame({ rules: { tokens: 1 } });
    const rgnOf = (record: Partial<GameRecord<RoyalUrTypes>>) =>
      writeRgn({ ...game, result: undefined, rules, ...record })
        .split('\n')
        .slice(-4);
    const dark = rgnOf({ start: ['B-', 'A1PH0B0P14H0'], events: ['R1', 'B1415'] });
    expect(dark).toEqual(['[Result "0-1"]', '', '1. / C7C+', '']);
    const light = rgnOf({ start: ['A-', 'A0P14H0B1PH0'], events: ['R1', 'A1415'] });
    expect(light).toEqual(['[Result "1-0"]', '', '1. A7A+', '']);
  });

  test('writes every event of a game as the oracle does', async () => {
    const agents = [AGENTS.hard({ depth: 1 }), AGENTS.random()];
    const { record } = await playMatch(royalUr, agents, { seed: 3 });
    const { states } = replay(royalUr, record);
    const expected = record.events.flatMap((event, index) => {
      const [before, after] = [states[index], states[index + 1]];
      if (before === undefined || after === undefined) throw new Error('a state for each event');
      const oracle = decode(...encodeState(before));
      if (oracle === undefined) throw new Error('the oracle knows each state');
      if (isMove(event)) return [rgnMove(oracle, event)];
      return after.phase === 'move' ? [] : [rgnPass(Number(event.slice(1)))];
    });
    const [, turns = ''] = writeRgn(record).split('\n\n');
    const words = turns.replaceAll(/\d+\. /g, '').replaceAll(/ ?\/ ?|\n/g, ' ');
    expect(words.replaceAll(/ +/g, ' ').trim()).toBe(expected.join(' '));
  });

  test('is not written of an illegal game', () => {
    expect(String(thrownBy(() => writeRgn({ ...game, events: ['R4', 'A0004'] })))).toMatch(
      /^RangeError: Record: .*found .*, expected /,
    );
  });
});

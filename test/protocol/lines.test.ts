/** Lines of the protocol: what is written is read again; anything else is a fault, never a crash. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type EngineLine,
  readEngineLine,
  writeEngineLine,
} from '../../src/engine/external/engine-line.js';
import { type HostLine, readHostLine, writeHostLine } from '../../src/engine/external/host-line.js';
import { PROTOCOL_CODES, sentenceOf } from '../../src/engine/external/protocol-words.js';
import { anyText } from '../support/any-text.js';

const HOST: readonly (readonly [text: string, line: HostLine])[] = [
  ['azulejo 1', { kind: 'azulejo', version: 1 }],
  ['setoption agent level-3', { kind: 'setoption', name: 'agent', value: 'level-3' }],
  ['setoption book', { kind: 'setoption', name: 'book', value: '' }],
  ['isready', { kind: 'isready' }],
  ['newgame pig players=2', { kind: 'newgame', game: 'pig', rules: ['players=2'] }],
  ['newgame pig', { kind: 'newgame', game: 'pig', rules: [] }],
  ['position A2 AB', { kind: 'position', state: ['A2', 'AB'], events: [] }],
  ['position A2 AB events R4 A!', { kind: 'position', state: ['A2', 'AB'], events: ['R4', 'A!'] }],
  ['go', { kind: 'go', go: {} }],
  [
    'go time 100 limit 200 iterations 5 depth 2 seed 0 moves A1 A2',
    {
      kind: 'go',
      go: { time: 100, limit: 200, iterations: 5, depth: 2, seed: 0, moves: ['A1', 'A2'] },
    },
  ],
  ['stop', { kind: 'stop' }],
  ['quit', { kind: 'quit' }],
];

const ENGINE: readonly (readonly [text: string, line: EngineLine])[] = [
  ['id name Ada the bot', { kind: 'id', field: 'name', text: 'Ada the bot' }],
  ['game royal-ur', { kind: 'game', game: 'royal-ur' }],
  ['needs moves', { kind: 'needs', what: 'moves' }],
  [
    'option depth integer default 2 min 1 max 6',
    { kind: 'option', option: { name: 'depth', type: 'integer', usual: 2, least: 1, most: 6 } },
  ],
  [
    'option offset integer default -2 min -5 max 0',
    { kind: 'option', option: { name: 'offset', type: 'integer', usual: -2, least: -5, most: 0 } },
  ],
  [
    'option noise number default 0.5 min -1 max 1',
    { kind: 'option', option: { name: 'noise', type: 'number', usual: 0.5, least: -1, most: 1 } },
  ],
  [
    'option style choice default calm values calm wild',
    {
      kind: 'option',
      option: { name: 'style', type: 'choice', usual: 'calm', choices: ['calm', 'wild'] },
    },
  ],
  ['option book text', { kind: 'option', option: { name: 'book', type: 'text', usual: '' } }],
  [
    'option book text default my book',
    { kind: 'option', option: { name: 'book', type: 'text', usual: 'my book' } },
  ],
  ['azulejook 1', { kind: 'azulejook', version: 1 }],
  ['readyok', { kind: 'readyok' }],
  [
    'info winshare 0.25 visits 3 iterations 9 depth 2 time 7 line A1 R2 B3',
    {
      kind: 'info',
      info: {
        winShare: 0.25,
        visits: 3,
        iterations: 9,
        depth: 2,
        time: 7,
        line: ['A1', 'R2', 'B3'],
      },
    },
  ],
  ['bestmove A0c2', { kind: 'bestmove', move: 'A0c2' }],
  ['bestmove none', { kind: 'bestmove' }],
  ['error Found nothing.', { kind: 'error', text: 'Found nothing.' }],
];

describe('a line is written and read again', () => {
  test.each(HOST)('of a host: %s', (text, line) => {
    expect(writeHostLine(line)).toBe(text);
    expect(readHostLine(text)).toEqual({ ok: true, value: line });
    expect(readHostLine(`  ${text.replaceAll(' ', ' \t ')} \r`)).toEqual({ ok: true, value: line });
  });

  test.each(ENGINE)('of an engine: %s', (text, line) => {
    expect(writeEngineLine(line)).toBe(text);
    expect(readEngineLine(text)).toEqual({ ok: true, value: line });
  });
});

describe('a line that is none is a fault', () => {
  test.each([
    ['hello', 'protocol.word-unknown', 'Found "hello", expected one of: azulejo, setoption'],
    ['toString', 'protocol.word-unknown', 'Found "toString"'],
    ['azulejo', 'protocol.line-malformed', 'Found "", expected the highest version'],
    ['azulejo 0', 'protocol.line-malformed', 'Found "0"'],
    ['setoption', 'protocol.line-malformed', 'expected the name of an option'],
    ['newgame', 'protocol.line-malformed', 'expected the name of a game'],
    ['position A2', 'protocol.line-malformed', 'expected the two strings of a state'],
    ['position A2 AB moves R4', 'protocol.line-malformed', 'Found "A2 AB moves R4"'],
    ['go fast', 'protocol.line-malformed', 'Found "fast", expected one of: time, limit'],
    ['go time', 'protocol.line-malformed', 'Found "", expected an integer of 1 or more after time'],
    ['go time 0', 'protocol.line-malformed', 'Found "0"'],
    ['go time 1e9', 'protocol.line-malformed', 'Found "1e9"'],
    ['go time 99999999999999999999', 'protocol.line-malformed', 'Found "99999999999999999999"'],
    ['go seed 4294967296', 'protocol.line-malformed', 'an integer from 0 to 4294967295 after seed'],
    ['go __proto__ 1', 'protocol.line-malformed', 'Found "__proto__"'],
    ['stop now', 'protocol.line-malformed', 'Found "now", expected nothing after stop'],
  ])('of a host: %s', (text, code, sentence) => {
    const read = readHostLine(text);
    expect(read).toMatchObject({ ok: false, faults: [{ code }] });
    expect(read.ok || sentenceOf(read.faults)).toContain(sentence);
  });

  test.each([
    ['Hello, world!', 'protocol.word-unknown'],
    ['id shoe size', 'protocol.line-malformed'],
    ['game', 'protocol.line-malformed'],
    ['needs coffee', 'protocol.line-malformed'],
    ['option', 'protocol.line-malformed'],
    ['option depth integer', 'protocol.line-malformed'],
    ['option depth integer default 2 min 3 max 6', 'protocol.line-malformed'],
    ['option depth integer default 2 max 6 min 1', 'protocol.line-malformed'],
    ['option style choice default odd values calm', 'protocol.line-malformed'],
    ['option style colour default red', 'protocol.line-malformed'],
    ['azulejook', 'protocol.line-malformed'],
    ['readyok?', 'protocol.word-unknown'],
    ['readyok now', 'protocol.line-malformed'],
    ['bestmove', 'protocol.line-malformed'],
    ['bestmove A1 A2', 'protocol.line-malformed'],
  ])('of an engine: %s', (text, code) => {
    expect(readEngineLine(text)).toMatchObject({ ok: false, faults: [{ code }] });
  });

  test('but for information that is not understood, which is skipped', () => {
    for (const text of ['info', 'info text 50 % done', 'info winshare 2', 'info pv A1']) {
      expect(readEngineLine(text)).toEqual({ ok: true, value: { kind: 'info', info: {} } });
    }
  });
});

const anyWord = fc.oneof(
  fc.constantFrom(...[...HOST, ...ENGINE].flatMap(([text]) => text.split(' '))),
  anyText(10),
);

test('no line crashes a reader, and each fault has a code and a printable sentence', () => {
  fc.assert(
    fc.property(fc.array(anyWord), (words) => {
      const text = words.join(' ');
      for (const read of [readHostLine(text), readEngineLine(text)]) {
        if (read.ok) continue;
        expect(PROTOCOL_CODES).toContain(read.faults[0]?.code);
        expect(sentenceOf(read.faults)).toMatch(/^Found [ -~…]+$/);
      }
    }),
  );
});

test('what is written stays on its line', () => {
  const text = writeEngineLine({ kind: 'error', text: 'one\ntwo\r\n\u001b[2J three' });
  expect(text).toBe('error one two [2J three');
  expect(writeHostLine({ kind: 'setoption', name: 'book', value: 'a\nquit' })).toBe(
    'setoption book a quit',
  );
});

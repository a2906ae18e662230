/** docs/protocol.md: its conversation is held, and its tables are those of the code. */
import { expect, test } from 'vitest';
import { playersOf } from '../../src/engine/agents/players.js';
import { EngineSession } from '../../src/engine/cli/engine-session.js';
import { readEngineLine } from '../../src/engine/external/engine-line.js';
import { readHostLine } from '../../src/engine/external/host-line.js';
import {
  completeExternalOptions,
  EXTERNAL_ERROR_CODES,
} from '../../src/engine/external/options.js';
import { LONGEST_LINE } from '../../src/engine/external/protocol-words.js';
import { giveWay } from '../../src/engine/match/options.js';
import { royalUr } from '../../src/royal-ur.js';
import { read, tableUnder } from './pages.js';

const PAGE = 'docs/protocol.md';
const TEXT = read(PAGE);

/** The lines of the conversation. */
const LINES = [...TEXT.matchAll(/^([<>]) (.*)$/gm)].map(([, side, text = '']) => ({
  isHost: side === '>',
  text,
}));

test('the conversation is held as it is written', async () => {
  const said: string[] = [];
  const session = new EngineSession({
    players: playersOf(royalUr),
    ...{ version: '1.0.0', agent: 'search', now: () => performance.now() },
    write: (line) => said.push(`< ${line}`),
  });
  for (const { isHost, text } of LINES) {
    if (!isHost) continue;
    said.push(`> ${text}`);
    session.receive(text);
    // Until the engine has answered what is to be thought about.
    while (text.startsWith('go') && !/^< (?:bestmove|error)/.test(said.at(-1) ?? ''))
      await giveWay();
  }
  expect(said).toEqual(LINES.map(({ isHost, text }) => `${isHost ? '>' : '<'} ${text}`));
});

test('every line of the page can be read', () => {
  for (const { isHost, text } of LINES) {
    const result = isHost ? readHostLine(text) : readEngineLine(text);
    // The conversation has one line that cannot.
    expect(result.ok, text).toBe(text !== 'go fast');
  }
  const options = TEXT.match(/^option .*$/gm) ?? [];
  expect(options.map((line) => readEngineLine(line).ok)).toEqual([true, true, true, true]);
});

/** List the first words in the first column of a table. */
function wordsOf(heading: string, first: string): string[] {
  const section = TEXT.slice(TEXT.indexOf(`## ${heading}\n`));
  const table = section.slice(section.indexOf(`| ${first} |`)).split('\n\n')[0] ?? '';
  return [...table.matchAll(/^\| `([\w.]+)/gm)].map(([, word = '']) => word);
}

/** List the words that a reader says it expects. */
function expectedBy(result: ReturnType<typeof readHostLine> | ReturnType<typeof readEngineLine>) {
  if (result.ok) throw new Error('Expected a fault.');
  return result.faults[0]?.expected.replace(/^.*one of: /, '').split(', ');
}

test('the tables have every word, and no other', () => {
  expect([...new Set(wordsOf('What a host says', 'line'))]).toEqual(expectedBy(readHostLine('x')));
  expect(wordsOf('What a host says', 'limit')).toEqual(expectedBy(readHostLine('go x')));
  const said = [...new Set(wordsOf('What an engine says', 'line'))];
  expect(said.sort()).toEqual(expectedBy(readEngineLine('x'))?.sort());
  const words = wordsOf('What an engine says', 'word');
  const info = readEngineLine('info winshare 1 visits 1 iterations 1 depth 1 time 1 line A');
  const names = info.ok && info.value.kind === 'info' ? Object.keys(info.value.info) : [];
  expect(names.map((name) => name.toLowerCase())).toEqual(words);
  expect(tableUnder(PAGE, 'Errors').map(([code]) => code)).toEqual([...EXTERNAL_ERROR_CODES]);
});

test('the limits are those of the code', () => {
  const { startTime, moveTime, outputLimit, restarts } = completeExternalOptions(undefined);
  expect(TEXT).toContain(`${LONGEST_LINE.toLocaleString('en')} bytes`);
  expect(TEXT).toContain(`${outputLimit.toLocaleString('en')} bytes`);
  expect(TEXT).toContain(`${startTime / 1000} seconds each`);
  expect(TEXT).toContain(`${moveTime / 1000} seconds where`);
  expect(restarts).toBe(10);
});

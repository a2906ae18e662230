/** Every command line in the pages prints what they show. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../src/cli/run.js';
import { PAGES, read } from './pages.js';

const PROMPT = '$ azulejo ';

interface Session {
  readonly place: string;
  readonly args: readonly string[];
  readonly output: string;
}

/** Find the commands in the blocks of a page, each with the lines below it. */
function sessionsOf(file: string, text: string): Session[] {
  return [...text.matchAll(/^```console\n([\s\S]*?)^```$/gm)].flatMap(
    ({ 1: block = '', index }) => {
      const line = text.slice(0, index).split('\n').length;
      return block
        .split(/^(?=\$ )/m)
        .filter((session) => session.startsWith(PROMPT))
        .map((session) => {
          const [command = '', ...lines] = session.slice(PROMPT.length).split('\n');
          return { place: `${file}:${line}`, args: command.split(' '), output: lines.join('\n') };
        });
    },
  );
}

/** Run a command in this process; answer what it prints, errors included. */
async function printed(args: readonly string[]): Promise<string> {
  let output = '';
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      output += String(text);
      return true;
    });
  }
  await run(args);
  return output;
}

describe('the command lines', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    // The answer "no" of a command is none of the test run.
    process.exitCode = undefined;
  });

  const sessions = PAGES.flatMap((page) => sessionsOf(page, read(page)));

  test('are found in the first page', () => {
    expect(new Set(sessions.map(({ args: [command] }) => command))).toEqual(
      new Set(['validate', 'show', 'moves', 'apply', 'perft']),
    );
  });

  test.each(sessions)('$place prints what it shows: azulejo $args', async ({ args, output }) => {
    expect(await printed(args)).toBe(output);
  });
});

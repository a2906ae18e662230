/** Every command line in the pages prints what the page shows; a line `…` stands for lines that are left out. */
import { describe, expect, test } from 'vitest';
import { azulejo, runHere } from '../cli/command-run.js';
import { PAGES, read } from './pages.js';

const PROMPT = '$ azulejo ';

interface Session {
  readonly place: string;
  readonly args: readonly string[];
  readonly output: string;
}

/** Find the commands in the blocks of a page, each with the output below it. */
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

/** Find the text that is typed after prompts such as `Ada (A), from colour row: `. */
function typedIn(output: string): string[] {
  return [...output.matchAll(/^.* \([A-D]\), .*?: (.*)$/gm)].map(([, typed = '']) => typed);
}

/** Run a command, and return what it prints, including errors. */
async function printed({ args, output }: Session): Promise<string> {
  const typed = typedIn(output);
  const { stdout, stderr } =
    typed.length > 0 ? azulejo(args, typed.join('\n')) : await runHere(args);
  return stdout + stderr;
}

/** Return the pattern of what a page shows, in which each line `…` is any number of lines. */
function patternOf(output: string): RegExp {
  const parts = output.split(/^…\n/m).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('(?:.*\\n)*?')}$`);
}

describe('the command lines', () => {
  const sessions = PAGES.flatMap((page) => sessionsOf(page, read(page)));

  test('are found, of many commands', () => {
    const found = sessions.map(({ args: [command] }) => command);
    expect(found).toEqual(
      expect.arrayContaining(['validate', 'moves', 'apply', 'perft', 'play', 'replay']),
    );
  });

  test.each(sessions)('$place prints what it shows: azulejo $args', async (session) => {
    const output = await printed(session);
    if (!patternOf(session.output).test(output)) expect(output).toBe(session.output);
  });
});

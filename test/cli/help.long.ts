/** The help of every command of every game: it comes, and its examples of states run. */
import { describe, expect, test } from 'vitest';
import { CONSOLES } from '../../src/consoles.js';
import { splitSeats } from '../../src/engine/cli/seats.js';
import { completeRules } from '../../src/engine/game/settings.js';
import { runHere } from './command-run.js';

/** Commands whose examples take a state, and answer at once. */
const ABOUT_STATES = ['validate', 'show', 'moves', 'apply', 'hint', 'perft'];

/** A setting of each game that the strings of a state contain, if any does, and one that they do not contain. */
const SETTINGS: Readonly<Record<string, readonly [inStrings: string | undefined, other: string]>> =
  {
    azul: ['players', 'mosaic'],
    'royal-ur': ['tokens', 'zero'],
    tsuro: ['players', 'supply'],
    'cube-blokus': [undefined, 'first'],
  };

/** The words of a line, as a shell takes them. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

/** The names of the commands that a help lists. */
function commandsIn(help: string): string[] {
  const [, list = ''] = help.split('Commands:\n');
  const names = [...list.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = '']) => name);
  return names.filter((name) => name !== 'help');
}

describe.each(CONSOLES.map(({ name }) => name))('%s', (game) => {
  test('explains each of its commands, and the first example of those about states runs', async () => {
    const { stdout } = await runHere([game, '--help']);
    const commands = commandsIn(stdout);
    expect(commands).toEqual(expect.arrayContaining(ABOUT_STATES));
    for (const command of commands) {
      const help = await runHere([game, command, '--help']);
      expect(help, command).toMatchObject({ status: 0, stderr: '' });
      expect(help.stdout).toContain(`${command} `);
      if (!ABOUT_STATES.includes(command)) continue;
      const [, example = ''] = /^ {2}\$ azulejo (.*)$/m.exec(help.stdout) ?? [];
      const run = await runHere(wordsOf(example));
      expect(run, example).toMatchObject({ status: 0, stderr: '' });
    }
  });

  test('has examples with an agent for each player', async () => {
    const rules = await CONSOLES.find(({ name }) => name === game)?.load();
    const players = rules?.players(completeRules(rules.settings, {})) ?? [];
    for (const command of ['play', 'engine']) {
      const { stdout } = await runHere([game, command, '--help']);
      const examples = [...stdout.matchAll(/^ {2}\$ .* --agents (?:"([^"]*)"|(\S+))/gm)];
      const seats = examples.map(([, quoted, plain = '']) => splitSeats(quoted ?? plain).length);
      expect(new Set(seats), command).toEqual(new Set([players.length]));
    }
  });

  test('says which settings are in the strings of a state', async () => {
    const { stdout } = await runHere([game, 'moves', '--help']);
    const help = stdout.replace(/\s+/g, ' ');
    const isInStrings = (setting: string) =>
      new RegExp(`--${setting} <value>[^(]*\\(default: as in the state`).test(help);
    const [inStrings, other] = SETTINGS[game] ?? [];
    if (inStrings !== undefined) expect(isInStrings(inStrings)).toBe(true);
    expect(help).toContain(`--${other} <value>`);
    expect(isInStrings(other ?? '')).toBe(false);
  });

  test('is what follows `help`, too, and so are its commands', async () => {
    for (const rest of [[], ['play']]) {
      const asked = await runHere(['help', game, ...rest]);
      expect(asked).toEqual(await runHere([game, ...rest, '--help']));
      expect(asked.stdout).toContain(`Usage: azulejo ${[game, ...rest].join(' ')} `);
    }
  });
});

test.each([[['help', 'nothing']], [['royal-ur', 'help', 'nothing']]])(
  'an unknown command is refused after `help`, too: %s',
  async (words) => {
    const { status, stderr } = await runHere(words);
    expect(status).toBe(2);
    expect(stderr).toContain("error: unknown command 'nothing'");
  },
);

test('the help without a game is of the first one', async () => {
  const asked = await runHere(['help', 'play']);
  expect(asked).toEqual(await runHere(['play', '--help']));
  expect(asked.stdout).toContain('maximum number of moves (default: 5000)');
});

test.each([
  ['play', '--record'],
  ['play', '--log'],
  ['ratings', '--results'],
])('%s %s writes a file, not standard output', async (command, option) => {
  const { status, stderr } = await runHere([command, option, '-']);
  expect(status).toBe(2);
  expect(stderr).toContain(
    `'${option} <file>' argument '-' is invalid. Expected a file, not standard output.`,
  );
});

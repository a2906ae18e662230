/** Every command with a game that gives nothing but its rules and agents. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONSOLES } from '../../src/consoles.js';
import { randomAgent } from '../../src/engine/agents/simple-agents.js';
import type { AnyGame, GameEntry } from '../../src/engine/cli/console.js';
import { humanAgent } from '../../src/engine/cli/play/human.js';
import { readRecord } from '../../src/engine/record/read-record.js';
import { temporaryFolder } from '../support/folders.js';
import { pig, pigWithForfeits } from '../support/pig.js';
import { type Run, runHere } from './command-run.js';
import { scriptedConversation } from './scripted-conversation.js';

function entryOf(name: string, game: AnyGame): GameEntry {
  const agents = {
    random: () => randomAgent(game),
    hasty: () => ({
      name: 'hasty',
      chooseMove: (state: unknown) => game.legalMoves(state).at(-1) ?? '',
    }),
    dreamer: () => ({ name: 'dreamer', chooseMove: async () => 'a \u001b dream' }),
    cheat: () => ({
      name: 'cheat',
      chooseMove: (state: unknown) => (game.playerToMove(state) ? 'Ah' : 'Bh'),
    }),
    stuck: () => ({
      name: 'stuck',
      chooseMove: () => {
        throw new Error('\u001b[2J');
      },
    }),
  };
  return { name, load: async () => ({ ...game, agents }) };
}

const TABLE: readonly [GameEntry, ...GameEntry[]] = [
  ...CONSOLES,
  entryOf('pig', pig),
  entryOf('dropping', pigWithForfeits),
];

const folder = temporaryFolder();

/** Run a command of Pig; an argument has no space. */
function pigCommand(line: string): Promise<Run> {
  return runHere(['pig', ...line.split(' ')], '', TABLE);
}

describe('a command about a state', () => {
  test.each([
    ['validate A0- A0B0', 0, 'valid\n'],
    ['validate A0- A0B0C0 --players 2', 1, 'error    Rules, players: found 3, expected 2.'],
    ['validate A0- A0B30', 1, 'error    State: found'],
    ['validate A0- A0B30 --target 50', 0, 'valid\n'],
    ['validate A0- A0B30 --target 40', 2, 'Expected 20 or 50.'],
    ['validate A0- A0B0 --json', 0, '{"valid":true,"issues":[]}\n'],
    ['show A6- A0B3', 0, 'A6-\nA0B3\n'],
    ['show A6- A0B3 --svg -', 2, "option '--svg': found no SVG of pig"],
    ['moves A6- A0B3', 0, 'Ar\nAh\n'],
    ['moves A6r A0B3', 0, 'no moves: a roll is due\n'],
    ['moves A0# A20B3', 0, 'no moves: the game is over\n'],
    ['moves A6- A0B3 --json', 0, '{"moves":["Ar","Ah"]}\n'],
    ['apply A0- A0B0 Ar R4 Ah', 0, 'B0-\nA4B0\n'],
    [
      'apply A0- A0B0 Ar R4 Ah --json',
      0,
      '{"state":["B0-","A4B0"],"phase":"-","playerToMove":"B"}\n',
    ],
    ['apply A0- A0B0 Ar --json', 0, '{"state":["A0r","A0B0"],"phase":"r"}\n'],
    ['apply A0- A0B0 Ar R7', 1, 'event 2 of 2, "R7", cannot be applied\nerror    Roll: found "R7"'],
    ['apply A0- A0B0 A!', 1, 'event 1 of 1, "A!", cannot be applied'],
    ['perft A0- A0B0 1', 0, '1\n'],
    ['perft A6- A0B0 2', 0, '1\n'],
  ])('%s', async (line, status, printed) => {
    const run = await pigCommand(line);
    expect(run.stdout + run.stderr).toContain(printed);
    expect(run.status).toBe(status);
  });

  test('takes the event of dropping out, in a game that has it', async () => {
    const { stdout } = await runHere(['dropping', 'apply', 'A0-', 'A0B0C0', 'A!'], '', TABLE);
    expect(stdout).toBe('B0-\nA!B0C0\n');
  });
});

describe('the help', () => {
  test('of the program lists the games', async () => {
    const names = TABLE.map(({ name }) => name).join(', ');
    expect((await runHere(['--help'], '', TABLE)).stdout).toContain(`Games: ${names}.`);
  });

  test.each(['validate', 'show', 'moves', 'apply', 'play', 'replay', 'simulate', 'perft'])(
    'of %s has an example of the game',
    async (command) => {
      const { stdout } = await pigCommand(`${command} --help`);
      const [, example = ''] = /\n {2}\$ azulejo ([^|\n]*)/.exec(stdout) ?? [];
      expect(example).toMatch(new RegExp(`^pig ${command} `));
      if (command === 'replay') return;
      // A worker thread has the games of the package alone.
      const more = command === 'simulate' ? ['--workers', '0'] : [];
      expect((await runHere([...example.trim().split(' '), ...more], '', TABLE)).status).toBe(0);
    },
  );

  test.each(['play', 'simulate'])('of %s has the settings and the agents', async (command) => {
    const { stdout } = await pigCommand(`${command} --help`);
    expect(stdout).toContain('--target <value>');
    expect(stdout).toContain('random, hasty, dreamer, cheat, stuck');
  });
});

describe('play', () => {
  test('narrates events, draws the two strings, and ends with the standings', async () => {
    const { status, stdout } = await pigCommand('play --agents hasty --seed 4');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^Pig: players=2 target=20\nSeed: 4\nPlayers: A hasty, B hasty\n\n[AB] to move\n\n[AB]0-\nA0B0\n\n {2}[AB]r\n {2}roll R\d\n/,
    );
    expect(stdout).toMatch(/\nGame over\n\nStandings\n( {2}[AB] points=\d+( winner)?\n){2}\n/);
  });

  test('stops at a move limit', async () => {
    const { stdout } = await pigCommand(
      'play --agents hasty --seed 4 --max-moves 3 --pictures never',
    );
    expect(stdout).toContain('Pig: players=2 target=20, at most 3 moves\n');
    expect(stdout.match(/^ {2}[AB][rh]$/gm)).toHaveLength(3);
    expect(stdout).toContain('\nStopped at a limit: 3 moves played.\n\nStandings\n');
  });

  test('ends with a forfeit, or continues without the player who drops out', async () => {
    const ended = await pigCommand('play --agents stuck,random --seed 4 --json');
    expect(ended.stdout).toContain('{"kind":"stop","result":{"kind":"forfeit","player":"A"');
    const args = ['dropping', 'play', '--agents', 'stuck,random,random', '--seed', '4'];
    const { stdout } = await runHere([...args, '--json'], '', TABLE);
    expect(stdout).toContain(
      '{"kind":"forfeit","forfeit":"A!","player":"A","reason":"Found an error instead',
    );
    expect(stdout).toContain('{"kind":"game-over"');
    const text = (await runHere(args, '', TABLE)).stdout;
    expect(text).toContain('\n  forfeit A!\n  Found an error instead of a move: Error:');
  });

  test.each([
    ['dreamer', 'a \\u001b dream'],
    ['cheat', 'Bh'],
  ])('logs what an agent tried that is no move of its own: %s', async (agent, text) => {
    const log = join(folder, `${agent}.log`);
    const { stdout } = await pigCommand(`play --agents ${agent},${agent} --seed 4 --log ${log}`);
    expect(stdout).toMatch(/Player [AB] forfeits/);
    const [line = ''] = readFileSync(log, 'utf8').match(/^.* fail$/m) ?? [];
    const player = agent === 'cheat' && line.includes(' B ') ? 'B' : line.charAt(agent.length + 1);
    const other = player === 'B' && agent === 'cheat' ? 'Ah' : text;
    expect(line).toBe(`${agent} ${player} tries "${other}" fail`);
    const { stderr } = await pigCommand(`replay ${log} --pictures never`);
    expect(stderr).toBe('');
  });

  test('has events in JSON that apply takes', async () => {
    const { stdout } = await pigCommand('play --agents random --players 3 --seed 4 --json');
    const [head, first, ...rest] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(head).toEqual({
      ...{ kind: 'game', game: 'pig', rules: { players: 3, target: 20 }, seed: 4 },
      ...{ agents: ['random', 'random', 'random'], names: ['random', 'random', 'random'] },
    });
    const end = rest.pop();
    const events = rest.map(({ move, roll }) => move ?? roll);
    const { status, stdout: last } = await runHere(
      ['pig', 'apply', ...first.state, ...events],
      '',
      TABLE,
    );
    expect(status).toBe(0);
    expect(last).toBe(`${rest.at(-1).state.join('\n')}\n`);
    expect(end).toMatchObject({ kind: 'game-over', standings: [{ winner: true }, {}, {}] });
  });

  test('saves a game that is resumed to the same end, and replayed', async () => {
    const path = join(folder, 'pig');
    const play = 'play --agents hasty --pictures never';
    const { stdout: played } = await pigCommand(
      `${play} --seed 4 --record ${path} --log ${path}.log`,
    );
    const whole = readFileSync(path, 'utf8');
    for (const length of [whole.length - 80, whole.indexOf('roll'), whole.indexOf('move')]) {
      writeFileSync(path, whole.slice(0, length));
      expect((await pigCommand(`${play} --from ${path} --record ${path}`)).status).toBe(0);
      expect(readFileSync(path, 'utf8')).toBe(whole);
    }
    const afterHead = (text: string) => text.slice(text.indexOf(' to move'));
    for (const file of [path, `${path}.log`]) {
      const { status, stdout, stderr } = await pigCommand(`replay ${file} --pictures never`);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(afterHead(stdout)).toBe(afterHead(played));
    }
  });

  test('resumes a record without a seed, and refuses one of another game', async () => {
    const path = join(folder, 'seedless');
    const lines = ['azulejo-record 1', 'game pig', 'rules players=2 target=20'];
    writeFileSync(
      path,
      [...lines, 'player A "Ada"', 'player B "Bo"', 'start A6- A0B0', ''].join('\n'),
    );
    const going = `play --from ${path} --record ${path}`;
    const alone = await pigCommand(going);
    expect(alone.status).toBe(2);
    expect(alone.stderr).toContain('found the player "Ada" and no --agents, expected --agents');
    const { status, stdout } = await pigCommand(`${going} --agents random`);
    expect(status).toBe(0);
    expect(stdout).not.toContain('Seed');
    const record = readRecord(pig, readFileSync(path, 'utf8'));
    expect(record).toMatchObject({ ok: true, record: { result: { kind: 'finished' } } });
    const other = await runHere(['play', '--from', path], '', TABLE);
    expect(other.status).toBe(1);
    expect(other.stderr).toContain('Line 2: found "pig", expected "azul".');
    const replayed = await runHere(['replay', path], '', TABLE);
    expect(replayed.status).toBe(1);
    expect(replayed.stderr).toContain(
      'This is a record of pig: use "azulejo pig <command>", or --game with its file.',
    );
  });

  test.each([
    ['--from a --seed 1', "options '--from' and '--seed'"],
    ['--from a --players 2', "options '--from' and '--players'"],
    ['--agents random,random --players 3', 'found 2 agents'],
    [
      '--agents random,random,random,random',
      'found 4 agents, expected one for all players or one for each, 2 or 3',
    ],
    [
      '--agents greedy',
      'Found the agent "greedy", expected one of: human, random, hasty, dreamer, cheat, stuck, search, exec:<command>, or a file such as ./my-agent.js.',
    ],
    ['--max-moves 0', 'Expected an integer from 1'],
  ])('is refused with %s', async (line, words) => {
    const run = await pigCommand(`play ${line}`);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toContain(words);
  });
});

test('selfplay asks for states as numbers', async () => {
  const { status, stderr } = await pigCommand(`selfplay --out ${join(folder, 'data')}`);
  const message = 'found no tensors of pig, expected a game with tensors';
  expect([status, stderr.includes(message)]).toEqual([2, true]);
});

test('simulate counts wins, and says who forfeits', async () => {
  const { status, stdout } = await pigCommand(
    'simulate --agents hasty,stuck --games 6 --seed 1 --workers 0',
  );
  expect(status).toBe(0);
  expect(stdout).toMatch(/^6 games, players=2 target=20, seed 1\n/);
  expect(stdout).toMatch(/^hasty {2}100\.0%/m);
  expect(stdout).toMatch(/\nFirst forfeit of stuck: game 0, seed \d+: [ -~]+\n$/);
});

test('simulate seats agents by turns where none are asked for', async () => {
  const { stdout } = await pigCommand('simulate --players 3 --games 6 --seed 1 --workers 0');
  expect(stdout.match(/^(random|hasty) /gm)).toEqual(['hasty ', 'random ', 'hasty ']);
});

describe('a person at the terminal', () => {
  async function talk(typed: readonly string[]) {
    const { conversation, said, prompts } = scriptedConversation(typed);
    const decoded = pig.decode(['B6-', 'A0B0']);
    const state = decoded.ok ? decoded.state : undefined;
    const answer = await humanAgent(pig, {}, 'Bo', conversation).chooseMove(state, {
      rng: () => 0,
    });
    return { answer, said, prompts };
  }

  test.each(['Bh', 'h', ' h '])('may type %j', async (typed) => {
    expect(await talk([typed])).toEqual({
      answer: 'Bh',
      said: ['(picture)'],
      prompts: ['Bo (B), move: '],
    });
  });

  test('is told why not, and what can be typed', async () => {
    const { said } = await talk(['x', 'Ar', 'moves', 'help', 'r']);
    expect(said).toEqual([
      '(picture)',
      'Move: found "x", expected a player and r or h. Type help for more.',
      'Ar is not legal. Move: found "Ar", expected Br or Bh.',
      '  Br Bh',
      "Type a move such as Br; the player's letter can be left out.",
      'Other words:',
      '  moves     list the legal moves',
      '  hint      list the best moves, found by a search',
      '  show      draw the position again',
      '  undo      take back the last move that was typed, and everything since',
      '  quit      stop; a saved game can be resumed later',
    ]);
  });
});

/** `azulejo royal-ur`: the commands, and a person who plays in a terminal. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { legalMoves, royalUr } from 'azulejo/royal-ur';
import { describe, expect, test } from 'vitest';
import { runHere, statesIn } from '../cli/command-run.js';
import { expectEnd, hasScript, inTerminal } from '../cli/pseudo-terminal.js';
import { temporaryFolder } from '../support/folders.js';

const START = ['A-', 'A7PH0B7PH0'];
const ur = (...args: string[]) => runHere(['royal-ur', ...args]);

const folder = temporaryFolder();

describe('azulejo royal-ur', () => {
  test('validates, under rules and leniently', async () => {
    expect(await ur('validate', ...START)).toEqual({ status: 0, stdout: 'valid\n', stderr: '' });
    const wrong = await ur('validate', 'A-', 'A6PH0B7PH0');
    expect(wrong.status).toBe(1);
    expect(wrong.stdout).toContain('[tokens.unequal]');
    expect((await ur('validate', 'a-', 'A7PH0B7PH0', '--lenient')).status).toBe(0);
    expect((await ur('validate', ...START, '--tokens', '5')).stdout).toContain('[rules.different]');
  });

  test('lists moves, and says that a roll is due', async () => {
    expect((await ur('moves', 'A2', 'A5P0406H0B7PH0')).stdout).toBe('A0002\nA0608\n');
    expect((await ur('moves', ...START)).stderr).toBe('no moves: a roll is due\n');
    const rules = ['--safe-rosettes', 'false', '--zero', 'again'];
    const { stdout } = await ur('moves', 'A2', 'A6P06H0B6P08H0', ...rules);
    expect(stdout).toBe('A0002\nA0608\n');
  });

  test('applies rolls like moves, up to the first that is illegal', async () => {
    const { stdout } = await ur('apply', ...START, 'R4', 'A0004', 'R0');
    expect(stdout).toBe('B-\nA6P04H0B7PH0\n');
    const { status, stderr } = await ur('apply', ...START, 'R4', 'R1');
    expect(status).toBe(1);
    expect(stderr).toContain('event 2 of 2, "R1", cannot be applied');
    expect(stderr).toContain('[roll.wrong-phase]');
  });

  test('shows a state, and counts sequences', async () => {
    expect((await ur('show', ...START)).status).toBe(0);
    expect((await ur('perft', ...START, '4')).stdout).toBe('1492\n');
  });

  test('solves positions with few tokens, exactly', async () => {
    expect((await ur('solve')).stdout).toBe('A wins with probability 51.857291%\n');
    const one = await ur('solve', '--tokens', '1', '--json');
    expect(JSON.parse(one.stdout)).toEqual({
      turn: 'A',
      winShare: expect.closeTo(0.53005, 6),
      moves: [],
    });
    const { stdout } = await ur('solve', 'B2', 'A2PH0B1P04H0', '--zero', 'again');
    expect(stdout).toMatch(/^B wins with probability (\S+)%\nB0406 {2}\1%\nB0002 {2}\S+%\n$/);
    const many = await ur('solve', ...START);
    expect(many.status).toBe(2);
    expect(many.stderr).toContain('found 7 tokens of each player, expected 1 to 4, or a --table');
    const help = (await ur('solve', '--help')).stdout.replace(/\s+/g, ' ');
    expect(help).toContain('each player, 1, 2, 3, 4, 5, 6 or 7 (default: as in the state, else 2)');
    const wrong = await ur('solve', 'A-', 'A2PH0B1PH0');
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toContain('[tokens.unequal]');
  });

  test('writes a table, and takes chances from it', async () => {
    const path = join(folder, 'table');
    const written = await ur('solve', '--out', path);
    expect(written.stdout).toBe(
      '12869 positions in 28 parts; 51652 bytes\n' +
        'A, who begins, wins with probability 51.85729%\n',
    );
    const again = await ur('solve', '--out', path, '--json');
    expect(JSON.parse(again.stdout)).toMatchObject({ rules: { tokens: 2 }, parts: 28, kept: 28 });
    const { stdout: words } = await ur('solve', '--out', path);
    expect(words).toContain('in 28 parts, 28 of them from before; 51652 bytes\n');
    expect((await ur('solve', '--table', path)).stdout).toBe('A wins with probability 51.85729%\n');
    const state = ['B2', 'A2PH0B1P04H0'];
    const { stdout } = await ur('solve', ...state, '--table', path);
    expect(stdout).toMatch(/^B wins with probability (\S+)%\nB0406 {2}\1%\nB0002 {2}\S+%\n$/);
    const other = await ur('solve', ...START, '--table', path);
    expect(other.stderr).toContain('tokens: found 7, expected 2, as in the table');
    expect(other.status).toBe(2);
    for (const args of [state, ['--table', path]]) {
      expect((await ur('solve', ...args, '--out', path)).stderr).toContain('expected rules alone');
    }
    const rest = await ur('solve', '--out', path, '--tokens', '1');
    expect(rest).toMatchObject({ status: 1, stdout: '' });
    expect(rest.stderr).toContain('already exists, with other rules');
  });

  test('plays, hints and reviews by a table', async () => {
    const [table, game] = [join(folder, 'other-table'), join(folder, 'other-game')];
    await ur('solve', '--out', table);
    const args = ['--agents', 'table,random', '--tokens', '2', '--seed', '3', '--record', game];
    expect((await ur('play', ...args, '--table', table)).status).toBe(0);
    const review = await ur('review', game, '--table', table, '--workers', '0', '--json');
    const { moves, players } = JSON.parse(review.stdout);
    expect(players[0].loss).toBe(0);
    expect(players[1].loss).toBeGreaterThan(0);
    expect(moves.every((move: object) => !('exact' in move) || move.exact)).toBe(true);
    const hint = await ur('hint', 'B2', 'A2PH0B1P04H0', `--table=${table}`);
    expect(hint.stdout).toContain(', exactly');
    const none = await ur('hint', 'B2', 'A2PH0B1P04H0', '--table', game);
    expect(none.status).toBe(1);
    expect(none.stderr).toContain('expected the header of a table of the Royal Game of Ur.');
    const bytes = readFileSync(table);
    for (let index = 64; index < bytes.length; index++) bytes[index] = 0;
    writeFileSync(game, bytes);
    for (const command of ['hint', 'solve']) {
      const damaged = await ur(command, 'B2', 'A2PH0B1P04H0', '--table', game);
      expect(damaged.status).toBe(1);
      expect(damaged.stderr).toMatch(/cannot be read: Table, part \d+: found other bytes/);
    }
    // No agent forfeits because of a table: the whole of it is checked before a game begins.
    const flipped = readFileSync(table);
    flipped[flipped.length - 8] = (flipped.at(-8) ?? 0) ^ 1;
    writeFileSync(game, flipped);
    for (const [command, ...more] of [['ratings'], ['simulate'], ['play', '--json']] as const) {
      const games = command === 'play' ? [] : ['--games', '2'];
      const played = [command, '--agents', 'table,random', '--tokens', '2', ...games, ...more];
      const damaged = await ur(...played, '--table', game);
      expect(damaged).toMatchObject({ status: 1, stdout: '' });
      expect(damaged.stderr).toContain('cannot be read: Table, part 27: found other bytes');
    }
    const missing = await ur('hint', '--table');
    expect(missing.status).toBe(2);
    expect(missing.stderr).toContain('found no file, expected one with a table');
    expect((await ur('play', '--agents', 'table')).stderr).toContain('Found the agent "table"');
    expect((await ur('--help')).stdout).toContain('With --table <file>');
  });

  test('plays a game, saves it, and replays it to the same end', async () => {
    const path = join(folder, 'agents');
    const args = ['--agents', 'hard,level-3', '--tokens', '2', '--seed', '4', '--record', path];
    const played = await ur('play', ...args);
    expect(played.status).toBe(0);
    expect(played.stdout).toMatch(/^The Royal Game of Ur: 2 tokens each\n/);
    expect(played.stdout).toMatch(/\n {2}R\d {5}[AB] rolls \d {2}[●○]{4}/);
    expect(played.stdout).toMatch(/, wins\n[\s\S]*\nGame over\n\nStandings\n/);
    const replayed = await ur('replay', path);
    expect(replayed.status).toBe(0);
    const rolls = (text: string) => text.split('\n').filter((line) => line.startsWith('  R'));
    expect(rolls(replayed.stdout)).toEqual(rolls(played.stdout));
    const end = (text: string) => text.slice(text.indexOf('Game over'));
    expect(end(replayed.stdout)).toBe(end(played.stdout));
  });
});

describe.skipIf(!hasScript)('a terminal (skipped where there is no `script` of util-linux)', () => {
  test('is enough to play with the dice shown, to stop, and to resume to the end', async () => {
    const path = join(folder, 'person');
    const people = ['royal-ur', 'play', '--agents', 'human,random', '--record', path];
    let prompts = 0;
    const answer = (last: number) => () => {
      prompts++;
      if (prompts === 1) return 'nonsense\r';
      if (prompts === 2) return '99\r';
      if (prompts === 3) return '14\r';
      if (prompts === last) return 'quit\r';
      const state = statesIn(royalUr, path).at(-1);
      const move = state === undefined ? undefined : legalMoves(state).at(-1);
      if (move === undefined) throw new Error('a prompt without a legal move');
      // By step, by the notation without the player, and in whole.
      const from = Number(move.slice(1, 3));
      return `${[from === 0 ? 'hand' : from, move.slice(1), move.toLowerCase()][prompts % 3]}\r`;
    };
    const first = await inTerminal([...people, '--seed', '6', '--tokens', '2'], answer(6));
    expect(first.status).toBe(0);
    expect(first.shown).toMatch(/rolled [1-4] ●+○*, token on: /);
    expect(first.shown).toContain('found "nonsense", expected the step of a token, or "hand"');
    expect(first.shown).toMatch(/found "99", expected|Step 14: found a roll of/);
    expect(first.shown).toContain('Unfinished: A quit.');
    const before = statesIn(royalUr, path).length;
    const second = await inTerminal([...people, '--from', path, '--states'], answer(-1));
    expect(second.status).toBe(0);
    expect(statesIn(royalUr, path).length).toBeGreaterThan(before);
    expectEnd(royalUr, path, second.shown);
  });
});

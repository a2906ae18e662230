/** `azulejo review`, `azulejo hint`, and `hint` at the prompt. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reviewGame } from '../../src/agents.js';
import { CONSOLES } from '../../src/consoles.js';
import { playersOf } from '../../src/engine/agents/players.js';
import type { PointsReason } from '../../src/engine/agents/reasons.js';
import { reviewLines } from '../../src/engine/cli/commands/review.js';
import type { GameEntry } from '../../src/engine/cli/console.js';
import type { GameTypes } from '../../src/engine/game/game.js';
import { playMatch } from '../../src/engine/match/play-match.js';
import { writeRecord } from '../../src/engine/record/write-record.js';
import type { GameReview } from '../../src/engine/review/game-review.js';
import { azul } from '../../src/index.js';
import { readRecord } from '../../src/record.js';
import { read } from '../docs/pages.js';
import { temporaryFolder } from '../support/folders.js';
import { playablePig } from '../support/pig-players.js';
import { type Run, runHere } from './command-run.js';

const folder = temporaryFolder();

const LAST_TILE = 'docs/games/last-tile.azul';

/** Pig, which gives the command line nothing but its rules and agents. */
const PIG: GameEntry = { name: 'pig', load: async () => playablePig };

function command(line: string): Promise<Run> {
  return runHere(line.split(' '), '', [...CONSOLES, PIG]);
}

/** Save a game between random agents, and return its file. */
async function savedGame(entry: GameEntry, players: number, moves = 6): Promise<string> {
  const { game, agents } = playersOf(await entry.load());
  const random = Array.from({ length: players }, () => agents.make('random'));
  const { record } = await playMatch(game, random, { seed: 1, limit: { moves } });
  const path = join(folder, `${entry.name}.game`);
  writeFileSync(path, writeRecord(game, record));
  return path;
}

describe('a review', () => {
  test.each([
    [CONSOLES[0], 2],
    [CONSOLES[1], 2],
    [CONSOLES[2], 3],
    [CONSOLES[3], 4],
    [PIG, 2],
  ] as [GameEntry, number][])(
    'of every game has its moves and players: %#',
    async (entry, players) => {
      const path = await savedGame(entry, players);
      const { status, stdout, stderr } = await command(
        // Worker threads know the games of the package alone.
        `${entry.name} review ${path} --iterations 5${entry === PIG ? ' --workers 0' : ''}`,
      );
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(
        /^6 {2}[A-D] .* {2}(?:best|good|inaccuracy|mistake|blunder|forced)\b/m,
      );
      const [, letters = ''] = /\n {10,}((?:[A-D] *)+)\naccuracy/.exec(stdout) ?? [];
      expect(letters.split(/ +/)).toEqual(['A', 'B', 'C', 'D'].slice(0, players));
      for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    },
  );

  test('is that of the library, by iterations and seed', async () => {
    const path = await savedGame(CONSOLES[0], 2);
    const line = `review ${path} --iterations 20 --seed 3 --json`;
    const { status, stdout } = await command(line);
    const saved = readRecord(azul, readFileSync(path, 'utf8'));
    if (!saved.ok) throw new Error('The game can be read.');
    const review = await reviewGame(azul, saved.record, { iterations: 20, seed: 3 });
    expect({ status, review: JSON.parse(stdout) }).toEqual({ status: 0, review });
  });

  test('fits on a narrow terminal', async () => {
    const saved = readRecord(azul, readFileSync(await savedGame(CONSOLES[0], 2), 'utf8'));
    if (!saved.ok) throw new Error('The game can be read.');
    const review: GameReview<GameTypes> = await reviewGame(azul, saved.record, { iterations: 5 });
    const lines = reviewLines(await CONSOLES[0].load(), {}, review, 40);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
  });

  test('has the reasons for better moves', async () => {
    const path = join(folder, 'dropped.azul');
    const [start = ''] = read(LAST_TILE).split('move ACe0');
    writeFileSync(path, `${start}move ACeF\nresult unfinished "tea"\nend\n`);
    const { stdout } = await command(`review ${path} --iterations 100`);
    expect(stdout).toMatch(
      /^Expected points .*\n\n1 {2}ACe0 rather than ACeF: kept from others \+\d\.\d, /m,
    );
    const { moves } = JSON.parse((await command(`review ${path} --iterations 100 --json`)).stdout);
    // It ends the game: what B could expect of more rounds is gone.
    expect(moves[0].reasons[0].part).toBe('denial');
  });

  test('reads logs and standard input, and says what is wrong with a game, and where', async () => {
    const { status, stdout, stderr } = await command('review docs/games/impossible.azul');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^error {4}Line 9: "move A03" is impossible/);
    const log = await command('review docs/games/last-tile.log --iterations 100');
    expect(log).toMatchObject({ status: 0, stderr: '' });
    expect(log.stdout).toContain('\n1  A  ACe0  best\n2  A  A04   forced\n');
    const cut = read(LAST_TILE).split('\n').slice(0, 8).join('\n');
    const piped = await runHere(['review', '-', '--iterations', '100'], `${cut}\n`);
    expect(piped.status).toBe(0);
    expect(piped.stderr).toMatch(/^warning {2}Line/);
    expect(piped.stdout).toContain('\n1  A  ACe0  best\n');
    expect((await command('review nowhere')).stderr).toContain('"nowhere" cannot be read');
    expect((await command(`review ${LAST_TILE} --iterations 0`)).status).toBe(2);
  });

  test('has the errors of luck where outcomes were drawn, and none of other luck', async () => {
    const azul = await savedGame(CONSOLES[0], 2, 40);
    const { stdout } = await command(`review ${azul} --iterations 5`);
    expect(stdout).toMatch(/^luck {2,}[+-]?[\d.]+% .*\nits error {2,}[\d.]+% {2,}[\d.]+%\n/m);
    const ur = await savedGame(CONSOLES[1] as GameEntry, 2, 20);
    expect((await command(`royal-ur review ${ur} --iterations 5`)).stdout).not.toContain('error');
  });

  test('that a signal stops has the moves so far, and says that there are more', async () => {
    const path = await savedGame(CONSOLES[0], 2);
    const stopped = async (options: string) => {
      const before = process.listenerCount('SIGINT');
      const run = command(`review ${path} --iterations 100000${options}`);
      while (process.listenerCount('SIGINT') === before) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      process.emit('SIGINT');
      return run;
    };
    const { status, stdout } = await stopped('');
    expect(status).toBe(130);
    expect(stdout).toMatch(/^Stopped by SIGINT after 0 of 6 moves\.\n/);
    const { partial, moves } = JSON.parse((await stopped(' --json')).stdout);
    expect({ partial, moves }).toEqual({ partial: true, moves: [] });
  });
});

describe('a record with a review', () => {
  const path = join(folder, 'reviewed.azul');
  const save = (more: string) =>
    command(`review ${LAST_TILE} --iterations 20 --record ${path}${more}`);
  const comments = (file: string) => {
    const saved = readRecord(azul, readFileSync(file, 'utf8'));
    if (!saved.ok) throw new Error('The game can be read.');
    return saved.record.comments?.map(({ after, text }) => [after, text]) ?? [];
  };

  test('has comments that replay prints, and that another review replaces', async () => {
    const { status, stdout, stderr } = await save('');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^1 {2}A {2}ACe0 {2}best/m);
    expect(comments(path)).toEqual([
      [0, 'review: 20 iterations for each position, seed 0'],
      [1, expect.stringMatching(/^review: best .*; win share A [\d.]+%, B [\d.]+%$/)],
      [2, expect.stringMatching(/^review: forced; win share A/)],
      [3, expect.stringMatching(/^review: luck A 0\.0%, B 0\.0%; standard error A/)],
      [
        3,
        expect.stringMatching(/^review: A accuracy 100\.0, loses 0\.0%, luck 0\.0% .*; best 1, /),
      ],
      [3, expect.stringMatching(/^review: B loses 0\.0%, luck 0\.0% .*; best 0, /)],
    ]);
    const shown = await command(`replay ${path} --pictures never`);
    expect({ ...shown, stdout: '' }).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(shown.stdout).toMatch(/ {2}A takes .*\n {2}"review: best .*; win share/);
    const { stdout: json } = await command(`replay ${path} --json`);
    const said = json.split('\n').filter((line) => line.startsWith('{"kind":"comment"'));
    expect(said.map((line) => JSON.parse(line).text)).toEqual(
      comments(path).map(([, text]) => text),
    );
    const states = (file: string) => command(`replay ${file} --states`);
    expect(await states(path)).toEqual(await states(LAST_TILE));
    const again = await command(`review ${path} --iterations 30 --record ${path} --force`);
    expect(again.status).toBe(0);
    expect(comments(path)).toHaveLength(6);
    expect(comments(path)[0]?.[1]).toContain('30 iterations');
  });

  test('replaces another file only if that is asked for, and asks before it searches', async () => {
    writeFileSync(path, 'precious');
    const refused = await save('');
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain('already exists. Option --force replaces it.');
    expect(readFileSync(path, 'utf8')).toBe('precious');
    expect((await save(' --force')).status).toBe(0);
    expect(comments(path)).toHaveLength(6);
    const nowhere = await command(`review ${LAST_TILE} --record ${folder}/none/x`);
    expect(nowhere).toMatchObject({ status: 1, stdout: '' });
  });

  test('is not written for a game that cannot be reviewed, or whose review is stopped', async () => {
    const target = join(folder, 'none.azul');
    const bad = await command(`review docs/games/impossible.azul --record ${target}`);
    expect(bad.status).toBe(1);
    expect(existsSync(target)).toBe(false);
    const game = await savedGame(CONSOLES[0], 2);
    const before = process.listenerCount('SIGINT');
    const run = command(`review ${game} --iterations 100000 --record ${target}`);
    while (process.listenerCount('SIGINT') === before) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    process.emit('SIGINT');
    expect((await run).status).toBe(130);
    expect(existsSync(target)).toBe(false);
  });
});

describe('a hint', () => {
  const POSITION = 'AFCeB1919191919D0000000000 A12Ma00b01c02d03SFB9MSFf';

  test('has the best moves with what they do, and what can be expected', async () => {
    const { status, stdout } = await command(`hint ${POSITION} --iterations 100 --count 2`);
    const lines = stdout.trimEnd().split('\n');
    const [first, why] = lines;
    expect(status).toBe(0);
    expect(first).toMatch(
      /^ACe0 {2}A takes 1 red from the centre to row 0; wins 100%, [\d.]+ points$/,
    );
    // It completes a row, which ends the game: what B could expect of more rounds is gone.
    expect(why).toMatch(/^ {2}points compared with ACe\d: .*kept from others \+[\d.]+/);
    expect(lines.filter((line) => /^A/.test(line))).toHaveLength(2);
  });

  test('is the same for the same seed, for programs, too', async () => {
    const line = `hint ${POSITION} --iterations 60 --seed 2 --json`;
    const [one, other] = [await command(line), await command(line)];
    expect(one).toEqual(other);
    const { moves } = JSON.parse(one.stdout);
    expect(moves).toHaveLength(3);
    expect(moves[0]).toMatchObject({ move: 'ACe0', winShare: 1, line: ['ACe0', 'A04'] });
    expect(moves[0].why.than).toBe(moves[1].move);
    expect(moves[1].why.than).toBe('ACe0');
    // What speaks for the one speaks against the other.
    const against = new Map(
      moves[1].why.reasons.map(({ part, points }: PointsReason) => [part, 0 - points]),
    );
    for (const { part, points } of moves[0].why.reasons) expect(against.get(part)).toBe(points);
    const lines = await runHere(
      ['hint', '--iterations', '60', '--seed', '2'],
      `["${POSITION.replace(' ', '","')}"]\n`,
    );
    expect(JSON.parse(lines.stdout)).toEqual({ moves });
  });

  test.each([
    ['pig hint A6- A0B3 --iterations 200', 0, /^A[rh]; wins \d+%, [\d.]+ points\nA[rh]; wins/],
    [
      'pig hint A6- A0B3 --iterations 5',
      0,
      /a few times: a longer search may find better moves\.\n$/,
    ],
    [
      'hint AFCfB1919202020D0000000000 A0MS0a1FB0MS0b1F --mosaic fixed --iterations 20',
      0,
      /^A.*points\n {2}then .*\n$/,
    ],
    ['pig hint A6r A0B3', 0, /^no moves: a roll is due\n$/],
    ['pig hint A6r', 2, /expected both strings of a state/],
    ['pig hint A6- x', 1, /^players|error/],
    ['pig hint A6- A0B3 --count 0', 2, /Expected an integer from 1/],
    ['royal-ur hint A1 A0P0114H5B0P14H6 --iterations 50', 0, /^A\d{4} {2}A moves .*; wins \d+%\n/],
  ])('%s', async (line, status, printed) => {
    const run = await command(line);
    expect(run.status).toBe(status);
    expect(run.stdout + run.stderr).toMatch(printed);
  });

  test('can be asked for at the prompt, and is in the words of people', async () => {
    const options = ['--agents', 'human,greedy', '--seed', '2', '--pictures', 'never'];
    const { stdout, status } = await runHere(['play', ...options], 'hint\nquit\n');
    expect(status).toBe(0);
    const hint =
      / {2}H\d \w \w {2}A takes [^%]* from\s+factory\s+\d\s+to[^%]*;\s+wins\s+\d+%,\s+\d+\.\d\s+points$/gm;
    expect(stdout.match(hint)).toHaveLength(3);
  });
});

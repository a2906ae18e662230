/** `azulejo tsuro`: the commands, and a person who plays in a terminal. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playMatch } from 'azulejo/agents';
import { replay, writeRecord } from 'azulejo/record';
import {
  AGENTS,
  decodeState,
  type GameState,
  legalMoves,
  type Move,
  newGame,
  tsuro,
} from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { TSURO_CONSOLE } from '../../src/tsuro/cli/console.js';
import { runHere, statesIn } from '../cli/command-run.js';
import { expectEnd, hasScript, inTerminal } from '../cli/pseudo-terminal.js';
import { temporaryFolder } from '../support/folders.js';

const START = ['A0HTB00-34', 'A-B-C-'];
const SETUP = ['A0H000102TB03-34', 'A-B-C-'] as const;
const TURN = ['A1H0407T0134n1034nB', 'A01cB10eCX0'] as const;
const run = (...args: string[]) => runHere(['tsuro', ...args]);

const folder = temporaryFolder();

describe('azulejo tsuro', () => {
  test('validates, under rules and leniently', async () => {
    expect(await run('validate', ...START)).toEqual({
      status: 0,
      stdout: 'valid\n',
      stderr: '',
    });
    expect((await run('validate', 'A0HTB00-34', 'A-B-')).stdout).toContain('[players.too-few]');
    expect((await run('validate', 'A00HTB00-34', 'A-B-C-', '--lenient')).status).toBe(0);
    const five = await run('validate', ...START, '--players', '5');
    expect(five.stdout).toContain('[rules.different]');
  });

  test('lists the moves of a set-up to people in a few lines, and every one of them', () => {
    const state = decodeState(SETUP);
    const lines = TSURO_CONSOLE.notation?.listMoves?.(state) ?? [];
    expect(lines.length).toBeLessThan(40);
    const listed: string[] = [];
    let tiles: string[] = [];
    for (const line of lines.map((each) => each.trim())) {
      const [squares = '', ports] = line.split(': ');
      if (ports === undefined) tiles = line.split(', ');
      else {
        const places = squares.split(' ').flatMap((square) => {
          return ports.split(' ').map((port) => `${square} ${port}`);
        });
        listed.push(...tiles.flatMap((tile) => places.map((place) => `${tile} ${place}`)));
      }
    }
    const moves = legalMoves(state).map((move) => TSURO_CONSOLE.notation?.writeMove?.(move));
    expect(listed.sort()).toEqual(moves.sort());
  });

  test('lists the moves of a turn to people, a line for each tile', () => {
    expect(TSURO_CONSOLE.notation?.listMoves?.(decodeState(TURN))).toEqual(['  04  n', '  07  n']);
  });

  test('lists all rotations of a tile in its line', async () => {
    const agents = Array.from({ length: 3 }, () => AGENTS.random());
    const { record } = await playMatch(tsuro, agents, { seed: 1 });
    const { states } = replay(tsuro, record);
    const isTurn = (each: GameState) => each.phase === 'turn' && legalMoves(each).length > 5;
    const state = states.find(isTurn) ?? decodeState(TURN);
    const lines = TSURO_CONSOLE.notation?.listMoves?.(state) ?? [];
    const listed = lines.flatMap((line) => {
      const [tile = '', ...rotations] = line.trim().split(/ +/);
      return rotations.map((rotation) => `${tile} ${rotation}`);
    });
    expect(lines.length).toBeLessThan(listed.length);
    const moves = legalMoves(state).map((move) => TSURO_CONSOLE.notation?.writeMove?.(move));
    expect(listed.sort()).toEqual(moves.sort());
  });

  test('lists moves, and says that a deal is due', async () => {
    expect((await run('moves', ...TURN)).stdout).toBe('A04n\nA07n\n');
    expect((await run('moves', ...START)).stderr).toBe('no moves: a deal is due\n');
    const { stdout } = await run('moves', ...SETUP);
    expect(stdout.split('\n')).toHaveLength(832 + 1);
  });

  test('applies deals, moves and forfeits, up to the first that is illegal', async () => {
    const { stdout } = await run('apply', ...START, 'D000102', 'A02n10c', 'B!');
    expect(stdout).toBe('C0HT1002nB03-34\nA10cBF0C-\n');
    const { status, stderr } = await run('apply', ...START, 'D000102', 'A02n10a');
    expect(status).toBe(1);
    expect(stderr).toContain('event 2 of 2, "A02n10a", cannot be applied');
    expect(stderr).toContain('[move.port-faces-edge]');
  });

  test('shows a state as text and as SVG, and counts sequences', async () => {
    const { stdout } = await run('show', ...TURN);
    expect(stdout).toMatch(/^Round 1: A to place a tile\n[\s\S]*\[11\][\s\S]*\n1: tile 04/);
    const svg = await run('show', ...TURN, '--svg', '-');
    expect(svg.stdout).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect((await run('perft', ...SETUP, '1')).stdout).toBe('832\n');
    expect((await run('perft', ...START, '1', '--supply', 'cycle')).stdout).toBe('832\n');
  });

  test('plays a game, saves it, and replays it to the same end', async () => {
    const path = join(folder, 'agents');
    const args = ['--agents', 'random,random,random,random', '--seed', '4', '--record', path];
    const played = await run('play', ...args, '--pictures', 'never');
    expect(played.status).toBe(0);
    expect(played.stdout).toMatch(/^Tsuro: 4 players, tiles from a bag, /);
    expect(played.stdout).toMatch(/\nSet-up\n {2}D\d{6} {2}A is offered \d+, \d+ and \d+\n/);
    expect(played.stdout).toMatch(
      /\n {2}A\d\d[nesw]\d\d[a-h] {2}A begins with tile \d+ on \d\d, on port [a-h]\n/,
    );
    expect(played.stdout).toMatch(/\n\nRound 1\n {2}D\d{4} {4}A is offered \d+ and \d+\n/);
    expect(played.stdout).toMatch(/ places tile \d+ on \d\d; [A-D] leaves the board at \d\d[a-h]/);
    expect(played.stdout).toMatch(/\nGame over: [A-D].* (wins|share the win)\n\nStandings\n/);
    const replayed = await run('replay', path, '--pictures', 'never');
    expect(replayed.status).toBe(0);
    const rounds = (text: string) => text.slice(text.indexOf('\nSet-up\n'));
    expect(rounds(replayed.stdout)).toBe(rounds(played.stdout));
    const steps = (await run('replay', path, '--json')).stdout.trim().split('\n');
    const moves = steps.map((step) => JSON.parse(step)).filter(({ kind }) => kind === 'move');
    const inTurns = moves.filter(({ round }) => round > 0);
    expect(inTurns.length).toBeGreaterThan(4);
    for (const { walks } of inTurns) expect(walks.length).toBeGreaterThan(0);
    expect(moves.filter(({ round }) => round === 0)).toHaveLength(4);
  });

  test.each([
    [
      'a shared port',
      TURN,
      {},
      ['A04n'],
      ['A places tile 4 on 11; A walks to 11c; B walks to 11c; A and B now share 11c'],
    ],
    [
      'a loop, and a forfeit',
      ['A1H3434T0034n0533n2034nB', 'A00cB20eC05d'],
      { supply: 'endless' },
      ['A34n', 'C!'],
      ['A places tile 34 on 10; A loops back to 00c and is out', 'C forfeits, and the avatar'],
    ],
    [
      'a forfeit before the avatar is placed',
      ['A0HTB00-34', 'A-B-C-'],
      {},
      ['A!'],
      ['A forfeits\n'],
    ],
  ] as const)('narrates %s', async (name, start, rules, events, sentences) => {
    const path = join(folder, name);
    const record = {
      game: 'tsuro',
      rules: { ...newGame({ rules }).rules },
      names: ['Ada', 'Bob', 'Cyd'],
      start,
      events,
    } as const;
    writeFileSync(path, writeRecord(tsuro, record));
    const { status, stdout } = await run('replay', path, '--pictures', 'never');
    expect(status).toBe(0);
    for (const sentence of sentences) expect(stdout).toContain(`  ${sentence}`);
  });
});

/** Write a move as people can type it: with the place of its tile in the offer, its number, or in whole. */
function typed(move: Move, hand: readonly number[], way: number): string {
  const [tile, rest] = [move.slice(1, 3), move.slice(3)];
  const place = `${hand.indexOf(Number(tile)) + 1}`;
  const words = rest.replace(/^(.)(..)?(.)?$/, '$1 $2 $3').trim();
  return (
    [`${place} ${words}`, `${tile} ${words}`, `${place}${rest}`, move.toLowerCase()][way] ?? ''
  );
}

describe.skipIf(!hasScript)('a terminal (skipped where there is no `script` of util-linux)', () => {
  test('is enough to play with the offer shown, to stop, and to resume to the end', async () => {
    const path = join(folder, 'person');
    const people = ['tsuro', 'play', '--agents', 'human,random,random', '--record', path];
    let prompts = 0;
    const answer = (last: number) => () => {
      prompts++;
      if (prompts === 1) return 'nonsense\r';
      if (prompts === 2) return '7 n 10 c\r';
      if (prompts === 3) return '1 n 55 c\r';
      if (prompts === 4) return 'help\r';
      if (prompts === last) return 'quit\r';
      const state = statesIn(tsuro, path).at(-1);
      const move = state && legalMoves(state).at(-1);
      if (move === undefined) throw new Error('a prompt without a legal move');
      return `${typed(move, state?.hand ?? [], prompts % 4)}\r`;
    };
    const first = await inTerminal([...people, '--seed', '6', '--pictures', 'never'], answer(8));
    expect(first.status).toBe(0);
    expect(first.shown).toMatch(/\(A\), tile rotation square port: /);
    expect(first.shown).toMatch(/\(A\), tile rotation: /);
    expect(first.shown).toContain('found "nonsense", expected tile, rotation, square and port');
    expect(first.shown).toContain('Tile: found 7, expected 1, 2 or 3 for a tile on offer');
    expect(first.shown).toMatch(/means \d\d n 55 c, which is not legal\./);
    expect(first.shown).toContain('a to h clockwise');
    expect(first.shown).toContain('Unfinished: A quit.');
    const before = statesIn(tsuro, path).length;
    const second = await inTerminal([...people, '--from', path, '--states'], answer(-1));
    expect(second.status).toBe(0);
    expect(statesIn(tsuro, path).length).toBeGreaterThan(before);
    expectEnd(tsuro, path, second.shown);
    expectEnd(tsuro, path, (await run('replay', path, '--states')).stdout);
  });
});

test('a round has one heading, also where its first player has left in it', async () => {
  const args = ['tsuro', 'play', '--players', '5', '--seed', '2', '--pictures', 'never'];
  const { stdout } = await runHere(args);
  const headings = stdout.split('\n').filter((line) => /^(Round \d+|Set-up)$/.test(line));
  expect(headings.length).toBeGreaterThan(20);
  expect(new Set(headings).size).toBe(headings.length);
});

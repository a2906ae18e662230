/** `azulejo cube-blokus`: the commands, and a person who plays in a terminal. */
import { join } from 'node:path';
import {
  cubeBlokus,
  decodeMove,
  encodeState,
  legalMoves,
  type Move,
  newGame,
  pieceOf,
} from 'azulejo/cube-blokus';
import { applyAll } from 'azulejo/game';
import { describe, expect, test } from 'vitest';
import { CUBE_BLOKUS_CONSOLE } from '../../src/cube-blokus/cli/console.js';
import { readTypedMove, writeTypedMove } from '../../src/cube-blokus/cli/typed-move.js';
import { runHere, statesIn } from '../cli/command-run.js';
import { expectEnd, hasScript, inTerminal } from '../cli/pseudo-terminal.js';
import { temporaryFolder } from '../support/folders.js';

const START = encodeState(newGame());
const cube = (...args: string[]) => runHere(['cube-blokus', ...args]);

const folder = temporaryFolder();

describe('azulejo cube-blokus', () => {
  test('validates, under rules and leniently', async () => {
    expect(await cube('validate', ...START)).toEqual({ status: 0, stdout: 'valid\n', stderr: '' });
    const wrong = await cube('validate', START[0], 'A0!B0C0D0');
    expect(wrong.status).toBe(1);
    expect(wrong.stdout).toContain('[turn.out]');
    const loose = [START[0], 'a00B0C0D0'];
    expect((await cube('validate', ...loose)).status).toBe(1);
    expect((await cube('validate', ...loose, '--lenient')).status).toBe(0);
    expect((await cube('validate', ...START, '--bonus', '15,20')).status).toBe(0);
  });

  test('lists moves, applies moves and forfeits, and counts', async () => {
    const { stdout } = await cube('moves', ...START);
    expect(stdout.split('\n').slice(0, 2)).toEqual(['AUb8', 'ALh2']);
    expect(stdout.split('\n')).toHaveLength(751);
    const events = ['AUb8', 'B!', 'CUh8'] as const;
    const applied = await cube('apply', ...START, ...events);
    expect(applied.stdout.split('\n').slice(0, 2)).toEqual(
      encodeState(applyAll(cubeBlokus, newGame(), [...events])),
    );
    const refused = await cube('apply', ...START, 'AUb8', 'BUb8');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('event 2 of 2, "BUb8", cannot be applied');
    expect(refused.stderr).toContain('[move.square-taken]');
    expect((await cube('perft', ...START, '1')).stdout).toBe('750\n');
  });

  test('shows a state as text and as SVG', async () => {
    expect((await cube('show', ...START)).stdout).toContain('U a b c d e f g h i   >  A');
    expect((await cube('show', ...START, '--svg', '-')).stdout).toContain('data-view="net"');
  });

  test('plays a game, saves it, and replays it to the same end', async () => {
    const path = join(folder, 'agents');
    const agents = ['--agents', 'random,random,random,random', '--first', 'C'];
    const quick = ['--pictures', 'never'];
    const played = await cube('play', ...agents, '--seed', '4', '--record', path, ...quick);
    expect(played.status).toBe(0);
    expect(played.stdout).toMatch(/^Cube Blokus: bonus 20 with I1 last, C begins\n/);
    expect(played.stdout).toContain('Colours: A blue, B yellow, C red, D green');
    expect(played.stdout).toMatch(/\n {2}C[ULFRBD]\S+ +C places \w\d: \d points\n/);
    expect(played.stdout).toMatch(/ points, no more moves for [A-D]/);
    const replayed = await cube('replay', path, ...quick);
    expect(replayed.status).toBe(0);
    const end = (text: string) => text.slice(text.indexOf('Game over'));
    expect(end(played.stdout)).toContain('Standings');
    expect(end(replayed.stdout)).toBe(end(played.stdout));
  });
});

describe('a typed move', () => {
  const start = newGame();

  test.each([
    ['AUb8', 'AUb8'],
    ['L5 Ub8 Lg2', 'AUa7b7b8Lg1g2'],
    ['l5ub8lg2', 'AUa7b7b8Lg1g2'],
    ['l5 ub8 3', 'AUb5b6b7b8c8'],
    ['L5 Ub8 #3', 'AUb5b6b7b8c8'],
    ['Ua7 b7 b8 Lg1 g2', 'AUa7b7b8Lg1g2'],
    ['a ua7b7b8lg1g2', 'AUa7b7b8Lg1g2'],
    ['I1 bb8', 'ABb8'],
    // A whole placement is a move, though illegal: the rules say why.
    ['I2 Ue5 e6', 'AUe5e6'],
  ])('%s means %s', (text, move) => {
    expect(readTypedMove(text, start)).toEqual({ ok: true, move });
  });

  test('as it is written means the same', () => {
    for (const move of legalMoves(start).filter((_, index) => index % 25 === 0)) {
      expect(readTypedMove(writeTypedMove(move), start)).toEqual({ ok: true, move });
    }
    expect(writeTypedMove('AUa7b7b8Lg1g2')).toBe('L5 Ua7 b7 b8 Lg1 g2');
    expect(writeTypedMove('AUa7c7')).toBe('Ua7 c7');
  });

  test('by piece and square chooses by number from the moves of that piece over that square', () => {
    const over = legalMoves(start).filter(
      (move) => pieceOf(move) === 'W5' && decodeMove(move).squares.includes('Fb2'),
    );
    expect(over.length).toBeGreaterThan(2);
    for (const [index, move] of over.entries()) {
      expect(readTypedMove(`W5 Fb2 ${index + 1}`, start)).toEqual({ ok: true, move });
    }
    const read = readTypedMove('W5 Fb2', start);
    const text = 'choices' in read ? read.choices.join('\n') : '';
    expect(text).toContain(`W5 fits in ${over.length} ways, with Fb2 at the @:`);
    expect(text.match(/@\B|@$/gm)?.length).toBe(over.length + 1);
    expect(text.match(/#/g)?.length).toBe(4 * over.length);
  });

  test('that goes over edges is drawn in one piece, as seen on the face of its first square', () => {
    const read = readTypedMove('I5 Ub8', start);
    expect(read).toEqual({
      ok: false,
      choices: [
        'I5 fits in 2 ways, with Ub8 at the @:',
        '',
        '  1 U      2 U',
        '  #        @####',
        '  #',
        '  #',
        '  #',
        '  @',
        '',
        'Add a number, such as I5 Ub8 1, or another square.',
      ],
    });
    const edge = readTypedMove('L5 Ub8', start);
    expect('choices' in edge && edge.choices.join('\n')).toContain(
      '5 UL     6 U\n  ##       ##       #         #       ####     ####\n',
    );
  });

  test.each([
    ['L5', 'Ways to lay L5: Ub8 10, Lh2 10, Fb2 10, Rh8 10, Bb8 10, Dh8 10.'],
    ['Ub8', 'Ways to cover Ub8: I1 1, I2 2, I3 2, V3 5, '],
  ])('%s leads on', (text, line) => {
    const read = readTypedMove(text, start);
    expect('choices' in read && read.choices[0]).toContain(line);
  });

  test.each([
    ['nonsense', 'Move: found "nonsense", expected a piece and a square, such as L5 Ub8.'],
    ['Q5 Ub8', 'found "Q5 Ub8"'],
    ['3', 'found "3"'],
    ['L5 Ub8 Ub8', 'found "L5 Ub8 Ub8"'],
    ['Ua1a2a3a4a5a6', 'found "Ua1a2a3a4a5a6"'],
    ['L5 Ub8 11', 'Number: found 11, expected 1 to 10 for L5 Ub8.'],
    ['L5 Ub8 0', 'Number: found 0'],
    ['L5 Ua9', 'Square: found Ua9, taken by A'],
    ['L5 Ub9', 'Square: found Ub9, next to one of your squares'],
    ['Ub9', 'Square: found Ub9, next to one of your squares'],
    ['Ue5', 'Square: found Ue5, which no piece that is left can cover.'],
    ['L5 Ue5', 'Move: found L5 over Ue5, where it does not fit. Ways to lay L5: Ub8 10'],
  ])('%s is refused', (text, message) => {
    expect(readTypedMove(text, start)).toMatchObject({
      ok: false,
      issue: { message: expect.stringContaining(message) },
    });
  });

  test('of a piece that is placed is refused', () => {
    const state = applyAll(cubeBlokus, newGame(), ['AUb8', 'BUh2', 'CUh8', 'DUb2']);
    expect(readTypedMove('I1 Fb2', state)).toMatchObject({
      issue: { message: expect.stringMatching(/^Piece: found I1, .* expected one of I2 I3 /) },
    });
  });
});

test.each([
  [['AUb8', 'BUh2', 'CUh8'], 'DUb2', true],
  [['AUb8', 'BUh2', 'CUh8'], 'D!', true],
  [['AUb8', 'BUh2'], 'C!', false],
  [['AUb8', 'BUh2', 'CUh8'], 'A!', false],
] as const)('after %j, whether %s ends the round: %s', (events, event, ends) => {
  const before = applyAll(cubeBlokus, newGame(), [...events]);
  const after = applyAll(cubeBlokus, before, [event]);
  const kind = event.endsWith('!') ? 'forfeit' : 'move';
  const step = { first: before, chanceEvents: 0, kind, event, before, after } as const;
  expect(CUBE_BLOKUS_CONSOLE.narrator?.endsRound?.(step)).toBe(ends);
});

test('the narration tells who drops out', () => {
  const before = newGame();
  const after = applyAll(cubeBlokus, before, ['B!']);
  const step = { first: before, chanceEvents: 0, before, after } as const;
  const told = CUBE_BLOKUS_CONSOLE.narrator?.sentence?.(
    { ...step, kind: 'forfeit', event: 'B!' },
    true,
  );
  expect(told).toBe('B drops out');
});

describe.skipIf(!hasScript)('a terminal (skipped where there is no `script` of util-linux)', () => {
  test('is enough to place pieces, to stop, and to resume to the end', async () => {
    const path = join(folder, 'person');
    const agents = 'human,random,random,random';
    const people = ['cube-blokus', 'play', '--agents', agents, '--record', path];
    const script = ['help', 'moves', 'L5 Ub8', 'L5 Ub8 4', 'nonsense', 'L5 Ub8', 'quit'];
    const asked = script.values();
    const first = await inTerminal([...people, '--seed', '6'], () => `${asked.next().value}\r`);
    expect(first.status).toBe(0);
    expect(first.shown).toContain('(A), piece and square: ');
    expect(first.shown).toContain('750 legal moves.');
    expect(first.shown).toContain('L5 fits in 10 ways, with Ub8 at the @:');
    expect(first.shown).toContain('L5 Uc5 c6 c7 b8 c8  A places L5: 5 points');
    expect(first.shown).toContain('Piece: found L5, which is placed');
    expect(first.shown).toContain('Unfinished: A quit.');
    expect(statesIn(cubeBlokus, path)).toHaveLength(5);
    let turns = 0;
    const answer = () => {
      const state = statesIn(cubeBlokus, path).at(-1);
      const move: Move | undefined = state && legalMoves(state).at(-1);
      if (move === undefined) throw new Error('a prompt without a legal move');
      // As people type it, and as records have it.
      return `${turns++ % 2 === 0 ? writeTypedMove(move) : move}\r`;
    };
    const second = await inTerminal([...people, '--from', path, '--pictures', 'never'], answer);
    expect(second.status).toBe(0);
    expectEnd(cubeBlokus, path, (await cube('replay', path, '--states')).stdout);
  });
});

/** Games that Python plays by python/azulejo.py are those of JavaScript. Needs python3 with NumPy. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cubeBlokus } from '../../src/cube-blokus.js';
import { completeRules } from '../../src/engine/game/settings.js';
import { Batch, Ending } from '../../src/engine/learning/batch.js';
import type { Game, GameTypes } from '../../src/game.js';
import { azul } from '../../src/index.js';
import { royalUr } from '../../src/royal-ur.js';
import { tsuro } from '../../src/tsuro.js';
import { COMMAND } from '../cli/command-run.js';
import { ROOT, read } from '../docs/pages.js';

/** What the program prints. */
interface Played {
  readonly first: string;
  readonly actions: readonly (readonly number[])[];
  readonly hashes: readonly string[];
  readonly ended: number;
  readonly refused: string;
  readonly repeated: boolean;
  readonly rewards: Readonly<Record<string, number>>;
  readonly turns: number;
}

function hashed(...arrays: readonly (Float32Array | Int32Array | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const { buffer, byteOffset, byteLength } of arrays) {
    sum.update(new Uint8Array(buffer, byteOffset, byteLength));
  }
  return sum.digest('hex');
}

const GAMES: readonly [game: Game<GameTypes>, games: number, steps: number][] = [
  [azul, 16, 300],
  [royalUr, 16, 400],
  [tsuro, 4, 120],
  [cubeBlokus, 2, 170],
];

test.each(GAMES)('$name', (game, games, steps) => {
  const args = ['test/self-play/env.py', game.name, String(games), String(steps)];
  const played: Played = JSON.parse(execFileSync('python3', args, { encoding: 'utf8' }));
  const { tensors } = game;
  if (tensors === undefined) throw new Error('Every game of the package has tensors.');
  const rules = completeRules(game.settings, {});
  const batch = new Batch<GameTypes>(game, tensors, rules, { games, seed: 5, mostMoves: 5000 });
  const { observations, returns, players, masks, endings } = batch;
  expect(hashed(observations, players, masks)).toBe(played.first);
  let ended = 0;
  for (const [step, actions] of played.actions.entries()) {
    batch.step(Int32Array.from(actions));
    ended += endings.filter((ending) => ending === Ending.Over).length;
    expect(hashed(observations, returns, players, masks)).toBe(played.hashes[step]);
  }
  expect(played.ended).toBe(ended);
  expect(ended).toBeGreaterThan(0);
  expect(played.repeated).toBe(true);
  expect(played.refused).toContain('expected the index of a legal move');
  // One game by turns.
  expect(Object.keys(played.rewards).sort()).toEqual(game.players(rules));
  expect(Object.values(played.rewards).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
});

test('what few programs do is done or refused', () => {
  const printed = execFileSync('python3', ['test/self-play/edges.py'], { encoding: 'utf8' });
  expect(printed).toBe('held\n');
});

test('the page trains a policy that beats greedy', () => {
  const [, section = ''] = read('docs/python.md').split('## From nothing to a policy');
  const blocks = [...section.matchAll(/```python\n(.*?)```/gs)].map(([, code = '']) => code);
  // A few generations are enough to be ahead.
  const program = blocks
    .join('\n')
    .replace('GENERATIONS = 1024, 64, 12, 25', 'GENERATIONS = 1024, 64, 12, 8')
    .replace('"azul", GAMES,', `"azul", GAMES, command=("node", ${JSON.stringify(COMMAND)}),`);
  const env = { ...process.env, PYTHONPATH: join(ROOT, 'python') };
  const printed = execFileSync('python3', ['-c', program], { encoding: 'utf8', env });
  const [, share] = /against greedy: ([\d.]+)%/.exec(printed) ?? [];
  expect(Number(share)).toBeGreaterThan(52);
});

test('the page plays as it says at first', () => {
  const [, code = ''] = /```python\n(.*?)```/s.exec(read('docs/python.md')) ?? [];
  const program = code.replace(
    '1024, seed=1',
    `1024, seed=1, command=("node", ${JSON.stringify(COMMAND)})`,
  );
  const env = { ...process.env, PYTHONPATH: join(ROOT, 'python') };
  const printed = execFileSync('python3', ['-c', program], { encoding: 'utf8', env });
  expect(printed).toMatch(/^\(1024, 425\) \(1024, 210\) \d{4} games over\n$/);
});

/** Programs in place of azulejo, and what Python is told of them. */
const OTHERS: readonly (readonly [name: string, program: string, told: RegExp])[] = [
  [
    'no JSON',
    `print('hello', flush=True); time.sleep(99)`,
    /^RuntimeError: .*found the line b'hello/,
  ],
  [
    'a long line',
    `print('x' * 2_000_000, flush=True); time.sleep(99)`,
    /^RuntimeError: .*1048576 bytes/,
  ],
  ['an end', `pass`, /^RuntimeError: azulejo env has ended/],
  [
    'another array',
    `header([['step', '<i4', 1]]); time.sleep(99)`,
    /^RuntimeError: Array: found 'step'/,
  ],
  ['another status', `header([]); say(7); time.sleep(99)`, /^RuntimeError: .*found the status 7/],
  [
    'a refusal that drives a terminal',
    `header([]); say(1, 5, b'\\x1b[2J\\xff'); time.sleep(99)`,
    /^ValueError: \\x1b\[2J\ufffd$/,
  ],
  ['no answer to the end', `header([]); say(0); time.sleep(99)`, /^closed$/],
];

test.each(OTHERS)('a program that is not azulejo: %s', (_, program, told) => {
  const child = [
    'import json, struct, sys, time',
    `def header(arrays): print(json.dumps({'arrays': arrays}), flush=True)`,
    'def say(*words):',
    '    for word in words: sys.stdout.buffer.write(word if isinstance(word, bytes) else struct.pack("<I", word))',
    '    sys.stdout.buffer.flush()',
    program,
  ].join('\n');
  const script = [
    'import subprocess, sys',
    `sys.path.insert(0, 'python')`,
    'import azulejo',
    'azulejo._PATIENCE = 0.2',
    'started = []',
    'popen = subprocess.Popen',
    'subprocess.Popen = lambda *args, **more: started.append(popen(*args, **more)) or started[0]',
    'try:',
    `    azulejo.Batch(command=(sys.executable, '-c', ${JSON.stringify(child)})).close()`,
    `    print('closed')`,
    'except Exception as error:',
    `    print(f'{type(error).__name__}: {error}')`,
    'assert started[0].poll() is not None',
  ].join('\n');
  expect(execFileSync('python3', ['-c', script], { cwd: ROOT, encoding: 'utf8' }).trim()).toMatch(
    told,
  );
});

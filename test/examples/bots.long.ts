/** The bots in other languages play legal moves, and better than at random. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AGENTS, azul, type Rules } from 'azulejo';
import { simulate } from 'azulejo/agents';
import { cubeBlokus } from 'azulejo/cube-blokus';
import { externalAgent } from 'azulejo/external';
import type { Game, GameTypes } from 'azulejo/game';
import { royalUr } from 'azulejo/royal-ur';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/folders.js';

const FOLDER = fileURLToPath(new URL('../../examples/bots/', import.meta.url));
const built = temporaryFolder();
const UR_BOT = join(built, 'ur_bot');

/** Fail with a sentence about how to get a program that is missing. */
function need(program: string, args: readonly string[], name: string, debian: string): void {
  const { error } = spawnSync(program, args);
  if (error === undefined) return;
  throw new Error(
    `Found no ${program}, which the bot in ${name} needs; on Debian: apt-get install ${debian}.`,
  );
}

const options = { seed: 1, timeLimit: 60_000 };
// A machine that has just started may take long to find Python.
const PATIENT = { startTime: 60_000 };

/** Expect that a bot wins four games against three random agents. */
async function expectWinsOfFour<Types extends GameTypes>(
  game: Game<Types>,
  command: readonly [string, ...string[]],
): Promise<void> {
  const bot = externalAgent(game, command, PATIENT);
  const agents = [bot, 'random', 'random', 'random'] as const;
  const {
    agents: [own],
  } = await simulate(game, { ...options, agents, games: 4 });
  await bot.close();
  expect(own).toMatchObject({ wins: 4, forfeits: 0 });
}

test.each(readdirSync(FOLDER))('%s is short', (file) => {
  expect(readFileSync(join(FOLDER, file), 'utf8').trimEnd().split('\n').length).toBeLessThan(80);
});

describe('the bot in Python', () => {
  beforeAll(() => need('python3', ['--version'], 'Python', 'python3'));

  test.each(['variant', 'fixed'] as const)('wins in Azul with the %s mosaic', async (mosaic) => {
    const bot = externalAgent(azul, ['python3', join(FOLDER, 'azul_bot.py')], PATIENT);
    const rules = { mosaic, tilingOrder: 'any' } as const;
    const agents = [bot, 'random'] as const;
    const {
      agents: [own],
    } = await simulate(azul, { ...options, agents, games: 10, rules });
    await bot.close();
    expect(own).toMatchObject({ wins: 10, forfeits: 0 });
  });

  test('plays in Azul with four players', async () => {
    await expectWinsOfFour(azul, ['python3', join(FOLDER, 'azul_bot.py')]);
  });
});

test.each([
  ['python3', 'azul_bot.py'],
  ['sh', 'blokus_bot.sh'],
])('the bot of %s %s ignores blank lines and carriage returns', (program, file) => {
  const input = ['azulejo 1', '', 'isready', 'quit', ''].join('\r\n');
  const { stdout, status } = spawnSync(program, [join(FOLDER, file)], { input });
  expect(`${stdout}`).toMatch(/azulejook 1\nreadyok\n$/);
  expect(status).toBe(0);
});

describe('the bot in C', () => {
  beforeAll(() => {
    need('cc', ['--version'], 'C', 'gcc libc6-dev');
    const flags = ['-O2', '-Wall', '-Wextra', '-Werror'];
    const { stderr, status } = spawnSync('cc', [...flags, '-o', UR_BOT, join(FOLDER, 'ur_bot.c')]);
    expect(`${stderr}`).toBe('');
    expect(status).toBe(0);
  });

  test('wins in the Royal Game of Ur', async () => {
    const bot = externalAgent(royalUr, [UR_BOT], PATIENT);
    const agents = [bot, 'random'] as const;
    const {
      agents: [own],
    } = await simulate(royalUr, { ...options, agents, games: 20 });
    await bot.close();
    expect(own?.forfeits).toBe(0);
    expect(own?.wins).toBeGreaterThanOrEqual(18);
  });
});

describe('the strong bot', () => {
  const strong = join(built, 'azul_bot');
  const play = (others: readonly (keyof typeof AGENTS)[], rules: Partial<Rules>, games: number) => {
    const bot = externalAgent(azul, [strong], PATIENT);
    const budget = { iterations: 200 };
    const agents = [bot, ...others];
    return simulate(azul, { ...options, agents, games, rules, budget }).finally(() => bot.close());
  };

  beforeAll(() => {
    need('cc', ['--version'], 'C', 'gcc libc6-dev');
    const flags = ['-std=c99', '-O2', '-Wall', '-Wextra', '-Werror'];
    const source = join(FOLDER, '../strong-bot/azul_bot.c');
    const { stderr, status } = spawnSync('cc', [...flags, '-o', strong, source]);
    expect(`${stderr}`).toBe('');
    expect(status).toBe(0);
  });

  test.each([
    ['variant', 'top-down'],
    ['variant', 'any'],
    ['fixed', 'top-down'],
    ['fixed', 'any'],
  ] as const)('wins in Azul with the %s mosaic, tiling %s', async (mosaic, tilingOrder) => {
    const { agents } = await play(['level-2'], { mosaic, tilingOrder }, 6);
    expect(agents[0]?.forfeits).toBe(0);
    expect(agents[0]?.wins).toBeGreaterThanOrEqual(4);
  });

  test.each([3, 4] as const)('wins against random agents with %i players', async (players) => {
    const others = new Array<keyof typeof AGENTS>(players - 1).fill('random');
    const { agents } = await play(others, { players }, 4);
    expect(agents[0]).toMatchObject({ wins: 4, forfeits: 0 });
  });
});

describe('the bot in shell and awk', () => {
  beforeAll(() => need('awk', ['BEGIN { exit }'], 'shell', 'mawk'));

  test('wins in Cube Blokus', async () => {
    await expectWinsOfFour(cubeBlokus, ['sh', join(FOLDER, 'blokus_bot.sh')]);
  });
});

/** Agents that are other programs: good ones play, bad ones forfeit and harm nobody else. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CONSOLES } from '../../src/consoles.js';
import { randomAgent } from '../../src/engine/agents/simple-agents.js';
import type { Agent } from '../../src/engine/game/agent.js';
import type { Game, GameTypes } from '../../src/engine/game/game.js';
import { playMatch } from '../../src/engine/match/play-match.js';
import { replaySteps } from '../../src/engine/record/replay.js';
import { simulateGames } from '../../src/engine/simulate/simulate.js';
import {
  type ExternalAgentError,
  type ExternalAgentOptions,
  externalAgent,
} from '../../src/external.js';
import { seededRng } from '../../src/random/seeds.js';
import { royalUr } from '../../src/royal-ur.js';
import { type Pig, type PigTypes, pig } from '../support/pig.js';
import { holdAt, PIG_PLAYERS } from '../support/pig-players.js';
import { isRunning, waitUntil } from '../support/processes.js';

const ROOT = new URL('../../', import.meta.url).href;
const COMMAND = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const BOT = fileURLToPath(new URL('../support/bot.mjs', import.meta.url));

/** Milliseconds for a move of one that hangs: a good one is never so slow. */
const TIME = 1000;

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((agent) => agent.close()));
});

function botOf<Types extends GameTypes>(
  game: Game<Types>,
  args: readonly string[] = [],
  options: ExternalAgentOptions = {},
) {
  const agent = externalAgent(game, [process.execPath, BOT, ...args], options);
  open.push(agent);
  return agent;
}

describe.each(
  await Promise.all(CONSOLES.map(async ({ name, load }) => ({ name, game: await load() }))),
)('$name', ({ game }) => {
  test('a bot plays whole games', async () => {
    const bot = botOf(game);
    const { length } = game.players(game.rulesOf(game.start({})));
    const agents: Agent<unknown>[] = [bot, ...Array(length - 1).fill(randomAgent(game))];
    for (const seed of [1, 2]) {
      const { ending, forfeits } = await playMatch(game, agents, { seed, timeLimit: 20_000 });
      expect({ ending, forfeits }).toEqual({ ending: 'over', forfeits: [] });
    }
  });
});

test('a bot is started once for many games, and tells of its thinking', async () => {
  const seen = new Set<number | undefined>();
  let depth = 0;
  const bot = botOf(pig, [], {
    onInfo: (info) => {
      seen.add(info.visits);
      depth = info.depth ?? 0;
    },
  });
  const agents = [bot, 'random'];
  const result = await simulateGames(PIG_PLAYERS, {
    agents,
    games: 10,
    seed: 1,
    workerFile: undefined,
  });
  expect(result.endings).toEqual({ over: 10, limit: 0, forfeit: 0 });
  expect(seen.size).toBe(1);
  expect(depth).toBeGreaterThan(10);
  const [pid = 0] = seen;
  expect(isRunning(pid)).toBe(true);
  await bot.close();
  expect(isRunning(pid)).toBe(false);
});

test('a bot that plays for both sides is asked one question at a time', async () => {
  const bot = botOf(pig);
  const { forfeits, moves } = await playMatch(pig, [bot, bot], { seed: 1, limit: { moves: 40 } });
  expect({ forfeits, moves }).toEqual({ forfeits: [], moves: 40 });
});

test('a bot is told what the player may see, and nothing else', async () => {
  const seen: string[] = [];
  const hide = (state: Pig, player: number): Pig => ({
    ...state,
    scores: state.scores.map((points, each) => (each === player ? points : 0)),
  });
  const bot = botOf(pig, [], { onInfo: ({ line = [] }) => seen.push(line.join(' ')) });
  const shown: string[] = [];
  const view = (state: Pig, player: number) => {
    const part = hide(state, player);
    if (player === 0) shown.push(pig.encode(part).join(' '));
    return part;
  };
  const { record } = await playMatch<PigTypes>({ ...pig, view }, [bot, holdAt(8)], { seed: 1 });
  const states = [...replaySteps<PigTypes>(pig, record)].map((state) =>
    pig.encode(state).join(' '),
  );
  expect(shown.slice(1)).toEqual(seen);
  expect(states).not.toEqual(expect.arrayContaining(seen));
});

describe('a bot that', () => {
  const limits = { startTime: TIME, restarts: 1000, outputLimit: 200_000 };

  test.each<[string, string, RegExp]>([
    ['hangs', 'timeout', /^Found no move within 1000 milliseconds\.$/],
    ['hangs busily', 'timeout', /^Found no move within 1000 milliseconds\.$/],
    [
      'dies',
      'error',
      /Found an exit with status 3, expected bestmove; .*ends with: ValueError: no idea/,
    ],
    ['is killed', 'error', /Found an exit by SIGKILL, expected bestmove\./],
    ['floods', 'error', /Found more output, expected at most 200000 bytes for an answer\./],
    [
      'floods without an end of line',
      'error',
      /Found a longer line, expected at most 65536 bytes\./,
    ],
    ['floods standard error', 'error', /Found more output, expected at most 200000 bytes/],
    ['talks nonsense', 'error', /Found "I think A1b2 is good\.", expected bestmove\./],
    ['moves illegally', 'illegal-move', /^Illegal move "Z9": /],
    ['has no move', 'error', /Found no move, expected one of the legal moves\./],
    ['says that it cannot', 'error', /Found the error "I do not know this game\."/],
    ['answers another question', 'error', /Found "readyok", expected bestmove\./],
    ['mute at start', 'error', /Found nothing within 1000 milliseconds, expected azulejook\./],
    ['dead at start', 'error', /Found an exit with status 4, expected azulejook\./],
    ['of another game', 'error', /Found an engine of chess, expected one of pig\./],
    [
      'with a malformed option',
      'error',
      /Found "option depth integer default 2", expected a name, then: integer/,
    ],
    ['of the future', 'error', /Found version 2, expected version 1\./],
  ])('%s forfeits with a reason, and others play on', async (fault, reason, message) => {
    const bot = botOf(pig, [fault], limits);
    const agents = [bot, 'random', 'random'];
    const result = await simulateGames(PIG_PLAYERS, {
      ...{ agents, games: 1, seed: 1, workerFile: undefined, timeLimit: TIME },
      now: () => performance.now(),
    });
    expect(result.agents.map(({ forfeits }) => forfeits)).toEqual([1, 0, 0]);
    expect(result.agents[0]?.firstForfeit).toMatchObject({ reason });
    expect(result.agents[0]?.firstForfeit?.message).toMatch(message);
  });

  test('answers twice, at once or later, or dies after the answer, forfeits with the next move', async () => {
    for (const [fault, found] of [
      ['answers twice', /Found "bestmove /],
      ['answers again later', /Found "bestmove .*expected readyok/],
      ['dies after the answer', /Found an exit with status 5/],
    ] as const) {
      const bot = botOf(pig, [fault], limits);
      const slow: Agent<unknown> = {
        name: 'slow',
        chooseMove: async (state, context) => {
          await new Promise((resolve) => setTimeout(resolve, 100));
          return randomAgent<unknown, string>(pig as never).chooseMove(state, context);
        },
      };
      const { forfeits } = await playMatch(pig as Game<GameTypes>, [bot as Agent<unknown>, slow], {
        seed: 1,
      });
      expect(forfeits).toMatchObject([{ reason: 'error', message: expect.stringMatching(found) }]);
    }
  });

  test('has more time than a timer can wait is not stopped at once', async () => {
    const warned = vi.spyOn(process, 'emitWarning');
    const bot = botOf(pig, [], limits);
    const options = { seed: 1, budget: { milliseconds: 3e9 }, timeLimit: 5e9, limit: { moves: 2 } };
    const { forfeits } = await playMatch(pig, [bot, bot], options);
    expect(forfeits).toEqual([]);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  test.each([1e21, Number.POSITIVE_INFINITY])(
    'has %d ms for a move is sent an integer',
    async (time) => {
      const command = [
        process.execPath,
        COMMAND,
        'royal-ur',
        'engine',
        '--agent',
        'random',
      ] as const;
      const bot = externalAgent(royalUr, command, { ...limits, moveTime: time });
      open.push(bot);
      for (const timeLimit of [time, undefined]) {
        const options = { seed: 1, budget: { milliseconds: time }, timeLimit, limit: { moves: 2 } };
        const { forfeits } = await playMatch(royalUr, [bot, bot], options);
        expect(forfeits).toEqual([]);
      }
    },
  );

  test.each([
    [
      'throws',
      () => {
        throw new Error('no room');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no room'))],
  ])('has a listener that %s forfeits, and the host goes on', async (_, onInfo) => {
    const bot = botOf(pig, [], { ...limits, onInfo });
    const { forfeits } = await playMatch(pig, [bot, randomAgent(pig)], { seed: 1 });
    expect(forfeits[0]?.message).toMatch(
      /^Found an error of the listener \(Error: no room\), expected a listener that/,
    );
  });

  test('has invalid options is refused at once', () => {
    const make = (options: object) => () => externalAgent(pig, 'bot', options);
    expect(make({ name: 5 })).toThrow(TypeError);
    expect(make({ options: { book: {} } })).toThrow(TypeError);
    expect(make({ options: { book: 'x'.repeat(65_536) } })).toThrow(
      'Engine options, book: found a line of 65551 bytes, expected at most 65536.',
    );
    expect(make({ options: { book: 'x'.repeat(65_000) } })).not.toThrow();
  });

  test('is not there forfeits with what the shell says', async () => {
    const bot = externalAgent(pig, 'no-such-program-here');
    const { forfeits } = await playMatch(pig, [bot, randomAgent(pig)], { seed: 1 });
    expect(forfeits[0]?.message).toMatch(/exit with status 127, expected azulejook; .*not found$/);
    const other = externalAgent(pig, ['no-such-program-here']);
    const match = await playMatch(pig, [other, randomAgent(pig)], { seed: 1 });
    expect(match.forfeits[0]?.message).toContain('ENOENT');
  });
});

describe('a bot that fails', () => {
  const games = 6;
  const options = { games, seed: 1, workerFile: undefined };

  test('is started again for the next game', async () => {
    const bot = botOf(pig, ['dies', '1'], { restarts: 1000 });
    const pids = new Set<number | undefined>();
    const good = botOf(pig, [], { onInfo: ({ visits }) => pids.add(visits) });
    const { agents } = await simulateGames(PIG_PLAYERS, { ...options, agents: [bot, good] });
    expect(agents.map(({ forfeits }) => forfeits)).toEqual([games, 0]);
    expect(pids.size).toBe(1);
  });

  test.each([
    ['dies', 'external.exit'],
    ['has no move', 'external.line'],
  ])('because it %s is not started again more often than it may', async (fault, code) => {
    const starts: string[] = [];
    const bot = botOf(pig, [fault], { restarts: 2 });
    const noticing: Agent<unknown> = {
      name: 'noticing',
      beginGame: (state, context) => bot.beginGame(state as never, context),
      chooseMove: async (state, context) => {
        try {
          return await bot.chooseMove(state as never, context);
        } catch (error) {
          starts.push((error as ExternalAgentError).code);
          throw error;
        }
      },
    };
    const result = await simulateGames(PIG_PLAYERS, { ...options, agents: [noticing, 'random'] });
    expect(starts).toEqual(Array(3).fill(code));
    expect(result.agents[0]?.forfeits).toBe(games);
  });
});

describe('nothing is left running', () => {
  const context = { rng: seededRng(1) };
  const start = pig.start({ players: 2, target: 20 });

  test('of a bot that does not quit', async () => {
    let pid = 0;
    const bot = botOf(pig, ['does not quit'], { onInfo: ({ visits = 0 }) => (pid = visits) });
    await playMatch(pig, [bot, randomAgent(pig)], { seed: 1, limit: { moves: 30 } });
    expect(isRunning(pid)).toBe(true);
    await bot.close();
    expect(isRunning(pid)).toBe(false);
  });

  test('of what a bot has started, and has left behind', async () => {
    const shell = `sleep 1000 & echo "child $!" >&2; exec ${process.execPath} ${BOT} dies`;
    const bot = externalAgent(pig, shell);
    const error: ExternalAgentError = await bot.chooseMove(start, context).then(
      () => {
        throw new Error('It should have died.');
      },
      (reason) => reason,
    );
    const child = Number(/child (\d+)/.exec(error.stderr)?.[1]);
    await waitUntil(() => !isRunning(child));
    await bot.close();
  });

  /** A program that starts a bot by a line for the shell, has it choose a move, prints who runs, and goes on. */
  const program = (shell: string, end: string) => `
    import { royalUr, applyChance, newGame } from '${ROOT}dist/royal-ur.js';
    import { externalAgent } from '${ROOT}dist/external.js';
    let pid;
    const bot = externalAgent(royalUr, ${JSON.stringify(shell)}, {
      moveTime: ${TIME},
      onInfo: ({ visits }) => { pid = visits },
    });
    const choose = () => bot.chooseMove(applyChance(newGame(), 'R2'), { rng: () => 0.5 });
    await choose();
    console.log(pid);
    ${end}`;

  /** Start a program, and wait for what it prints. */
  const startHost = async (source: string) => {
    const args = ['--input-type=module', '-e', source];
    const host = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const [line] = await once(host.stdout, 'data');
    return { host, pid: Number(String(line)) };
  };

  const STAYS = 'setInterval(() => {}, 1000);';

  /** List the processes of a group that run. */
  const runningIn = (group: number) => {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' });
    return stdout.split('\n').filter((line) => new RegExp(`^ *${group} +[^Z]`).test(line));
  };

  test.each<[string, NodeJS.Signals | undefined]>([
    ['by SIGKILL', 'SIGKILL'],
    ['by SIGTERM', 'SIGTERM'],
    ['by SIGINT', 'SIGINT'],
    ['by itself, as a bot that is not asked holds up nobody', undefined],
  ])('when the program that started it ends %s', async (_, signal) => {
    const shell = `sleep 1000 & exec ${process.execPath} ${BOT} "does not quit"`;
    const source = program(shell, signal === undefined ? '' : STAYS);
    const { host, pid: group } = await startHost(source);
    if (signal !== undefined) {
      // The bot and what it has started.
      expect(runningIn(group)).toHaveLength(2);
      host.kill(signal);
    }
    await once(host, 'exit');
    await waitUntil(() => runningIn(group).length === 0);
  });

  /** Return the groups of the living threads of a session: a process can live on without its first thread. */
  const groupsIn = (session: number): number[] => {
    const found = spawnSync('ps', ['-A', '-L', '-o', 'stat=,pgid=,sid='], { encoding: 'utf8' });
    return found.stdout
      .split('\n')
      .map((line) => line.trim().split(/ +/))
      .filter(([state, , sid]) => !state?.startsWith('Z') && Number(sid) === session)
      .map(([, group]) => Number(group));
  };

  /** The same by several looks: one can miss what is another process at every moment. */
  const leftIn = (session: number) => [1, 2, 3, 4, 5, 6].flatMap(() => groupsIn(session));

  /** Return the session of a process. */
  const sessionOf = (pid: number) =>
    Number(spawnSync('ps', ['-o', 'sid=', '-p', `${pid}`], { encoding: 'utf8' }).stdout);

  /** A program in Python that makes a group of its own, and then does what lines say. */
  const inPython = (...lines: readonly string[]) =>
    `python3 -c '${['import ctypes, os, signal, threading, time', 'os.setpgid(0, 0)', ...lines].join('\n')}'`;

  // Elsewhere, the groups that a bot makes are not found.
  describe
    .runIf(process.platform === 'linux' && spawnSync('python3', ['--version']).status === 0)
    .each<[string, (bot: string) => string]>([
      // The line goes on, so that the shell is not replaced.
      ['by timeout', (bot) => `timeout 3600 ${bot}; exit $?`],
      ['in a shell with job control', (bot) => `bash -c 'set -m; sleep 3600 & exec ${bot}'`],
      [
        'for one whose name looks like its place',
        (bot) => {
          const script = 'process.title = process.argv[1]; setInterval(() => {}, 1000);';
          const other = `${process.execPath} -e "${script}" ") S 1 1 1"`;
          return `bash -c 'set -m; ${other} & exec ${bot}'`;
        },
      ],
      [
        'for one whose name has two lines',
        (bot) =>
          `${inPython('open("/proc/self/comm", "w").write("a\\nb")', 'time.sleep(3600)')} & exec ${bot}`,
      ],
      [
        'for one whose first thread has ended',
        (bot) => {
          const lines = [
            'threading.Thread(target=time.sleep, args=(3600,)).start()',
            'ctypes.CDLL(None).pthread_exit(None)',
          ];
          return `${inPython(...lines)} & exec ${bot}`;
        },
      ],
      [
        'for one that is another process at every moment',
        (bot) => {
          const lines = [
            'signal.signal(signal.SIGCHLD, signal.SIG_IGN)',
            'while os.fork() == 0: pass',
            'os._exit(0)',
          ];
          return `${inPython(...lines)} & exec ${bot}`;
        },
      ],
      [
        'and that kills the guard',
        (bot) =>
          `timeout 3600 sh -c "pkill -KILL -P $PPID -f leaders=; exec sleep 3600" & exec ${bot}`,
      ],
    ])('of a group that a bot makes %s', (_, lineOf) => {
    test.each<readonly [string, string, string]>([
      ['it forfeits', 'hangs', `await choose().catch(() => {}); ${STAYS}`],
      ['it is closed', 'does not quit', `await bot.close(); ${STAYS}`],
      ['the program ends', 'does not quit', ''],
      ['the program is killed', 'does not quit', `process.kill(process.pid, 'SIGKILL');`],
    ])('when %s', async (_, fault, end) => {
      const bot = `${process.execPath} ${BOT} "${fault}" 2`;
      // The second move waits for a line, so that all runs before.
      const source = program(
        lineOf(bot),
        `process.stdin.once('data', async () => { process.stdin.destroy(); ${end} });`,
      );
      const { host, pid } = await startHost(source);
      try {
        expect(isRunning(pid)).toBe(true);
        const session = sessionOf(pid);
        await waitUntil(() => groupsIn(session).some((group) => group !== session));
        host.stdin.write('\n');
        const late = Date.now() + 5000;
        await waitUntil(() => leftIn(session).length === 0 || Date.now() > late);
        expect(leftIn(session)).toEqual([]);
      } finally {
        host.kill('SIGKILL');
      }
    });
  });

  /** A program that ends the one that has started it as soon as it can, and stays. */
  const ENDS = 'kill -s KILL $PPID; exec sleep';

  test.each<readonly [string, (seconds: string) => string]>([
    ['a program', (seconds) => `['/bin/sh', '-c', '${ENDS} ${seconds}']`],
    ['a line for the shell', (seconds) => `'${ENDS} ${seconds}'`],
  ])('when the program that starts %s is killed meanwhile', async (_, command) => {
    for (let run = 0; run < 10; run++) {
      // A time that nobody else sleeps for.
      const seconds = `${1000 + Math.random()}`;
      const host = spawn(process.execPath, [
        '--input-type=module',
        '-e',
        `
          import { royalUr, applyChance, newGame } from '${ROOT}dist/royal-ur.js';
          import { externalAgent } from '${ROOT}dist/external.js';
          const bot = externalAgent(royalUr, ${command(seconds)});
          await bot.chooseMove(applyChance(newGame(), 'R2'), { rng: () => 0.5 });`,
      ]);
      await once(host, 'exit');
      const isLeft = () =>
        spawnSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' }).stdout.includes(seconds);
      const end = Date.now() + 2000;
      await waitUntil(() => !isLeft() || Date.now() > end);
      expect(isLeft()).toBe(false);
    }
  });
});

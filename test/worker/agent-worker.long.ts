/** Agents in workers choose as they do elsewhere, and what goes wrong with a worker is an error within a time limit. */
import { spawnSync } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import { AGENTS, azul, decodeState, encodeState, newGame, seededRng } from 'azulejo';
import { playMatch, reviewGame, searchAgent } from 'azulejo/agents';
import * as cube from 'azulejo/cube-blokus';
import type { DecodedState, Game, GameTypes } from 'azulejo/game';
import { newSession } from 'azulejo/record';
import * as ur from 'azulejo/royal-ur';
import * as tsuro from 'azulejo/tsuro';
import {
  type AgentWorkerOptions,
  agentWorker,
  serveGames,
  type WebWorkerLike,
  WorkerError,
  type WorkerReviewOptions,
} from 'azulejo/worker';
import { afterEach, describe, expect, test } from 'vitest';
import { startThinkers } from '../../server/src/thinkers.js';
import { errorOf } from '../support/wrong-values.js';

const module = new URL('../../examples/own-game/kalah.js', import.meta.url).href;
const { default: kalah }: { readonly default: Game<GameTypes> } = await import(module);

const SEEDS = 2 ** 32;
const state = newGame({ rng: seededRng(1) });

const open: { close(): void }[] = [];
afterEach(() => {
  for (const worker of open.splice(0)) worker.close();
});

/** Close a worker when the test ends. */
function closing<Thinker extends { close(): void }>(thinker: Thinker): Thinker {
  open.push(thinker);
  return thinker;
}

/** The state of strings that are one. */
function stateOf<State>(decoded: DecodedState<State>): State {
  if (!decoded.ok) throw new Error(decoded.issues[0]?.message);
  return decoded.state;
}

/** The error that a promise is rejected with. */
function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('It should have been rejected.');
    },
    (error: unknown) => error,
  );
}

/** A worker of a test's own file. */
const ownWorker = (name: string, limits = {}) => {
  const url = new URL(`../support/${name}`, import.meta.url);
  return () => new Worker(url, { resourceLimits: limits });
};

/** A worker of a line. */
const workerOf = (line: string) => () =>
  new Worker(`const { parentPort } = require('node:worker_threads'); ${line}`, { eval: true });

/** A worker of a browser, as a fake that says one thing after it has begun. */
function fakeWorker(type: string, event: object): () => WebWorkerLike {
  return () => ({
    postMessage: () => {},
    terminate: () => {},
    addEventListener: (heard, listener) => {
      if (heard === type) setTimeout(() => listener(event));
    },
  });
}

/** The game of `faulty-worker.mjs`. */
async function faulty(name: string, options: AgentWorkerOptions = {}) {
  // The module has no types.
  const { game }: { game: Game<GameTypes> } = await import('../support/faulty-game.mjs' as string);
  const worker = options.worker ?? ownWorker('faulty-worker.mjs');
  return closing(agentWorker(game, name as never, { ...options, worker }));
}

/** Rules that are not the usual ones, and of which the text of a state need not say anything. */
const RULES: readonly [string, Game<GameTypes>, object][] = [
  ['Azul', azul, { mosaic: 'fixed', players: 3 }],
  ['Azul, order of tiling', azul, { mosaic: 'variant', tilingOrder: 'any' }],
  ['Ur', ur.royalUr, { tokens: 3, zero: 'again' }],
  ['Tsuro', tsuro.tsuro, { players: 4, legality: 'reference' }],
  ['Cube Blokus', cube.cubeBlokus, { bonus: { all: 0, allSingleLast: 7 } }],
];

describe('an agent in a worker', () => {
  const drawn = 0.625;
  const seeded = () => seededRng(Math.floor(drawn * SEEDS));

  test.each(RULES)('knows all rules of the state: %s', async (_, game, rules) => {
    const { state } = newSession(game, { seed: 4, rules: rules as never });
    const worker = ownWorker('rules-worker.mjs');
    const thinker = closing(agentWorker(game, 'random' as never, { worker }));
    const error = await rejection(thinker.chooseMove(state, { rng: () => drawn }));
    expect(String(error)).toContain(JSON.stringify(game.rulesOf(state)));
  });

  test.each(RULES)('chooses the same move as elsewhere: %s', async (_, game, rules) => {
    const level = game.agents?.['level-2'];
    const session = newSession(game, { seed: 4, rules: rules as never });
    const thinker = closing(agentWorker(game, 'level-2' as never));
    let now = session;
    for (let count = 0; count < 6; count++) {
      while (game.chance?.isDue(now.state) === true) now = now.draw();
      const move = await thinker.chooseMove(now.state, { rng: () => drawn });
      expect(move).toBe(level?.().chooseMove(now.state, { rng: seeded() }));
      now = now.play(move);
    }
  });

  test("plays a game of one's own, which it loads from its module; a server's level 1 does so too", async () => {
    const { state } = newSession(kalah, { seed: 4 });
    const expected = searchAgent(kalah).chooseMove(state, { rng: seeded() });
    const thinker = closing(agentWorker(kalah, 'search'));
    expect(await thinker.chooseMove(state, { rng: () => drawn })).toBe(expected);
    // Five moves, of which its search takes one whatever the random numbers are.
    const clear = stateOf(kalah.decode(['B', 'A4.0.0.6.1.7.2B6.1.0.7.7.6.1']));
    const levels = closing(startThinkers((text) => expect.fail(text)));
    for (const seed of 'abcdef') expect(await levels.choose(kalah, 1, clear, seed)).toBe('B2');
  });

  test('a level that fails plays at random, and the server says so once', async () => {
    const { state } = newSession(kalah, { seed: 4 });
    const said: string[] = [];
    const levels = closing(startThinkers((text) => said.push(text)));
    const lost = { ...kalah, name: 'lost', module: undefined };
    for (const seed of 'ab') {
      expect(kalah.legalMoves(state)).toContain(await levels.choose(lost, 1, state, seed));
    }
    expect(said).toEqual([
      expect.stringMatching(
        /^Level 1 of lost failed, .* found no game named lost, expected one of /,
      ),
    ]);
  });

  test('takes budget and options', async () => {
    const description = { name: 'search', options: { iterations: 30 } } as const;
    const thinker = closing(agentWorker(azul, description));
    const sum = (ratings: readonly { readonly visits: number }[]) =>
      ratings.reduce((all, { visits }) => all + visits, 0);
    expect(sum(await thinker.analyse(state))).toBe(30);
    const ratings = await thinker.analyse(state, { budget: { iterations: 50 }, rng: () => drawn });
    expect(sum(ratings)).toBe(50);
    const context = { rng: seeded(), budget: { iterations: 50 } };
    expect(ratings).toEqual(AGENTS.search().analyse(state, context));
  });

  test('that is asked for one by another, is rejected at once when it is or was aborted', async () => {
    const thinker = closing(agentWorker(azul, 'search'));
    const controller = new AbortController();
    const first = thinker.chooseMove(state, { budget: { iterations: 20_000 } });
    const order: string[] = [];
    const second = thinker
      .chooseMove(state, { signal: controller.signal })
      .catch((error: unknown) => order.push(`second ${error}`));
    const third = thinker
      .chooseMove(state, { signal: AbortSignal.abort('cake') })
      .catch((error: unknown) => order.push(`third ${error}`));
    controller.abort('tea');
    await Promise.all([first.then(() => order.push('first')), second, third]);
    expect(order).toEqual(['third cake', 'second tea', 'first']);
  });

  test('is named, or described by its name and options alone', () => {
    expect(() => agentWorker(azul, AGENTS.random() as never)).toThrow(TypeError);
    expect(() => agentWorker(azul, { name: 'level-1', foo: 1 } as never)).toThrow(
      'Agent: found "foo", expected name or options.',
    );
  });

  test('rates moves by the search of the game if it has none of its own', async () => {
    const thinker = closing(agentWorker(azul, 'greedy'));
    const context = { budget: { iterations: 20 } };
    expect(await thinker.analyse(state, { ...context, rng: () => drawn })).toEqual(
      AGENTS.search().analyse(state, { ...context, rng: seeded() }),
    );
  });

  test('takes states that are not valid', async () => {
    const [shared, players] = encodeState(state);
    const odd = decodeState([shared.replace(/B(?=[0-9]{10}D)../, 'B01'), players], {
      validate: false,
    });
    const move = await closing(agentWorker(azul, 'greedy')).chooseMove(odd);
    expect(azul.legalMoves(odd)).toContain(move);
  });

  test('reviews a game as anywhere, with progress', async () => {
    const short = { seed: 2, limit: { moves: 20 } };
    const { record } = await playMatch(azul, [AGENTS.greedy(), AGENTS.random()], short);
    const progress: number[] = [];
    const options = { iterations: 2, seed: 3 };
    const review = await closing(agentWorker(azul, 'greedy')).review(record, {
      ...options,
      onProgress: ({ reviewed }) => progress.push(reviewed),
    });
    expect(review).toEqual(await reviewGame(azul, record, options));
    expect(progress.length).toBeGreaterThan(10);
  });

  test('plays whole games, and gets ready for them', async () => {
    const thinker = closing(agentWorker(ur.royalUr, 'level-1'));
    const { record } = await playMatch(ur.royalUr, [thinker, ur.AGENTS.random()], { seed: 1 });
    expect(record.result?.kind).toBe('finished');
    const ready = await faulty('ready');
    const context = { rng: () => 0.5 };
    for (const first of azul.legalMoves(state).slice(0, 3)) {
      await ready.beginGame?.(state, context);
      expect(await ready.chooseMove(state)).toBe(first);
    }
  });

  test('answers one request after the other', async () => {
    const slow = await faulty('slow');
    const order: number[] = [];
    const ask = (number: number) => slow.chooseMove(state).then(() => order.push(number));
    await Promise.all([ask(1), ask(2), ask(3)]);
    expect(order).toEqual([1, 2, 3]);
  });

  // Threads refuse options of the process, and of a program that is no file.
  test.each([
    [['--input-type=module', '-e']],
    [['--max-old-space-size=700', '--import', 'node:path', '--input-type', 'module', '-e']],
    [['--expose-gc', '--title=x', '--eval']],
  ])('keeps no program running that has nothing else to do, under %j', (options) => {
    const program = `
      Promise.all([
        import('${new URL('../../dist/index.js', import.meta.url)}'),
        import('${new URL('../../dist/worker.js', import.meta.url)}'),
        import('${new URL('../../dist/agents.js', import.meta.url)}'),
      ]).then(async ([{ azul, newGame }, { agentWorker }, { simulate }]) => {
        const { games } = await simulate(azul, { agents: ['random', 'random'], games: 4, seed: 1, workers: 2 });
        console.log(games, await agentWorker(azul, 'greedy').chooseMove(newGame({ rng: () => 0.5 })));
      });`;
    const args = [...options, program];
    const { stdout, status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ stdout, status, stderr }).toEqual({
      stdout: expect.stringMatching(/^4 [AB].{3}\n$/),
      status: 0,
      stderr: '',
    });
  });
});

describe('what goes wrong', () => {
  const LIMITS = { startTime: 5000, moveTime: 5000 };

  test.each<[string, AgentWorkerOptions, RegExp]>([
    ['whose file is not there', { worker: ownWorker('nowhere.mjs') }, /^worker.load Cannot find/],
    ['that cannot be started', { worker: () => JSON.parse('x') }, /^worker.load Unexpected token/],
    [
      'that fails as it is loaded',
      { worker: workerOf(`throw new Error('Oh.');`) },
      /^worker.load Oh$/,
    ],
    ['that ends at once', { worker: workerOf('') }, /^worker.load its end, with exit code 0$/],
    [
      'that says nothing',
      { worker: workerOf('setInterval(() => {}, 1000);'), startTime: 200 },
      /^worker.load no answer within 200 ms$/,
    ],
    [
      'that says something else',
      {
        worker: workerOf(`setInterval(() => parentPort.postMessage('hello'), 10);`),
        startTime: 200,
      },
      /^worker.load no answer within 200 ms$/,
    ],
    [
      'that knows no game',
      {
        worker: workerOf(
          `parentPort.postMessage({ kind: 'loaded' }); setInterval(() => {}, 1000);`,
        ),
        // It must be loaded by then, also on a busy machine.
        startTime: 2000,
      },
      /^worker.late no answer within 2000 ms$/,
    ],
    [
      'of a browser that is refused',
      { worker: fakeWorker('error', {}) },
      /^worker.load an error without a reason$/,
    ],
    [
      'of a browser with a syntax error',
      { worker: fakeWorker('error', { message: 'Unexpected token' }) },
      /^worker.load Unexpected token$/,
    ],
    [
      'whose message cannot be read',
      { worker: fakeWorker('messageerror', {}) },
      /^worker.load an error/,
    ],
  ])('with a worker %s is an error', async (_, options, expected) => {
    const thinker = closing(agentWorker(azul, 'greedy', { ...LIMITS, ...options }));
    const error = await rejection(thinker.chooseMove(state));
    expect(error).toBeInstanceOf(WorkerError);
    if (error instanceof WorkerError) expect(`${error.code} ${error.found}`).toMatch(expected);
  });

  test.each<[string, AgentWorkerOptions, RegExp]>([
    ['hangs', { moveTime: 300 }, /^worker.late no answer within 300 ms$/],
    ['never-answers', { moveTime: 300 }, /^worker.late no answer within 300 ms$/],
    ['throws', {}, /^worker.failed Oh$/],
    ['throws-nothing', {}, /^worker.failed undefined$/],
    ['exits', {}, /^worker.lost its end, with exit code 3$/],
    ['crashes', {}, /^worker.lost Too late$/],
    [
      'eats',
      { worker: ownWorker('faulty-worker.mjs', { maxOldGenerationSizeMb: 60 }) },
      /^worker.lost Worker terminated due to reaching memory limit/,
    ],
  ])(
    'with an agent that %s is an error, and the next request is answered',
    async (name, options, expected) => {
      const thinker = await faulty(name, { ...LIMITS, ...options });
      const requests = [
        thinker.chooseMove(state),
        thinker.analyse(state, { budget: { iterations: 9 } }),
      ];
      const [error, next] = await Promise.all([
        rejection(requests[0] ?? Promise.resolve()),
        requests[1],
      ]);
      expect(error).toBeInstanceOf(WorkerError);
      if (error instanceof WorkerError) expect(`${error.code} ${error.found}`).toMatch(expected);
      expect(next).toHaveLength(azul.legalMoves(state).length);
    },
  );

  test('is not repeated once the worker can be started', async () => {
    let starts = 0;
    const thinker = closing(
      agentWorker(azul, 'greedy', {
        worker: () => (starts++ === 0 ? workerOf('') : ownWorker('../../dist/agent-worker.js'))(),
      }),
    );
    expect(await rejection(thinker.chooseMove(state))).toMatchObject({ code: 'worker.load' });
    expect(azul.legalMoves(state)).toContain(await thinker.chooseMove(state));
    expect(starts).toBe(2);
  });

  test('a signal ends what is asked, and what waits, with its reason', async () => {
    const slow = await faulty('never-answers');
    const controller = new AbortController();
    const { signal } = controller;
    const asked = [slow.chooseMove(state, { signal }), slow.chooseMove(state, { signal })];
    setTimeout(() => controller.abort('tea'), 300);
    expect(await Promise.all(asked.map(rejection))).toEqual(['tea', 'tea']);
    expect(await rejection(slow.chooseMove(state, { signal }))).toBe('tea');
    expect(await slow.analyse(state, { budget: { iterations: 5 } })).not.toEqual([]);
  });

  test('a closed worker rejects what it does, and what it is asked', async () => {
    const thinker = await faulty('never-answers');
    const asked = thinker.chooseMove(state);
    const waiting = thinker.chooseMove(state);
    setTimeout(() => thinker.close(), 200);
    for (const each of [asked, waiting, thinker.chooseMove(state)]) {
      expect(await rejection(each)).toMatchObject({ code: 'worker.closed' });
    }
  });

  test('a listener that throws ends the review', async () => {
    const { record } = await playMatch(azul, [AGENTS.random(), AGENTS.random()], { seed: 2 });
    const thinker = closing(agentWorker(azul, 'greedy'));
    const onProgress = () => {
      throw new Error('Oh.');
    };
    const error = await rejection(thinker.review(record, { iterations: 2, onProgress }));
    expect(error).toEqual(new Error('Oh.'));
    expect(azul.legalMoves(state)).toContain(await thinker.chooseMove(state));
  });

  test('a wrong argument is an error at once', async () => {
    const wrong = async (agent: unknown, options?: unknown) =>
      String(await errorOf(() => agentWorker(azul, agent as never, options as never)));
    expect(await wrong('level-99')).toMatch(
      /^RangeError: Agent: found "level-99", expected one of: /,
    );
    expect(await wrong({ name: 'search', options: { iterations: 0 } })).toMatch(/^RangeError: /);
    expect(await wrong('greedy', { worker: 7 })).toMatch(
      /^TypeError: Worker: found 7, expected a function/,
    );
    expect(await wrong('greedy', { startTime: 0 })).toMatch(
      /^RangeError: Start time, milliseconds/,
    );
    expect(await wrong('greedy', { moveTime: -1 })).toMatch(/^RangeError: Move time, milliseconds/);
    const thinker = closing(agentWorker(azul, 'greedy'));
    const asked = thinker.chooseMove(encodeState(state) as never);
    expect(String(await rejection(asked))).toMatch(/^TypeError: State: found /);
    expect(String(await rejection(thinker.chooseMove(state, { rng: 7 as never })))).toMatch(
      /^TypeError/,
    );
    expect(String(await rejection(thinker.chooseMove(state, { timeLimit: 0 })))).toMatch(
      /^RangeError/,
    );
    const { record } = await playMatch(azul, [AGENTS.random(), AGENTS.random()], { seed: 1 });
    const options = { iteration: 2 } as WorkerReviewOptions;
    expect(String(await rejection(thinker.review(record, options)))).toBe(
      'TypeError: Options: found "iteration", expected iterations.',
    );
  });

  test('options that cannot be sent are an error', async () => {
    const evaluate = () => [1, 0];
    const description = { name: 'search', options: { evaluate } } as never;
    const pig = { ...azul, agents: { search: (options?: object) => searchAgent(azul, options) } };
    const thinker = closing(agentWorker(pig as never, description));
    expect(String(await rejection(thinker.chooseMove(state)))).toMatch(/^DataCloneError: /);
  });

  test('outside workers, games are served to nobody', async () => {
    expect(() => serveGames(azul)).not.toThrow();
    expect(String(await errorOf(() => serveGames({} as never)))).toMatch(/^TypeError: Game/);
  });
});

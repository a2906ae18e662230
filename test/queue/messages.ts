/** Messages of a queue, forged and mutated: what is refused, and what holds of the rest. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Players, playersOf } from '../../src/engine/agents/players.js';
import type { GameTypes } from '../../src/engine/game/game.js';
import type { MatchResult } from '../../src/engine/match/play-match.js';
import { rate } from '../../src/engine/simulate/elo.js';
import { balanceOf } from '../../src/engine/simulate/pair-results.js';
import { runPairTask } from '../../src/engine/simulate/play-pairs.js';
import {
  matchesOf,
  PAIRS,
  readTask,
  SHARDS,
  type TaskKind,
} from '../../src/engine/simulate/queued-tasks.js';
import { type MatchTask, runMatchTask, runShardTask } from '../../src/engine/simulate/shard.js';
import { statisticsOf } from '../../src/engine/simulate/statistics.js';
import { addTally, emptyTally } from '../../src/engine/simulate/tally.js';
import type { Task } from '../../src/engine/tasks/runners.js';
import { gameNamed } from '../../src/games.js';
import { escapeUnsafe } from '../../src/text/message.js';
import { PIG_PLAYERS, playablePig } from '../support/pig-players.js';

/** Pig under two names: a player who forfeits drops out, or ends the game. */
const GAMES: Readonly<Record<string, Players<GameTypes>>> = {
  pig: PIG_PLAYERS as Players<GameTypes>,
  'ending-pig': playersOf(playablePig) as Players<GameTypes>,
};

async function load(name: string): Promise<Players<GameTypes>> {
  return Object.hasOwn(GAMES, name) && GAMES[name]
    ? GAMES[name]
    : playersOf(await gameNamed(name).load());
}

const send = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/** A kind of tasks: how one is played, and what the command makes of its result, which it then prints. */
interface Kind {
  readonly play: (task: Task) => Promise<unknown>;
  readonly read: (value: unknown, task: Task) => Promise<unknown>;
}

/** Make a kind whose types are not said. */
function kindOf<OfKind extends Task, Result>(
  kind: (task: OfKind) => TaskKind<OfKind, Result>,
  run: (task: OfKind) => Promise<Result>,
  use: (result: Result, task: OfKind) => unknown,
): Kind {
  return {
    play: async (task) => kind(task as OfKind).writeResult(await run(task as OfKind)),
    read: async (value, task) =>
      use(await kind(task as OfKind).readResult(value, task as OfKind), task as OfKind),
  };
}

const KINDS: Readonly<Record<string, Kind>> = {
  shard: kindOf(
    () => SHARDS,
    (task) => runShardTask(load, task),
    (tally, { shard: { scenario } }) => {
      const total = emptyTally(scenario.agents.length);
      // However many of its kind there are, their sums are numbers.
      for (let times = 0; times < 3; times++) addTally(total, tally);
      return statisticsOf(scenario.agents.map(String), total);
    },
  ),
  pair: kindOf(
    () => PAIRS,
    (task) => runPairTask(load, task),
    (score) => {
      const results = [{ pairing: [0, 1] as const, ...score }];
      return [rate(2, results), balanceOf(results, 0), balanceOf(results, 1)];
    },
  ),
  match: kindOf<MatchTask<GameTypes>, MatchResult<GameTypes>>(
    ({ game }) => matchesOf((GAMES[game] ?? PIG_PLAYERS).game),
    (task) => runMatchTask(load, task),
    (result) => result,
  ),
};

const kindOfTask = ({ kind }: Task): Kind => KINDS[kind] as Kind;

const FRAME = { game: 'pig', isTimed: false, number: 3 };

/** Tasks as commands send them. */
const TASKS: readonly Task[] = [
  ...[
    ['careful', 'faulty'],
    ['random', 'careful', 'faulty'],
  ].flatMap((agents) => {
    const rules = { players: agents.length, target: 20 };
    const scenario = { rules, agents, seed: 7, budget: { iterations: 3 }, timeLimit: 60_000 };
    const names = agents.map((name, index) => `${name}-${index}`);
    return ['pig', 'ending-pig'].flatMap((game) => [
      { ...FRAME, kind: 'shard', game, shard: { scenario, first: 4, count: 6 } },
      { ...FRAME, kind: 'pair', game, pair: { ...scenario, agents: agents.slice(0, 2) } },
      { ...FRAME, kind: 'match', game, match: { ...scenario, names } },
      { ...FRAME, kind: 'match', game, match: { ...scenario, names, limit: { moves: 5 } } },
    ]);
  }),
];

/** What forgers put in the place of something else. */
const FORGED: readonly unknown[] = [
  ...[null, true, -1, 0, 0.5, 1, 2, 3, 250, 251, 1e9, 2 ** 53, 1e308, -1e308],
  ...['', 'A', 'A!', 'Ar', 'R1', 'random', 'faulty', 'illegal-move', '__proto__', 'constructor'],
  ...['\u001b[2J\u202e', 'x'.repeat(100_000), '\u202e'.repeat(20_000)],
  ...[[], {}, [[]], { length: 1e9 }, { name: 'random' }, JSON.parse('{"__proto__":{"a":1}}')],
  new Array(15_000).fill('random'),
  new Array(5000).fill({ games: 1, parts: 0, forfeits: 0, scores: { count: 0 } }),
  JSON.parse('['.repeat(500) + ']'.repeat(500)),
];

/** What is put somewhere: something by its number, as it may be too large to be shown. */
type Forgery = { readonly forged: number } | number | string;

/** A change: where, by a name or by turns into one of what is there; what is done; by what. */
interface Change {
  readonly where: string | readonly number[];
  readonly how: 'replace' | 'remove' | 'repeat' | 'insert' | 'take';
  readonly by: Forgery;
}

/** Parts of messages of which much depends. */
const NAMES = [
  ...['agents', 'rules', 'players', 'game', 'names', 'count', 'limit', 'seed', 'isTimed'],
  ...['events', 'forfeits', 'message', 'reason', 'parts', 'scores', 'games', 'max', 'total'],
] as const;

const CHANGE: fc.Arbitrary<Change> = fc.record({
  where: fc.oneof(fc.constantFrom(...NAMES), fc.array(fc.nat(20), { minLength: 1, maxLength: 7 })),
  how: fc.constantFrom('replace', 'replace', 'remove', 'repeat', 'insert', 'take'),
  by: fc.oneof(
    fc.record({ forged: fc.nat(FORGED.length - 1) }),
    fc.double(),
    fc.integer(),
    fc.string(),
  ),
});

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Find the first object or list that has a name. */
function holderOf(value: unknown, name: string): Holder | undefined {
  if (!isHolder(value)) return undefined;
  if (Object.hasOwn(value, name)) return value;
  for (const part of Object.values(value)) {
    const found = holderOf(part, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A part of a message: the object or the list that it is in, and its key there. */
type Place = readonly [holder: Holder, key: string];

/** Find a part by turns. */
function placeBy(holder: Holder, [turn = 0, ...turns]: readonly number[]): Place | undefined {
  const keys = Object.keys(holder);
  const key = keys[turn % keys.length];
  if (key === undefined) return undefined;
  const value = holder[key];
  const further = isHolder(value) && turns.length > 0 ? placeBy(value, turns) : undefined;
  return further ?? [holder, key];
}

function placeIn(root: Holder, where: Change['where']): Place | undefined {
  if (typeof where !== 'string') return placeBy(root, where);
  const holder = holderOf(root, where);
  return holder && [holder, where];
}

/** Change a value in place. */
function change(root: Holder, { where, how, by }: Change): void {
  const forged = send(typeof by === 'object' ? FORGED[by.forged] : by);
  const [holder, key] = placeIn(root, where) ?? [root, 'value'];
  const list = Array.isArray(holder) ? holder : undefined;
  if (how === 'replace') holder[key] = forged;
  else if (how === 'take') holder[key] = send(Object.values(holder)[0]);
  else if (how === 'insert' && list === undefined) Object.assign(holder, { more: forged });
  else if (how === 'insert') list?.push(forged);
  else if (how === 'repeat') list?.splice(Number(key), 0, send(holder[key]));
  else if (list === undefined) delete holder[key];
  else list.splice(Number(key), 1);
}

function changed(value: unknown, changes: readonly Change[]): unknown {
  const root = { value: send(value) };
  for (const { where, ...rest } of changes) {
    // What stands for the whole message is changed now and then only.
    const isWhole = typeof where === 'string' || where.length === 1;
    change(root, { where: isWhole ? where : [0, ...where], ...rest });
  }
  return send(root.value);
}

/** Check that something is refused as any input is: plainly, in a line that is safe to print, and not a long one. */
function expectRefusal(error: unknown): void {
  if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
  expect(error.message.length).toBeLessThan(1000);
  expect(escapeUnsafe(error.message)).toBe(error.message);
  expect(error.message).toMatch(/: found |cannot be read/);
}

/** Longest text of a result: a reason of a forfeit, each of whose characters is escaped. */
const LONGEST_TEXT = 60_000;

/** Check that what is printed has finite numbers, and texts that are safe to print and of some length. */
function expectPlain(value: unknown): void {
  if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
  if (typeof value === 'string') {
    expect(value.length).toBeLessThanOrEqual(LONGEST_TEXT);
    expect(escapeUnsafe(value)).toBe(value);
  }
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(expectPlain);
}

/** What a task is about, whatever else a worker says. */
function askedFor(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const { agents, record }: { agents?: readonly { name: string }[]; record?: object } = value;
  if (record !== undefined) return { ...record, events: [], result: undefined };
  return agents?.map(({ name }) => name);
}

/** A worker refuses a mutated task, or plays it, and its result is one that the command takes. */
export async function tryTasks(numRuns: number): Promise<void> {
  const property = fc.asyncProperty(
    fc.constantFrom(...TASKS),
    fc.array(CHANGE, { maxLength: 3 }),
    async (task, changes) => {
      try {
        const { task: read } = readTask(changed(task, changes));
        const kind = kindOfTask(read);
        await kind.read(send(await kind.play(read)), read);
      } catch (error) {
        expectRefusal(error);
      }
    },
  );
  await fc.assert(property, { numRuns });
}

/** The command refuses a mutated result, or prints it: finite, escaped, and of what was asked for. */
export async function tryResults(numRuns: number): Promise<void> {
  const played = await Promise.all(
    TASKS.map(async (task) => ({ task, result: await kindOfTask(task).play(task) })),
  );
  const property = fc.asyncProperty(
    fc.constantFrom(...played),
    fc.array(CHANGE, { maxLength: 3 }),
    async ({ task, result }, changes) => {
      const kind = kindOfTask(task);
      const right = await kind.read(send(result), task);
      try {
        const read = await kind.read(changed(result, changes), task);
        expectPlain(read);
        expect(askedFor(read)).toEqual(askedFor(right));
      } catch (error) {
        expectRefusal(error);
      }
    },
  );
  await fc.assert(property, { numRuns });
}

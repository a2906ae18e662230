/** The kinds of tasks that a queue carries: shards of simulations, pairs and matches of tournaments. */

import {
  integerInRange,
  listOf,
  ownProperties,
  ownProperty,
  textOf,
} from '../../boundary/values.js';
import { SEEDS } from '../../random/seeds.js';
import { showValue } from '../../text/message.js';
import type { Game, GameTypes } from '../game/game.js';
import { checkLimits, MOST_MOVES, mostMoves } from '../match/options.js';
import type { MatchResult } from '../match/play-match.js';
import type { Task } from '../tasks/runners.js';
import { readMatch } from './match-text.js';
import { GAMES_OF_PAIR, type PairScore, pairScoreOf } from './pair-results.js';
import type { PairTask } from './play-pairs.js';
import type { MatchTask, Scenario, ShardTask } from './shard.js';
import { MOST_GAMES, MOST_GAMES_OF_SHARD } from './simulate.js';
import type { Tally } from './tally.js';
import { readTally, type TallyText, writeTally } from './tally-text.js';

/** How tasks of a kind, and their results, pass from machine to machine: as plain JSON, which anyone may have sent. */
export interface TaskKind<OfKind extends Task, Result> {
  /** Return a value as a task. What it says of the game is checked where it is used. */
  readonly check: (value: unknown) => OfKind;
  /** Count the games of a task. */
  readonly games: (task: OfKind) => number;
  readonly writeResult: (result: Result) => unknown;
  /** Return a value as the result of a task; throw a RangeError or TypeError if it is none. */
  readonly readResult: (value: unknown, task: OfKind) => Result | Promise<Result>;
}

/** How tasks of a kind get to a worker, and their results from it. */
type WorkerSide<OfKind extends Task, Result> = Omit<TaskKind<OfKind, Result>, 'readResult'>;

/** Return what every task says. */
function checkedFrame({ game, isTimed }: Task) {
  return { game: textOf('Game', game), isTimed: isTimed === true };
}

/** Return what every task says that has a number. */
function checkedNumber(task: Task & { readonly number: number }) {
  const number = integerInRange('Number', task.number, 0, Number.MAX_SAFE_INTEGER);
  return { ...checkedFrame(task), number };
}

/** Return what every scenario says: agents by their names, as commands send no others. */
function checkedScenario<Types extends GameTypes>(given: Scenario<Types>): Scenario<Types> {
  const { rules, agents, seed, limit, budget, timeLimit, luck } = ownProperties('Scenario', given);
  const names = listOf('Agents', agents, 'a list of agents').map((agent) =>
    // What is no text is refused.
    textOf('Agent', agent as string),
  );
  checkLimits({ limit, budget, timeLimit });
  integerInRange('Move limit', mostMoves({ limit }), 1, MOST_MOVES);
  integerInRange('Seed', seed, 0, SEEDS - 1);
  return { rules, agents: names, seed, limit, budget, timeLimit, ...(luck === true && { luck }) };
}

/** Shards of simulations. */
export const SHARDS: TaskKind<ShardTask<GameTypes>, Tally> = {
  check: (value) => {
    const { shard, ...frame } = ownProperties('Task', value as ShardTask<GameTypes> | undefined);
    const { scenario, first, count } = ownProperties('Shard', shard);
    integerInRange('Games', count, 1, MOST_GAMES_OF_SHARD);
    integerInRange('First game', first, 0, MOST_GAMES - count);
    return {
      kind: 'shard',
      ...checkedFrame(frame),
      shard: { scenario: checkedScenario(scenario), first, count },
    };
  },
  games: ({ shard }) => shard.count,
  writeResult: writeTally,
  // Whatever it is, it is read as one.
  readResult: (value, { shard }) => readTally(value as TallyText, shard),
};

/** Pairs of tournaments. */
export const PAIRS: TaskKind<PairTask<GameTypes>, PairScore> = {
  check: (value) => {
    const task = ownProperties('Task', value as PairTask<GameTypes> | undefined);
    const given = ownProperties('Pair', task.pair);
    const scenario = checkedScenario(given);
    const { agents } = given;
    integerInRange('Agents', agents.length, 2, 2);
    return { kind: 'pair', ...checkedNumber(task), pair: { ...scenario, agents } };
  },
  games: () => GAMES_OF_PAIR,
  writeResult: (score) => score,
  readResult: (value, { pair: { luck } }) => {
    const score = pairScoreOf(value, luck === true);
    if (score !== undefined) return score;
    const expected = luck === true ? 'scores with their luck' : 'scores';
    throw new TypeError(`Result: found ${showValue(value)}, expected ${expected}.`);
  },
};

/** Return what every match says. */
function checkedMatch<Types extends GameTypes>(value: unknown): MatchTask<Types> {
  const task = ownProperties('Task', value as MatchTask<Types> | undefined);
  const given = ownProperties('Match', task.match);
  const scenario = checkedScenario(given);
  const players = scenario.agents.length;
  const names = listOf('Names', given.names, 'a list of names').map((name) => textOf('Name', name));
  integerInRange('Names', names.length, players, players);
  return { kind: 'match', ...checkedNumber(task), match: { ...scenario, names } };
}

/** Single matches on their way to a worker and back: they are plain data. */
function matchesToWorkers<Types extends GameTypes>(): WorkerSide<
  MatchTask<Types>,
  MatchResult<Types>
> {
  return { check: checkedMatch, games: () => 1, writeResult: (result) => result };
}

/** Return how the matches of a game pass. */
export function matchesOf<Types extends GameTypes>(
  game: Game<Types>,
): TaskKind<MatchTask<Types>, MatchResult<Types>> {
  return {
    ...matchesToWorkers(),
    // Whatever it is, it is read as one.
    readResult: (value, { match }) => readMatch(game, match, value as MatchResult<Types>),
  };
}

export interface QueuedTask {
  readonly task: Task;
  readonly games: number;
  /** Write the result that a thread answers. */
  readonly writeResult: (result: unknown) => unknown;
}

/** Make a reader of tasks of a kind. */
function readerOf<OfKind extends Task, Result>({
  check,
  games,
  writeResult,
}: WorkerSide<OfKind, Result>): (value: unknown) => QueuedTask {
  return (value) => {
    const task = check(value);
    // A thread answers a task with a result of its kind.
    return { task, games: games(task), writeResult: (result) => writeResult(result as Result) };
  };
}

const READERS: Readonly<Record<string, (value: unknown) => QueuedTask>> = {
  shard: readerOf(SHARDS),
  pair: readerOf(PAIRS),
  match: readerOf(matchesToWorkers<GameTypes>()),
};

/** Most lists and objects of a task that are in each other: rules of any game have fewer. */
const DEEPEST = 50;

/** Whether lists and objects are in each other deeper than a task needs: what is too deep cannot be sent to a thread. */
function isDeeper(value: unknown, deepest: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return deepest === 0 || Object.values(value).some((part) => isDeeper(part, deepest - 1));
}

/**
 * Read a task from a queue, which anyone may have put there.
 *
 * @throws RangeError or TypeError if it is none
 */
export function readTask(value: unknown): QueuedTask {
  if (isDeeper(value, DEEPEST)) {
    throw new RangeError(
      `Task: found more than ${DEEPEST} nested lists or objects, expected at most ${DEEPEST}.`,
    );
  }
  const { kind } = ownProperties('Task', value as Partial<Task> | undefined);
  const read = typeof kind === 'string' ? ownProperty(READERS, kind) : undefined;
  if (read !== undefined) return read(value);
  const expected = Object.keys(READERS).join(', ');
  throw new RangeError(`Task, kind: found ${showValue(kind)}, expected one of: ${expected}.`);
}

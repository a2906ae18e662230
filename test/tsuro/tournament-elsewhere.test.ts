/** Tournaments whose games are played elsewhere: in whatever order they end, the result is that of one thread. */
import { AGENTS, runTournament, tsuro } from 'azulejo/tsuro';
import { expect, test } from 'vitest';
import { agentFor, playersOf } from '../../src/engine/agents/players.js';
import { giveWay } from '../../src/engine/match/options.js';
import { runMatchTask } from '../../src/engine/simulate/shard.js';
import { seededRng } from '../../src/random/seeds.js';
import {
  playTournament,
  type TournamentPlay,
  type TournamentRunOptions,
} from '../../src/tsuro/tournament/tournament.js';

const NAMES = Array.from({ length: 23 }, (_, index) => `p${index + 1}`);
const ENTRANTS = new Map(NAMES.map((name, index) => [name, index % 4 === 0 ? 'first' : 'second']));
const OPTIONS: TournamentRunOptions = {
  ...{ seed: 3, rules: { supply: 'cycle', legality: 'reference' }, workerFile: undefined },
};

const PLAYERS = playersOf(tsuro);

const send = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Play as on many machines: three games at a time, each answered after a random time. */
function elsewhere(onBegin: (number: number) => void = () => {}): TournamentPlay {
  const rng = seededRng(1);
  return {
    make: (entrant) => agentFor(PLAYERS, entrant),
    open: () => ({
      size: 3,
      play: async (task) => {
        onBegin(task.number);
        const result = await runMatchTask(async () => PLAYERS, send(task) as never);
        for (let turns = Math.floor(rng() * 20); turns > 0; turns--) await giveWay();
        // The game of the task is Tsuro.
        return send(result) as never;
      },
      stop: async () => {},
    }),
  };
}

const here = () =>
  runTournament(
    [...ENTRANTS].map(([name, strategy]) => ({ ...AGENTS[strategy as 'first'](), name })),
    OPTIONS,
  );

test('the result is that of agents in this thread, with who forfeited and why', async () => {
  const progress: number[][] = [];
  const onProgress = (...numbers: number[]) => progress.push(numbers);
  const result = await playTournament(ENTRANTS, { ...OPTIONS, onProgress }, elsewhere());
  expect(JSON.stringify(result)).toBe(JSON.stringify(await here()));
  expect(result.forfeits.length).toBeGreaterThan(2);
  const games = result.cycles.flat().length;
  expect(result.cycles.length).toBeGreaterThan(1);
  expect(progress.map(([played]) => played)).toEqual(result.cycles.flat().map((_, at) => at + 1));
  expect(progress.at(-1)).toEqual([games, games]);
  // Of the first cycle, it knows of its own games only.
  expect(progress[0]).toEqual([1, result.cycles[0]?.length]);
});

test('stopped by its signal, it has the games before the first that is missing, and no ranking', async () => {
  const controller = new AbortController();
  const reason = new Error('Stop.');
  let partial: Awaited<ReturnType<typeof here>> | undefined;
  const options: TournamentRunOptions = {
    ...OPTIONS,
    signal: controller.signal,
    onStop: (result) => {
      partial = result;
    },
  };
  const play = elsewhere((number) => number === 6 && controller.abort(reason));
  await expect(playTournament(ENTRANTS, options, play)).rejects.toBe(reason);
  const whole = await here();
  const games = partial?.cycles.flat() ?? [];
  // It was stopped in the second cycle.
  expect(games.length).toBeGreaterThanOrEqual(whole.cycles[0]?.length ?? 0);
  expect(games.length).toBeLessThan(whole.cycles.flat().length);
  expect(send(games)).toEqual(send(whole.cycles.flat().slice(0, games.length)));
  expect(partial?.ranking).toEqual([]);
});

/** 64 programs, of which 5 % of the answers hang, 5 % die and 5 % are nonsense. Minutes. */
import { expect, test } from 'vitest';
import { playRounds, playTournament, running } from './many-bots.js';

const MANY = { bots: 64, timeLimit: 3000 };

/** Count forfeits by what happened. */
function countByCause(messages: readonly string[]): Record<string, number> {
  const causes = { hung: /no move within/, died: /exit with status/, nonsense: /I think/ };
  return Object.fromEntries(
    Object.entries(causes).map(([name, pattern]) => [
      name,
      messages.filter((message) => pattern.test(message)).length,
    ]),
  );
}

type Played = readonly { readonly forfeits: readonly { readonly message: string }[] }[];

/** Check that every forfeit has a cause that was built in; return how many have each, and print them. */
function causesOf(games: Played): number[] {
  const messages = games.flatMap(({ forfeits }) => forfeits.map(({ message }) => message));
  const causes = countByCause(messages);
  console.log(games.length, 'games', messages.length, 'forfeits', causes);
  const counts = Object.values(causes);
  expect(counts.reduce((sum, count) => sum + count)).toBe(messages.length);
  return counts;
}

test('a tournament ends, comes out the same again, and leaves nothing running', async () => {
  const many = { ...MANY, mark: 'tournament-bots' };
  const result = await playTournament(many);
  const games = result.cycles.flat();
  expect(running(many.mark)).toEqual([]);
  expect(games.every(({ record }) => record.result?.kind === 'finished')).toBe(true);
  expect(causesOf(games).every((count) => count > 0)).toBe(true);
  expect(await playTournament(many)).toEqual(result);
  expect(running(many.mark)).toEqual([]);
});

test('rounds of matches end, with as many restarts as failures, and come out the same again', async () => {
  const many = { ...MANY, mark: 'rounds-bots' };
  const games = await playRounds(many, 3);
  expect(running(many.mark)).toEqual([]);
  expect(games).toHaveLength(96);
  causesOf(games);
  expect(await playRounds(many, 3)).toEqual(games);
  expect(running(many.mark)).toEqual([]);
});

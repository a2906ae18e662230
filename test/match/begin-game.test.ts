/** Agents that get ready for a game. */
import { expect, test } from 'vitest';
import { type Agent, type AgentContext, agentLike } from '../../src/engine/game/agent.js';
import { runMatch } from '../../src/engine/match/run-match.js';
import { type Heaps, heaps, startHeaps, type Take } from '../support/heaps.js';

const START = startHeaps({ heaps: 2 });

type HeapsAgent = Agent<Heaps, Take>;

function ready(beginGame: NonNullable<HeapsAgent['beginGame']>): HeapsAgent {
  return { name: 'ready', beginGame, chooseMove: () => 'T1' };
}

const play = (agents: readonly HeapsAgent[], more = {}) =>
  runMatch({ game: heaps, start: START, agents, seed: 1, ...more });

test('each is awaited before the first event, with the context of its moves', async () => {
  const seen: unknown[] = [];
  const contexts = new Set<AgentContext>();
  const agent: HeapsAgent = {
    name: 'ready',
    beginGame: async (state, context) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(state);
      contexts.add(context);
    },
    chooseMove: (_, context) => {
      seen.push('move');
      contexts.add(context);
      return 'T1';
    },
  };
  const { ending } = await play([agent, agent], { timeLimit: 60_000 });
  expect(ending).toBe('over');
  expect(seen.slice(0, 3)).toEqual([START, START, 'move']);
  expect([...contexts].map(({ timeLimit }) => timeLimit)).toEqual([60_000, 60_000]);
});

test('the time limit of a move is none of getting ready', async () => {
  const slow = ready(() => new Promise((resolve) => setTimeout(resolve, 30)));
  const timeLimit = 1000;
  const timer = (milliseconds: number, callback: () => void) => {
    expect(milliseconds).toBe(timeLimit);
    const timeout = setTimeout(callback, milliseconds);
    return () => clearTimeout(timeout);
  };
  expect((await play([slow, slow], { timeLimit, timer })).forfeits).toEqual([]);
});

test.each([
  ['throws', () => Promise.reject(new Error('No.'))],
  [
    'throws at once',
    () => {
      throw new Error('No.');
    },
  ],
])('one that %s forfeits when it is to move, not before', async (_, beginGame) => {
  const { ending, forfeits, events } = await play([ready(() => {}), ready(beginGame)]);
  expect(ending).toBe('forfeit');
  expect(events).toEqual([expect.stringMatching(/^H/), 'T1']);
  expect(forfeits).toMatchObject([{ player: 1, reason: 'error', event: 2 }]);
  expect(forfeits[0]?.message).toContain('No.');
});

test('a signal ends the wait', async () => {
  const controller = new AbortController();
  const never = ready(() => new Promise(() => {}));
  setTimeout(() => controller.abort('Enough.'), 5);
  await expect(play([never, never], { signal: controller.signal })).rejects.toBe('Enough.');
});

test('an agent under another name gets ready as the agent itself', async () => {
  const begun: unknown[] = [];
  const agent: HeapsAgent = {
    name: 'ready',
    beginGame() {
      begun.push(this);
    },
    chooseMove: () => 'T1',
  };
  const renamed = agentLike(agent, { name: 'other' });
  await play([renamed, agentLike({ name: 'plain', chooseMove: () => 'T1' }, {})]);
  expect(begun).toEqual([agent]);
  expect(renamed.name).toBe('other');
});

/** What agents see when they are asked, and when they are asked. */
import { describe, expect, test } from 'vitest';
import { randomAgent } from '../../src/engine/agents/simple-agents.js';
import type { Game, GameTypes } from '../../src/engine/game/game.js';
import { rulesForAgents } from '../../src/engine/game/settings.js';
import { runMatch } from '../../src/engine/match/run-match.js';
import { azul } from '../../src/index.js';
import { type Heaps, type HeapsTypes, heaps, startHeaps } from '../support/heaps.js';
import { agent } from '../support/heaps-players.js';
import { pig } from '../support/pig.js';

/** Heaps in which no player sees the points of the others. */
function hidingHeaps() {
  const views: { readonly player: number; readonly state: Heaps; readonly view: Heaps }[] = [];
  const game: Game<HeapsTypes> = {
    ...heaps,
    view: (state, player) => {
      const scores = state.scores.map((score, other) => (other === player ? score : 0));
      const view = { ...state, scores };
      views.push({ player, state, view });
      return view;
    },
  };
  return { game, views };
}

describe('where a game hides something', () => {
  test('agents are given their own view, and nothing else', async () => {
    const { game, views } = hidingHeaps();
    const seen: { readonly player: number; readonly view: Heaps }[] = [];
    const agents = [0, 1, 2].map((player) =>
      agent('looking', (view, ...rest) => {
        expect(rest).toHaveLength(1);
        seen.push({ player, view });
        return 'T1';
      }),
    );
    const start = startHeaps({ players: 3, heaps: 6 });
    const { events, moves } = await runMatch({ game, start, agents, seed: 1 });
    expect(moves).toBe(events.filter((event) => event.startsWith('T')).length);
    expect(seen).toHaveLength(moves);
    expect(seen.map(({ player }) => player)).toEqual(views.map(({ player }) => player));
    for (const [index, { view }] of seen.entries()) expect(view).toBe(views[index]?.view);
    expect(views.some(({ state, view }) => String(state.scores) !== String(view.scores))).toBe(
      true,
    );
  });

  test('the match goes on from the whole state, which listeners hear of', async () => {
    const { game, views } = hidingHeaps();
    const match = { start: startHeaps({ heaps: 6 }), seed: 1 };
    const agents = [agent('one', () => 'T1'), agent('two', () => 'T1')];
    const states: Heaps[] = [match.start];
    const onEvent = ({ state }: { readonly state: Heaps }) => {
      states.push(state);
    };
    const outcome = await runMatch({ ...match, game, agents, onEvent });
    expect(outcome).toEqual(await runMatch({ ...match, game: heaps, agents }));
    for (const { state } of views) expect(states).toContain(state);
  });
});

describe.each<readonly [string, Game<GameTypes>]>([
  ['azul', azul],
  ['heaps', heaps],
  ['pig', pig],
])('a match of %s between synchronous agents', (_, game) => {
  const start = game.start(rulesForAgents(game.settings, 2, undefined));
  const random = randomAgent(game);

  /** Return whether a match is over before any other work in the thread. */
  async function endsAtOnce(agents: readonly (typeof random)[], isHeard = false) {
    let isOver = false;
    const onEvent = isHeard ? async () => {} : undefined;
    const match = runMatch({ game, start, agents, seed: 1, onEvent }).then(() => {
      isOver = true;
    });
    await Promise.resolve();
    const wasOver = isOver;
    await match;
    return wasOver;
  }

  test('is played in one go: nothing is awaited', async () => {
    expect(await endsAtOnce([random, random])).toBe(true);
  });

  test('awaits a listener that promises, and an agent that promises', async () => {
    expect(await endsAtOnce([random, random], true)).toBe(false);
    const promising = {
      name: 'promising',
      chooseMove: async (...given: Parameters<typeof random.chooseMove>) =>
        random.chooseMove(...given),
    };
    const outcome = runMatch({ game, start, agents: [random, promising], seed: 1 });
    expect(await Promise.race([outcome, Promise.resolve('still playing')])).toBe('still playing');
    expect((await outcome).forfeits).toEqual([]);
  });
});

/** A match that is resumed goes on as it would have gone on. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomAgent } from '../../src/engine/agents/simple-agents.js';
import type { Agent } from '../../src/engine/game/agent.js';
import type { Game, GameTypes } from '../../src/engine/game/game.js';
import { rulesForAgents } from '../../src/engine/game/settings.js';
import { playMatch } from '../../src/engine/match/play-match.js';
import { runMatch } from '../../src/engine/match/run-match.js';
import { azul } from '../../src/index.js';
import { playInParts } from '../support/cut-game.js';
import { heaps, startHeaps } from '../support/heaps.js';
import { pig, pigWithForfeits } from '../support/pig.js';
import { replay } from '../support/small-game.js';

/** Plays at random, and fails now and then. */
function faultyAgent<Types extends GameTypes>(
  game: Game<Types>,
): Agent<Types['state'], Types['move']> {
  const random = randomAgent(game);
  return {
    name: 'faulty',
    chooseMove: (state, context) => {
      if (context.rng() < 0.02) throw new Error('Oh.');
      return random.chooseMove(state, context);
    },
  };
}

/** The games, by name. */
const GAMES: readonly (readonly [string, Game<GameTypes>])[] = [
  ['azul', azul],
  ['heaps', heaps],
  ['pig', pig],
  ['pig that goes on after forfeits', pigWithForfeits],
];

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe.each(GAMES)('%s', (_, game) => {
  const players = fc.constantFrom(2, 3);

  test('resumed after any event is the whole match', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), players, share, async (seed, count, part) => {
        const start = game.start(rulesForAgents(game.settings, count, undefined));
        const agents = Array.from({ length: count }, () => faultyAgent(game));
        const whole = await runMatch({ game, start, agents, seed });
        const earlier = Math.round(part * whole.events.length);
        // A forfeit that ends a game is no event: what is resumed ends by it as well.
        const rest = await runMatch({
          game,
          start: replay(game, start, whole.events.slice(0, earlier)),
          agents: Array.from({ length: count }, () => faultyAgent(game)),
          ...{ seed, earlier },
        });
        expect(rest.events).toEqual(whole.events.slice(earlier));
        expect(rest.returns).toEqual(whole.returns);
        expect(game.encode(rest.state)).toEqual(game.encode(whole.state));
      }),
      { numRuns: 30 },
    );
  });

  test('stopped at a limit and resumed from its record is one match', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 40 }), async (seed, moves) => {
        const limit = { moves };
        const { whole, parts } = await playInParts(game, () => randomAgent(game), { seed, limit });
        // One random game in thousands is stopped at 5000 moves: each part has its own.
        fc.pre(whole.result?.kind !== 'limit');
        expect(parts).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  });

  test('deals otherwise for another number of earlier events', async () => {
    const start = game.start(rulesForAgents(game.settings, 2, undefined));
    const agents = [randomAgent(game), randomAgent(game)];
    const openings = new Set<string>();
    for (let earlier = 0; earlier < 20; earlier++) {
      const { events } = await runMatch({ game, start, agents, seed: 1, earlier });
      openings.add(events.slice(0, 12).join());
    }
    expect(openings.size).toBeGreaterThan(15);
  });
});

test('a record has the seed only of a match from the first event on', async () => {
  const agents = [randomAgent(heaps), randomAgent(heaps)];
  const whole = await playMatch(heaps, agents, { seed: 5 });
  expect(whole.record.seed).toBe(5);
  const start = replay(heaps, startHeaps(), whole.record.events.slice(0, 3));
  const { record } = await playMatch(heaps, agents, { seed: 5, start, earlier: 3 });
  expect('seed' in record).toBe(false);
});

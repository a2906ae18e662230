/** Searches that go on with the tree of the move before. */
import { describe, expect, test } from 'vitest';
import { playMatch, searchAgent } from '../../src/agents.js';
import {
  AGENTS,
  applyMove,
  azul,
  decodeState,
  encodeState,
  type GameState,
  legalMoves,
  newGame,
  seededRng,
} from '../../src/index.js';
import { nim, type Pile } from '../support/small-games.js';

/** An agent that counts its evaluations. */
function counting(reuse: boolean) {
  const seen: Pile[] = [];
  const evaluate = (pile: Pile) => {
    seen.push(pile);
    return { returns: Array.from({ length: pile.players }, () => 1 / pile.players) };
  };
  return { agent: searchAgent(nim, { iterations: 300, evaluate, reuse }), seen };
}

const pile = (stones: number, turn = 0, players = 2): Pile => ({ stones, turn, players });
const context = () => ({ rng: seededRng(1) });

describe('a search that reuses its tree', () => {
  test('goes on with what it knows of the position that the game came to', () => {
    const { agent, seen } = counting(true);
    const fresh = counting(false);
    for (const each of [agent, fresh.agent]) {
      expect(each.chooseMove(pile(60), context())).toMatch(/^T/);
    }
    const [before, freshBefore] = [seen.length, fresh.seen.length];
    const stones = 60 - Number(agent.chooseMove(pile(60), context()).slice(1));
    agent.chooseMove(pile(stones - 2), context());
    fresh.agent.chooseMove(pile(stones - 2), context());
    // The first evaluation of a search is of a position after a first move; one that goes on looks further.
    const first = (all: readonly Pile[], from: number) => (all[from]?.stones ?? 0) - stones;
    expect(first(fresh.seen, freshBefore)).toBeGreaterThanOrEqual(-5);
    expect(first(seen, before + 300)).toBeLessThan(-5);
  });

  test.each([
    ['another position', pile(40)],
    ['other rules', pile(57, 0, 3)],
  ])('begins anew in %s', (_, other) => {
    const { agent, seen } = counting(true);
    agent.chooseMove(pile(60), context());
    const before = seen.length;
    agent.chooseMove(other, context());
    const fresh = counting(false);
    fresh.agent.chooseMove(other, context());
    expect(seen.slice(before)).toEqual(fresh.seen);
  });

  test('plays games whose methods need their object', () => {
    const bound = Object.fromEntries(
      Object.entries(nim).map(([name, value]) => [
        name,
        typeof value !== 'function'
          ? value
          : function (this: unknown, ...args: unknown[]) {
              if (this !== bound) throw new TypeError(`${name} needs its game.`);
              return Reflect.apply(value, nim, args);
            },
      ]),
    ) as unknown as typeof nim;
    const evaluate = ({ players }: Pile) => ({ returns: Array(players).fill(1 / players) });
    const agent = searchAgent(bound, { iterations: 50, evaluate, reuse: true });
    const plain = searchAgent(nim, { iterations: 50, evaluate, reuse: true });
    for (const stones of [60, 56, 52]) {
      expect(agent.chooseMove(pile(stones), context())).toBe(
        plain.chooseMove(pile(stones), context()),
      );
    }
  });

  test('begins anew under other rules that the strings of a state leave out', () => {
    const seen: GameState[] = [];
    const evaluate = (state: GameState) => {
      seen.push(state);
      return { returns: [1 / 2, 1 / 2] };
    };
    const agent = searchAgent(azul, { iterations: 400, evaluate, reuse: true });
    let state = newGame({ rules: { players: 2, mosaic: 'variant' }, rng: seededRng(1) });
    for (let turn = 0; turn < 2; turn++) {
      state = applyMove(state, agent.chooseMove(state, context()));
    }
    const texts = encodeState(state);
    seen.length = 0;
    agent.chooseMove(decodeState(texts, { rules: { mosaic: 'fixed' } }), context());
    expect(new Set(seen.map(({ rules }) => rules.mosaic))).toEqual(new Set(['fixed']));
  });

  test('forgets what it did not come to', () => {
    const { agent, seen } = counting(true);
    agent.chooseMove(pile(60), context());
    agent.chooseMove(pile(40), context());
    const before = seen.length;
    agent.chooseMove(pile(57), context());
    const fresh = counting(false);
    fresh.agent.chooseMove(pile(57), context());
    expect(seen.slice(before)).toEqual(fresh.seen);
  });

  test('plays the same game for the same seed, with agents of its own', async () => {
    const play = () => {
      const agents = [1, 2].map(() => AGENTS.search({ iterations: 12, reuse: true }));
      return playMatch(azul, agents, { seed: 5, limit: { moves: 10 } });
    };
    const [one, other] = [await play(), await play()];
    expect(one).toEqual(other);
    const plain = [1, 2].map(() => AGENTS.search({ iterations: 12 }));
    const { record } = await playMatch(azul, plain, { seed: 5, limit: { moves: 10 } });
    expect(record.events).not.toEqual(one.record.events);
  });

  test('rates the win by the same iterations as the shares of all players', () => {
    const agent = searchAgent(nim, { iterations: 1000, reuse: true });
    const stones = 60 - Number(agent.chooseMove(pile(60), context()).slice(1));
    const next = pile(stones - 2);
    const [search] = agent.chooseInSlices(next, { ...context(), budget: { iterations: 16 } });
    const ratings = search?.moves() ?? [];
    expect(search?.iterations).toBeGreaterThan(32);
    expect(ratings[0]?.visits).toBeGreaterThan(16);
    for (const { winShare, returns } of ratings) expect(winShare).toBe(returns[next.turn]);
  });

  test('does not change ratings', () => {
    const agent = AGENTS.search({ iterations: 30, reuse: true });
    const state = newGame({ rng: seededRng(1) });
    const move = agent.chooseMove(state, context());
    const [answer] = legalMoves(applyMove(state, move));
    const next = applyMove(applyMove(state, move), answer ?? move);
    const plain = AGENTS.search({ iterations: 30 });
    expect(agent.analyse(next, context())).toEqual(plain.analyse(next, context()));
  });

  test('is refused by anything but true and false', () => {
    // Callers without types can give anything.
    expect(() => searchAgent(azul, { reuse: 1 as never })).toThrow(TypeError);
  });
});

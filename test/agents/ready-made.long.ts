/** The ready-made agents, each in every setting of the rules. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simulate } from '../../src/agents.js';
import { greedyAgent } from '../../src/azul/agents/agents.js';
import { legalMoves } from '../../src/azul/api/play.js';
import { decodeState, encodeState } from '../../src/azul/api/text.js';
import { randomAgent } from '../../src/engine/agents/simple-agents.js';
import { AGENTS, azul, seededRng } from '../../src/index.js';
import type { EncodedState, Move, Rules } from '../../src/state/vocabulary.js';
import { ALL_RULES, reachedStates } from '../support/games.js';
import { heaps, startHeaps } from '../support/heaps.js';

/** How many states the agents are asked about that think; the others answer many. */
const FEW: Readonly<Record<string, number | undefined>> = {
  ...{ search: 2, minimax: 2, 'level-3': 20, 'level-4': 10, 'level-5': 5, 'level-7': 2 },
};

/** All agents but two levels, which do what others do, for longer. */
const NAMES = Object.keys(AGENTS).filter(
  // Its keys are the names.
  (name): name is keyof typeof AGENTS => name !== 'level-6' && name !== 'level-8',
);

describe.each(NAMES)('%s', (name) => {
  test('answers every state with a legal move, the same for the same numbers', async () => {
    const agent = AGENTS[name]();
    expect(agent.name).toBe(name);
    await fc.assert(
      fc.asyncProperty(reachedStates, fc.nat(), async (state, seed) => {
        const moves = legalMoves(state);
        fc.pre(moves.length > 0);
        const before = encodeState(state);
        const move = await agent.chooseMove(state, { rng: seededRng(seed) });
        expect(moves).toContain(move);
        expect(await agent.chooseMove(state, { rng: seededRng(seed) })).toBe(move);
        expect(encodeState(state)).toEqual(before);
      }),
      { numRuns: FEW[name] ?? 40 },
    );
  });
});

test.each(NAMES)('%s refuses a state without a player to move', (name) => {
  const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
  // Not the first level's slip, nor its thinking, has a move.
  for (let seed = 0; seed < 4; seed++) {
    expect(() => AGENTS[name]().chooseMove(fresh, { rng: seededRng(seed) })).toThrow(
      new RangeError('State: found no legal move, expected a state with legal moves.'),
    );
  }
});

test('the random agent plays any game, each move as often as any other', async () => {
  const agent = randomAgent(heaps);
  const state = { ...startHeaps({ heaps: 1 }), heap: 5 };
  const rng = seededRng(1);
  const counts = { T1: 0, T2: 0, T3: 0 };
  for (let time = 0; time < 900; time++) {
    counts[(await agent.chooseMove(state, { rng })) as keyof typeof counts]++;
  }
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(250);
});

describe('the greedy agent', () => {
  /** Choose ten times, and list the different choices. */
  async function choices(encoded: EncodedState, rules: Partial<Rules> = {}): Promise<Move[]> {
    const state = decodeState(encoded, { rules });
    const chosen = new Set<Move>();
    for (let seed = 0; seed < 10; seed++) {
      chosen.add(await greedyAgent().chooseMove(state, { rng: seededRng(seed) }));
    }
    return [...chosen].sort();
  }

  test.each<[string, Move[], EncodedState]>([
    ['fills a row', ['ACa1'], ['AFCaaB1820202020D0000000000', 'A0MSFfB0MSF']],
    ['fills rather than begins', ['ACa0'], ['AFCaB1820202020D0000000000', 'A0MS3a1FfB0MSF']],
    [
      'leaves the token',
      ['A0a0', 'A0b0', 'A0c0', 'A0d0'],
      ['AF0abcdCafB1819191920D0000000000', 'A0MSFB0MSF'],
    ],
    ['keeps off the floor', ['ACb4'], ['AFCbbbbbB1915202020D0000000000', 'A0MS0a1FfB0MSF']],
    ['places beside others', ['A01'], ['AFCfB1919202020D0000000000', 'A0Mb00S0a1FB0MSF']],
    ['places between others', ['A12'], ['AFCfB1819192020D0000000000', 'A0Mb11c13S1a2FB0MSF']],
  ])('%s', async (_, moves, encoded) => {
    expect(await choices(encoded)).toEqual(moves);
  });

  test('draws among equals', async () => {
    const moves = await choices(['AFCfB1920202020D0000000000', 'A0MS0a1FB0MSF']);
    expect(moves).toEqual(['A00', 'A01', 'A02', 'A03', 'A04']);
  });

  test.each(ALL_RULES)('beats the random one: %o', async (rules) => {
    const agents = ['greedy', ...new Array<'random'>(rules.players - 1).fill('random')] as const;
    const result = await simulate(azul, { agents, games: 24, seed: 1, rules, workers: 0 });
    expect(result.agents[0]?.winRate?.low).toBeGreaterThan(0.7);
    expect(result.endings.forfeit).toBe(0);
  });
});

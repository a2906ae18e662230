/** Games that agents play. */
import { describe, expect, test } from 'vitest';
import { AGENTS, type Agent } from '../../src/cli/agents.js';
import { type GameEvent, playGame } from '../../src/cli/game-events.js';
import { recordOf } from '../../src/cli/game-json.js';
import {
  applyAll,
  type Deal,
  decodeState,
  equalStates,
  legalMoves,
  type Move,
  type Rules,
  seededRng,
} from '../../src/index.js';
import { ALL_RULES } from '../support/games.js';

/** An agent that never stores a tile, so that its games do not end. */
const DROPPER: Agent = {
  name: 'dropper',
  chooseMove: (state) => legalMoves(state).filter((move) => move.endsWith('F'))[0] ?? 'A00',
};

async function game(rules: Rules, agent: Agent | undefined, rounds: number): Promise<GameEvent[]> {
  const agents = new Array<Agent>(rules.players).fill(agent ?? DROPPER);
  const events: GameEvent[] = [];
  for await (const event of playGame({ rules, agents, rounds, rng: seededRng(3) })) {
    events.push(event);
  }
  return events;
}

describe('a game', () => {
  test.each(ALL_RULES)('is what its deals and moves make of the fresh state: %j', async (rules) => {
    const events = await game(rules, AGENTS[0], 1000);
    const [first] = events;
    const last = events.at(-1);
    // A record is plain data, and these fields are what its readers use.
    const records = events.map(recordOf) as { deal?: Deal; move?: Move; kind: string }[];
    const played = records.flatMap(({ kind, deal, move }) =>
      kind === 'game-over' ? (['F'] as const) : (deal ?? move ?? []),
    );
    const boards = ['A', 'B', 'C', 'D'].slice(0, rules.players).map((player) => `${player}0MSF`);
    const fresh = decodeState(
      [`${first?.after.turn}FCfB2020202020D0000000000`, boards.join('')],
      rules,
    );
    expect(last?.kind).toBe('game-over');
    expect(last !== undefined && equalStates(applyAll(fresh, played), last.after)).toBe(true);
  });

  test('that does not end is stopped after the last round of the limit', async () => {
    const rules: Rules = { players: 2, mosaic: 'variant', tilingOrder: 'top-down' };
    const events = await game(rules, DROPPER, 7);
    expect(events.filter(({ kind }) => kind === 'deal')).toHaveLength(6);
    expect(events.at(-1)).toMatchObject({ kind: 'round-limit', round: 7 });
  });

  test('asks the agent whose turn it is, and waits for its answer', async () => {
    const rules: Rules = { players: 3, mosaic: 'fixed', tilingOrder: 'top-down' };
    const asked: string[] = [];
    const agents = ['A', 'B', 'C'].map(
      (name): Agent => ({
        name,
        chooseMove: async (state) => {
          asked.push(`${name}${state.turn}`);
          return legalMoves(state)[0] ?? 'A00';
        },
      }),
    );
    const events: GameEvent[] = [];
    for await (const event of playGame({ rules, agents, rounds: 2, rng: seededRng(1) })) {
      events.push(event);
    }
    const moves = events.filter(({ kind }) => kind === 'move');
    expect(asked).toHaveLength(moves.length);
    expect([...new Set(asked)].sort()).toEqual(['AA', 'BB', 'CC']);
  });
});

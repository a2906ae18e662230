/** Following a game: what each of its events is within it. */
import { describe, expect, test } from 'vitest';
import { describedAgent } from '../../src/azul/agents/described-agent.js';
import { azul } from '../../src/azul/api/azul.js';
import { beginGame } from '../../src/azul/cli/begun-game.js';
import { firstRound, follow, type GameEvent } from '../../src/azul/cli/game-events.js';
import { recordOf } from '../../src/azul/cli/game-json.js';
import type { Agent } from '../../src/engine/match/agent.js';
import { playGame } from '../../src/engine/match/play-game.js';
import {
  applyAll,
  type Deal,
  decodeState,
  encodeState,
  equalStates,
  type GameState,
  legalMoves,
  type Move,
  type Rules,
} from '../../src/index.js';
import { ALL_RULES } from '../support/games.js';

/** An agent that never stores a tile, so that its games do not end. */
const DROPPER: Agent<GameState, Move> = {
  name: 'dropper',
  chooseMove: (state) => legalMoves(state).filter((move) => move.endsWith('F'))[0] ?? 'A00',
};

/** Play a game, and follow it. */
async function game(
  rules: Rules,
  agent: Agent<GameState, Move>,
  rounds: number,
): Promise<readonly [GameState, GameEvent[]]> {
  const agents = new Array<Agent<GameState, Move>>(rules.players).fill(agent);
  const begun = beginGame(rules, [], 3);
  const follower = follow(begun, rounds);
  const events: GameEvent[] = [];
  await playGame({
    ...{ game: azul, agents, start: begun.state, seed: 3, limit: { rounds } },
    onEvent: ({ event, state }) => {
      events.push(follower.event(event, state));
    },
  });
  return [begun.state, events];
}

describe('a game that is followed', () => {
  test.each(ALL_RULES)('is what its deals and moves make of the fresh state: %j', async (rules) => {
    const [start, events] = await game(rules, describedAgent('random'), 1000);
    const last = events.at(-1);
    // A record is plain data, and these fields are what its readers use.
    const records = events.map(recordOf) as { deal?: Deal; move?: Move; kind: string }[];
    const played = records.flatMap(({ kind, deal, move }) =>
      kind === 'game-over' ? (['F'] as const) : (deal ?? move ?? []),
    );
    expect(events[0]).toMatchObject({ kind: 'start', round: 1 });
    expect(last?.kind).toBe('game-over');
    expect(last !== undefined && equalStates(applyAll(start, played), last.after)).toBe(true);
  });

  test('and does not end is stopped after the last round of the limit', async () => {
    const rules: Rules = { players: 2, mosaic: 'variant', tilingOrder: 'top-down' };
    const [, events] = await game(rules, DROPPER, 7);
    expect(events.filter(({ kind }) => kind === 'deal')).toHaveLength(6);
    expect(events.at(-1)).toMatchObject({ kind: 'round-limit', round: 7 });
  });

  test.each([
    [0, 'before its first deal', ['AFCfB2020202020D0000000000', 'A0MSFB0MSF']],
    [1, 'at the end of a round', ['AFCB1920202020D0000000000', 'A1Ma00SFfB0MSF']],
    [1, 'in the middle of a round', ['AF0ccddCfB2020181820D0000000000', 'A0MSFB0MSF']],
  ] as const)('is in round %i %s', (round, _, state) => {
    const first = decodeState(state);
    expect(encodeState(first)).toEqual(state);
    expect(firstRound(first)).toBe(round);
  });
});

/** Chance events and players who drop out: what a review searches, and what it counts as luck. */
import { describe, expect, test } from 'vitest';
import { searchAgent } from '../../src/engine/agents/search-agent.js';
import type { Game } from '../../src/engine/game/game.js';
import { oneOf } from '../../src/engine/game/settings.js';
import type { GameRecord } from '../../src/engine/record/record.js';
import { replay } from '../../src/engine/record/replay.js';
import { searchedMoves, stateBeforeChance } from '../../src/engine/review/assess.js';
import { reviewGame } from '../../src/engine/review/review-game.js';
import { pick } from '../../src/random/rng.js';
import { type SmallTypes, smallGame } from '../support/small-game.js';

/**
 * A game of steps. A chooses, two lots are drawn, and B moves, unless the second lot is 0. C ends the game with D0. After
 * D1, B cannot move, and A has one move.
 */
interface Lots {
  readonly step: keyof typeof STEPS;
  readonly isBlocked?: boolean;
}

type LotsMove = 'M0' | 'M1' | 'N0' | 'D0' | 'D1' | 'E0';
type LotsTypes = SmallTypes<Lots, LotsMove, `S${number}`>;

/** The player and the moves of each step; -1 for chance, or the end. */
const STEPS = {
  choice: { player: 0, moves: ['M0', 'M1'] },
  'first lot': { player: -1, moves: [] },
  'second lot': { player: -1, moves: [] },
  move: { player: 1, moves: ['N0'] },
  last: { player: 2, moves: ['D0', 'D1'] },
  stuck: { player: 1, moves: [] },
  forced: { player: 0, moves: ['E0'] },
  over: { player: -1, moves: [] },
} as const satisfies Record<string, { player: number; moves: readonly LotsMove[] }>;

/** The step after each move. */
const NEXT: Readonly<Record<LotsMove, Lots['step']>> = {
  M0: 'first lot',
  M1: 'first lot',
  N0: 'last',
  D0: 'over',
  D1: 'stuck',
  E0: 'over',
};

const lots: Game<LotsTypes> = {
  ...smallGame<Lots, LotsMove, `S${number}`>({
    name: 'lots',
    settings: { players: oneOf([3], 'number of players') },
    start: () => ({ step: 'choice' }),
    rulesOf: () => ({ players: 3 }),
    playerToMove: ({ step }) => STEPS[step].player,
    legalMoves: ({ step, isBlocked }) => (isBlocked ? [] : STEPS[step].moves),
    play: (_, move) => ({ step: NEXT[move] }),
    scores: ({ step }) => (step === 'over' ? [1, 0, 0] : [0, 0, 0]),
    chance: {
      letter: 'S',
      sample: (_, rng) => `S${pick(rng, 2)}`,
      play: ({ step }, event) =>
        step === 'first lot' ? { step: 'second lot' } : { step: 'move', isBlocked: event === 'S0' },
    },
  }),
  forfeits: {
    explain: () => undefined,
    apply: (state, player) => {
      if (STEPS[state.step].player !== player) return state;
      return { step: state.step === 'stuck' ? 'forced' : 'last' };
    },
  },
};

function recordOf(...events: GameRecord<LotsTypes>['events']): GameRecord<LotsTypes> {
  const rules = { players: 3 };
  const names = ['Ada', 'Ben', 'Cas'];
  return { game: 'lots', rules, names, start: lots.encode(lots.start(rules)), events };
}

function statesOf(record: GameRecord<LotsTypes>): readonly Lots[] {
  const replayed = replay(lots, record);
  if (!replayed.ok) throw new Error('The record is legal.');
  return replayed.states;
}

describe('chance events one after the other', () => {
  test.each([
    ['before a move', ['M0', 'S0', 'S1', 'N0', 'D1']],
    ['before a player drops out who cannot move', ['M0', 'S1', 'S0', 'B!', 'D1']],
  ] as const)('count as one piece of luck %s', async (_, events) => {
    const { chance, moves } = await reviewGame(lots, recordOf(...events), { iterations: 20 });
    expect(chance).toEqual([
      {
        ...{ event: 1, events: events.slice(1, 3) },
        change: [0, 0, 0].map(() => expect.any(Number)),
        standardError: [0, 0, 0].map(() => expect.any(Number)),
      },
    ]);
    expect(moves.map(({ player }) => player)).toEqual(events[3] === 'B!' ? ['A', 'C'] : [...'ABC']);
  });

  test('are no luck before a player drops out who could move', async () => {
    const record = recordOf('M0', 'S0', 'S1', 'B!', 'D1');
    expect((await reviewGame(lots, record, { iterations: 20 })).chance).toEqual([]);
  });
});

describe('the curve', () => {
  test.each([
    ['a move that was chosen', ['M0', 'S0', 'S1', 'N0', 'D0']],
    ['a forced move', ['M0', 'S0', 'S1', 'N0', 'D1', 'B!', 'E0']],
  ] as const)('ends with the result after %s', async (_, events) => {
    // One that expects the same of all players until the game is over.
    const evaluate = () => ({ returns: [1 / 3, 1 / 3, 1 / 3] });
    const agent = searchAgent(lots, { evaluate });
    const { curve } = await reviewGame(lots, recordOf(...events), { iterations: 1, agent });
    expect(curve.at(-1)).toEqual([1, 0, 0]);
  });
});

describe('the position before chance', () => {
  const record = recordOf('M0', 'S1', 'S0', 'B!', 'D1');
  const states = statesOf(record);

  test('is that before the first event since the last move', () => {
    expect(stateBeforeChance(lots, record, states, 4)).toBe(states[1]);
  });

  test('is none where no move was made before, or no event came between', () => {
    expect(stateBeforeChance(lots, record, states, 0)).toBeUndefined();
    expect(stateBeforeChance(lots, record, states, 1)).toBeUndefined();
  });
});

describe('the moves to search', () => {
  const searchedIn = (...events: GameRecord<LotsTypes>['events']) => {
    const record = recordOf(...events);
    return searchedMoves(lots, record, statesOf(record));
  };

  test('have a choice, or follow chance', () => {
    expect(searchedIn('M0', 'S0', 'S1', 'N0', 'D1')).toEqual([0, 3, 4]);
  });

  test('are not those that follow a player who cannot move', () => {
    expect(searchedIn('M0', 'S1', 'S0', 'B!', 'D1', 'B!', 'E0')).toEqual([0, 4]);
  });

  test('follow a player who drops out without having to', () => {
    expect(searchedIn('M0', 'S1', 'S0', 'B!', 'D1', 'B!', 'C!', 'E0')).toEqual([0, 4, 7]);
  });
});

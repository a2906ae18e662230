/** Pig with one member that is wrong, for the clauses that a game without chance and forfeits cannot break. */
import { expect, test } from 'vitest';
import { actionSpaceOf } from '../../src/engine/game/tensors.js';
import { checkContract } from '../../src/engine/testing/check-contract.js';
import type { Rng } from '../../src/random/rng.js';
import { type Pig, pigWithForfeits as pig } from '../support/pig.js';
import { chanceOf } from '../support/small-game.js';

const chance = chanceOf(pig);
const { forfeits } = pig;
/** What should not count. */
let calls = 0;
const onePlayer = {
  name: 'points',
  seat: null,
  offset: 0,
  length: 1,
  axes: [],
  shape: [],
  meaning: 'the points of the turn',
  scale: 'as they are',
  range: [0, 1],
};
const tensors = {
  version: 1,
  layout: () => [onePlayer],
  observe: (state: Pig) => Float32Array.of(state.points),
  actionSpace: () =>
    actionSpaceOf({
      size: 2,
      indexOf: (move: string) => (move.endsWith('r') ? 0 : 1),
      legalMoves: pig.legalMoves,
    }),
};

test.each<[variant: string, members: object, clause: string, words: string]>([
  [
    'a start that is drawn elsewhere',
    { start: (rules: never) => pig.start(rules, () => (calls++ % 2) / 2) },
    'start.repeats',
    'expected ["',
  ],
  [
    'a roll that cannot be',
    { chance: { ...chance, sample: () => 'R7' } },
    'chance.sample',
    'for R7, after Ar',
  ],
  [
    'rolls that depend on no random number',
    { chance: { ...chance, sample: () => `R${(calls++ % 6) + 1}` } },
    'chance.sample',
    'with equal random numbers',
  ],
  [
    'probabilities that are too low',
    { chance: { ...chance, outcomes: () => [{ event: 'R1', probability: 0.5 }] } },
    'chance.outcomes',
    'expected R',
  ],
  [
    'drawing something else than is applied',
    { chance: { ...chance, draw: (state: Pig) => ({ event: 'R2', state }) } },
    'chance.draw',
    'after R2',
  ],
  [
    'drawing another roll than is sampled',
    {
      chance: {
        ...chance,
        draw: (state: Pig, rng: Rng) => {
          const event = chance.sample(state, rng) === 'R6' ? 'R1' : 'R6';
          return { event, state: chance.apply(state, event) };
        },
      },
    },
    'chance.draw',
    ', as sample draws it',
  ],
  [
    'a roll at any time that is refused',
    { chance: { ...chance, explain: () => undefined } },
    'chance.apply.refuses',
    'found the error \'Roll: found "R',
  ],
  [
    'a player who drops out and stays',
    { forfeits: { ...forfeits, apply: (state: Pig) => state } },
    'forfeits.drops',
    'after A!',
  ],
  [
    'players who drop out after the end',
    {
      forfeits: {
        explain: (state: Pig, player: number) =>
          state.phase === '#' ? undefined : forfeits?.explain(state, player),
        apply: (state: Pig, player: number) =>
          state.phase === '#' ? state : forfeits?.apply(state, player),
      },
    },
    'forfeits.over',
    'as the game is over',
  ],
  [
    'a canonical move that is not listed',
    { canonicalMove: (move: string) => move.toLowerCase() },
    'canonicalMove',
    'found "ar", expected Ar',
  ],
  [
    'a view of another turn',
    { view: (state: Pig) => ({ ...state, turn: 1 - state.turn }) },
    'view',
    'as player to move in the view',
  ],
  [
    'a view without moves for the others',
    {
      forfeits: undefined,
      view: (state: Pig, player: number) => ({ ...state, player }),
      legalMoves: (state: Pig & { player?: number }) =>
        (state.player ?? state.turn) === state.turn ? pig.legalMoves(state) : [],
      applyMove: (state: Pig & { player?: number }, move: never) => ({
        ...state,
        ...pig.applyMove(state, move),
      }),
    },
    'view.continues',
    'found nothing that can happen, expected an event for ["',
  ],
  [
    'a view with moves of the others that cannot be played',
    {
      view: (state: Pig, player: number) => ({ ...state, player }),
      legalMoves: (state: Pig & { player?: number }) =>
        (state.player ?? state.turn) === state.turn ? pig.legalMoves(state) : ['?'],
    },
    'view.continues',
    'found an error for "?", expected a state in the view of ',
  ],
  [
    'an evaluation that shares more than the win',
    { evaluate: () => [1, 1] },
    'evaluate',
    'expected 2 shares that add up to 1',
  ],
  [
    'an evaluation that depends on no random number',
    { evaluate: () => [(calls++ % 2) / 2, 1 - ((calls - 1) % 2) / 2] },
    'evaluate',
    'with equal random numbers',
  ],
  [
    'a layout with a gap',
    { tensors: { ...tensors, layout: () => [{ ...onePlayer, offset: 1 }] } },
    'tensors.layout',
    'the offset 0 of points',
  ],
  [
    'a number out of its range',
    { tensors },
    'tensors.observe',
    'expected a number from 0 to 1 in points',
  ],
  [
    'a version 0 of its numbers',
    { tensors: { ...tensors, version: 0 } },
    'tensors.version',
    'found 0, expected 1 or more',
  ],
  [
    'numbers that are added to those of before',
    {
      tensors: {
        ...tensors,
        observe: (state: Pig, _: number, into = new Float32Array(1)) => {
          into[0] = (into[0] ?? 0) + state.points;
          return into;
        },
      },
    },
    'tensors.observe',
    'as in a new array, at 0',
  ],
  [
    'marks that stay from before',
    {
      tensors: {
        ...tensors,
        actionSpace: () => {
          const actions = tensors.actionSpace();
          return {
            ...actions,
            mask: (state: Pig, into?: Uint8Array) => {
              const mask = actions.mask(state);
              return into?.map((mark, index) => Math.max(mark, mask[index] ?? 0)) ?? mask;
            },
          };
        },
      },
    },
    'tensors.actionSpace',
    ' marks in a mask that was used before',
  ],
  [
    'actions of which one ends as another',
    {
      logActions: {
        expected: 'a move',
        write: (move: string) => (move.endsWith('r') ? 'rolls' : 'holds or rolls'),
        read: (text: string, player: string) =>
          text === 'rolls' ? `${player}r` : text === 'holds or rolls' ? `${player}h` : undefined,
      },
    },
    'logActions',
    'a text that does not end with "rolls"',
  ],
  [
    'outcomes that are not as frequent as they say',
    { chance: { ...chance, sample: () => 'R6' } },
    'chance.frequencies',
    'expected R1 about ',
  ],
  [
    'an agent of another name',
    {
      agents: {
        other: () => ({ name: 'one', chooseMove: (state: Pig) => pig.legalMoves(state)[0] }),
      },
    },
    'agents',
    'found "one", expected the name of the agent other',
  ],
  [
    'standings with the winner last',
    {
      standings: (state: Pig) =>
        [...pig.standings(state)].sort((a, b) => Number(a.winner) - Number(b.winner)),
    },
    'standings.order',
    'expected the winners first',
  ],
  [
    'a view of events without a kind',
    { inspectEvent: () => ({ points: 1 }) },
    'inspectEvent',
    'expected plain data with a kind for ',
  ],
  [
    'a view of what cannot happen',
    { inspectEvent: () => ({ kind: 'move' }) },
    'inspectEvent.refuses',
    'expected an error for ',
  ],
  [
    'a playout of a move that is not legal',
    { rollout: () => ({ returns: [1, 0], scores: [1, 0], moves: 7 }) },
    'rollout',
    'found',
  ],
  [
    'a word of rolls that has a space',
    { chance: { ...chance, word: 'the die' } },
    'chance.word',
    'found "the die", expected a word of its own',
  ],
])('a game that is broken by %s', (_, members, clause, words) => {
  // The members may be of any type.
  // What happens seldom shows in many games.
  const games = ['chance.frequencies', 'rollout'].includes(clause) ? 40 : 15;
  const breaches = checkContract({ ...pig, ...members } as typeof pig, { rules: [{}], games });
  const breach = breaches.find((each) => each.clause === clause);
  expect(breach?.message ?? breaches.map(({ message }) => message)).toContain(words);
});

test('an agent that gets ready first is no breach, at once or later', () => {
  const agents = {
    soon: () => {
      let isReady = false;
      return {
        name: 'soon',
        beginGame: () => {
          isReady = true;
        },
        chooseMove: (state: Pig) => (isReady ? pig.legalMoves(state)[0] : undefined),
      };
    },
    late: () => ({ name: 'late', beginGame: async () => {}, chooseMove: () => undefined }),
  };
  // The agents are of any type.
  const game = { ...pig, agents } as unknown as typeof pig;
  expect(checkContract(game, { rules: [{}], games: 3 })).toEqual([]);
});

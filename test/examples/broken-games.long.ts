/** Games with one member that is wrong: the clause that each of them breaks, and the sentence about it. */
import { checkContract } from 'azulejo/testing';
import { describe, expect, test } from 'vitest';
import kalah from '../../examples/own-game/kalah.js';
import pig from '../../examples/own-game/pig.js';

type Kalah = typeof kalah;

const FEW = { rules: [{}], games: 2, seed: 8 };

/** Kalah with other members, which may be of any type. */
const broken = (members: object) => ({ ...kalah, ...members }) as Kalah;

const RULES = { players: 2, seeds: 4 } as const;
const ACTIONS = kalah.tensors?.actionSpace(RULES);

/** What should not count. */
let calls = 0;

/** An error of the game itself. */
function fail(): never {
  throw new Error('a mistake of the game');
}

const VARIANTS: readonly [variant: string, members: object, clause: string, words: string][] = [
  ['no game at all', { legalMoves: undefined }, 'members', 'expected a function as legalMoves'],
  ['a name with a space', { name: 'my game' }, 'members', 'found "my game"'],
  [
    'a default that does not exist',
    { settings: { ...kalah.settings, seeds: { ...kalah.settings.seeds, usual: 7 } } },
    'settings',
    'found 7, expected a valid value of seeds',
  ],
  [
    'a setting that is an option of commands',
    { settings: { ...kalah.settings, count: kalah.settings.seeds } },
    'settings.names',
    'found "count", expected a name that is not an option of the commands',
  ],
  ['no players', { players: () => [] }, 'players', 'found [], expected a list'],
  [
    'other rules than those given',
    { start: () => kalah.start({ players: 2, seeds: 3 }) },
    'start.rules',
    'found {"players":2,"seeds":3}, expected {"players":2,"seeds":4}',
  ],
  [
    'a letter for the player to move',
    { playerToMove: () => 'A' },
    'playerToMove',
    'found "A", expected a number from -1 to 1 (players=2 seeds=4, seed 8)',
  ],
  [
    'a game that is over with a player to move',
    { isOver: () => true },
    'start.isOver',
    'found true, expected false',
  ],
  [
    'a player to move at the end',
    { playerToMove: ({ turn }: { turn: number }) => turn },
    'turn',
    '"isOver":true',
  ],
  [
    'a move that is listed twice',
    { legalMoves: (state: never) => kalah.legalMoves(state).flatMap((move) => [move, move]) },
    'legalMoves.distinct',
    'found "A1", expected each legal move once',
  ],
  [
    'an illegal move that is listed',
    { legalMoves: (state: never) => [...kalah.legalMoves(state), 'A7'] },
    'explainMove.legal',
    'for the legal move A7',
  ],
  [
    'a legal move that is not listed',
    { legalMoves: (state: never) => kalah.legalMoves(state).filter((move) => move !== 'A6') },
    'explainMove.allows',
    'nothing against A6',
  ],
  [
    'an explanation that fails',
    { explainMove: fail },
    'explainMove.legal',
    'a mistake of the game',
  ],
  ['nonsense as a move', { checkMove: () => undefined }, 'checkMove.malformed', 'for ""'],
  [
    'illegal moves that are played',
    {
      applyMove: (state: never, move: string) =>
        kalah.legalMoves(state).includes(move) ? kalah.applyMove(state, move) : state,
    },
    'applyMove.refuses',
    'found a state, expected the error',
  ],
  [
    'moves that change the state',
    {
      start: (rules: never) => ({ ...kalah.start(rules) }),
      applyMove: (state: never, move: never) => Object.assign(state, kalah.applyMove(state, move)),
    },
    'applyMove.pure',
    'as before A',
  ],
  [
    'a move with another outcome each time',
    {
      applyMove: (state: never, move: never) => {
        const after = kalah.applyMove(state, move);
        return calls++ % 2 === 0 ? after : { ...after, turn: 1 - after.turn };
      },
    },
    'applyMove.repeats',
    'again',
  ],
  [
    'texts without whose turn it is',
    { encode: (state: never) => ['A', kalah.encode(state)[1]] },
    'encode.complete',
    'as playerToMove of the decoded state',
  ],
  ['texts with spaces', { encode: () => ['A', 'a b'] }, 'encode.texts', 'without spaces'],
  [
    'decoding that fails for other values',
    { decode: (value: string[]) => kalah.decode([value[0]?.trim(), value[1]?.trim()]) },
    'decode.total',
    'the error',
  ],
  ['returns for each player', { returns: () => [1, 1] }, 'returns.sum', 'found [1,1]'],
  [
    'standings without a winner',
    {
      standings: (state: never) =>
        kalah.standings(state).map((standing) => ({ ...standing, winner: false })),
    },
    'standings.winners',
    'found false, expected true as winner of',
  ],
  [
    'a standing without a field',
    {
      standings: (state: never) =>
        kalah.standings(state).map(({ player, winner }) => ({ player, winner })),
    },
    'standings.fields',
    'expected the fields seeds, winner',
  ],
  ['points of one player', { scores: () => [3] }, 'scores', 'found [3], expected 2 numbers'],
  [
    'a game that never ends',
    {
      applyMove: (state: never, move: string) => {
        const { rules, turn } = kalah.applyMove(state, move);
        return { ...kalah.start(rules), turn };
      },
    },
    'random.ends',
    'found 5000 events',
  ],
  [
    'an agent that passes',
    { agents: { lazy: () => ({ name: 'lazy', chooseMove: () => 'pass' }) } },
    'agents',
    'found "pass", expected a legal move of the agent lazy',
  ],
  [
    'a count of moves that is wrong',
    { perft: (_: never, depth: number) => 6 ** depth },
    'perft',
    'sequences of two moves',
  ],
  [
    'a playout that stops early',
    { rollout: () => ({ returns: [1, 0], scores: [1, 0], moves: 1 }) },
    'rollout',
    'found [1,0]',
  ],
  [
    'words of logs that say too little',
    { logActions: { expected: 'sows', write: () => 'sows', read: () => 'A1' } },
    'logActions',
    'which is written as "sows"',
  ],
  [
    'an agent that draws elsewhere',
    {
      agents: {
        mad: () => ({
          name: 'mad',
          chooseMove: (state: never) => kalah.legalMoves(state)[calls++ % 2],
        }),
      },
    },
    'agents',
    'of mad, with equal random numbers',
  ],
  [
    'one index for all moves',
    {
      tensors: {
        ...kalah.tensors,
        actionSpace: () => ({
          ...ACTIONS,
          indexOf: () => 0,
          mask: () => new Uint8Array(6).fill(1),
        }),
      },
    },
    'tensors.actionSpace',
    'another index of A2 than of A1',
  ],
  [
    'a mask that marks too much',
    {
      tensors: {
        ...kalah.tensors,
        actionSpace: () => ({ ...ACTIONS, mask: () => new Uint8Array(6).fill(1) }),
      },
    },
    'tensors.actionSpace',
    'marks in the mask',
  ],
  [
    'an index that leads to another move',
    { tensors: { ...kalah.tensors, actionSpace: () => ({ ...ACTIONS, moveAt: () => 'A0' }) } },
    'tensors.actionSpace',
    'at its index',
  ],
];

describe('a game that is broken', () => {
  test.each(VARIANTS)('by %s', (_, members, clause, words) => {
    const breaches = checkContract(broken(members), FEW);
    const breach = breaches.find((each) => each.clause === clause);
    expect(breach?.message ?? breaches.map(({ message }) => message)).toContain(words);
    // One sentence for each clause, made of the rest.
    expect(new Set(breaches.map((each) => each.clause)).size).toBe(breaches.length);
    expect(breach?.message.startsWith(`${clause}: found ${breach.found}, expected `)).toBe(true);
  });

  test('is played as far as its breach, which is repeated by the same seed', () => {
    const worse = broken({ isOver: () => false });
    const [breach] = checkContract(worse, FEW);
    expect(breach).toMatchObject({ clause: 'turn', rules: { seeds: 4 }, seed: 8 });
    expect(breach?.start).toEqual(['A', 'A4.4.4.4.4.4.0B4.4.4.4.4.4.0']);
    const last = breach?.events.reduce(
      (state, move) => kalah.applyMove(state, move),
      kalah.start({ players: 2, seeds: 4 }),
    );
    expect(last && kalah.isOver(last)).toBe(true);
    expect(checkContract(worse, FEW)[0]).toEqual(breach);
  });

  test.each(Object.keys(kalah))('by an error of its member %s', (member) => {
    const getter = Object.defineProperty({ ...kalah }, member, { get: fail });
    for (const each of [
      getter,
      broken({ [member]: fail }),
      broken({ [member]: () => undefined }),
    ]) {
      expect(() => checkContract(each, { ...FEW, games: 1 })).not.toThrow();
    }
  });
});

test('a game that works breaks nothing, by the default rules and by each other choice', () => {
  expect(checkContract(kalah, { games: 2 })).toEqual([]);
  expect(checkContract(pig, { games: 2 })).toEqual([]);
});

test('a game that need not end may be endless', () => {
  const short = checkContract(kalah, { ...FEW, endless: true });
  expect(short).toEqual([]);
});

test.each<[string, object, string]>([
  ['a name', { game: 5 }, 'Options: found "game", expected games.'],
  ['games', { games: 0 }, 'Games: found 0, expected an integer of 1 or more.'],
  ['rules', { rules: [{ seeds: 7 }] }, 'Rules, seeds: found 7, expected 3, 4, 5 or 6.'],
])('an option that does not exist is refused: %s', (_, options, message) => {
  expect(() => checkContract(kalah, options)).toThrow(message);
});

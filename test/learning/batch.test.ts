import { describe, expect, test } from 'vitest';
import { type Agent, playMatch, randomAgent } from '../../src/agents.js';
import { cubeBlokus } from '../../src/cube-blokus.js';
import { completeRules } from '../../src/engine/game/settings.js';
import { Batch, Ending, mostGames, type TensorsOf } from '../../src/engine/learning/batch.js';
import { OpponentError } from '../../src/engine/learning/opponent.js';
import type { Game, GameTypes } from '../../src/game.js';
import { azul } from '../../src/index.js';
import { derivedSeed, seededRng } from '../../src/random/seeds.js';
import { type GameState, inspect, royalUr } from '../../src/royal-ur.js';
import { tsuro } from '../../src/tsuro.js';

const GAMES: readonly Game<GameTypes>[] = [azul, royalUr, tsuro, cubeBlokus];

function tensorsOf({ tensors }: Game<GameTypes>): TensorsOf<GameTypes> {
  if (tensors === undefined) throw new Error('Every game of the package has tensors.');
  return tensors;
}

const rulesOf = (game: Game<GameTypes>) => completeRules(game.settings, {});

function batchOf(game: Game<GameTypes>, games: number, seed: number, mostMoves = 5000) {
  return new Batch<GameTypes>(game, tensorsOf(game), rulesOf(game), { games, seed, mostMoves });
}

/** The legal actions of a game in a batch. */
function legal({ masks, players }: Batch<GameTypes>, place: number): number[] {
  const size = masks.length / players.length;
  const mask = masks.subarray(place * size, (place + 1) * size);
  const actions: number[] = [];
  for (let index = mask.indexOf(1); index >= 0; index = mask.indexOf(1, index + 1)) {
    actions.push(index);
  }
  return actions;
}

/** Play random actions in all games of a batch. */
function playRandomly(batch: Batch<GameTypes>, rng: () => number): Int32Array {
  const actions = Int32Array.from(batch.players, (_, place) => {
    const choices = legal(batch, place);
    return choices[Math.floor(rng() * choices.length)] ?? -1;
  });
  batch.step(actions);
  return actions;
}

describe.each(GAMES)('a batch of $name', (game) => {
  const tensors = tensorsOf(game);
  const rules = rulesOf(game);
  const { indexOf } = tensors.actionSpace(rules);

  test('has the games of matches with the same seeds', async () => {
    const games = 2;
    const batch = batchOf(game, games, 7);
    const matches = await Promise.all(
      [...Array(games).keys()].map((number) => {
        const agents = game.players(rules).map(() => randomAgent(game));
        const start = game.start(rules);
        return playMatch(game, agents, { rules, start, seed: derivedSeed(7, number) });
      }),
    );
    const moves = matches.map(({ record }) =>
      record.events.filter((event) => game.checkMove(event) === undefined),
    );
    const returns: (readonly number[] | undefined)[] = matches.map(() => undefined);
    const rng = seededRng(1);
    for (let turn = 0; returns.includes(undefined); turn++) {
      const actions = Int32Array.from({ length: games }, (_, place) => {
        const move = moves[place]?.[turn];
        if (move !== undefined && returns[place] === undefined) return indexOf(move);
        const choices = legal(batch, place);
        return choices[Math.floor(rng() * choices.length)] ?? -1;
      });
      batch.step(actions);
      const shares = batch.returns.length / games;
      for (let place = 0; place < games; place++) {
        if (batch.endings[place] === Ending.None || returns[place] !== undefined) continue;
        expect(turn).toBe((moves[place]?.length ?? 0) - 1);
        returns[place] = [...batch.returns.subarray(place * shares, (place + 1) * shares)];
      }
    }
    for (const [place, match] of matches.entries()) {
      expect(returns[place]).toEqual([...Float32Array.from(match.returns)]);
    }
  });

  test('does not depend on how many games are played with it, nor on what was played before', () => {
    const one = batchOf(game, 1, 3);
    const many = batchOf(game, 2, 3);
    const { length } = one.observations;
    expect(many.observations.subarray(0, length).join()).toBe(one.observations.join());
    const before = many.bytes.join();
    playRandomly(many, seededRng(5));
    many.reset(3);
    expect(many.bytes.join()).toBe(before);
  });

  test('refuses an action that is not legal, and has changed nothing', () => {
    const batch = batchOf(game, 2, 1);
    const before = batch.bytes.join();
    const [first = 0] = legal(batch, 0);
    const illegal = [...legal(batch, 1), -1].findIndex((action, index) => action !== index);
    const message = `Action of game 1: found ${illegal}, expected the index of a legal move.`;
    expect(() => batch.step(Int32Array.of(first, illegal))).toThrow(new RangeError(message));
    expect(() => batch.step(Int32Array.of(first))).toThrow('Actions: found 1, expected 2.');
    expect(batch.bytes.join()).toBe(before);
  });

  test('stops a game at the move limit, with the shares as if it ended there', () => {
    const batch = batchOf(game, 1, 1, 2);
    playRandomly(batch, seededRng(1));
    expect([...batch.endings]).toEqual([Ending.None]);
    playRandomly(batch, seededRng(2));
    expect([...batch.endings]).toEqual([Ending.Limit]);
    expect(batch.returns.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
  });
});

/** A batch in which an agent plays all seats but one. */
function batchAgainst(
  opponent: Agent<unknown>,
  { game = royalUr, rules = {}, games = 8, seed = 1, mostMoves = 5000 }: AgainstOptions = {},
) {
  const complete = completeRules<object>(game.settings, rules);
  return new Batch<GameTypes>(game, tensorsOf(game), complete, {
    ...{ games, seed, mostMoves, opponent },
  });
}

interface AgainstOptions {
  readonly game?: Game<GameTypes>;
  readonly rules?: object;
  readonly games?: number;
  readonly seed?: number;
  readonly mostMoves?: number;
}

describe('a batch with an opponent', () => {
  test('shows no game that is over, also where the opponent wins before the first move', () => {
    // Nearly all throws of player B are 0, so that A often wins before B has a move.
    const { chance } = royalUr as Game<GameTypes>;
    if (chance === undefined) throw new Error('Ur has dice.');
    const sample: typeof chance.sample = (state, rng) =>
      inspect(state as GameState).turn === 'B' && rng() < 0.9 ? 'R0' : chance.sample(state, rng);
    const { draw: _, ...dice } = chance;
    const game = { ...(royalUr as Game<GameTypes>), chance: { ...dice, sample } };
    const batch = batchAgainst(randomAgent(royalUr), { game, rules: { tokens: 1 }, games: 64 });
    expect(batch.players.every((player) => player >= 0)).toBe(true);
    playRandomly(batch, seededRng(3));
    expect(batch.players.every((player) => player >= 0)).toBe(true);
  });

  test.each([1, 2, 3, 4])('with %i games, plays each seat in turn in each place', (games) => {
    const batch = batchAgainst(randomAgent(azul), { game: azul, games });
    const seats = Array.from({ length: games }, () => [] as number[]);
    const rng = seededRng(4);
    while (seats.some((each) => each.length < 3)) {
      const played = [...batch.players];
      playRandomly(batch, rng);
      for (const [place, player] of played.entries()) {
        if (batch.endings[place] !== Ending.None) seats[place]?.push(player);
      }
    }
    for (const [first = -1, second = -1, third] of seats) {
      expect([first, second].sort()).toEqual([0, 1]);
      expect(third).toBe(first);
    }
  });

  test('counts the moves of all players to the limit', () => {
    const batch = batchAgainst(randomAgent(azul), { game: azul, games: 1, mostMoves: 6 });
    const rng = seededRng(5);
    for (const ending of [Ending.None, Ending.None, Ending.Limit]) {
      playRandomly(batch, rng);
      expect([...batch.endings]).toEqual([ending]);
    }
  });

  test('lets it get ready for each game, with numbers of its own', () => {
    const ready: number[] = [];
    const contexts = new WeakSet<object>();
    const agent = randomAgent(royalUr);
    const batch = batchAgainst({
      ...agent,
      beginGame: (state, context) => {
        expect(royalUr.playerToMove(state as never)).toBe(-1);
        contexts.add(context);
        ready.push(context.rng());
      },
      chooseMove: (state, context) => {
        expect(contexts.has(context)).toBe(true);
        return agent.chooseMove(state as never, context);
      },
    });
    playRandomly(batch, seededRng(6));
    expect(ready.length).toBeGreaterThanOrEqual(batch.players.length);
    expect(new Set(ready).size).toBe(ready.length);
  });

  test.each<[string, Partial<Agent<unknown>>, string]>([
    ['throws', { chooseMove: () => fail() }, 'a mistake'],
    ['cheats', { chooseMove: () => 'A9999' }, 'Move: found "9999"'],
    ['answers later', { chooseMove: async () => 'A0001' }, 'found a promise, expected a move'],
    ['gets ready later', { beginGame: async () => {} }, 'found a promise, expected none.'],
    ['cannot get ready', { beginGame: () => fail() }, 'a mistake'],
  ])('that %s says so', (_, members, message) => {
    const agent = { ...randomAgent(royalUr), name: 'mine', ...members };
    expect(() => batchAgainst(agent as Agent<unknown>)).toThrow(OpponentError);
    expect(() => batchAgainst(agent as Agent<unknown>)).toThrow(`Opponent mine: ${message}`);
  });
});

function fail(): never {
  throw new Error('a mistake');
}

test('a batch has no more games than can be written at once', () => {
  const most = mostGames<GameTypes>(tsuro, tensorsOf(tsuro), rulesOf(tsuro));
  expect(most).toBeLessThan(20_000);
  expect(() => batchOf(tsuro, most + 1, 1)).toThrow(
    `Games: found ${most + 1}, expected an integer from 1 to ${most}.`,
  );
  expect(mostGames<GameTypes>(azul, tensorsOf(azul), rulesOf(azul))).toBe(65_536);
});

test('a game that never has a move from outside is refused', () => {
  const over = { ...(royalUr as Game<GameTypes>), isOver: () => true };
  expect(() => batchOf(over, 1, 1)).toThrow(
    'Game royal-ur: found 1000 games without a move from outside, expected one with a move.',
  );
});

/** Reviews of small games, whose best moves and chances are known, and what holds for all reviews. */
import { describe, expect, test } from 'vitest';
import { searchAgent } from '../../src/engine/agents/search-agent.js';
import { randomAgent } from '../../src/engine/agents/simple-agents.js';
import { eventKind } from '../../src/engine/game/events.js';
import type { Game, GameTypes } from '../../src/engine/game/game.js';
import { oneOf } from '../../src/engine/game/settings.js';
import { playMatch } from '../../src/engine/match/play-match.js';
import type { GameRecord } from '../../src/engine/record/record.js';
import { replay } from '../../src/engine/record/replay.js';
import { assess } from '../../src/engine/review/assess.js';
import {
  accuracyOf,
  type ChosenMove,
  type GameReview,
  MARKS,
  markOf,
} from '../../src/engine/review/game-review.js';
import { reviewGame } from '../../src/engine/review/review-game.js';
import { pick, type Rng } from '../../src/random/rng.js';
import { heaps } from '../support/heaps.js';
import { pig, pigWithForfeits } from '../support/pig.js';
import { smallGame } from '../support/small-game.js';
import { bet, nim } from '../support/small-games.js';

/** Record a game from its first state. */
function recordOf<Types extends GameTypes>(
  game: Game<Types>,
  rules: Types['rules'],
  events: GameRecord<Types>['events'],
): GameRecord<Types> {
  const names = game.players(rules).map((player) => `player ${player}`);
  return { game: game.name, rules, names, start: game.encode(game.start(rules)), events };
}

async function randomGame<Types extends GameTypes>(
  game: Game<Types>,
  players: number,
  seed: number,
): Promise<GameRecord<Types>> {
  const agents = Array.from({ length: players }, () => randomAgent(game));
  return (await playMatch(game, agents, { seed })).record;
}

/** Return a move that was rated. */
function rated<Types extends GameTypes>(
  { moves }: GameReview<Types>,
  index: number,
): ChosenMove<Types> {
  const move = moves[index];
  if (move === undefined || move.mark === 'forced') throw new Error('The move is rated.');
  return move;
}

/** A game in which nothing matters but the last move. */
interface Idle {
  readonly step: 'first' | 'die' | 'last' | 'over';
  readonly winner?: number;
}

const NIM = recordOf(nim, { players: 2 }, ['T1', 'T1', 'T2', 'T1', 'T3', 'T1', 'T3']);

describe('a review', () => {
  test('marks what throws the win away, and what keeps it, of those who can win', async () => {
    // Who leaves a multiple of four stones wins. A begins with twelve.
    const review = await reviewGame(nim, NIM, { iterations: 1000 });
    expect(review.moves.map(({ mark }) => mark)).toEqual([
      ...['best', 'blunder', 'best', 'best', 'best', 'best', 'best'],
    ]);
    const blunder = rated(review, 1);
    expect(blunder).toMatchObject({ number: 2, event: 1, player: 'B', best: { move: 'T3' } });
    expect(blunder.loss).toBeGreaterThan(0.6);
    expect(blunder.loss).toBeCloseTo(blunder.best.winShare - blunder.winShare, 10);
    expect(review.curve.at(-1)).toEqual([1, 0]);
    expect(Object.getPrototypeOf(review.rules)).toBe(Object.prototype);
    const [first, second] = review.players;
    expect(first).toMatchObject({ name: 'player A', forced: 0, luck: 0 });
    expect(first?.marks).toEqual({ best: 4, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 });
    expect(second?.marks).toEqual({ best: 2, good: 0, inaccuracy: 0, mistake: 0, blunder: 1 });
    expect(first?.accuracy).toBeGreaterThan(99);
    expect(second?.accuracy).toBeCloseTo((200 + accuracyOf(blunder.loss)) / 3, 0);
  });

  test('tells luck from skill: a bad bet that is won', async () => {
    const review = await reviewGame(bet, recordOf(bet, { players: 2 }, ['D6', 'S1']));
    // The best die has two sides, the chosen one six.
    expect(rated(review, 0)).toMatchObject({ mark: 'blunder', best: { move: 'D2' } });
    expect(rated(review, 0).loss).toBeCloseTo(1 / 2 - 1 / 6, 1);
    expect(review.curve).toHaveLength(1);
    const [{ event, events, change } = { change: [] }, ...more] = review.chance;
    expect({ event, events, more }).toEqual({ event: 1, events: ['S1'], more: [] });
    expect(change[0]).toBeCloseTo(5 / 6, 1);
    expect(review.players.map(({ luck }) => luck)).toEqual(change);
  });

  test('finds no luck where all outcomes are alike, however many moves come next', async () => {
    // A decides nothing, a die decides nothing, and B has one good move among twenty.
    const idle = smallGame<Idle, 'M0' | 'M1' | `D${number}`, `S${number}`>({
      name: 'idle',
      settings: { players: oneOf([2], 'number of players') },
      start: () => ({ step: 'first' }),
      rulesOf: () => ({ players: 2 }),
      playerToMove: ({ step }) => ({ first: 0, die: -1, last: 1, over: -1 })[step],
      legalMoves: ({ step }) => {
        if (step === 'first') return ['M0', 'M1'];
        return step === 'last'
          ? Array.from({ length: 20 }, (_, number) => `D${number}` as const)
          : [];
      },
      play: ({ step }, move) =>
        step === 'first' ? { step: 'die' } : { step: 'over', winner: move === 'D7' ? 1 : 0 },
      scores: ({ winner }) => [0, 1].map((player) => (player === winner ? 1 : 0)),
      chance: {
        letter: 'S',
        sample: (_, rng) => `S${pick(rng, 1000)}`,
        play: () => ({ step: 'last' }),
      },
    });
    const record = recordOf(idle, { players: 2 }, ['M1', 'S5', 'D7']);
    const review = await reviewGame(idle, record, { iterations: 800 });
    expect(review.chance).toHaveLength(1);
    // By the search before and the one after, it would be some 0.3 for B.
    for (const change of review.chance[0]?.change ?? [])
      expect(Math.abs(change)).toBeLessThan(0.05);
  });

  test('searches both the played move and the best one, however rarely the search tried it', async () => {
    // The prior keeps the search away from all moves but the best.
    const priors = (_: unknown, moves: readonly string[]) =>
      moves.map((move) => (move === 'D2' || moves.length === 1 ? 1 : 1e-9));
    const agent = searchAgent(bet, { priors });
    const record = recordOf(bet, { players: 2 }, ['D3', 'S2']);
    const review = await reviewGame(bet, record, { agent, iterations: 2000 });
    expect(rated(review, 0).winShare).toBeCloseTo(1 / 3, 1);
    expect(rated(review, 0).best.winShare).toBeCloseTo(1 / 2, 1);
  });

  test.each([
    [1, 2],
    [2000, 4000],
    [600_000, 1_000_000],
  ])(
    'searches positions with %i iterations, and two moves that are compared with %i each',
    async (iterations, each) => {
      const searched: [moves: string, iterations: number][] = [];
      // Nothing is searched in fact: the first move counts as the best.
      const search = (_: unknown, __: Rng, moves: readonly string[] = ['best', 'played']) => {
        let length = 0;
        return {
          iterations: 0,
          exact: false,
          run(more: number) {
            length += more;
          },
          moves() {
            searched.push([moves.join(' '), length]);
            const rating = {
              visits: 0,
              value: 0,
              winShare: 0,
              returns: [0, 0],
              line: [],
              exact: false,
            };
            return moves.map((move) => ({ ...rating, move }));
          },
        };
      };
      const record = { ...NIM, events: ['played'] } as never;
      const searching = { search, iterations, seed: 0, signal: undefined };
      const { best } = await assess(searching, nim as never, record, ['state'], 0);
      // None is better, so the played move counts as the best.
      expect(best.move).toBe('played');
      expect(searched).toEqual([
        ['best played', iterations],
        ['best', each],
        ['played', each],
      ]);
    },
  );

  test('says when the search was too short to rely on', async () => {
    const short = await reviewGame(nim, NIM, { iterations: 20 });
    expect(rated(short, 0).uncertain).toBe(true);
    const long = await reviewGame(nim, NIM, { iterations: 200 });
    expect(rated(long, 0).uncertain).toBe(false);
  });

  test('does not count the first draw, before which nothing is expected, nor what follows a forfeit', async () => {
    const events = ['Ar', 'R4', 'C!', 'Ah', 'Br', 'R3', 'Bh', 'Ar', 'R1', 'B!'] as const;
    const record = recordOf(pigWithForfeits, { players: 3, target: 20 }, events);
    const { chance, moves, curve } = await reviewGame(pigWithForfeits, record, {
      iterations: 50,
    });
    expect(chance.map(({ event }) => event)).toEqual([5]);
    expect(moves.map(({ event }) => event)).toEqual([0, 3, 4, 6, 7]);
    expect(curve).toHaveLength(5);
    // C drops out while a roll of A is due, whose luck is then unknown.
    const during = ['Ar', 'R4', 'Ar', 'C!', 'R4', 'Ah', 'Br', 'R2'] as const;
    const dropped = recordOf(pigWithForfeits, { players: 3, target: 20 }, during);
    const after = await reviewGame(pigWithForfeits, dropped, { iterations: 50 });
    // Nor is the luck of the last roll known, after which nobody moves.
    expect(after.chance.map(({ event }) => event)).toEqual([1]);
    const first = await reviewGame(heaps, recordOf(heaps, heapsRules(), ['H3', 'T3', 'H2', 'T1']));
    expect(first.chance.map(({ event }) => event)).toEqual([2]);
  });
});

function heapsRules() {
  return { players: 2, heaps: 3, closes: false };
}

describe.each([
  ['nim', nim, 3],
  ['pig', pig, 2],
  ['pig with forfeits', pigWithForfeits, 3],
  ['heaps', heaps, 2],
] as [string, Game<GameTypes>, number][])('every review of %s', (_, game, players) => {
  const options = { iterations: 20, seed: 3 };

  test('has each move once, losses of 0 or more, and shares that add up to 1', async () => {
    for (let seed = 1; seed <= 2; seed++) {
      const record = await randomGame(game, players, seed);
      const played = replay(game, record);
      const { moves, curve, chance, players: totals } = await reviewGame(game, record, options);
      const isMove = (event: string) => eventKind(game, event) === 'move';
      expect(moves.map(({ move }) => move)).toEqual(record.events.filter(isMove));
      expect(curve).toHaveLength(moves.length);
      for (const shares of curve) expect(sum(shares)).toBeCloseTo(1, 9);
      const end = played.states.at(-1);
      if (game.isOver(end) && isMove(record.events.at(-1) ?? '')) {
        expect(curve.at(-1)).toEqual(game.returns(end));
      }
      for (const { event, events, change } of chance) {
        expect(sum(change)).toBeCloseTo(0, 9);
        const next = moves.findIndex((move) => move.event === event + events.length);
        // Nothing was expected before the first move.
        expect(next).not.toBe(0);
        expect(Math.max(...change.map(Math.abs))).toBeLessThanOrEqual(1);
      }
      expect(sum(totals.map(({ luck }) => luck))).toBeCloseTo(0, 9);
      moves.forEach((review, index) => {
        const state = played.states[review.event];
        expect(review).toMatchObject({ number: index + 1, move: record.events[review.event] });
        expect(review.player).toBe(game.players(record.rules)[game.playerToMove(state)]);
        expect(review.mark === 'forced').toBe(game.legalMoves(state).length === 1);
        if (review.mark === 'forced') return;
        expect(review.loss).toBeGreaterThanOrEqual(0);
        expect(review.mark).toBe(markOf(review.loss));
      });
      const counted = totals.map(({ marks, forced }) => sum(Object.values(marks)) + forced);
      expect(sum(counted)).toBe(moves.length);
      totals.forEach(({ player, accuracy, loss, luck }, index) => {
        const losses = moves.flatMap((move) =>
          move.player === player && move.mark !== 'forced' ? [move.loss] : [],
        );
        expect(loss).toBeCloseTo(sum(losses), 9);
        expect(luck).toBeCloseTo(sum(chance.map(({ change }) => change[index] ?? 0)), 9);
        // There is none for a player who had no choice.
        const all = sum(losses.map(accuracyOf));
        if (losses.length === 0) expect(accuracy).toBeUndefined();
        else expect(accuracy).toBeCloseTo(all / losses.length, 9);
      });
    }
  });

  test('is the same for the same seed, and plain data', async () => {
    const record = await randomGame(game, players, 7);
    const review = await reviewGame(game, record, options);
    expect(await reviewGame(game, record, options)).toEqual(review);
    expect(JSON.parse(JSON.stringify(review))).toEqual(review);
    expect(await reviewGame(game, record, { ...options, seed: 4 })).not.toEqual(review);
  });

  test('rates a move the same, whatever follows it', async () => {
    const record = await randomGame(game, players, 8);
    const { result: _, ...rest } = record;
    const part = { ...rest, events: record.events.slice(0, 9) };
    const [whole, beginning] = await Promise.all(
      [record, part].map((each) => reviewGame(game, each, options)),
    );
    expect(beginning?.moves).toEqual(whole?.moves.slice(0, beginning?.moves.length));
  });
});

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

describe('a review in progress', () => {
  test('reports each move', async () => {
    const progress: unknown[] = [];
    const onProgress = (each: unknown) => progress.push(each);
    await reviewGame(nim, NIM, { iterations: 10, onProgress });
    expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7].map((reviewed) => ({ reviewed, moves: 7 })));
  });

  test('lets other work run', async () => {
    let isDone = false;
    let turns = 0;
    const review = reviewGame(nim, NIM, { iterations: 1000 }).then(() => {
      isDone = true;
    });
    while (!isDone) {
      turns++;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await review;
    expect(turns).toBeGreaterThan(10);
  });

  test('stops when its signal says so, with the moves so far', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    let partial: GameReview<GameTypes> | undefined;
    const options = {
      iterations: 10,
      signal: controller.signal,
      onProgress: ({ reviewed }: { readonly reviewed: number }) => {
        if (reviewed === 3) controller.abort(reason);
      },
      onStop: (soFar: GameReview<GameTypes>) => {
        partial = soFar;
      },
    };
    const stopped = reviewGame(nim as Game<GameTypes>, NIM, options);
    await expect(stopped).rejects.toBe(reason);
    const whole = await reviewGame(nim, NIM, { iterations: 10 });
    expect(partial?.moves).toEqual(whole.moves.slice(0, 3));
    expect(partial?.curve).toEqual(whole.curve.slice(0, 3));
    expect(partial?.players.map(({ player }) => player)).toEqual(['A', 'B']);
  });

  test('throws what a listener throws, and does not take that for a stop', async () => {
    const options = {
      iterations: 10,
      onProgress: () => {
        throw new Error('Oh.');
      },
      onStop: () => expect.fail('It was not stopped.'),
    };
    await expect(reviewGame(nim, NIM, options)).rejects.toThrow('Oh.');
  });

  test('does not begin if its signal is aborted', async () => {
    const options = { signal: AbortSignal.abort('no'), onStop: () => expect.fail('It began.') };
    await expect(reviewGame(nim, NIM, options)).rejects.toBe('no');
  });
});

test.each([
  [
    { ...NIM, events: ['T1', 'T9'] },
    {},
    RangeError,
    /^Record: cannot be reviewed. Line 8: "move T9"/,
  ],
  [{ ...NIM, result: { kind: 'finished', standings: [] } }, {}, RangeError, /^Record: cannot be/],
  [undefined, {}, TypeError, /^Rules|^Record|^Game/],
  [NIM, { iterations: 0 }, RangeError, /^Budget, iterations: found 0, expected/],
  [NIM, { iterations: 1.5 }, RangeError, /^Budget, iterations: found 1.5/],
  [NIM, { seed: 0.5 }, RangeError, /^Seed: found 0.5/],
  [NIM, { agent: {} }, TypeError, /^Agent: found .*, expected an agent that searches/],
  [NIM, { agent: null }, TypeError, /^Agent: found null/],
  [NIM, { agent: 'search' }, TypeError, /^Agent: found "search", expected an agent that searches/],
  [NIM, { signal: {} }, TypeError, /^Signal: /],
  [NIM, { onProgress: 1 }, TypeError, /^onProgress: found 1, expected a function/],
  [NIM, { onStop: 1 }, TypeError, /^onStop: found 1, expected a function/],
  [NIM, 7, TypeError, /^Options: found 7/],
])('refuses %#: %j %j', async (record, options, type, message) => {
  const review = reviewGame(nim, record as typeof NIM, options as object);
  await expect(review).rejects.toBeInstanceOf(type);
  await expect(review).rejects.toThrow(message);
});

test('marks go by the loss, from best to blunder', () => {
  const losses = [0, 0.0299, 0.03, 0.0599, 0.06, 0.1199, 0.12, 0.2399, 0.24, 1];
  expect(losses.map(markOf)).toEqual(MARKS.flatMap((mark) => [mark, mark]));
});

test('accuracy falls with the loss: 100, 37 for a fifth of the win, nearly 0', () => {
  expect([0, 0.2, 1].map((loss) => Math.round(accuracyOf(loss)))).toEqual([100, 37, 1]);
});

/** Search in a game of chance that is not Azul. */
import { describe, expect, test } from 'vitest';
import { searchAgent } from '../../src/engine/agents/search-agent.js';
import type { Game } from '../../src/engine/game/game.js';
import { rolloutGame } from '../../src/engine/game/playouts.js';
import { simulateGames } from '../../src/engine/simulate/simulate.js';
import { seededRng } from '../../src/index.js';
import { type Pig, type PigTypes, pig } from '../support/pig.js';
import { PIG_PLAYERS } from '../support/pig-players.js';
import { chanceOf } from '../support/small-game.js';

const context = () => ({ rng: seededRng(1) });

const START = pig.start({ players: 2, target: 20 });
const NOWHERE = new URL('file:///nowhere/worker.js');

/** Pig that counts how often each outcome of a first roll is played on from. */
function countingPig(chance: Partial<ReturnType<typeof chanceOf<PigTypes>>>) {
  const visits = new Map<string, number>();
  const game: Game<PigTypes> = { ...pig, chance: { ...chanceOf(pig), ...chance } };
  const evaluate = ({ points, turn }: Pig) => {
    // Each new node is evaluated once; without moves to expand there is nothing deeper.
    const outcome = turn === 0 ? `R${points}` : 'R1';
    visits.set(outcome, (visits.get(outcome) ?? 0) + 1);
    return { returns: [1 / 2, 1 / 2] };
  };
  return { game, evaluate, visits };
}

describe('a search of Pig', () => {
  test('holds where that wins, and rolls where it would lose by holding', () => {
    const agent = searchAgent(pig, { iterations: 600 });
    const won: Pig = { ...START, scores: [15, 15], points: 5 };
    expect(agent.analyse(won, context())[0]).toMatchObject({ move: 'Ah', winShare: 1 });
    // B is about to win with any roll but a 1.
    const late: Pig = { ...START, scores: [0, 19], points: 4 };
    expect(agent.chooseMove(late, context())).toBe('Ar');
  });

  test('clearly beats random play', async () => {
    const search = { name: 'search', options: { iterations: 150 } };
    const { agents } = await simulateGames(PIG_PLAYERS, {
      ...{ agents: [search, 'random'], games: 100, seed: 1, rules: { target: 50 } },
      ...{ workers: 0, workerFile: NOWHERE },
    });
    expect(agents[0]?.winRate?.low).toBeGreaterThan(0.65);
  });

  test('expects what the die gives', () => {
    // Each player wins with the first roll that is not a 1: p = 5/6 + 1/6 * (1 - p).
    const last: Pig = { ...START, scores: [18, 19] };
    const [roll] = searchAgent(pig, { iterations: 6000 }).analyse(last, context());
    expect(roll?.move).toBe('Ar');
    expect(Math.abs((roll?.winShare ?? 0) - 6 / 7)).toBeLessThan(0.02);
  });
});

/** A game of one roll, by which the first player wins with a chance for each outcome. */
function lottery(probabilities: readonly number[]) {
  const visits = new Map<string, number>();
  const chance = chanceOf(pig);
  const outcomes = probabilities.map((probability, index) => ({
    event: `R${index + 1}` as PigTypes['chance'],
    probability,
  }));
  const game: Game<PigTypes> = {
    ...pig,
    isOver: ({ phase, points }) => phase === '-' && points > 0,
    returns: ({ points }) => {
      const event = `R${points}`;
      visits.set(event, (visits.get(event) ?? 0) + 1);
      return [1 / 2, 1 / 2];
    },
    chance: {
      ...chance,
      outcomes: () => outcomes,
      apply: (state, event) => ({ ...state, points: Number(event.charAt(1)), phase: '-' }),
    },
  };
  return { game, visits };
}

describe('a chance node that lists its outcomes', () => {
  test.each([
    [[1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6]],
    [[0.5, 0.25, 0.125, 0.0625, 0.0625]],
    [[0.9, 0.1]],
    [[0.01, 0.98, 0.01]],
    [[1]],
  ])('visits them in proportion to their probabilities: %j', (probabilities) => {
    const { game, visits } = lottery(probabilities);
    const evaluate = () => ({ returns: [1 / 2, 1 / 2] });
    const search = searchAgent(game, { evaluate }).search(START, seededRng(1));
    // The first iteration evaluates the chance node itself; the search may ask what it returns before.
    search.run(1);
    visits.clear();
    for (const iterations of [1, 10, 100, 1000]) {
      search.run(iterations - (search.iterations - 1));
      expect([...visits.values()].reduce((sum, count) => sum + count, 0)).toBe(iterations);
      probabilities.forEach((probability, index) => {
        const count = visits.get(`R${index + 1}`) ?? 0;
        // No more than one visit from its share: drawing would leave it far more often.
        expect(Math.abs(count - probability * iterations)).toBeLessThanOrEqual(
          1 + 1e-9 + probability,
        );
      });
    }
  });

  test('weighs them so that a move is worth its mean', () => {
    const { game } = lottery([0.7, 0.2, 0.1]);
    const returns = ({ points }: Pig) => (points === 1 ? [1, 0] : [0, 1]);
    const agent = searchAgent({ ...game, returns }, { iterations: 1001 });
    expect(agent.analyse(START, context())[0]?.winShare).toBeCloseTo(0.7, 2);
  });

  test('never samples', () => {
    const sample = () => {
      throw new Error('Outcomes are listed.');
    };
    const { game, evaluate, visits } = countingPig({ sample });
    searchAgent(game, { iterations: 300, evaluate }).analyse(START, context());
    expect(visits.size).toBeGreaterThanOrEqual(6);
  });
});

describe('a rollout of a game without its own', () => {
  test('plays to the end, and returns what the end is worth', () => {
    for (let seed = 0; seed < 100; seed++) {
      const {
        returns,
        scores = [],
        moves,
      } = rolloutGame(pig, START, seededRng(seed), {
        moves: 10_000,
      });
      expect([...returns].sort()).toEqual([0, 1]);
      const winner = returns.indexOf(1);
      expect(scores[winner]).toBeGreaterThanOrEqual(20);
      expect(scores[1 - winner]).toBeLessThan(20);
      expect(moves).toBeGreaterThan(4);
      expect(rolloutGame(pig, START, seededRng(seed), { moves: 10_000 })).toEqual({
        ...{ returns, scores, moves },
      });
    }
  });

  test('stops after an exact number of moves, as if the game ended there', () => {
    const rules = { players: 2, target: 50 } as const;
    for (const moves of [1, 2, 3, 10]) {
      const played = rolloutGame(pig, pig.start(rules), seededRng(moves), { moves });
      expect(played.moves).toBe(moves);
      expect(played.returns).toEqual(pig.returns({ ...START, rules, scores: played.scores ?? [] }));
    }
  });

  test('lets what is due after the last move happen', () => {
    const rolled: string[] = [];
    const chance = chanceOf(pig);
    const game: Game<PigTypes> = {
      ...pig,
      chance: {
        ...chance,
        apply: (state, event) => {
          rolled.push(event);
          return chance.apply(state, event);
        },
      },
    };
    rolloutGame(game, START, seededRng(1), { moves: 1 });
    expect(rolled).toHaveLength(1);
  });

  test('chooses each move as often as any other', () => {
    const state: Pig = { ...START, points: 3 };
    let holds = 0;
    for (let seed = 0; seed < 4000; seed++) {
      const watched: Game<PigTypes> = {
        ...pig,
        applyMove: (before, move) => {
          if (move === 'Ah') holds++;
          return pig.applyMove(before, move);
        },
      };
      rolloutGame(watched, state, seededRng(seed), { moves: 1 });
    }
    expect(Math.abs(holds - 2000)).toBeLessThan(4.5 * Math.sqrt(1000));
  });

  test('of a game that is over plays nothing', () => {
    const over: Pig = { ...START, phase: '#', scores: [20, 3] };
    expect(rolloutGame(pig, over, seededRng(1), { moves: 5 })).toEqual({
      ...{ returns: [1, 0], scores: [20, 3], moves: 0 },
    });
  });

  test('has no scores where the game has none', () => {
    const { scores: _, ...pointless } = pig;
    expect(rolloutGame(pointless, START, seededRng(1), { moves: 5 })).not.toHaveProperty('scores');
  });
});

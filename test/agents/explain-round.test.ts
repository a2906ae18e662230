/** The parts of what a search expects in Azul, beside what events score and what the evaluation says. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Parts, reasonsFor, searchAgent } from '../../src/agents.js';
import { roundExplainer } from '../../src/azul/agents/explain-round.js';
import { priorsByPolicy } from '../../src/azul/agents/policy.js';
import { POLICY_WEIGHTS } from '../../src/azul/agents/policy-weights.js';
import { knowledgeBy } from '../../src/azul/agents/search-agent.js';
import { TRAINED_WEIGHTS } from '../../src/azul/agents/trained-weights.js';
import { AZUL_CONSOLE } from '../../src/azul/cli/console.js';
import {
  AGENTS,
  azul,
  decodeState,
  type GameState,
  inspectEvent,
  PARTS,
  seededRng,
} from '../../src/index.js';
import { games, isDeal, play, reachedStates, type Step } from '../support/games.js';

const explain = roundExplainer(TRAINED_WEIGHTS);
const context = (seed = 1) => ({ rng: seededRng(seed) });

/** Points by player, added up in place. */
type Points = Record<string, number[]>;

function add(points: Points, part: string, player: number, number: number): void {
  const list = points[part] ?? [];
  list[player] = (list[player] ?? 0) + number;
}

/** Add up what events score, from what users can see. */
function countEvents(first: GameState, steps: readonly { before: GameState; event: string }[]) {
  const none = PARTS.map((part) => [part, first.scores.map(() => 0)]);
  const points: Points = { ...Object.fromEntries(none), score: [...first.scores] };
  for (const { before, event } of steps) {
    const view = inspectEvent(before, event);
    if (view.kind === 'tiling') add(points, 'placement', 'ABCD'.indexOf(view.player), view.points);
    if (view.kind !== 'deal') continue;
    view.settlements.forEach(({ score }, player) => {
      add(points, 'floor', player, score - (before.scores[player] ?? 0));
    });
    view.bonuses.forEach(({ rows, columns, colours }, player) => {
      add(points, 'rows', player, rows);
      add(points, 'columns', player, columns);
      add(points, 'colours', player, colours);
    });
  }
  return points;
}

/** The steps of a game from one of them on. */
const someSteps = fc
  .tuple(games, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([choice, share]) => {
    const all = [...play(choice)];
    return all.slice(Math.floor(share * (all.length - 1)));
  });

/** The states of steps. */
function pathOf(steps: readonly Step[]): GameState[] {
  return steps.flatMap(({ before, after }, step) => (step === 0 ? [before, after] : [after]));
}

describe('of a round that is played', () => {
  test('the parts are what its events scored if the game is over', () => {
    let [tried, finished] = [0, 0];
    fc.assert(
      fc.property(games, fc.double({ min: 0, max: 1, noNaN: true }), (choice, share) => {
        tried++;
        const all = [...play(choice)];
        const lastRound = all.slice(
          all.findLastIndex(({ event }, step) => isDeal(event) && step < all.length - 1) + 1,
        );
        const steps = lastRound.slice(Math.floor(share * (lastRound.length - 1)));
        const [first] = steps;
        const last = steps.at(-1)?.after;
        if (first === undefined || last?.phase !== 'game-over') return;
        finished++;
        const { parts, scores, returns } = explain(pathOf(steps), seededRng(1));
        expect(parts).toEqual(countEvents(first.before, steps));
        expect(scores).toEqual(last.scores);
        expect(returns).toEqual(azul.returns(last));
      }),
    );
    expect(finished).toBeGreaterThan(tried / 10);
  });

  test('the parts but the last are those at its end, whatever follows', () => {
    let [tried, followed] = [0, 0];
    fc.assert(
      fc.property(someSteps, fc.nat(), (steps, seed) => {
        tried++;
        const end = steps.findIndex(({ event }) => isDeal(event));
        if (end < 0) return;
        if (end < steps.length - 1) followed++;
        const { parts, scores } = explain(pathOf(steps), seededRng(seed));
        const { later, ...others } = parts;
        const { later: _, ...expected } = explain(
          pathOf(steps.slice(0, end + 1)),
          seededRng(seed),
        ).parts;
        expect(others).toEqual(expected);
        const last = steps.at(-1)?.after;
        if (last === undefined) return;
        // Looked at from the beginning or from the end, the points are the same.
        const { parts: fromEnd } = explain([last], seededRng(seed));
        totals(parts).forEach((points, player) => {
          expect(points).toBeCloseTo(totals(fromEnd)[player] ?? Number.NaN, 9);
        });
        if (last.phase !== 'game-over') return;
        totals(parts).forEach((points, player) => {
          expect(points).toBeCloseTo(last.scores[player] ?? Number.NaN, 9);
        });
        expect(scores).toEqual(last.scores);
        expect(later).toHaveLength(last.scores.length);
      }),
    );
    expect(followed).toBeGreaterThan(tried / 10);
  });
});

/** Add up the parts of each player. */
function totals(parts: Parts): number[] {
  const [first = []] = Object.values(parts);
  return first.map((_, player) =>
    Object.values(parts).reduce((sum, points) => sum + (points[player] ?? 0), 0),
  );
}

function meanOf(points: readonly number[]): number {
  return points.reduce((sum, number) => sum + number, 0) / points.length;
}

describe('of a position', () => {
  test('shares and scores are those of the evaluation, by the same random numbers', () => {
    const { evaluate } = knowledgeBy(TRAINED_WEIGHTS);
    fc.assert(
      fc.property(reachedStates, fc.nat(), (state, seed) => {
        if (azul.isOver(state)) return;
        const { returns, scores } = explain([state], seededRng(seed));
        expect({ returns, scores }).toEqual(evaluate?.(state, seededRng(seed)));
      }),
    );
  });

  test('the parts add up to the leads of the evaluation, and have the same names each time', () => {
    fc.assert(
      fc.property(reachedStates, fc.nat(), (state, seed) => {
        const { scores = [], parts } = explain([state], seededRng(seed));
        expect(Object.keys(parts)).toEqual(PARTS);
        const expected = totals(parts);
        scores.forEach((score, player) => {
          const lead = score - meanOf(scores);
          expect((expected[player] ?? 0) - meanOf(expected)).toBeCloseTo(lead, 9);
        });
        const { base } = parts;
        expect(new Set(base).size).toBe(1);
      }),
    );
  });

  test('its analysis has the same moves and values as one without an explanation', () => {
    const priors = priorsByPolicy(POLICY_WEIGHTS);
    const { explain: _, ...others } = knowledgeBy(TRAINED_WEIGHTS, priors);
    fc.assert(
      fc.property(reachedStates, fc.nat(), (state, seed) => {
        // Endgames are solved by the one alone.
        const options = { iterations: 40, endgamePositions: 0 };
        const ratings = AGENTS.search(options).analyse(state, context(seed));
        const plain = searchAgent(azul, { ...others, iterations: 40 });
        const known = ratings.map(({ parts, scores, ...rating }) => rating);
        const expected = plain.analyse(state, context(seed));
        expect(known).toEqual(expected.map(({ scores, ...rating }) => rating));
      }),
      { numRuns: 15 },
    );
  });
});

describe('reasons', () => {
  test('are the floors of both players where one has to drop tiles', () => {
    // Who takes the eight e drops three of them at least.
    const state = decodeState(['AFCaeeeeeeeeB1920202012D0000000000', 'A20MSFfB20MSF']);
    const ratings = AGENTS.search({ iterations: 600 }).analyse(state, context());
    const [best] = ratings;
    expect(best?.move).toMatch(/^ACa[0-4]$/);
    const other = ratings.find(({ move }) => move === 'ACe4');
    const reasons = best && other ? reasonsFor(best, other, 0) : [];
    const pointsFor = (name: string) => reasons.find(({ part }) => part === name)?.points ?? 0;
    expect(pointsFor('floor')).toBeGreaterThan(1);
    expect(pointsFor('denial')).toBeGreaterThan(1);
  });

  test('have words in hints, but for what all players have alike', () => {
    const words = Object.keys(AZUL_CONSOLE.reasons ?? {}).sort();
    expect(words).toEqual([...PARTS.filter((part) => part !== 'base'), 'denial'].sort());
  });
});

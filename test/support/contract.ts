/** Properties that every game has by the contract, in states that random play reaches. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEvent, explainEvent } from '../../src/engine/game/events.js';
import type { EventOf, Game, GameTypes } from '../../src/engine/game/game.js';
import { rolloutGame } from '../../src/engine/game/playouts.js';
import { completeRules } from '../../src/engine/game/settings.js';
import { checkContract } from '../../src/engine/testing/check-contract.js';
import { eventRng, seededRng } from '../../src/random/seeds.js';

/** A step of a random game. */
interface Step<Types extends GameTypes> {
  readonly before: Types['state'];
  readonly event: EventOf<Types>;
  readonly after: Types['state'];
}

/** Return the event of dropping out, which is all that a player without a legal move can do. */
function onlyForfeit<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
): Types['forfeit'] | undefined {
  const player = game.players(game.rulesOf(state))[game.playerToMove(state)];
  return game.forfeits === undefined || player === undefined ? undefined : `${player}!`;
}

/** Play at random by the contract alone, event by event. */
export function* randomSteps<Types extends GameTypes>(
  game: Game<Types>,
  rules: Types['rules'],
  seed: number,
  most = 300,
): Generator<Step<Types>> {
  let before = game.start(rules, seededRng(seed));
  for (let step = 0; step < most && !game.isOver(before); step++) {
    const rng = eventRng(seed, step);
    const moves = game.legalMoves(before);
    const event = game.chance?.isDue(before)
      ? game.chance.sample(before, rng)
      : (moves[Math.floor(rng() * moves.length)] ?? onlyForfeit(game, before));
    if (event === undefined) throw new Error(`${game.name}: a move, chance, or the end.`);
    const after = applyEvent(game, before, event);
    yield { before, event, after };
    before = after;
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** What games differ in. */
interface Differences {
  /** Whether who drops out can still win, by the points so far; otherwise such a player has lost. */
  readonly canWinAfterForfeit?: boolean;
  /** How many random games are looked at state by state; fewer where states have a thousand moves. */
  readonly games?: number;
  /** The clauses that the game may break, on purpose. */
  readonly breaks?: readonly string[];
}

/** Check a game by the contract, with each of some rules. */
export function describeContract<Types extends GameTypes>(
  name: string,
  game: Game<Types>,
  ruleList: readonly Partial<Types['rules']>[],
  { canWinAfterForfeit = false, games = 15, breaks = [] }: Differences = {},
): void {
  const rulesOf = fc.constantFrom(...ruleList.map((rules) => completeRules(game.settings, rules)));

  describe(`${name}, by the contract`, () => {
    test('breaks no clause', () => {
      const perRules = Math.ceil(games / ruleList.length);
      const [first, ...others] = ruleList;
      // Agents take longest: by the first of the rules alone.
      const breaches = [
        ...checkContract(game, { rules: [first ?? {}], games: perRules }),
        ...others.flatMap((rules) =>
          checkContract({ ...game, agents: undefined }, { rules: [rules], games: perRules }),
        ),
      ];
      const unexpected = breaches.filter(({ clause }) => !breaks.includes(clause));
      expect(unexpected.map(({ message }) => message)).toEqual([]);
    });

    test('is played at random to its end, or for an exact number of moves', () => {
      const limits = fc.integer({ min: 1, max: 60 });
      fc.assert(
        fc.property(rulesOf, fc.nat(), limits, (rules, seed, moves) => {
          const start = game.start(rules);
          const text = game.encode(start);
          const playout = rolloutGame(game, start, seededRng(seed), { moves });
          const whole = rolloutGame(game, start, seededRng(seed), { moves: 5000 });
          expect(playout.moves).toBe(Math.min(moves, whole.moves));
          expect(sum(playout.returns)).toBeCloseTo(1, 12);
          expect(playout.scores === undefined).toBe(game.scores === undefined);
          expect(rolloutGame(game, start, seededRng(seed), { moves })).toEqual(playout);
          expect(game.encode(start)).toEqual(text);
        }),
        { numRuns: 30 },
      );
    });

    test.skipIf(game.forfeits === undefined)(
      'a player who drops out has lost, or keeps the share',
      () => {
        fc.assert(
          fc.property(rulesOf, fc.nat(), (rules, seed) => {
            for (const { after: state } of randomSteps(game, rules, seed)) {
              for (const [player, letter] of game.players(rules).entries()) {
                if (explainEvent(game, state, `${letter}!`) !== undefined) continue;
                const after = applyEvent(game, state, `${letter}!`);
                const expected = canWinAfterForfeit ? game.returns(state)[player] : 0;
                expect(game.returns(after)[player]).toBe(expected);
              }
            }
          }),
          { numRuns: games },
        );
      },
    );
  });
}

/** Properties that every game has by the contract, in states that random play reaches. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyEvent,
  canonicalEvent,
  checkEvent,
  eventKind,
  explainEvent,
} from '../../src/engine/game/events.js';
import type { EventOf, Game, GameTypes } from '../../src/engine/game/game.js';
import { rolloutGame } from '../../src/engine/game/rollout.js';
import { completeRules } from '../../src/engine/game/settings.js';
import { readStanding, writeStanding } from '../../src/engine/game/standings.js';
import { seededRng } from '../../src/random/seeded-rng.js';
import { eventRng } from '../../src/random/seeds.js';
import { anyText } from './any-text.js';

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

/** Of a long list some, evenly spread. */
function some<Value>(list: readonly Value[]): readonly Value[] {
  const step = Math.ceil(list.length / 100);
  return list.filter((_, index) => index % step === 0);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** What games differ in. */
interface Differences {
  /** Whether who drops out can still win, by the points so far; otherwise such a player has lost. */
  readonly canWinAfterForfeit?: boolean;
  /** How many random games are looked at state by state; fewer where states have a thousand moves. */
  readonly games?: number;
}

/** Check a game by the contract, with each of some rules. */
export function describeContract<Types extends GameTypes>(
  name: string,
  game: Game<Types>,
  ruleList: readonly Partial<Types['rules']>[],
  { canWinAfterForfeit = false, games = 15 }: Differences = {},
): void {
  const rulesOf = fc.constantFrom(...ruleList.map((rules) => completeRules(game.settings, rules)));

  /** Check something in every state of random games, the first and the last ones, too. */
  function everywhere(check: (state: Types['state'], rules: Types['rules'], seed: number) => void) {
    fc.assert(
      fc.property(rulesOf, fc.nat(), (rules, seed) => {
        check(game.start(rules), rules, seed);
        for (const { after } of randomSteps(game, rules, seed)) check(after, rules, seed);
      }),
      { numRuns: games },
    );
  }

  describe(`${name}, by the contract`, () => {
    test('begins with player 0, or with the player who is drawn', () => {
      for (const partial of ruleList) {
        const rules = completeRules(game.settings, partial);
        expect(game.rulesOf(game.start(rules))).toEqual(rules);
        expect(game.encode(game.start(rules))).toEqual(game.encode(game.start(rules)));
        expect(game.encode(game.start(rules, () => 0))).toEqual(game.encode(game.start(rules)));
        expect(game.isOver(game.start(rules))).toBe(false);
        expect(game.players(rules).length).toBeGreaterThan(0);
      }
    });

    test('has either a player to move, with moves, or a chance event, or is over', () => {
      everywhere((state, rules) => {
        const player = game.playerToMove(state);
        const isDue = game.chance?.isDue(state) ?? false;
        const isOver = game.isOver(state);
        expect([player >= 0, isDue, isOver].filter(Boolean)).toHaveLength(1);
        expect(player).toBeLessThan(game.players(rules).length);
        // In a game with forfeits, a player can be without a legal move.
        if (game.forfeits === undefined || player < 0) {
          expect(game.legalMoves(state).length > 0).toBe(player >= 0);
        }
        expect(new Set(game.legalMoves(state)).size).toBe(game.legalMoves(state).length);
        expect(game.rulesOf(state)).toEqual(rules);
      });
    });

    test('explains what is illegal, and nothing that is legal; legal moves are canonical', () => {
      everywhere((state) => {
        // One expectation for all moves: some games have a thousand.
        const faults = some(game.legalMoves(state)).flatMap((move) => {
          const issue = checkEvent(game, move) ?? explainEvent(game, state, move);
          const isCanonical = canonicalEvent(game, move) === move;
          const isMove = eventKind(game, move) === 'move';
          return isMove && isCanonical && issue === undefined ? [] : [{ move, issue }];
        });
        expect(faults).toEqual([]);
      });
      fc.assert(
        fc.property(rulesOf, fc.nat(), anyText(8), (rules, seed, text) => {
          const texts = new Set<string>([text, '']);
          for (const { before, event } of randomSteps(game, rules, seed, 40)) {
            // What has happened is illegal later, now and then.
            for (const other of texts) {
              const issue = explainEvent(game, before, other);
              // Any text can be given as an event.
              const apply = () => applyEvent(game, before, other as EventOf<Types>);
              if (issue === undefined) expect(apply()).toBeDefined();
              else expect(apply).toThrow(issue.message);
            }
            texts.add(event);
          }
        }),
        { numRuns: 20 },
      );
    });

    test('never changes a state', () => {
      fc.assert(
        fc.property(rulesOf, fc.nat(), (rules, seed) => {
          for (const { before, event, after } of randomSteps(game, rules, seed)) {
            const text = game.encode(before);
            expect(game.encode(applyEvent(game, before, event))).toEqual(game.encode(after));
            rolloutGame(game, before, seededRng(seed), { moves: 3 });
            expect(game.encode(before)).toEqual(text);
          }
        }),
        { numRuns: 10 },
      );
    });

    test('decodes what it encodes, and never throws for anything else', () => {
      everywhere((state, rules) => {
        const encoded = game.encode(state);
        const decoded = game.decode(JSON.parse(JSON.stringify(encoded)), { rules });
        expect(decoded).toMatchObject({ ok: true, warnings: [] });
        if (decoded.ok) expect(game.encode(decoded.state)).toEqual(encoded);
      });
      const anything = fc.oneof(fc.anything(), fc.tuple(anyText(12), anyText(12)));
      fc.assert(
        fc.property(anything, (value) => {
          const decoded = game.decode(value);
          if (decoded.ok) expect(game.encode(decoded.state)).toHaveLength(2);
          else expect(decoded.issues.length).toBeGreaterThan(0);
        }),
      );
    });

    test('shares out the win among those whom the standings call winners', () => {
      everywhere((state, rules) => {
        const players = game.players(rules);
        const returns = game.returns(state);
        expect(returns).toHaveLength(players.length);
        expect(sum(returns)).toBeCloseTo(1, 12);
        const standings = game.standings(state);
        expect(standings.map(({ player }) => player).sort()).toEqual([...players].sort());
        for (const standing of standings) {
          const share = returns[players.indexOf(standing.player)] ?? 0;
          // Before the end no player has won, and the returns are those of a game that ends now.
          if (game.isOver(state)) expect(share > 0).toBe(standing.winner);
          const text = writeStanding(game.standingFields, standing);
          expect(readStanding(game.standingFields, players, text)).toEqual({
            ...{ ok: true, value: standing },
          });
        }
        expect(game.scores?.(state) ?? players).toHaveLength(players.length);
      });
    });

    test('samples outcomes that are listed, with probabilities that add up to 1', () => {
      const { chance } = game;
      if (chance === undefined) return;
      everywhere((state, _, seed) => {
        if (!chance.isDue(state)) return;
        const event = chance.sample(state, seededRng(seed));
        expect(chance.sample(state, seededRng(seed))).toBe(event);
        expect(eventKind(game, event)).toBe('chance');
        expect(checkEvent(game, event)).toBeUndefined();
        expect(explainEvent(game, state, event)).toBeUndefined();
        const outcomes = chance.outcomes?.(state);
        if (outcomes === undefined) return;
        expect(outcomes.map((outcome) => outcome.event)).toContain(event);
        expect(sum(outcomes.map(({ probability }) => probability))).toBeCloseTo(1, 12);
        for (const outcome of outcomes) {
          expect(outcome.probability).toBeGreaterThan(0);
          expect(explainEvent(game, state, outcome.event)).toBeUndefined();
        }
      });
    });

    test('is played at random to its end, or for an exact number of moves', () => {
      const limits = fc.integer({ min: 1, max: 60 });
      fc.assert(
        fc.property(rulesOf, fc.nat(), limits, (rules, seed, moves) => {
          const start = game.start(rules);
          const playout = rolloutGame(game, start, seededRng(seed), { moves });
          const whole = rolloutGame(game, start, seededRng(seed), { moves: 5000 });
          expect(playout.moves).toBe(Math.min(moves, whole.moves));
          expect(sum(playout.returns)).toBeCloseTo(1, 12);
          expect(playout.scores === undefined).toBe(game.scores === undefined);
          expect(rolloutGame(game, start, seededRng(seed), { moves })).toEqual(playout);
        }),
        { numRuns: 30 },
      );
    });

    test('drops a player who forfeits, where the others go on', () => {
      const { forfeits } = game;
      if (forfeits === undefined) return;
      everywhere((state, rules) => {
        for (const [player, letter] of game.players(rules).entries()) {
          const event = `${letter}!` as const;
          if (explainEvent(game, state, event) !== undefined) continue;
          const after = applyEvent(game, state, event);
          expect(game.playerToMove(after)).not.toBe(player);
          expect(explainEvent(game, after, event)).toBeDefined();
          const expected = canWinAfterForfeit ? game.returns(state)[player] : 0;
          expect(game.returns(after)[player]).toBe(expected);
        }
        if (!game.isOver(state)) return;
        for (const letter of game.players(rules)) {
          expect(explainEvent(game, state, `${letter}!`)).toBeDefined();
        }
      });
    });
  });
}

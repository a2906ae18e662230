/**
 * Games to check properties on: random play under every setting of the rules and several tastes,
 * so that full floors, forced drops, empty bags and finished games all come up.
 */

import {
  applyMove,
  type Deal,
  type GameState,
  legalMoves,
  type Move,
  newGame,
  nextRound,
  type Rules,
  sampleDeal,
  seededRng,
} from 'azulejo';
import fc from 'fast-check';

export const ALL_RULES: readonly Rules[] = ([2, 3, 4] as const).flatMap((players) =>
  (['variant', 'fixed'] as const).flatMap((mosaic) =>
    (['top-down', 'any'] as const).map((tilingOrder) => ({ players, mosaic, tilingOrder })),
  ),
);

/** How the players of a random game choose. */
export const TASTES = ['any', 'store', 'drop', 'hoard'] as const;
type Taste = (typeof TASTES)[number];

export interface GameChoice {
  readonly rules: Rules;
  readonly taste: Taste;
  readonly seed: number;
}

/** Every setting of the rules with every taste, and a seed that shrinks. */
export const games: fc.Arbitrary<GameChoice> = fc.record({
  rules: fc.constantFrom(...ALL_RULES),
  taste: fc.constantFrom(...TASTES),
  seed: fc.nat(1_000_000),
});

/** Which moves a taste prefers, when there are such. */
const PREFERRED: Readonly<Record<Taste, (move: Move) => boolean>> = {
  any: () => true,
  store: (move) => !move.endsWith('F'),
  drop: (move) => move.endsWith('F'),
  hoard: (move) => move.charAt(1) === 'C' || move.endsWith('4') || move.endsWith('3'),
};

/** One step of a game: the state before, what happened, the state after. */
export interface Step {
  readonly before: GameState;
  readonly event: Deal | Move;
  readonly after: GameState;
}

/** A game need not end, so that it is cut off here. */
const MOST_STEPS = 400;

/** Play a game step by step. */
export function* play({ rules, taste, seed }: GameChoice): Generator<Step> {
  const rng = seededRng(seed);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(rng() * values.length)];
  let before = newGame(rng, rules);
  for (let step = 0; step < MOST_STEPS && before.phase !== 'game-over'; step++) {
    const moves = legalMoves(before);
    const preferred = rng() < 0.9 ? moves.filter(PREFERRED[taste]) : moves;
    const event = pick(preferred.length > 0 ? preferred : moves) ?? sampleDeal(before, rng);
    const after = isDeal(event) ? nextRound(before, event) : applyMove(before, event);
    yield { before, event, after };
    before = after;
  }
}

export function isDeal(event: Deal | Move): event is Deal {
  return event.startsWith('F');
}

/** The state of a game after a share of its steps. */
export const reachedStates: fc.Arbitrary<GameState> = fc
  .tuple(games, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([game, share]) => {
    const steps = [...play(game)];
    const step = steps[Math.min(Math.floor(share * steps.length), steps.length - 1)];
    return step?.after ?? newGame(seededRng(game.seed), game.rules);
  });

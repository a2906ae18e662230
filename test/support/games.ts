/**
 * Games to check properties on: random play under all rules and in several styles, so that full floors,
 * forced drops, empty bags and finished games all occur.
 */
import {
  applyChance,
  applyMove,
  type Deal,
  type GameState,
  legalMoves,
  type Move,
  newGame,
  type Rules,
  sampleChance,
  seededRng,
} from 'azulejo';
import fc from 'fast-check';

export const ALL_RULES: readonly Rules[] = ([2, 3, 4] as const).flatMap((players) =>
  (['variant', 'fixed'] as const).flatMap((mosaic) =>
    (['top-down', 'any'] as const).map((tilingOrder) => ({ players, mosaic, tilingOrder })),
  ),
);

/** How the players of a random game choose. */
export const STYLES = ['any', 'store', 'drop', 'hoard'] as const;
type Style = (typeof STYLES)[number];

export interface GameChoice {
  readonly rules: Rules;
  readonly style: Style;
  readonly seed: number;
}

/** All rules with every style, and a seed that shrinks. */
export const games: fc.Arbitrary<GameChoice> = fc.record({
  rules: fc.constantFrom(...ALL_RULES),
  style: fc.constantFrom(...STYLES),
  seed: fc.nat(1_000_000),
});

/** Whether a style prefers a move. */
const PREFERRED: Readonly<Record<Style, (move: Move) => boolean>> = {
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

/** A game may never end, so it is cut off here. */
const MOST_STEPS = 400;

/** Play a game step by step. */
export function* play({ rules, style, seed }: GameChoice): Generator<Step> {
  const rng = seededRng(seed);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(rng() * values.length)];
  let before = newGame({ rules, rng });
  for (let step = 0; step < MOST_STEPS && before.phase !== 'game-over'; step++) {
    const moves = legalMoves(before);
    const preferred = rng() < 0.9 ? moves.filter(PREFERRED[style]) : moves;
    const event = pick(preferred.length > 0 ? preferred : moves) ?? sampleChance(before, rng);
    const after = isDeal(event) ? applyChance(before, event) : applyMove(before, event);
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
    return step?.after ?? newGame({ rules: game.rules, rng: seededRng(game.seed) });
  });

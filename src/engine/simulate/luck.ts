/**
 * Luck: how much of a game's result chance gave to each player, by the game's own evaluation. Results from which it is
 * taken vary less, and are right on average however wrong the evaluation is.
 *
 * It is the part of AIVAT that corrects chance events: Burch, Schmid, Moravčík, Morrill, Bowling, "AIVAT: A New Variance
 * Reduction Technique for Agent Evaluation in Imperfect Information Games", AAAI 2018.
 */
import type { Rng } from '../../random/rng.js';
import { derivedSeed, eventRng } from '../../random/seeds.js';
import { checkEvaluation } from '../agents/evaluation.js';
import { applyEvent } from '../game/events.js';
import type { ChanceEvents, EventOf, Game, GameTypes } from '../game/game.js';
import { drawChance } from '../match/run-match.js';

/** Outcomes that are drawn where a game does not list them. */
const DRAWS = 8;

/** Indices of the seeds for outcomes and evaluations: more than those of chance and of all players. */
const DRAWING = 1000;
const EVALUATING = 1001;

/** A game whose results can be corrected for luck. */
type Evaluated<Types extends GameTypes> = Game<Types> &
  Required<Pick<Game<Types>, 'evaluate'>> & {
    readonly chance: ChanceEvents<Types['state'], Types['chance']>;
  };

/** Whether the luck in a game can be told: it has chance events, and an evaluation. */
export function isEvaluated<Types extends GameTypes>(game: Game<Types>): game is Evaluated<Types> {
  return game.chance !== undefined && game.evaluate !== undefined;
}

/** Make the error of luck in a game in which it cannot be told. */
export function noEvaluation(game: string): RangeError {
  return new RangeError(
    `Luck: found the game ${game}, expected a game with chance events and the member evaluate.`,
  );
}

/** Whether results are corrected unless one asks otherwise: where the game lists all outcomes, so that few are evaluated. */
export function isCorrected<Types extends GameTypes>(game: Game<Types>): boolean {
  return isEvaluated(game) && game.chance.outcomes !== undefined;
}

/** A chance event that could have happened, with its part of all that could. */
interface Alternative<Types extends GameTypes> {
  readonly event: Types['chance'];
  readonly weight: number;
  readonly after: () => Types['state'];
}

/**
 * List what could have happened: all outcomes by their probabilities, or others that are drawn as the one that came was,
 * by random numbers of their own. The mean of these is right on average, and independent of the outcome that came.
 */
function alternativesTo<Types extends GameTypes>(
  { chance }: Evaluated<Types>,
  state: Types['state'],
  rng: Rng,
): Alternative<Types>[] {
  const outcomes = chance.outcomes?.(state);
  if (outcomes !== undefined) {
    return outcomes.map(({ event, probability }) => ({
      event,
      weight: probability,
      after: () => chance.apply(state, event),
    }));
  }
  return Array.from({ length: DRAWS }, () => {
    const { event, state: after } = drawChance(chance, state, rng);
    return { event, weight: 1 / DRAWS, after: () => after };
  });
}

/**
 * Return the luck of each player in a game: for each chance event, how much more of the win could be expected after it
 * than after all that could have come. On average it is 0, whatever the evaluation says.
 *
 * It is found out after the game, by random numbers that nobody else draws: the agents do not notice.
 *
 * @param start - the first state
 * @param events - all events of the game, in order
 * @param seed - of the game
 * @returns win shares by player, in turn order
 * @throws RangeError in a game without chance or an evaluation, and if an evaluation is not one finite number for each player
 */
export function luckIn<Types extends GameTypes>(
  game: Game<Types>,
  start: Types['state'],
  events: readonly EventOf<Types>[],
  seed: number,
): number[] {
  if (!isEvaluated(game)) throw noEvaluation(game.name);
  const players = game.players(game.rulesOf(start)).length;
  const luck = Array.from({ length: players }, () => 0);
  const add = (returns: readonly number[], weight: number) => {
    for (const [player, share] of returns.entries())
      luck[player] = (luck[player] ?? 0) + weight * share;
  };
  let state = start;
  for (const [number, event] of events.entries()) {
    const after = applyEvent(game, state, event);
    if (game.chance.isDue(state)) {
      // Equal random numbers for all outcomes, so that what they add to an evaluation cancels out.
      const evaluate = (reached: Types['state']) =>
        expectedReturns(game, reached, eventRng(derivedSeed(seed, EVALUATING), number), players);
      const actual = evaluate(after);
      add(actual, 1);
      const rng = eventRng(derivedSeed(seed, DRAWING), number);
      for (const other of alternativesTo(game, state, rng)) {
        add(other.event === event ? actual : evaluate(other.after()), -other.weight);
      }
    }
    state = after;
  }
  return luck;
}

/** Return the win share that each player can expect. */
function expectedReturns<Types extends GameTypes>(
  game: Evaluated<Types>,
  state: Types['state'],
  rng: Rng,
  players: number,
): readonly number[] {
  if (game.isOver(state)) return game.returns(state);
  const returns = game.evaluate(state, rng);
  checkEvaluation({ returns }, 'Evaluation', players);
  return returns;
}

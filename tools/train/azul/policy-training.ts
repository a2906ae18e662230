/** Training the policy of all games: playing, fitting, and judging by games that were held out. */
import { MoveFeature } from '../../../src/azul/agents/policy.js';
import { derivedSeed } from '../../../src/random/seeds.js';
import { playChoiceGames } from './choices.js';
import { fitPolicy, judgePolicy, type PolicyJudgement, policyBy } from './policy-fit.js';
import type { Kind, TrainingOptions } from './training.js';

/** What was trained for a kind of game. */
export interface PolicyTraining {
  readonly kind: Kind;
  readonly weights: readonly number[];
  readonly choices: number;
  readonly judgements: readonly PolicyJudgement[];
}

/** The part of the games that judgements are fitted to; the others are held out. */
const FITTED_SHARE = 0.8;

/** What is left out, to see what it is worth. */
const ABLATIONS: Readonly<Record<string, readonly MoveFeature[]>> = {
  'without the next player': [MoveFeature.Leaves, MoveFeature.LeavesLeft, MoveFeature.Denies],
  'without points': [MoveFeature.AddedPoints, MoveFeature.Points, MoveFeature.Bonus],
  'without the floor': [MoveFeature.Penalty, MoveFeature.Dropped, MoveFeature.Token],
  'without what is left': [MoveFeature.FillsLeft, MoveFeature.LeavesLeft],
};

/** Train the policy of one kind of game. */
export function trainPolicy(kind: Kind, { games, seed, ...play }: TrainingOptions): PolicyTraining {
  const played = playChoiceGames(kind, games, derivedSeed(seed, 2), play);
  const end = Math.floor(games * FITTED_SHARE);
  const fitted = played.slice(0, end).flat();
  const held = played.slice(end).flat();
  const judgeFit = (name: string, choices = fitted, without: readonly MoveFeature[] = []) =>
    judgePolicy(name, held, policyBy(fitPolicy(choices, without)));
  return {
    kind,
    weights: fitPolicy(played.flat()),
    choices: played.flat().length,
    judgements: [
      judgePolicy('the search itself', held, ({ shares }) => shares),
      judgePolicy('priors by gain', held, ({ gain }) => gain),
      judgeFit('policy'),
      judgeFit('policy, half the games', played.slice(0, Math.ceil(end / 2)).flat()),
      ...Object.entries(ABLATIONS).map(([name, without]) => judgeFit(name, fitted, without)),
    ],
  };
}

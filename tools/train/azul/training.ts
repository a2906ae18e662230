/** Training the evaluation of all games: playing, fitting, and judging by games that were held out. */
import {
  Feature,
  type GameWeights,
  type PhaseWeights,
} from '../../../src/azul/agents/trained-evaluation.js';
import { derivedSeed } from '../../../src/random/seeds.js';
import { PLAYER_COUNTS } from '../../../src/state/rules.js';
import { MOSAICS } from '../../../src/state/vocabulary.js';
import {
  explained,
  type FitOptions,
  fitGame,
  inPhase,
  logLoss,
  meanError,
  type Values,
  valuesBy,
} from './fit.js';
import { type PlayOptions, type Position, playGames } from './positions.js';
import { STARTING_WEIGHTS } from './starting-weights.js';

/** How to train. */
export interface TrainingOptions extends PlayOptions {
  readonly seed: number;
  /** Games of each kind that the weights are fitted to. */
  readonly games: number;
}

/** A kind of game. */
export interface Kind {
  readonly players: (typeof PLAYER_COUNTS)[number];
  readonly mosaic: (typeof MOSAICS)[number];
}

/** All kinds of games. */
export const KINDS: readonly Kind[] = MOSAICS.flatMap((mosaic) =>
  PLAYER_COUNTS.map((players) => ({ players, mosaic })),
);

/** How well an evaluation predicts games that it was not fitted to. */
export interface Judgement {
  readonly name: string;
  /** Part of the variance of the final leads that is explained, by phase. */
  readonly explained: readonly number[];
  /** Mean log loss of the win shares, over all phases. */
  readonly loss: number;
}

/** What was trained for a kind of game. */
export interface Training {
  readonly kind: Kind;
  readonly weights: GameWeights;
  /** The positions that the weights were fitted to. */
  readonly positions: readonly Position[];
  readonly judgements: readonly Judgement[];
  /** How far the mean of the final scores was from what was expected: the root of the mean square, by phase. */
  readonly meanErrors: readonly number[];
}

/** A third as many games come first, to have weights that later games are played with. */
const FIRST_SHARE = 1 / 3;

/** The part of the games that judgements are fitted to; the others are held out. */
const FITTED_SHARE = 0.8;

/** The greedy agent's evaluation, by the lead that the search took with it. */
const HANDMADE_LEAD = 6;

const PHASES = [0, 1, 2] as const;

/** Parts of the games, for the learning curve. */
const CURVE = [1 / 16, 1 / 8, 1 / 4, 1 / 2] as const;

/** What is left out, to see what it is worth. */
const ABLATIONS: Readonly<Record<string, FitOptions>> = {
  'without the first move': { without: [Feature.Begins] },
  'one set of weights': { phasePenalty: Number.POSITIVE_INFINITY },
  'phases apart': { phasePenalty: 0.01 },
  'without the storage': { without: range(Feature.Stored, Feature.Placing) },
  'without tiles to place': { without: [Feature.Placing] },
  'without rows': { without: [Feature.Rows] },
  'without columns': { without: [Feature.Columns] },
  'without colours': { without: [Feature.Colours] },
};

function range(first: number, end: number): number[] {
  return Array.from({ length: end - first }, (_, place) => first + place);
}

function judge(
  name: string,
  positions: readonly Position[],
  evaluationOf: (phase: 0 | 1 | 2) => { readonly values: Values; readonly lead: number },
): Judgement {
  const losses = PHASES.map((phase) => {
    const { values, lead } = evaluationOf(phase);
    const here = inPhase(positions, phase);
    return here.length * logLoss(here, values, lead);
  });
  return {
    name,
    explained: PHASES.map((phase) =>
      explained(inPhase(positions, phase), evaluationOf(phase).values),
    ),
    loss: losses.reduce((total, loss) => total + loss, 0) / positions.length,
  };
}

function judgeWeights(name: string, positions: readonly Position[], game: GameWeights): Judgement {
  return judge(name, positions, (phase) => {
    const { weights, lead }: PhaseWeights = game[phase];
    return { values: valuesBy(weights), lead };
  });
}

/** Judge evaluations by games that they were not fitted to. */
function judgeAll(
  games: readonly (readonly Position[])[],
): Pick<Training, 'judgements' | 'meanErrors'> {
  const end = Math.floor(games.length * FITTED_SHARE);
  const held = games.slice(end).flat();
  const fitted = (number: number, options?: FitOptions) =>
    fitGame(games.slice(0, number).flat(), options);
  const handmade: Values = (position) => position.handmade;
  const final = fitted(end);
  const judgements = [
    judge('greedy evaluation', held, () => ({ values: handmade, lead: HANDMADE_LEAD })),
    ...CURVE.map((part) => {
      const number = Math.ceil(end * part);
      return judgeWeights(`trained, ${number} games`, held, fitted(number));
    }),
    judgeWeights(`trained, ${end} games`, held, final),
    ...Object.entries(ABLATIONS).map(([name, options]) =>
      judgeWeights(name, held, fitted(end, options)),
    ),
  ];
  return {
    judgements,
    meanErrors: PHASES.map((phase) => meanError(inPhase(held, phase), final[phase].mean)),
  };
}

/** Train the weights of one kind of game: play, fit, play by the new weights, and fit again. */
export function train(kind: Kind, { games, seed, ...play }: TrainingOptions): Training {
  const first = playGames(
    kind,
    STARTING_WEIGHTS,
    Math.ceil(games * FIRST_SHARE),
    derivedSeed(seed, 0),
    play,
  );
  const better = tableOf([{ kind, weights: fitGame(first.flat()) }]);
  const played = playGames(kind, better, games, derivedSeed(seed, 1), play);
  const positions = played.flat();
  return {
    kind,
    weights: fitGame(positions),
    positions,
    ...judgeAll(played),
  };
}

/** Make a table of what was trained. */
export function tableOf<Weights>(
  trained: readonly { readonly kind: Kind; readonly weights: Weights }[],
): Readonly<Record<Kind['mosaic'], Readonly<Record<number, Weights>>>> {
  const tableFor = (mosaic: Kind['mosaic']): Record<number, Weights> =>
    Object.fromEntries(
      trained
        .filter(({ kind }) => kind.mosaic === mosaic)
        .map(({ kind, weights }) => [kind.players, weights]),
    );
  return { variant: tableFor('variant'), fixed: tableFor('fixed') };
}

/** Choices of drafting moves, from games that the search plays against itself, and how it chose. */
import { greedyAgent } from '../../../src/azul/agents/agents.js';
import {
  MoveFeature,
  priorsByGain,
  readDraft,
  writeMoveFeatures,
} from '../../../src/azul/agents/policy.js';
import { knowledgeBy } from '../../../src/azul/agents/search-agent.js';
import { TRAINED_WEIGHTS } from '../../../src/azul/agents/trained-weights.js';
import { cellsOf, type GameState } from '../../../src/azul/api/game-state.js';
import { applyMove } from '../../../src/azul/api/play.js';
import { applyChance, newGame } from '../../../src/azul/api/rounds.js';
import { azul } from '../../../src/azul/azul.js';
import { numberOf } from '../../../src/codec/notation.js';
import type { MoveRating } from '../../../src/engine/agents/rating.js';
import { searchAgent } from '../../../src/engine/agents/search-agent.js';
import { pick } from '../../../src/random/rng.js';
import { derivedSeed, seededRng } from '../../../src/random/seeds.js';
import type { RulesOptions } from '../../../src/state/rules.js';
import type { Move } from '../../../src/state/vocabulary.js';
import type { PlayOptions } from './positions.js';

/** A position with several drafting moves. All lists have the order of the moves. */
export interface Choice {
  readonly features: readonly Float64Array[];
  /** The parts of all visits that a search gave the moves. */
  readonly shares: readonly number[];
  /** The priors by gain, to compare with. */
  readonly gain: readonly number[];
}

function choiceOf(state: GameState, ratings: readonly MoveRating<Move>[]): Choice {
  const moves = ratings.map(({ move }) => move);
  const visits = ratings.reduce((sum, rating) => sum + rating.visits, 0);
  const draft = readDraft(cellsOf(state));
  return {
    features: moves.map((move) => {
      const features = new Float64Array(MoveFeature.Count);
      writeMoveFeatures(draft, numberOf(move), features);
      return features;
    }),
    shares: ratings.map((rating) => rating.visits / visits),
    gain: priorsByGain(state, moves),
  };
}

/** Play a game, and list its choices. The search drafts, with slips; the greedy agent tiles. */
function playChoices(
  rules: RulesOptions,
  seed: number,
  { iterations, slips }: PlayOptions,
): readonly Choice[] {
  const rng = seededRng(seed);
  // Explanations take time.
  const knowledge = { ...knowledgeBy(TRAINED_WEIGHTS), explain: undefined };
  const drafting = searchAgent(azul, { ...knowledge, iterations });
  const tiling = greedyAgent();
  const choices: Choice[] = [];
  const draft = (state: GameState): Move => {
    const ratings = drafting.analyse(state, { rng });
    if (ratings.length > 1) choices.push(choiceOf(state, ratings));
    const chosen = rng() < slips ? ratings[pick(rng, ratings.length)] : ratings[0];
    // There is a legal move.
    return (chosen as MoveRating<Move>).move;
  };
  let state = newGame({ rules, rng });
  while (state.phase !== 'game-over') {
    if (state.phase === 'round-end') state = applyChance(state, rng);
    else {
      const isDrafting = state.phase === 'drafting';
      const move = isDrafting ? draft(state) : tiling.chooseMove(state, { rng });
      state = applyMove(state, move);
    }
  }
  return choices;
}

/** Play games, each by a seed of its own, and list the choices of each. */
export function playChoiceGames(
  rules: RulesOptions,
  games: number,
  seed: number,
  options: PlayOptions,
): readonly (readonly Choice[])[] {
  return Array.from({ length: games }, (_, game) =>
    playChoices(rules, derivedSeed(seed, game), options),
  );
}

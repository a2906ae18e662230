/** One game that a search plays against itself, with all that it found. */

import { draw, type Rng } from '../../random/rng.js';
import type { MoveRating } from '../agents/rating.js';
import type { SearchAgent } from '../agents/search-agent.js';
import { noLegalMove, type SyncAgent } from '../game/agent.js';
import type { EncodedState, Game, GameTypes } from '../game/game.js';
import { sumOf } from '../game/numbers.js';
import { runMatch } from '../match/run-match.js';
import type { TensorsOf } from './batch.js';

/** How a search plays against itself. Plain data. */
export interface SelfPlayAgent {
  /** The name of the agent that searches. */
  readonly name: string;
  /** Iterations of each search. */
  readonly iterations: number;
  /** Moves at the beginning of a game that are drawn in proportion to the visits; later, the most visited is played. */
  readonly drawnMoves: number;
}

/** A legal move of a decision. */
export interface DecisionMove {
  readonly move: string;
  /** Its index in the numbering of moves. */
  readonly action: number;
  /** How often the search visited it. */
  readonly visits: number;
}

/** A decision of a game. */
export interface Decision {
  /** The player to move, by number in turn order. */
  readonly player: number;
  readonly state: EncodedState;
  readonly observation: Float32Array;
  /** The legal moves, in the order of the game. */
  readonly moves: readonly DecisionMove[];
  /** The index of the move that was played. */
  readonly chosenMove: number;
  /** Win share that the search expects for the player to move. */
  readonly value: number;
  /** Whether the position is solved, so that the value is exact. */
  readonly exact: boolean;
}

export interface SelfPlayGame {
  readonly decisions: readonly Decision[];
  /** Whether it ended by the rules, not at the move limit. */
  readonly isOver: boolean;
  /** Each player's win share, in turn order. */
  readonly returns: readonly number[];
  /** Each player's points, in turn order; absent in a game without points. */
  readonly scores: readonly number[] | undefined;
}

/** What plays: a game, how it is numbers, and how it is searched. */
export interface SelfPlayer<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly tensors: TensorsOf<Types>;
  readonly search: SearchAgent<Types['state'], Types['move']>;
  readonly agent: SelfPlayAgent;
}

/** Draw a move in proportion to the visits. */
function drawByVisits<Move extends string>(
  ratings: readonly [MoveRating<Move>, ...MoveRating<Move>[]],
  rng: Rng,
): Move {
  const total = sumOf(ratings.map(({ visits }) => visits));
  let rest = Math.floor(draw(rng) * total);
  for (const { move, visits } of ratings) {
    if (rest < visits) return move;
    rest -= visits;
  }
  return ratings[0].move;
}

/** Return the win share that the search expects: the mean of its iterations. */
function expectedShare(ratings: readonly MoveRating[]): number {
  let visits = 0;
  let wins = 0;
  for (const rating of ratings) {
    visits += rating.visits;
    wins += rating.visits * rating.winShare;
  }
  return wins / visits;
}

/** Search a position, best move first. A solved one is not searched: its best move counts as visited by all iterations. */
function rate<Types extends GameTypes>(
  { search, agent: { iterations } }: SelfPlayer<Types>,
  state: Types['state'],
  rng: Rng,
) {
  const searching = search.search(state, rng);
  searching.run(iterations);
  const ratings = searching.moves();
  const { exact } = searching;
  return exact
    ? { exact, ratings: ratings.map((one, index) => ({ ...one, visits: index ? 0 : iterations })) }
    : { exact, ratings };
}

/**
 * Play a game of a search against itself. It depends on the seed alone.
 *
 * @throws Error if the search fails
 */
export async function playSelfPlayGame<Types extends GameTypes>(
  player: SelfPlayer<Types>,
  rules: Types['rules'],
  seed: number,
  signal: AbortSignal | undefined,
): Promise<SelfPlayGame> {
  const { game, tensors, agent } = player;
  const numbering = tensors.actionSpace(rules);
  const decisions: Decision[] = [];
  /** Players who had no legal move, and so forfeit by the rules. */
  const stuck = new Set<number>();
  const start = game.start(rules);
  /** The state as it is, of which the player to move may see a part. */
  let whole = start;
  const recorder: SyncAgent<Types['state'], Types['move']> = {
    name: agent.name,
    chooseMove: (state, { rng }) => {
      const { exact, ratings } = rate(player, state, rng);
      const toMove = game.playerToMove(state);
      const [best, ...others] = ratings;
      if (best === undefined) {
        stuck.add(toMove);
        throw noLegalMove();
      }
      const isDrawn = decisions.length < agent.drawnMoves;
      const move = isDrawn ? drawByVisits([best, ...others], rng) : best.move;
      const visits = new Map(ratings.map((rating) => [rating.move, rating.visits]));
      decisions.push({
        player: toMove,
        state: game.encode(whole),
        observation: tensors.observe(state, toMove),
        moves: game.legalMoves(state).map((each) => ({
          move: each,
          action: numbering.indexOf(each),
          visits: visits.get(each) ?? 0,
        })),
        chosenMove: numbering.indexOf(move),
        value: expectedShare(ratings),
        exact,
      });
      return move;
    },
  };
  const agents = game.players(rules).map(() => recorder);
  const onEvent = ({ state }: { readonly state: Types['state'] }) => {
    whole = state;
  };
  const outcome = await runMatch({ game, start, agents, seed, signal, onEvent });
  const forfeit = outcome.forfeits.find((each) => !stuck.has(each.player));
  // A search plays legal moves where there are any: what else fails is a fault, and no result to learn from.
  if (forfeit !== undefined) throw new Error(`Self-play, seed ${seed}: ${forfeit.message}`);
  return {
    decisions,
    isOver: outcome.ending === 'over',
    returns: outcome.returns,
    scores: game.scores?.(outcome.state),
  };
}

/** Hints: the best moves of a position, and what they lead to. */

import { seededRng } from '../../random/seeds.js';
import { FEWEST_VISITS, type MoveRating } from '../agents/rating.js';
import { type PointsReason, reasonsFor, reasonWords } from '../agents/reasons.js';
import type { SearchAgent } from '../agents/search-agent.js';
import type { GameTypes } from '../game/game.js';
import { viewOf } from '../game/game-value.js';
import type { AnyGame, GameConsole } from './console.js';
import { narrate, writeMoveFor } from './print/narration.js';
import { followGame } from './print/steps.js';

/** How a position is searched for hints. */
export interface HintOptions {
  /** Iterations of the search. */
  readonly iterations: number;
  /** Seed of the search. */
  readonly seed: number;
  /** Number of moves at most. */
  readonly count: number;
}

/** What a person at the terminal is given. */
export const HINT_DEFAULTS: HintOptions = { iterations: 4000, seed: 0, count: 3 };

/** A good move, and what its player can expect. */
export interface Hint extends Omit<MoveRating, 'value'> {
  /** Points that the player to move can expect, in a game that has points. */
  readonly points?: number | undefined;
  /** Why the move is better or worse than another; absent if the search has no reasons. */
  readonly why?: Comparison | undefined;
}

/** A comparison with another move: with the next best for the best, else with the best. */
export interface Comparison {
  /** The other move. */
  readonly than: string;
  /** By how many points the move is better, part by part; below 0 if worse. */
  readonly reasons: readonly PointsReason[];
}

/** Find the best moves of a position as its player may see it, best first; none without a player to move. */
export function hintsFor(
  game: AnyGame,
  agent: SearchAgent<unknown>,
  state: unknown,
  { iterations, seed, count }: HintOptions,
): Hint[] {
  const search = agent.search(viewOf(game, state), seededRng(seed));
  search.run(iterations);
  const player = game.playerToMove(state);
  const rated = search.moves().filter(({ visits, exact }) => exact || visits > 0);
  const [best, second] = rated;
  return rated.slice(0, count).map((rating) => {
    const { move, winShare, returns, scores, parts, visits, line, exact } = rating;
    const hasPoints = game.scores !== undefined && scores !== undefined;
    const other = rating === best ? second : best;
    const reasons = other === undefined ? [] : reasonsFor(rating, other, player);
    return {
      move,
      winShare,
      ...(hasPoints && { points: scores[player] }),
      returns,
      ...(hasPoints && { scores }),
      ...(parts !== undefined && { parts }),
      visits,
      exact,
      line,
      ...(other === undefined || reasons.length === 0
        ? {}
        : { why: { than: other.move, reasons } }),
    };
  });
}

/** Number of moves of a line that are written, the first included. */
const LONGEST_LINE = 5;

/** Describe hints in lines: what each move does, and what its player can expect. */
export function hintLines(
  game: AnyGame,
  gameConsole: GameConsole<GameTypes>,
  state: unknown,
  hints: readonly Hint[],
  isForPeople: boolean,
): string[] {
  const describe = (move: string): string => {
    const step = followGame(game, state).event(move, game.applyMove(state, move));
    const { lines } = narrate(game, gameConsole, step, isForPeople);
    // Headings stand above.
    return lines.at(-1)?.trim().replace(/ {2,}/g, '  ') ?? move;
  };
  const write = (move: string) => writeMoveFor(gameConsole, move, isForPeople);
  const lines = hints.flatMap(({ move, winShare, points, line, why, exact }) => {
    const expected = points === undefined ? '' : `, ${points.toFixed(1)} points`;
    const reasons = why && reasonWords(why.reasons, gameConsole.reasons);
    const next = line.slice(1, LONGEST_LINE).map(write);
    return [
      `  ${describe(move)}; wins ${(100 * winShare).toFixed(0)}%${expected}${exact ? ', exactly' : ''}`,
      ...(why && reasons ? [`    points compared with ${write(why.than)}: ${reasons}`] : []),
      ...(next.length > 0 ? [`    then ${next.join(', ')}`] : []),
    ];
  });
  const [best] = hints;
  const isChoice = game.legalMoves(state).length > 1;
  const isShort = best !== undefined && isChoice && !best.exact && best.visits < FEWEST_VISITS;
  return [
    ...lines,
    ...(isShort
      ? ['  The search tried each move only a few times: a longer search may find better moves.']
      : []),
  ];
}

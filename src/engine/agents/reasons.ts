/** Reasons: why a move is better than another, by the parts of the points that each leads to. */

import { integerInRange, listOf, ownProperties } from '../../boundary/values.js';
import type { Parts } from './evaluation.js';
import type { MoveRating } from './rating.js';

/** The part of a reason that is what the other players get less. */
const DENIAL = 'denial';

/** Points below which a difference comes from the rounding of sums. */
const ROUNDING = 1e-9;

/**
 * A reason why one move is better than another: a part of the difference between the points that they lead to.
 * {@link reasonsFor} returns reasons.
 */
export interface PointsReason {
  /**
   * The part's name, such as `placement`, or `denial` for the points that the other players can expect less, on
   * average.
   */
  readonly part: string;
  /** Points by which the move is better in this part; below 0 if it is worse. */
  readonly points: number;
}

/**
 * List the reasons why one move is better than another, by the parts of the points that each leads to.
 *
 * The points of all reasons add up to the change of the player's lead over the mean of the other players. A gain or
 * loss that all players share is not a reason.
 *
 * @param move - the rating of a move
 * @param other - the rating of another move of the same position
 * @param player - number of the player to move in turn order, from 0
 * @returns the reasons, the largest gain or loss first; none if a rating has no parts
 * @throws RangeError if there is no player of that number; TypeError if a rating is not an object, or its parts are not
 * lists
 *
 * @example
 * ```ts
 * import { AGENTS, decodeState, seededRng } from 'azulejo';
 * import { reasonsFor } from 'azulejo/agents';
 *
 * const state = decodeState(['AFCaaB1820202020D0000000000', 'A0MSFfB0MSF']);
 * const ratings = AGENTS.search({ iterations: 200 }).analyse(state, { rng: seededRng(1) });
 * const [best] = ratings;
 * const drop = ratings.find(({ move }) => move === 'ACaF');
 * const reasons = best && drop ? reasonsFor(best, drop, 0) : [];
 * reasons.slice(0, 2).map(({ part }) => part); // ['denial', 'placement']
 * ```
 */
export function reasonsFor(
  move: Pick<MoveRating, 'parts'>,
  other: Pick<MoveRating, 'parts'>,
  player: number,
): PointsReason[] {
  integerInRange('Player', player, 0);
  const parts = partsOf(move);
  const others = partsOf(other);
  const reasons: PointsReason[] = [];
  let denial = 0;
  for (const [part, points] of Object.entries(parts)) {
    const before = others[part];
    if (before === undefined) return [];
    integerInRange('Player', player, 0, points.length - 1);
    const gains = points.map((number, each) => number - (before[each] ?? 0));
    const shared = sharedBy(gains);
    const own = (gains[player] ?? 0) - shared;
    const all = gains.reduce((sum, gain) => sum + gain - shared, 0);
    reasons.push({ part, points: own });
    if (gains.length > 1) denial -= (all - own) / (gains.length - 1);
  }
  reasons.push({ part: DENIAL, points: denial });
  return reasons
    .filter(({ points: number }) => Math.abs(number) > ROUNDING)
    .sort((one, two) => Math.abs(two.points) - Math.abs(one.points));
}

/** Copy the parts of a rating; none if it has none. */
function partsOf(rating: Pick<MoveRating, 'parts'>): Parts {
  const parts = ownProperties('Parts', ownProperties('Rating', rating).parts);
  const lists = Object.entries(parts).map(([part, points]) => [
    part,
    listOf('Points', points, 'a list of numbers'),
  ]);
  return Object.fromEntries(lists);
}

/** Return what all players gain, or all lose, at least; 0 if some gain and others lose. */
function sharedBy(gains: readonly number[]): number {
  if (gains.length < 2) return 0;
  const [least, most] = [Math.min(...gains), Math.max(...gains)];
  return least > 0 ? least : Math.min(0, most);
}

/** Points below which a reason is not worth a word, and number of reasons in a sentence. */
const LEAST_POINTS = 0.1;
const MOST_REASONS = 3;

/** Write the largest reasons in words; none if all are small. */
export function reasonWords(
  reasons: readonly PointsReason[],
  words: Readonly<Record<string, string>> = {},
): string | undefined {
  const written = reasons
    .filter(({ points }) => Math.abs(points) >= LEAST_POINTS)
    .slice(0, MOST_REASONS)
    .map(
      ({ part, points }) =>
        `${words[part] ?? part} ${points < 0 ? '-' : '+'}${Math.abs(points).toFixed(1)}`,
    );
  return written.length === 0 ? undefined : written.join(', ');
}

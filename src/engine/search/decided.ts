/**
 * Choices that are decided before their time is up, since no other move can catch up.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../game/game.js';
import type { Stopwatch } from './budget.js';
import type { Node } from './tree.js';

/** Share of the time after which the pace of a search is known: a pause of the machine hardly shows in it. */
const SHARE_FOR_PACE = 0.2;

/**
 * Return a function that tells whether a choice is decided: whether the most visited move stays so even if all the
 * iterations that fit into the time that is left, at the pace so far, visit the next one.
 *
 * @param root - the position that is searched, before the first iteration
 * @param stopwatch - the time of the choice
 */
export function decisionWithin<Types extends GameTypes>(
  root: Node<Types>,
  { limit, spent }: Stopwatch,
): () => boolean {
  const { visits } = root;
  const begun = spent();
  const time = limit - begun;
  return () => {
    const searched = spent() - begun;
    if (searched < SHARE_FOR_PACE * time) return false;
    const pace = (root.visits - visits) / searched;
    return leadOf(root) > pace * (time - searched);
  };
}

/** Return how many visits the most visited move of a position has more than any other. */
function leadOf<Types extends GameTypes>({ next }: Node<Types>): number {
  if (next?.kind !== 'decision') return 0;
  let [first, second] = [0, 0];
  for (const { visits } of next.edges) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return first - second;
}

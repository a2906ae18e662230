/** How often positions are reached, exactly: the probability of each flows from the first one through the parts of a table. */
import { OUTCOMES, ROLL_WEIGHTS } from '../../../src/royal-ur/codec/notation.js';
import type { Numbering, Part } from '../../../src/royal-ur/solve/numbering.js';
import { HIGHEST_ROLL, sideOf } from '../../../src/royal-ur/state/position.js';
import { LOST, PartWalk, type Values, type Visit } from './part-walk.js';

/** Two players, each of whom makes the moves that are best by values. */
export type Policies = readonly [Values, Values];

const PLAYERS = [0, 1] as const;

/** Flows, by the number of the player to roll. */
export type Flows = readonly [Float64Array, Float64Array];

/** What a part is left with in which it is done. */
const LEFT = 1e-13;

/** How games go. */
export interface Flow {
  readonly numbering: Numbering;
  readonly settings: number;
  readonly policies: Policies;
  /** The probabilities of the players to begin. */
  readonly begins: readonly [number, number];
  /** Less than this is not followed further from a position. */
  readonly least: number;
  /**
   * Called for each part in the order of play, with how often each position is reached, counted from its first place; by
   * the first player, whichever it is, if both have the same policy.
   */
  readonly onPart: (part: Part, walk: PartWalk, reached: Flows) => void;
}

/**
 * Follow all games. Players with the same policy are not told apart.
 *
 * @returns how often each player wins; the first one has all wins if they are not told apart
 */
export function followGames(flow: Flow): [number, number] {
  const { numbering, settings, policies, begins, least, onPart } = flow;
  const wins: [number, number] = [0, 0];
  const isOne = policies[0] === policies[1];
  const light = new Float64Array(numbering.length);
  const pending: Flows = [light, isOne ? light : new Float64Array(numbering.length)];
  const side = sideOf(numbering.tokens, 0, 0);
  const first = numbering.placeOf(side, side);
  for (const player of PLAYERS) {
    pending[player][first] = (pending[player][first] as number) + begins[player];
  }
  const choice = { at: 0, value: 0 };
  for (const part of numbering.parts.toReversed()) {
    const walk = new PartWalk(numbering, settings, part);
    const own = new Float64Array(part.size);
    const reached: Flows = [own, isOne ? own : new Float64Array(part.size)];
    const spread = (position: Visit, player: 0 | 1, flow: number): void => {
      if (flow === 0) return;
      const own = reached[player];
      const index = position.place - part.start;
      own[index] = (own[index] as number) + flow;
      for (let roll = 1; roll <= HIGHEST_ROLL; roll++) {
        if (!walk.choose(position, roll, policies[player], choice)) continue;
        const next = walk.isAgain(position, roll, choice.at) ? player : 1 - player;
        const place = walk.placeAfter(position, choice.at);
        const share = (flow * (ROLL_WEIGHTS[roll] as number)) / OUTCOMES;
        const to = pending[next as 0 | 1];
        if (place === LOST) wins[player] += share;
        else to[place] = (to[place] as number) + share;
      }
    };
    /** Take what waits at a position of which a player is to roll, and at that after a pass. */
    const flowOn = (position: Visit, passed: Visit, player: 0 | 1): number => {
      const other = player === 0 ? 1 : 0;
      const here = pending[player][position.place] as number;
      pending[player][position.place] = 0;
      // It is the same number if both sides are alike, and players are not told apart.
      const there = pending[other][passed.place] as number;
      if (here + there < least) {
        pending[player][position.place] = here;
        return 0;
      }
      pending[other][passed.place] = 0;
      const [pass, otherPass] = [position.pass / OUTCOMES, passed.pass / OUTCOMES];
      const rest = 1 - pass * otherPass;
      spread(position, player, (here + otherPass * there) / rest);
      spread(passed, other, (there + pass * here) / rest);
      return here + there;
    };
    for (let moved = 1; moved > LEFT; ) {
      moved = 0;
      walk.forEach((position, passed) => {
        moved += flowOn(position, passed, 0);
        if (position.place !== passed.place && !isOne) moved += flowOn(position, passed, 1);
      });
    }
    onPart(part, walk, reached);
  }
  return wins;
}

/** The ways that stones have come, since the first tile. */

import type { PastEvent } from '../../engine/game/game.js';
import type { GameState } from '../api/game-state.js';
import { inspect } from '../api/inspect.js';
import type { TsuroTypes } from '../api/tsuro.js';
import { type Walk, walks } from '../api/wires.js';
import type { Point } from '../render/ports.js';
import type { PlayerId } from '../state/vocabulary.js';
import { pointAt, pointOf, walkPath } from './geometry.js';
import { isMove } from './words.js';

/** The way of one stone by one move. */
export interface Trail {
  readonly player: PlayerId;
  /** As SVG writes paths. */
  readonly d: string;
  /** Where the stone has gone out. */
  readonly out: Point | undefined;
}

/** A stone on the board, or one that has just left it. */
export interface Stone {
  readonly player: PlayerId;
  readonly point: Point;
  readonly isGone: boolean;
}

/** What was found of states, which are immutable. */
const KNOWN = new WeakMap<GameState, readonly Trail[]>();

/** List all trails that lead to a state, the earliest first. */
export function trailsTo(
  state: GameState,
  past: () => Iterable<PastEvent<TsuroTypes>>,
): readonly Trail[] {
  const known = KNOWN.get(state);
  if (known !== undefined) return known;
  const added: (readonly Trail[])[] = [];
  for (const { before, event } of past()) {
    added.push(isMove(event) ? trailsOf(before, event) : []);
    const earlier = KNOWN.get(before);
    if (earlier === undefined) continue;
    added.push(earlier);
    break;
  }
  const trails = added.reverse().flat();
  KNOWN.set(state, trails);
  return trails;
}

function trailsOf(before: GameState, event: string): Trail[] {
  return walks(before, event).map((walk) => ({
    player: walk.player,
    d: walkPath(walk),
    out: outOf(walk),
  }));
}

/** Return where a walk takes its stone out; `undefined` if it stays. */
function outOf({ path, end }: Walk): Point | undefined {
  const last = path.at(-1);
  return end === 'stays' || last === undefined ? undefined : pointAt(last);
}

/** List where stones have gone out. */
export function outsOf(trails: readonly Trail[]): Stone[] {
  return trails.flatMap(({ player, out }) =>
    out === undefined ? [] : [{ player, point: out, isGone: true }],
  );
}

/** List the stones of a position, and where those were that have just gone. */
export function stonesOf(state: GameState, last: PastEvent<TsuroTypes> | undefined): Stone[] {
  const stones = inspect(state).players.flatMap(({ player, avatar }) =>
    avatar === null ? [] : [{ player, point: pointOf(avatar.square, avatar.port), isGone: false }],
  );
  const gone = last && isMove(last.event) ? outsOf(trailsOf(last.before, last.event)) : [];
  return [...stones, ...gone];
}

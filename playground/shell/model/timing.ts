/** Whose time runs on a page, and how its clock follows what happens. */
import { afterEvent, atEvents, type Clock, knownClock, runningFor, stopped } from './clock.js';
import { eventsOf, forfeitOf, isOneOn, isOver, type Match, seatToMove, stateAt } from './match.js';
import type { Page } from './page.js';
import { HUMAN } from './seats.js';
import { coveredFor } from './turns.js';

/** Return the person whose time runs, if anybody's does. */
export function timedPlayer(page: Page): number | undefined {
  const { game, match, place, view, preview, elsewhere, hidden } = page;
  if (match?.clock === undefined || place !== 'table' || elsewhere || hidden) return undefined;
  if (view !== undefined || preview !== undefined || isOver(game, match)) return undefined;
  if (seatToMove(game, match) !== HUMAN || coveredFor(page) !== undefined) return undefined;
  return game.rules.playerToMove(stateAt(match));
}

/** Let a clock continue from one position of a game to another. */
function followed(page: Page, clock: Clock, before: Match, after: Match): Clock {
  if (isOneOn(before, after)) {
    const event = eventsOf(after)[before.count] ?? '';
    const isMove = page.game.rules.checkMove(event) === undefined;
    const isPerson = seatToMove(page.game, before) === HUMAN;
    const mover = page.game.rules.playerToMove(stateAt(before));
    return afterEvent(clock, after.count, isMove && isPerson ? mover : undefined);
  }
  const isSame = after.count === before.count && forfeitOf(before) === undefined;
  return isSame ? clock : atEvents(clock, after.count);
}

/** Return the page after an action with its clock, which stops and continues as the action demands. */
export function timed(before: Page, after: Page, now: number): Page {
  const { match } = after;
  // Where another tab plays, its clock counts.
  if (match?.clock === undefined || (before.elsewhere && after.elsewhere)) return after;
  const player = timedPlayer(after);
  const old = before.match?.id === match.id ? before.match : match;
  const isSame = old.line === match.line && old.count === match.count;
  if (isSame && match.clock.running?.player === player) return after;
  const then = isSame ? match.clock : followed(after, stopped(match.clock, now), old, match);
  return { ...after, match: { ...match, clock: runningFor(then, player, now) } };
}

/** Take the time off the clock that has passed until now, so that it can be saved. */
export function ticked(match: Match, now: number): Match {
  const { clock } = match;
  if (clock?.running === undefined) return match;
  return { ...match, clock: runningFor(stopped(clock, now), clock.running.player, now) };
}

/** Return a game with the times that were kept when it was left, if they are those of its position. */
export function withTimes(match: Match, kept: unknown): Match {
  const { clock, id, count, seats } = match;
  const times = Object(kept);
  if (clock === undefined || times.id !== id || times.count !== count) return match;
  const known = knownClock({ ...clock, left: times.left }, seats.length);
  return known === undefined ? match : { ...match, clock: known };
}

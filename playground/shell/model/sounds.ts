/** Which sound an action makes. */
import { eventsOf, isOver, type Match } from './match.js';
import type { Action, Page } from './page.js';

/** A piece that is put down, dice or tiles that are drawn, something that cannot be done, the end. */
export type Sound = 'piece' | 'chance' | 'refusal' | 'end';

function isNewEvent(before: Match, after: Match): boolean {
  return after.count === before.count + 1 && after.line !== before.line;
}

/** Return the sound of an action, by the page before and after it, if it makes any. */
export function soundOf(before: Page, after: Page, action: Action): Sound | undefined {
  if (after.preferences.sound === 'off') return undefined;
  // Whoever switches sounds on hears one.
  if (before.preferences.sound === 'off') return 'piece';
  const { match, game } = after;
  if (match === undefined || after.place !== 'table') return undefined;
  if (action.type === 'say') return action.isRefusal === true ? 'refusal' : undefined;
  if (before.match?.id !== match.id || before.match.line === match.line) return undefined;
  if (isOver(game, match) && !isOver(game, before.match)) return 'end';
  if (!isNewEvent(before.match, match)) return undefined;
  const event = eventsOf(match)[before.match.count] ?? '';
  return game.rules.chance?.isEvent(event) === true ? 'chance' : 'piece';
}

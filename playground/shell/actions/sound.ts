/** Which sound an action makes. */
import { eventsOf, isOneOn, isOver } from '../model/match.js';
import type { Page } from '../model/page.js';
import type { Action } from './reduce.js';

/** What is heard: a piece put down, dice thrown or tiles drawn, a refusal, the end of the game. */
export type Sound = 'piece' | 'chance' | 'refusal' | 'end';

/** Return the sound of an action, by the page before and after it, if it makes any. */
export function soundOf(before: Page, after: Page, action: Action): Sound | undefined {
  if (after.preferences.sound === 'off') return undefined;
  // A person who switches sounds on hears one.
  if (before.preferences.sound === 'off') return 'piece';
  const { match, game } = after;
  if (match === undefined || after.place !== 'table') return undefined;
  if (action.type === 'say') return action.isRefusal === true ? 'refusal' : undefined;
  if (before.match?.id !== match.id || before.match.line === match.line) return undefined;
  if (isOver(game, match) && !isOver(game, before.match)) return 'end';
  if (!isOneOn(before.match, match)) return undefined;
  const event = eventsOf(match)[before.match.count] ?? '';
  return game.rules.chance?.isEvent(event) === true ? 'chance' : 'piece';
}

/** Whose turn it is, and what happens next: a person plays, an agent moves, or something happens by itself. */
import { statusOf } from './ending.js';
import { eventsOf, forfeitOf, isOver, type Match, namesOf, seatToMove, stateAt } from './match.js';
import { type Page, shownAt } from './page.js';
import { HUMAN, isShared, ownSeat, type Seat } from './seats.js';

/** Return the player whom the board is turned to: the first person at this device, also while another one moves. */
export function firstPerson({ seats }: Match): number {
  return Math.max(0, seats.indexOf(HUMAN));
}

/** Return the last move before the position that is shown that was not the own, or not that of the player to move. */
export function otherMove(page: Page): { name: string; text: string } | undefined {
  const { game, match } = page;
  if (match === undefined) return undefined;
  const { rules, words } = game;
  const shown = shownAt(page);
  const own = ownSeat(match) ?? rules.playerToMove(stateAt(match, shown));
  const events = eventsOf(match);
  for (let index = shown - 1; index >= 0; index--) {
    const before = stateAt(match, index);
    const player = rules.playerToMove(before);
    if (player < 0 || player === own) continue;
    return { name: namesOf(match)[player] ?? '', text: words.entry(before, events[index] ?? '') };
  }
  return undefined;
}

/** Return the player to hand the device to, while the board is covered; `undefined` if it is not covered. */
export function coveredFor({ game, match, holder, elsewhere }: Page): number | undefined {
  if (match === undefined || !match.covers || elsewhere || !isShared(match.seats)) return undefined;
  if (isOver(game, match) || seatToMove(game, match) !== HUMAN) return undefined;
  const player = game.rules.playerToMove(stateAt(match));
  return player === holder ? undefined : player;
}

/** Whether the game can continue: it is here, the position is the last one, and nobody has ended it. */
export function isLive({ match, view, elsewhere }: Page): boolean {
  const isHere = match !== undefined && view === undefined && !elsewhere;
  return isHere && forfeitOf(match) === undefined;
}

/** Whether a person can play in the earlier position that is viewed, which begins a variation. */
export function canBranch({ game, match, view, elsewhere }: Page): boolean {
  if (match === undefined || view === undefined || elsewhere) return false;
  return seatToMove(game, match, view) === HUMAN;
}

/** What happens next by itself. */
export type Step =
  | { readonly kind: 'agent'; readonly seat: Seat }
  | { readonly kind: 'forced' }
  | { readonly kind: 'chance' };

/** Whether the dice wait for a person to roll them. */
export function waitsForRoll(page: Page): boolean {
  const { game, match, preferences } = page;
  if (match === undefined || preferences.rolls === 'auto' || !isLive(page)) return false;
  const state = stateAt(match);
  if (game.roller === undefined || game.rules.chance?.isDue(state) !== true) return false;
  return match.seats[game.roller(state)] === HUMAN;
}

/** Return what happens next without a person, if anything does. */
export function nextStep(page: Page): Step | undefined {
  const { game, match, place, paused } = page;
  if (match === undefined || place !== 'table' || paused || !isLive(page)) return undefined;
  const state = stateAt(match);
  if (game.rules.isOver(state)) return undefined;
  if (game.rules.chance?.isDue(state) === true) {
    const isAsked = match.seats.includes(HUMAN) && game.chanceLabel(state) !== undefined;
    return isAsked || waitsForRoll(page) ? undefined : { kind: 'chance' };
  }
  // What was undone is only lost when somebody plays something else.
  if (match.count < eventsOf(match).length) return undefined;
  if (game.forcedEvent(state) !== undefined) return { kind: 'forced' };
  const seat = seatToMove(game, match);
  return seat === undefined || seat === HUMAN ? undefined : { kind: 'agent', seat };
}

/** Return why a person cannot move in the position that is shown; `undefined` if one can. */
export function whyNoMove(page: Page): string | undefined {
  const { game, match, view, elsewhere } = page;
  const { refusals } = page.words;
  if (match === undefined) return refusals.noGame;
  if (elsewhere) return refusals.elsewhere;
  if (page.preview !== undefined) return refusals.preview;
  if (canBranch(page)) return undefined;
  if (view !== undefined) return refusals.earlier;
  if (isOver(game, match)) return refusals.over;
  const seat = seatToMove(game, match);
  if (coveredFor(page) !== undefined) return refusals.covered;
  if (seat === HUMAN) return undefined;
  const status = statusOf(page, match);
  return seat === undefined ? `${status}.` : refusals.notYourTurn(status);
}

/** Return the person who can move now, by number; `undefined` if nobody can. */
export function playerAtTurn(page: Page): number | undefined {
  const { game, match, place } = page;
  if (match === undefined || place !== 'table' || whyNoMove(page) !== undefined) return undefined;
  return game.rules.playerToMove(stateAt(match));
}

/** Actions that play on, or take back what was played. */
import { type ForfeitReason, giveUp, statusOf } from '../model/ending.js';
import { moveTo, playAfter } from '../model/lines.js';
import {
  draw,
  eventsOf,
  type Match,
  namesOf,
  redoTarget,
  stateAt,
  undoTarget,
} from '../model/match.js';
import { type Page, shownAt } from '../model/page.js';
import { canBranch, isLive, playerAtTurn } from '../model/turns.js';
import { announce, moved } from './moved.js';
import type { ReducersOf } from './reducers.js';

/** Their names and parameters. */
export interface PlayActions {
  /** Play a move. One that names the turn in which it was chosen is ignored in any other. */
  play: { readonly turn?: number; readonly move: string };
  forced: { readonly turn: number };
  chance: { readonly turn?: number };
  /** The person to move drops out, or ends the game. */
  'give-up': { readonly reason: ForfeitReason };
  undo: object;
  redo: object;
}

/** Play an event in the position that is shown. */
function continued(page: Page, match: Match, event: string): Page {
  const { game, words } = page;
  const from = shownAt(page);
  const next = playAfter(match, from, event);
  // What was played there before is gone through to the next decision, as by Redo.
  const { length } = eventsOf(next);
  const count = redoTarget(game, { ...next, count: from }) ?? length;
  const announcement = announce(page, { ...next, count }, from);
  if (page.view !== undefined && count < length) {
    return moved(page, { match: { ...next, count: length }, view: count, announcement });
  }
  const isNew = next.others.length > match.others.length;
  return moved(page, {
    match: { ...next, count },
    view: undefined,
    announcement: isNew ? `${words.said.variationBegins} ${announcement}` : announcement,
    notice: isNew ? words.said.variationNotice : '',
  });
}

function played(page: Page, move: string): Page {
  const { game, match } = page;
  if (match === undefined || !(isLive(page) || canBranch(page))) return page;
  const state = stateAt(match, shownAt(page));
  if (game.rules.explainMove(state, move) !== undefined) {
    return { ...page, notice: game.words.refusal(state, move, namesOf(match)) };
  }
  return continued(page, match, move);
}

function shown(page: Page, target: number | undefined): Page {
  const { match, words } = page;
  if (match === undefined || target === undefined || page.elsewhere) return page;
  const next = moveTo(match, target);
  const done = target > match.count ? words.said.redone : words.said.undone;
  return moved(page, {
    match: next,
    view: undefined,
    announcement: `${done} ${statusOf(page, next)}.`,
  });
}

export const PLAY: ReducersOf<PlayActions> = {
  play: (page, { turn = page.turn, move }) => (turn === page.turn ? played(page, move) : page),
  forced: (page, { turn }) => {
    const { match, game } = page;
    if (match === undefined || !isLive(page) || turn !== page.turn) return page;
    const event = game.forcedEvent(stateAt(match));
    return event === undefined ? page : continued(page, match, event);
  },
  chance: (page, { turn = page.turn }) => {
    const { match, game } = page;
    if (match === undefined || !isLive(page) || turn !== page.turn) return page;
    if (game.rules.chance?.isDue(stateAt(match)) !== true) return page;
    return continued(page, match, draw(match));
  },
  'give-up': (page, { reason }) => {
    const player = playerAtTurn(page);
    if (page.match === undefined || player === undefined) return page;
    const match = giveUp(page.game, page.match, player, reason);
    const announcement = announce(page, match, page.match.count);
    return moved(page, { match, view: undefined, announcement });
  },
  undo: (page) => shown(page, page.match && undoTarget(page.game, page.match)),
  redo: (page) => shown(page, page.match && redoTarget(page.game, page.match)),
};

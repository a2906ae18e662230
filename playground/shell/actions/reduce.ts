/** All actions, and what each makes of the page. */
import type { Page } from '../model/page.js';
import { nextStep } from '../model/turns.js';
import { EDITOR, type EditorActions } from './editor.js';
import { HISTORY, type HistoryActions } from './history.js';
import { MENU, type MenuActions } from './menu.js';
import { PLAY, type PlayActions } from './play.js';
import type { ReducersOf } from './reducers.js';
import { STUDY, type StudyActions } from './study.js';
import { TABLE, type TableActions } from './table.js';

type Actions = MenuActions &
  EditorActions &
  TableActions &
  PlayActions &
  HistoryActions &
  StudyActions;

/** An action. */
export type Action = {
  [Name in keyof Actions]: { readonly type: Name } & Actions[Name];
}[keyof Actions];

const REDUCERS: ReducersOf<Actions> = {
  ...MENU,
  ...EDITOR,
  ...TABLE,
  ...PLAY,
  ...HISTORY,
  ...STUDY,
};

/** Return the page after an action. */
export function reduce(page: Page, action: Action): Page {
  // The reducer of each name takes its action.
  const reducer = REDUCERS[action.type] as (page: Page, action: Action) => Page;
  return playedOn(page, reducer(page, action));
}

/**
 * Note that a person has changed the game on the table, from where on it is saved and kept. What happens by itself, as
 * between the agents of a link, is no reason to.
 */
function playedOn(before: Page, after: Page): Page {
  const { match } = after;
  const isSame = before.match === match || before.match?.id !== match?.id;
  if (match === undefined || isSame || nextStep(before) !== undefined) return after;
  if (match.isPlayed && match.link === undefined) return after;
  return { ...after, match: { ...match, isPlayed: true, link: undefined } };
}

/** All actions, and what each makes of the page. */
import type { Page } from '../model/page.js';
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
  return reducer(page, action);
}

/** Actions of the editor of positions. */
import { type Draft, withEarlier } from '../model/check.js';
import { openDraft, takeAside } from '../model/editing.js';
import type { ReducersOf } from './reducers.js';

/** Their names and parameters. */
export interface EditorActions {
  draft: { readonly change: Partial<Draft> };
  /** Bring back the position before the last change. */
  'undo-draft': object;
  /** Edit another position, of a game or typed elsewhere; what was changed is set aside. */
  'open-draft': { readonly change: Partial<Draft>; readonly isTyped?: boolean };
  /** The position that is edited has become a game. */
  'played-draft': object;
  /** Edit the position that was set aside last. */
  'take-aside': object;
  'discard-aside': object;
}

export const EDITOR: ReducersOf<EditorActions> = {
  draft: (page, { change }) => ({
    ...page,
    draft: { ...page.draft, ...change },
    drafts: withEarlier(page.drafts, page.draft),
    work: 'changed',
  }),
  'undo-draft': (page) => {
    const draft = page.drafts.at(-1);
    if (draft === undefined) return page;
    return { ...page, draft, drafts: page.drafts.slice(0, -1), work: 'changed' };
  },
  'open-draft': (page, { change, isTyped = false }) => ({
    ...page,
    ...openDraft(page, { ...page.draft, ...change }),
    ...(isTyped && { work: 'changed' }),
    drafts: [],
  }),
  'played-draft': (page) => ({ ...page, work: 'played' }),
  'take-aside': (page) => ({ ...page, ...takeAside(page), drafts: [] }),
  'discard-aside': (page) => ({ ...page, aside: page.aside.slice(0, -1) }),
};

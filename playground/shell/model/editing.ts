/** Positions that are edited: the one in the editor, and those that were set aside for it. */
import type { PlayedGame } from '../played-game.js';
import { type Draft, FIRST_DRAFT, LONGEST_TEXT } from './check.js';
import { knownSettings } from './setup.js';

/** What is edited: kept in the browser until it is played, discarded or cleared. */
export interface Editing {
  readonly draft: Draft;
  /** Whether the draft is as it was opened, has changes, or was played and is a game's by now. */
  readonly work: 'opened' | 'changed' | 'played';
  /** Drafts with changes over which others were opened, the latest last. */
  readonly aside: readonly Draft[];
}

export const FIRST_EDITING: Editing = { draft: FIRST_DRAFT, work: 'opened', aside: [] };

/** Whether nothing is written in a draft. */
export function isEmpty({ shared, players }: Draft): boolean {
  return shared === '' && players === '';
}

function isSame(one: Draft, other: Draft): boolean {
  return one.shared === other.shared && one.players === other.players;
}

/** Number of drafts that are set aside: the oldest is dropped for one more. */
const MOST_ASIDE = 20;

/** Open another draft; one that has changes is set aside. */
export function openDraft({ draft: old, work, aside }: Editing, draft: Draft): Editing {
  const isLost = work === 'changed' && !isEmpty(old);
  const drafts = (isLost ? [...aside, old] : aside).filter((each) => !isSame(each, draft));
  return { draft, work: 'opened', aside: drafts.slice(-MOST_ASIDE) };
}

/** Open the draft that was set aside last. */
export function takeAside(editing: Editing): Editing {
  const draft = editing.aside.at(-1);
  return draft === undefined ? editing : { ...openDraft(editing, draft), work: 'changed' };
}

/**
 * Set aside what other tabs have kept since: the draft that one edits, and those that it has set aside.
 *
 * @param known - what this tab edited before
 */
export function withOthers(mine: Editing, known: Editing, kept: Editing): Editing {
  const own = [known.draft, mine.draft, ...known.aside, ...mine.aside];
  const drafts = kept.work === 'changed' ? [...kept.aside, kept.draft] : kept.aside;
  const others = drafts.filter((draft) => !isEmpty(draft) && !own.some((it) => isSame(it, draft)));
  return { ...mine, aside: [...mine.aside, ...others].slice(-MOST_ASIDE) };
}

/** Return what is kept in the browser; `undefined` if there is nothing. */
export function keptEditing({ draft, work, aside }: Editing): Editing | undefined {
  const isDone = work === 'played' || isEmpty(draft);
  if (isDone && aside.length === 0) return undefined;
  return isDone ? { ...FIRST_EDITING, aside } : { draft, work, aside };
}

/** Read a draft that was kept; another version of the page may have written it. */
function knownDraft(game: PlayedGame, value: unknown): Draft[] {
  const { shared, players, settings, lenient } = Object(value);
  const isText = (text: unknown) => typeof text === 'string' && text.length <= 2 * LONGEST_TEXT;
  if (!isText(shared) || !isText(players)) return [];
  const known = knownSettings(game, settings);
  return [{ shared, players, settings: known, lenient: lenient === true }];
}

/** Read what was kept of a game's editor. */
export function knownEditing(game: PlayedGame, value: unknown): Editing {
  const { draft, work, aside } = Object(value);
  const [known = FIRST_DRAFT] = knownDraft(game, draft);
  const drafts = Array.isArray(aside) ? aside.flatMap((each) => knownDraft(game, each)) : [];
  return {
    draft: known,
    work: work === 'changed' ? work : 'opened',
    aside: drafts.slice(-MOST_ASIDE),
  };
}

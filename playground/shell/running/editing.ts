/** Keeping what is edited, so that it survives a reload. */
import { type Editing, keptEditing, knownEditing } from '../model/editing.js';
import type { Page } from '../model/page.js';
import type { PlayedGame } from '../played-game.js';
import { keepDraft, keptDraft } from '../storage/drafts.js';

/** Return what was edited in a game on the last visit. */
export function storedEditing(game: PlayedGame): Editing {
  return knownEditing(game, keptDraft(game.rules.name));
}

/** Keep what is edited, if it has changed. */
export function keepEditing(before: Page, { game, draft, work, aside }: Page): void {
  const { name } = game.rules;
  const isSame = before.draft === draft && before.work === work && before.aside === aside;
  if (isSame || before.game.rules.name !== name) return;
  keepDraft(name, keptEditing({ draft, work, aside }));
}

/** Keeping what is edited, so that it survives a reload: at once, as a page that crashes cannot say goodbye. */
import { type Editing, keptEditing, knownEditing, withOthers } from '../model/editing.js';
import type { Page } from '../model/page.js';
import type { PlayedGame } from '../played-game.js';
import { keep, keptValue } from '../storage/kept.js';

function keyOf({ rules }: PlayedGame): string {
  return `azulejo-draft/${rules.name}`;
}

/** Return what was edited in a game on the last visit. */
export function storedEditing(game: PlayedGame): Editing {
  return knownEditing(game, keptValue(keyOf(game)));
}

/** Keep what is edited, if it has changed. */
export function keepEditing(before: Page, { game, draft, work, aside }: Page): void {
  const isSame = before.draft === draft && before.work === work && before.aside === aside;
  if (isSame || before.game.rules.name !== game.rules.name) return;
  keep(keyOf(game), {}, (kept) =>
    keptEditing(withOthers({ draft, work, aside }, before, knownEditing(game, kept))),
  );
}

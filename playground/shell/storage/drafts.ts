/** What is edited in each game, kept at once: a page that crashes cannot say goodbye. */

function keyOf(game: string): string {
  return `azulejo-draft/${game}`;
}

/** Keep what is edited in a game; nothing, if that is undefined. */
export function keepDraft(game: string, editing: object | undefined): void {
  try {
    if (editing === undefined) localStorage.removeItem(keyOf(game));
    else localStorage.setItem(keyOf(game), JSON.stringify(editing));
  } catch {
    // Then it lasts as long as the page.
  }
}

/** Return what was kept of a game. */
export function keptDraft(game: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
  } catch {
    return undefined;
  }
}

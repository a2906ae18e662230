/** Translating the progress of saved games after the language has changed. */
import { gameNamed } from '../../registry.js';
import { loadSaved, progressOf, type SavedGame } from '../model/saved.js';
import type { ShellWords } from '../words.js';

/** Translate the progress of a saved game; keep the old text if the game cannot be read. */
async function translated(words: ShellWords, saved: SavedGame): Promise<SavedGame> {
  const { language } = words.forms;
  if ((saved.language ?? 'en') === language) return saved;
  const game = await gameNamed(saved.game)
    ?.load(language)
    .catch(() => undefined);
  const match = game && loadSaved(game, saved);
  if (game === undefined || match === undefined) return saved;
  return { ...saved, language, progress: progressOf({ game, words }, match) };
}

/** Translate the progress of saved games, one at a time, so that the page stays responsive. */
export async function translateProgress(
  words: ShellWords,
  all: readonly SavedGame[],
): Promise<readonly SavedGame[]> {
  const done: SavedGame[] = [];
  for (const saved of all) {
    done.push(await translated(words, saved));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return done;
}

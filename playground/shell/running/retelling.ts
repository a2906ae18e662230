/** Describing the progress of saved games again, after the language has changed. */
import { gameNamed } from '../../registry.js';
import { loadSaved, progressOf, type SavedGame } from '../model/saved.js';
import type { ShellWords } from '../words.js';

/** Say how far a saved game has got, in the language of the page; keep the old text if the game cannot be read. */
async function retold(words: ShellWords, saved: SavedGame): Promise<SavedGame> {
  const { language } = words.forms;
  if ((saved.language ?? 'en') === language) return saved;
  const game = await gameNamed(saved.game)
    ?.load(language)
    .catch(() => undefined);
  const match = game && loadSaved(game, saved);
  if (game === undefined || match === undefined) return saved;
  return { ...saved, language, progress: progressOf({ game, words }, match) };
}

/** Describe the progress of saved games again, one at a time, so that the page stays responsive. */
export async function retoldIn(
  words: ShellWords,
  all: readonly SavedGame[],
): Promise<readonly SavedGame[]> {
  const done: SavedGame[] = [];
  for (const saved of all) {
    done.push(await retold(words, saved));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return done;
}

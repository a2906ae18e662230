/** Saying how far saved games are in another language than that in which they were saved. */
import { gameNamed } from '../../registry.js';
import { loadSaved, progressOf, type SavedGame } from '../model/saved.js';
import type { ShellWords } from '../words.js';

/** Say how far a saved game is; one that cannot be read stays as it was. */
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

/** Say how far saved games are, one after the other, so that the page answers in between. */
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

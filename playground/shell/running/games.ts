/** Loading games: the code and the style sheet of each when it is chosen. */
import { GAMES, gameNamed } from '../../registry.js';
import type { Language } from '../language/languages.js';
import type { ListedGame, PlayedGame } from '../played-game.js';
import { readAddress } from '../sharing/address.js';
import { loadGame } from '../storage/database.js';

/** Load the style sheet of a game, which has the game's name. */
function loadStyles(name: string): Promise<void> {
  if (document.querySelector(`link[data-game="${name}"]`) !== null) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${name}.css`;
  link.dataset.game = name;
  return new Promise((resolve) => {
    link.onload = () => resolve();
    // A game without its looks is better than none.
    link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** Let only the style sheet of one game count, so that those of others need not know of it. */
export function showStyles(name: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-game]')) {
    link.disabled = link.dataset.game !== name;
  }
}

/** Load a game in a language, with all that its board needs. */
export async function loadPlayed(
  { name, load }: ListedGame,
  language: Language,
): Promise<PlayedGame> {
  const [game] = await Promise.all([load(language), loadStyles(name)]);
  return game;
}

/** Return the game with which the page begins: that of the address, or the first of the list. */
export async function firstGame(): Promise<ListedGame> {
  const address = readAddress(location.hash);
  const [first] = GAMES;
  switch (address?.kind) {
    case 'menu':
    case 'check':
    case 'puzzles':
    case 'shared':
      return gameNamed(address.game ?? '') ?? first;
    case 'saved': {
      const saved = await loadGame(address.id).catch(() => undefined);
      return gameNamed(saved?.game ?? '') ?? first;
    }
    default:
      return first;
  }
}

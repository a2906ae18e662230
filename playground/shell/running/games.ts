/** Loading games: the code and the style sheet of each when it is chosen. */

import type { Language } from '../../../src/engine/board/language/languages.js';
import { GAMES, gameNamed } from '../../registry.js';
import type { ListedGame, PlayedGame } from '../played-game.js';
import { inTime } from '../resource.js';
import { readAddress } from '../sharing/address.js';
import { loadGame } from '../storage/database.js';
import { loadStyles } from './styles.js';

/** Load a game in a language, with all that its board needs. */
export async function loadPlayed(
  { name, hasStyles, load }: ListedGame,
  language: Language,
): Promise<PlayedGame> {
  const [game] = await Promise.all([load(language), hasStyles ? loadStyles(name) : undefined]);
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
    case 'learn':
    case 'shared':
      return gameNamed(address.game ?? '') ?? first;
    case 'saved': {
      // It is loaded again later, with more patience.
      const saved = await inTime(loadGame(address.id), 1000).catch(() => undefined);
      return gameNamed(saved?.game ?? '') ?? first;
    }
    default:
      return first;
  }
}

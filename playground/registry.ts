/** The games of the playground, in the order of its menu. A new game is one line more. */
import { AZUL } from './games/azul/listed.js';
import { CUBE_BLOKUS } from './games/cube-blokus/listed.js';
import { ROYAL_UR } from './games/royal-ur/listed.js';
import { TSURO } from './games/tsuro/listed.js';
import type { ListedGame } from './shell/played-game.js';

export const GAMES: readonly [ListedGame, ...ListedGame[]] = [AZUL, ROYAL_UR, TSURO, CUBE_BLOKUS];

/** Find a game by its name. */
export function gameNamed(name: string): ListedGame | undefined {
  return GAMES.find((game) => game.name === name);
}

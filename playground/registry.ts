/** The games of the playground, each loaded when it is chosen. A new game is one more. */
import type { ListedGame } from './shell/played-game.js';

export const GAMES: readonly [ListedGame, ...ListedGame[]] = [
  {
    name: 'azul',
    title: 'Azul',
    summary: 'Draft tiles and lay a mosaic. 2 to 4 players.',
    load: async () => (await import('./games/azul/azul.js')).azulGame,
    thinker: async () => (await import('./games/azul/thinker.js')).azulThinker,
  },
  {
    name: 'royal-ur',
    title: 'The Royal Game of Ur',
    summary: 'Race home over rosettes, 4,500 years old. 2 players.',
    load: async () => (await import('./games/royal-ur/royal-ur.js')).urGame,
    thinker: async () => (await import('./games/royal-ur/thinker.js')).urThinker,
  },
  {
    name: 'tsuro',
    title: 'Tsuro',
    summary: 'Stay on the paths, and on the board. 3 to 5 players.',
    load: async () => (await import('./games/tsuro/tsuro.js')).tsuroGame,
    thinker: async () => (await import('./games/tsuro/thinker.js')).tsuroThinker,
  },
  {
    name: 'cube-blokus',
    title: 'Cube Blokus',
    summary: 'Lay pieces over the faces of a cube, corner to corner. 4 players.',
    load: async () => (await import('./games/cube-blokus/cube-blokus.js')).cubeGame,
    thinker: async () => (await import('./games/cube-blokus/thinker.js')).cubeThinker,
  },
];

/** Find a game by its name. */
export function gameNamed(name: string): ListedGame | undefined {
  return GAMES.find((game) => game.name === name);
}

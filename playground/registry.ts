/** The games of the playground, each loaded when it is chosen. A new game is one more. */
import type { ListedGame } from './shell/played-game.js';

export const GAMES: readonly [ListedGame, ...ListedGame[]] = [
  {
    name: 'azul',
    title: { en: 'Azul', de: 'Azul', es: 'Azul', pt: 'Azul' },
    summary: {
      en: 'Draft tiles and lay a mosaic. 2 to 4 players.',
      de: 'Fliesen nehmen und eine Wand fliesen. 2 bis 4 Personen.',
      es: 'Elige azulejos y alicata tu pared. De 2 a 4 jugadores.',
      pt: 'Escolha azulejos e revista a sua parede. De 2 a 4 jogadores.',
    },
    load: async (language) => (await import('./games/azul/azul.js')).AZUL_GAME.load(language),
    thinker: async () => (await import('./games/azul/thinker.js')).azulThinker,
  },
  {
    name: 'royal-ur',
    title: {
      en: 'The Royal Game of Ur',
      de: 'Das Königliche Spiel von Ur',
      es: 'El Juego Real de Ur',
      pt: 'O Jogo Real de Ur',
    },
    summary: {
      en: 'Race home over rosettes, 4,500 years old. 2 players.',
      de: 'Ein Wettlauf über Rosetten, 4500 Jahre alt. 2 Personen.',
      es: 'Una carrera entre rosetas, con 4500 años. 2 jugadores.',
      pt: 'Uma corrida por rosetas, com 4500 anos. 2 jogadores.',
    },
    load: async (language) => (await import('./games/royal-ur/royal-ur.js')).UR_GAME.load(language),
    thinker: async () => (await import('./games/royal-ur/thinker.js')).urThinker,
  },
  {
    name: 'tsuro',
    title: { en: 'Tsuro', de: 'Tsuro', es: 'Tsuro', pt: 'Tsuro' },
    summary: {
      en: 'Stay on the paths, and on the board. 3 to 5 players.',
      de: 'Bleib auf den Wegen und auf dem Brett. 3 bis 5 Personen.',
      es: 'Sigue los caminos sin salirte del tablero. De 3 a 5 jugadores.',
      pt: 'Siga os caminhos sem sair do tabuleiro. De 3 a 5 jogadores.',
    },
    load: async (language) => (await import('./games/tsuro/tsuro.js')).TSURO_GAME.load(language),
    thinker: async () => (await import('./games/tsuro/thinker.js')).tsuroThinker,
  },
  {
    name: 'cube-blokus',
    title: { en: 'Cube Blokus', de: 'Würfel-Blokus', es: 'Blokus en cubo', pt: 'Blokus em cubo' },
    summary: {
      en: 'Lay pieces over the faces of a cube, corner to corner. 4 players.',
      de: 'Steine auf die Flächen eines Würfels legen, Ecke an Ecke. 4 Personen.',
      es: 'Coloca piezas en las caras de un cubo, esquina con esquina. 4 jugadores.',
      pt: 'Coloque peças nas faces de um cubo, canto com canto. 4 jogadores.',
    },
    load: async (language) =>
      (await import('./games/cube-blokus/cube-blokus.js')).CUBE_GAME.load(language),
    thinker: async () => (await import('./games/cube-blokus/thinker.js')).cubeThinker,
  },
];

/** Find a game by its name. */
export function gameNamed(name: string): ListedGame | undefined {
  return GAMES.find((game) => game.name === name);
}

/** Cube Blokus before it is loaded: what the menu says of it. */
import type { ListedGame } from '../../shell/played-game.js';

export const CUBE_BLOKUS: ListedGame = {
  name: 'cube-blokus',
  title: { en: 'Cube Blokus', de: 'Würfel-Blokus', es: 'Blokus en cubo', pt: 'Blokus em cubo' },
  summary: {
    en: 'Lay pieces over the faces of a cube, corner to corner. 4 players.',
    de: 'Steine auf die Flächen eines Würfels legen, Ecke an Ecke. 4 Personen.',
    es: 'Coloca piezas en las caras de un cubo, esquina con esquina. 4 jugadores.',
    pt: 'Coloque peças nas faces de um cubo, canto com canto. 4 jogadores.',
  },
  hasStyles: true,
  load: async (language) => (await import('./cube-blokus.js')).CUBE_GAME.load(language),
  thinker: async () => (await import('./thinker.js')).cubeThinker,
};

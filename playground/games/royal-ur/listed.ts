/** The Royal Game of Ur before it is loaded: what the menu says of it. */
import type { ListedGame } from '../../shell/played-game.js';

export const ROYAL_UR: ListedGame = {
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
  hasStyles: true,
  load: async (language) => (await import('./royal-ur.js')).UR_GAME.load(language),
  thinker: async () => (await import('./thinker.js')).urThinker,
};

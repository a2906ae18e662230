/** Tsuro before it is loaded: what the menu says of it. */
import type { ListedGame } from '../../shell/played-game.js';

export const TSURO: ListedGame = {
  name: 'tsuro',
  title: { en: 'Tsuro', de: 'Tsuro', es: 'Tsuro', pt: 'Tsuro' },
  summary: {
    en: 'Stay on the paths, and on the board. 3 to 5 players.',
    de: 'Bleib auf den Wegen und auf dem Brett. 3 bis 5 Personen.',
    es: 'Sigue los caminos sin salirte del tablero. De 3 a 5 jugadores.',
    pt: 'Siga os caminhos sem sair do tabuleiro. De 3 a 5 jogadores.',
  },
  hasStyles: true,
  load: async (language) => (await import('./tsuro.js')).TSURO_GAME.load(language),
  thinker: async () => (await import('./thinker.js')).tsuroThinker,
};

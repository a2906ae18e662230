/** Azul before it is loaded: what the menu says of it. */
import type { ListedGame } from '../../shell/played-game.js';

export const AZUL: ListedGame = {
  name: 'azul',
  title: { en: 'Azul', de: 'Azul', es: 'Azul', pt: 'Azul' },
  summary: {
    en: 'Draft tiles and lay a mosaic. 2 to 4 players.',
    de: 'Fliesen nehmen und eine Wand fliesen. 2 bis 4 Personen.',
    es: 'Elige azulejos y alicata tu pared. De 2 a 4 jugadores.',
    pt: 'Escolha azulejos e revista a sua parede. De 2 a 4 jogadores.',
  },
  hasStyles: false,
  load: async (language) => (await import('./azul.js')).AZUL_GAME.load(language),
  thinker: async () => (await import('./thinker.js')).azulThinker,
};

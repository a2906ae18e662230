/** What all boards say in Spanish. */
import { formsOf } from '../language/forms.js';
import type { CommonWords } from './en.js';

const forms = formsOf('es');
const { counted, listed } = forms;

export const COMMON: CommonWords = {
  forms,
  player: (letter) => `Jugador ${letter}`,
  points: (points) => counted(points, 'punto', 'puntos'),
  wins: (names) =>
    names.length === 1 ? `Gana ${names[0]}` : `${listed(names)} comparten la victoria`,
  round: (round) => `Ronda ${round}`,
  nobodyCanMove: 'Ahora nadie puede jugar.',
  turnOf: (name) => `Es el turno de ${name}.`,
  notNow: 'Ahora no es posible.',
};

/** What all boards say in Portuguese. */
import { formsOf } from '../language/forms.js';
import type { CommonWords } from './en.js';

const forms = formsOf('pt');
const { counted, listed } = forms;

export const COMMON: CommonWords = {
  forms,
  player: (letter) => `Jogador ${letter}`,
  points: (points) => counted(points, 'ponto', 'pontos'),
  wins: (names) =>
    names.length === 1 ? `${names[0]} vence` : `${listed(names)} dividem a vitória`,
  round: (round) => `Rodada ${round}`,
  nobodyCanMove: 'Agora ninguém pode jogar.',
  turnOf: (name) => `É a vez de ${name}.`,
  notNow: 'Agora não é possível.',
};

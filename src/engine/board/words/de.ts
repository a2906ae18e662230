/** What all boards say in German. */
import { formsOf } from '../language/forms.js';
import type { CommonWords } from './en.js';

const forms = formsOf('de');
const { counted, listed } = forms;

export const COMMON: CommonWords = {
  forms,
  player: (letter) => `Spieler ${letter}`,
  points: (points) => counted(points, 'Punkt', 'Punkte'),
  wins: (names) =>
    names.length === 1 ? `${names[0]} gewinnt` : `${listed(names)} teilen sich den Sieg`,
  round: (round) => `Runde ${round}`,
  nobodyCanMove: 'Gerade kann niemand ziehen.',
  turnOf: (name) => `${name} ist am Zug.`,
  notNow: 'Das geht gerade nicht.',
};

/** What all boards say in English. Its type is what every other language has to say. */
import { formsOf } from '../language/forms.js';

const forms = formsOf('en');
const { counted, listed } = forms;

export const COMMON = {
  forms,
  player: (letter: string) => `Player ${letter}`,
  points: (points: number) => counted(points, 'point', 'points'),
  /** Who wins, once the game is over. */
  wins: (names: readonly string[]): string =>
    names.length === 1 ? `${names[0]} wins` : `${listed(names)} share the win`,
  round: (round: number) => `Round ${round}`,
  nobodyCanMove: 'Nobody can move now.',
  turnOf: (name: string) => `It is the turn of ${name}.`,
  notNow: 'This is not possible now.',
};

/** What all boards say. */
export type CommonWords = typeof COMMON;

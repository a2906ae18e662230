/** What is wrong with positions of Ur, in German. */
import * as WORDS from '../../../../src/royal-ur/board/words/de.js';
import { FINDINGS } from '../../../shell/findings/de.js';
import { type UrFindings, urPlaces } from './places.js';

const { board, forms, player } = WORDS;
const { counted } = forms;
const { leadingZero, lowerCase, piece, quoted, sayIn } = FINDINGS;

const tokens = (count: number) => counted(count, 'Stein', 'Steine');

const PLACES = {
  hand: 'die Zahl der Steine in der Hand',
  steps: `${quoted('P')} und die Felder der Steine`,
  end: 'das Ende dieses Teils',
} as const;

const count = 'eine Zahl von Steinen mit einer Ziffer';

const WORDING: UrFindings = {
  'shared.unexpected-character': 'das Ende der Zeichenkette',
  'players.unexpected-character': (parameters) => [piece(parameters), PLACES[parameters.expected]],
  'turn.missing': 'Spieler A oder B',
  'turn.lower-case': lowerCase,
  'waiting.malformed': `${quoted('-')} vor einem Wurf, ein Wurf von 1 bis 4 oder ${quoted('#')} am Ende`,
  'waiting.leading-zero': leadingZero,
  'player.missing': (parameters) => [piece(parameters), quoted(parameters.player)],
  'player.lower-case': lowerCase,
  'hand.malformed': count,
  'hand.leading-zero': leadingZero,
  'steps.missing': `${quoted('P')} und die Felder der Steine auf dem Brett`,
  'steps.lower-case': lowerCase,
  'step.malformed': 'ein Feld mit zwei Ziffern',
  'step.unknown': 'ein Feld von 01 bis 14',
  'step.repeated': () => ['ein zweiter Stein', 'nur einer'],
  'step.unsorted': ({ step, after }, [, letter]) =>
    `Feld ${step} von Spieler ${letter} steht hinter Feld ${after}.`,
  'home.missing': `${quoted('H')} und die Zahl der Steine im Ziel`,
  'home.lower-case': lowerCase,
  'home.malformed': count,
  'home.leading-zero': leadingZero,
  'tokens.out-of-range': ({ player: owner, tokens: found, most }) =>
    `${player(owner)} hat ${tokens(found)}, und es müssen 1 bis ${most} sein.`,
  'tokens.unequal': ({ tokens: { A, B } }) =>
    `${player('A')} hat ${tokens(A)} und ${player('B')} ${B}, und es müssen gleich viele sein.`,
  'square.taken-twice': ({ step }) => `Auf Feld ${step} stehen Steine beider Spieler.`,
  'winner.both': () => 'Beide Spieler haben alle Steine im Ziel.',
  'winner.missing': ({ player: winner }) =>
    `${player(winner)} hat alle Steine im Ziel, die Partie ist also zu Ende und die gemeinsame Zeichenkette ${quoted(`${winner}#`)}.`,
  'winner.not-home': ({ player: winner, left }) =>
    `${player(winner)} soll gewonnen haben, aber ${counted(left, 'Stein ist', 'Steine sind')} noch nicht im Ziel.`,
  'waiting.no-move': ({ roll }) =>
    `Mit dem Wurf ${roll} gibt es keinen Zug, darum ist die andere Seite dran.`,
  'rules.different': ({ tokens: found, expected }) =>
    `In der Stellung hat jeder Spieler ${tokens(found)}, nach den Optionen sind es ${expected}.`,
};

export const SAY = sayIn(
  WORDING,
  urPlaces({
    areas: { turn: 'Zug', waiting: 'Wurf' },
    parts: { hand: 'Hand', steps: 'Brett', home: 'Ziel' },
    player,
    square: board.squareName,
  }),
);

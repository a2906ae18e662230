/** Cube Blokus in German. */
import * as SHELL from '../../../shell/words/de.js';
import type { CubePageWords } from './en.js';

const { listed } = SHELL.forms;

export const setup: CubePageWords['setup'] = {
  bonus: 'Bonus, wenn alle Steine gelegt sind',
  bonus20: '20',
  bonus15: '15 oder 20',
  aboutBonus: 'wenn I1 der letzte ist',
  noBonus: 'Keiner',
  first: 'Wer beginnt',
  colours: { A: 'Blau', B: 'Gelb', C: 'Rot', D: 'Grün' },
  ranking: ['Punkte', 'Übrige Steine'],
};

export const lessons: CubePageWords['lessons'] = {
  'corner-contact': {
    title: 'Berührung an Ecken',
    task: 'Leg den Quadratstein O4 so, dass er eines deiner sechs Felder an einer Ecke berührt.',
    why: [
      'Jeder Stein muss eines deiner eigenen Felder an einer Ecke berühren. Am Anfang hast du sechs, je drei um zwei Ecken des Würfels, und auf jeder Fläche kannst du von einem Feld aus anlegen.',
    ],
  },
  'no-side-contact': {
    title: 'Keine Berührung an Seiten',
    task: 'Leg I3 an deinen Quadratstein auf der oberen Fläche an.',
    why: [
      'Deine Steine dürfen einander an Ecken berühren, nie an einer Seite. Drei Ecken des Quadratsteins sind dafür frei: Ua6, Ud6 und Ud9. Steine anderer dürfen deine beliebig berühren.',
    ],
  },
  'over-an-edge': {
    title: 'Über eine Kante',
    task: 'Leg L5 über die Kante zwischen der oberen und der linken Fläche.',
    why: [
      'Ein Stein darf sich über jede Kante des Würfels biegen, als lägen die Flächen nebeneinander. Ua7 und Lg1 sind Nachbarn, darum erreicht L5 mit einem Zug zwei Flächen.',
    ],
  },
  'cube-corner': {
    title: 'Die Ecke des Würfels',
    task: 'Leg V5 auf drei Flächen um die Ecke des Würfels, an der Spieler B beginnt.',
    why: [
      'An einer Ecke des Würfels treffen sich nur drei Felder, und jedes liegt neben den beiden anderen: Über sie hinweg gibt es keine Berührung an einer Ecke. B kann von dieser Ecke auf jeder Fläche über ein Feld anlegen und hat gerade das obere verloren, Uh2.',
    ],
  },
  'build-points': {
    title: 'Anlegepunkte behalten',
    task: 'Leg W5 so, dass du von möglichst vielen Feldern aus anlegen kannst: elf.',
    why: [
      'Ein Anlegepunkt ist ein freies Feld, das deine Felder an einer Ecke und an keiner Seite berührt: Jeder Zug braucht einen. Als Treppe, die von deiner Ecke wegführt, verbraucht W5 einen und öffnet sechs.',
    ],
  },
  'single-last': {
    title: 'I1 kommt zuletzt',
    task: 'Du hast noch I1 und I2. Leg beide und hol dir den Bonus von 20 Punkten.',
    why: [
      'I2 hat nur noch eine Stelle, über der Kante zwischen zwei Flächen. I1 kann warten: Er passt an zwölf Stellen.',
      'Alle 21 Steine sind gelegt, und I1 war der letzte: 89 Punkte für die Felder und 20 dazu. Heb I1 für den Schluss auf, denn er braucht nur einen Anlegepunkt.',
    ],
  },
};

export const learning: CubePageWords['learning'] = {
  otherPiece: (pieces) => `In dieser Lektion geht es um ${listed(pieces)}.`,
  otherPlace: 'Diese Stelle ist erlaubt, aber nicht die, um die es in der Lektion geht.',
  training: 'Training',
  begin: 'Trainingspartie spielen',
  goOn: 'Trainingspartie fortsetzen',
  level: (level, all) => `Stufe ${level} von ${all}.`,
  oneWin: (level, all) => `Stufe ${level} von ${all}: Ein Sieg genügt zum Aufstieg.`,
  threeWins: (level, all) => `Stufe ${level} von ${all}: Drei Siege in Folge führen weiter.`,
  won: (level, all, run) =>
    `Stufe ${level} von ${all}: ${run}-mal in Folge gewonnen; drei Siege führen weiter.`,
  lost: (level, all, run) =>
    `Stufe ${level} von ${all}: ${run}-mal in Folge verloren; drei Niederlagen führen zurück.`,
};

export const themes: CubePageWords['themes'] = {
  single: 'Der Zug hebt I1 bis zum Schluss auf und holt den Bonus.',
  'shut-out': 'Der Zug lässt der anderen Farbe gar keine Stelle.',
  'take-room': 'Kein anderer Zug lässt der anderen Farbe so wenige Stellen.',
  'keep-room': 'Der Zug bewahrt mehr Stellen für später als jeder andere.',
  'small-first': 'Der Zug legt einen kleineren Stein vor einem größeren.',
};

export const themeNames: CubePageWords['themeNames'] = {
  single: 'Bonus am Ende',
  'shut-out': 'Keine Stelle mehr',
  'take-room': 'Nimmt Stellen',
  'keep-room': 'Bewahrt Stellen',
  'small-first': 'Klein vor groß',
};

export const rules: CubePageWords['rules'] = [
  [
    'Der Würfel.',
    'Sechs Flächen mit 9 × 9 Feldern. Jede Farbe hat sechs Startfelder um zwei gegenüberliegende Ecken des Würfels und hat 21 Steine: alle Formen aus einem bis fünf Feldern, die gedreht und gewendet werden dürfen.',
  ],
  [
    'Ein Zug.',
    'Leg einen Stein auf freie Felder. Er muss ein Feld deiner Farbe an einer Ecke berühren und keines an einer Seite. Andere Farben darf er beliebig berühren. Steine dürfen über den Kanten des Würfels liegen, als lägen die Flächen nebeneinander.',
  ],
  [
    '',
    'An einer Ecke des Würfels treffen sich nur drei Felder, und jedes liegt neben den beiden anderen: Über sie hinweg gibt es keine Berührung an einer Ecke.',
  ],
  [
    'Das Ende.',
    'Wer nicht ziehen kann, setzt aus; wenn niemand mehr kann, ist die Partie zu Ende. Jedes belegte Feld ist ein Punkt. Wer alle Steine gelegt hat, I1 zuletzt, bekommt 20 Punkte dazu. Die meisten Punkte gewinnen.',
  ],
  [
    'Auf dieser Seite.',
    'Wähle einen Stein und zeig auf ein Feld: Eine Vorschau zeigt, wo er liegen würde. [R] dreht ihn, [F] wendet ihn, [W] geht alle Arten durch, das Feld zu belegen, [N] und [P] alle Stellen; [Q] bewertet sie. Zieh am Würfel, oder drück die Umschalttaste und eine Pfeiltaste, um ihn zu drehen.',
  ],
];

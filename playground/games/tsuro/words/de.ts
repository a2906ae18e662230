/** Tsuro in German. */
import { WORDS as SHELL } from '../../../shell/words/de.js';
import type { Out, Place, TsuroWords } from './en.js';

const { forms, games } = SHELL;
const { counted, listed } = forms;

const ends = { leaves: 'verlässt das Brett', loops: 'läuft im Kreis' };
const sides = { north: 'Nordseite', east: 'Ostseite', south: 'Südseite', west: 'Westseite' };

const square = ([column, row]: Place) => `Spalte ${column}, Zeile ${row}`;

const outs = (all: readonly Out[]) => all.map(({ name, end }) => `; ${name} ${ends[end]}`).join('');

const board: TsuroWords['board'] = {
  title: 'Brett',
  stones: 'Spielsteine',
  tiles: 'Plättchen',
  tile: (tile) => `Plättchen ${tile}`,
  chosenTile: (tile) => `Plättchen ${tile}, gewählt; noch einmal drücken dreht es`,
  suggested: (tile) => `${tile} (Vorschlag)`,
  coming: 'Nächste Plättchen',
  comingFor: (name, tiles) => `${name}: ${listed(tiles)}`,
  controls: 'Was mit dem Plättchen geschieht',
  rotate: 'Drehen',
  otherStart: 'Anderer Start',
  place: 'Legen',
  goesHere: 'Hierhin kommt dein Plättchen',
  chosen: (side) => `Gewählt, dein Stein an der ${sides[side]}`,
  square: ({ place: [column, row], tile, stones, before }) =>
    [
      `Spalte ${column}, Zeile ${row}`,
      tile === undefined ? 'leer' : `Plättchen ${tile}`,
      ...stones.map(({ name, side }) => `${name} an der ${sides[side]}`),
      ...(before.length === 0 ? [] : [`vor ${listed(before)}`]),
    ].join(', '),
  walks: (name, tiles, to) => `${name} läuft über ${tiles} Plättchen nach ${square(to)}`,
  out: (name, end) => `${name} ${ends[end]}`,
};

const fates: TsuroWords['fates'] = {
  onBoard: 'auf dem Brett',
  notYet: 'noch nicht auf dem Brett',
  reasons: {
    edge: 'hat das Brett verlassen',
    loop: 'ist im Kreis gelaufen',
    forfeit: 'hat aufgegeben',
  },
  out: (reason) => `draußen, ${reason}`,
  outIn: (reason, round) => `${reason}, Runde ${round}`,
};

const status: TsuroWords['status'] = {
  draws: (name) => `${name} zieht Plättchen`,
  starts: (name) => `${name} startet`,
  places: (name) => `${name} ist am Zug`,
  nobody: 'Niemand gewinnt',
  wins: games.wins,
};

const prompts: TsuroWords['prompts'] = {
  setup: 'Wähle ein Plättchen, dreh es und wähle ein Feld am Rand des Bretts.',
  turn: 'Wähle ein Plättchen, dreh es und leg es vor deinen Stein.',
};

const events: TsuroWords['events'] = {
  places: (name, tile, place, all) =>
    `${name} legt Plättchen ${tile}${place === undefined ? '' : ` auf ${square(place)}`}${outs(all)}.`,
  draws: (name, tiles) => `${name} bekommt ${tiles} Plättchen.`,
  noMove: (name) => `${name} hat keinen erlaubten Zug und scheidet aus.`,
  givesUp: (name) => `${name} gibt auf.`,
};

const entries: TsuroWords['entries'] = {
  places: (tile, place, own, others) =>
    [
      `Plättchen ${tile} auf ${place === undefined ? 'kein Feld' : square(place)}`,
      ...(own === undefined ? [] : [ends[own]]),
      ...(others ? ['jemand anderes scheidet aus'] : []),
    ].join(', '),
  dealt: (tiles) => `${counted(tiles, 'Plättchen wird', 'Plättchen werden')} ausgeteilt`,
  noMove: 'Kein erlaubter Zug, scheidet aus',
  givesUp: 'Gibt auf',
  setup: 'Aufbau',
  round: games.round,
};

const themes: TsuroWords['themes'] = {
  out: 'Der Zug führt den anderen Stein vom Brett.',
  trap: 'Der Zug lässt dem anderen Stein kein Plättchen, mit dem er auf dem Brett bleibt.',
  along: 'Der Zug bewegt auch den anderen Stein.',
  far: 'Der Weg führt weit, über vier Plättchen oder mehr.',
  edge: 'Der Weg führt an den Rand des Bretts, und der andere Stein ist früher draußen.',
  step: 'Der Weg führt nur über ein Plättchen, und der andere Stein ist früher draußen.',
  short: 'Der Weg führt über zwei oder drei Plättchen, und der andere Stein ist früher draußen.',
};

const refusals: TsuroWords['refusals'] = {
  inside: 'Das erste Plättchen kommt an den Rand des Bretts.',
  taken: 'Auf diesem Feld liegt schon ein Plättchen.',
  besideTile: 'Das erste Plättchen darf nicht neben einem anderen liegen.',
  facesEdge: 'Dein Stein stünde vor dem Rand des Bretts.',
  leaves: 'So verließe dein Stein das Brett, und ein anderes Plättchen oder Drehen vermeidet das.',
  loops: 'So liefe ein Stein im Kreis, und ein anderes Plättchen oder Drehen vermeidet das.',
  sameRotation: 'Dieses Plättchen sieht gedreht immer gleich aus.',
  marked: 'Dein Plättchen kommt auf das markierte Feld vor deinem Stein.',
  chooseSquare: 'Wähle zuerst ein Feld am Rand des Bretts.',
  nobodyCanMove: games.nobodyCanMove,
  notNow: games.notNow,
};

const setup: TsuroWords['setup'] = {
  supply: 'Plättchen',
  bag: 'Aus einem Beutel',
  aboutBag: 'jedes der 35 einmal, dann von vorn',
  cycle: 'Der Reihe nach',
  aboutCycle: 'alle wissen, was kommt',
  endless: 'Zufällig',
  aboutEndless: 'jedes Mal irgendeines',
  end: 'Die Partie endet',
  afterRound: 'nach einer Runde',
  atOnce: 'sobald nur ein Stein übrig ist',
  ranking: ['Rang', 'Stein'],
  level: games.level,
  randomLevel: games.randomLevel,
  hardLevel: games.hardLevel,
};

const rules: TsuroWords['rules'] = [
  [
    'Aufbau.',
    'Wähle reihum eines von drei Plättchen, dreh es, wie du magst, und leg es auf ein Feld am Rand des Bretts, nicht neben ein anderes Plättchen. Dein Stein steht dort, wo einer seiner Wege an ein leeres Feld stößt.',
  ],
  [
    'Ein Zug.',
    'Wähle eines von zwei Plättchen, dreh es und leg es auf das Feld vor deinem Stein. Jeder Stein vor diesem Feld folgt den Wegen, bis er wieder vor einem leeren Feld steht.',
  ],
  [
    'Wer ausscheidet.',
    'Ein Stein, der an den Rand des Bretts kommt, verlässt es, und einer, dessen Weg dorthin zurückführt, wo er stand, läuft im Kreis: Wem er gehört, der scheidet aus. Du darfst weder das Brett verlassen noch einen Stein im Kreis laufen lassen, wenn ein anderes Plättchen oder Drehen beides vermeidet. Andere darfst du vom Brett führen.',
  ],
  [
    'Das Ende.',
    'Der letzte Stein auf dem Brett gewinnt. Scheiden die letzten in derselben Runde aus, teilen sie sich den Sieg.',
  ],
];

export const WORDS: TsuroWords = {
  forms,
  player: games.player,
  board,
  fates,
  status,
  prompts,
  events,
  entries,
  refusals,
  setup,
  themes,
  rules,
};

/** What is wrong with positions of Azul, in German. */

import * as WORDS from '../../../../src/azul/board/words/de.js';
import { FINDINGS } from '../../../shell/findings/de.js';
import { type AzulFindings, azulPlaces } from './places.js';

const { forms, board } = WORDS;
const { counted, listed } = forms;
const { colours, tiles } = board;
const { piece, quoted, sayIn } = FINDINGS;

const EXPECTED = {
  players: 'ein Spieler von A bis D',
  factories: 'Manufakturen mit Nummer und Fliesen',
  tiles: 'Fliesen von a bis e',
  'tiles-and-token': 'Fliesen von a bis e und der Startspielerstein f',
  counts: 'fünf zweistellige Anzahlen',
} as const;

const unexpected: AzulFindings['shared.unexpected-character'] = (parameters) => [
  piece(parameters),
  parameters.expected === 'sections'
    ? `die Abschnitte ${listed(parameters.letters)}`
    : EXPECTED[parameters.expected],
];
const sectionsUnsorted: AzulFindings['shared.sections-unsorted'] = ({ letters }) => [
  'ein Abschnitt an falscher Stelle',
  `die Reihenfolge ${letters.join(', ')}`,
];
const tilesUnsorted = 'alphabetische Reihenfolge';
const tooManyTiles: AzulFindings['centre.too-many-tiles'] = ({ count, most }) => [
  counted(count, 'Fliese', 'Fliesen'),
  `höchstens ${most}`,
];
const countMalformed = 'eine zweistellige Anzahl';
const countTooHigh: AzulFindings['bag.count-out-of-range'] = ({ count, most }) => [
  `${count}`,
  `00 bis ${most}`,
];

const WORDING: AzulFindings = {
  'shared.unexpected-character': unexpected,
  'shared.sections-unsorted': sectionsUnsorted,
  'players.unexpected-character': unexpected,
  'players.sections-unsorted': sectionsUnsorted,
  'turn.missing': 'ein Spieler von A bis D',
  'factory.number-missing': 'davor die Nummer einer Manufaktur',
  'factory.number-unknown': 'eine Nummer von 0 bis 8',
  'factory.repeated': ({ factory }) => `Manufaktur ${factory + 1} kommt zweimal vor.`,
  'factory.empty': ({ factory }) =>
    `Manufaktur ${factory + 1} ist leer und muss weggelassen werden.`,
  'factory.unsorted': ({ factory, after }) =>
    `Manufaktur ${factory + 1} steht hinter Manufaktur ${after + 1}.`,
  'factory.tiles-unsorted': tilesUnsorted,
  'factory.too-many-tiles': tooManyTiles,
  'centre.tiles-unsorted': tilesUnsorted,
  'centre.too-many-tiles': tooManyTiles,
  'bag.count-malformed': countMalformed,
  'bag.count-out-of-range': countTooHigh,
  'discard.count-malformed': countMalformed,
  'discard.count-out-of-range': countTooHigh,
  'score.missing': () => ['nichts', 'eine bis drei Ziffern'],
  'score.too-long': ({ digits }) => [`${digits} Ziffern`, 'eine bis drei'],
  'score.leading-zero': ({ digits, score }) => [quoted(digits), quoted(`${score}`)],
  'mosaic.cell-malformed': 'eine Fliese von a bis e, dann Reihe und Spalte von 0 bis 4',
  'mosaic.cell-repeated': ({ colour }) => [`eine zweite Fliese, ${colours[colour]},`, 'nur eine'],
  'mosaic.cells-unsorted': ({ row, column }, [, player]) =>
    `Reihe ${row + 1}, Spalte ${column + 1} der Wand von Spieler ${player} steht hinter einem späteren Feld: Geordnet wird nach Reihen, dann nach Spalten.`,
  'storage.line-malformed':
    'eine Reihe von 0 bis 4, eine Fliese von a bis e und eine Zahl von 1 bis 5',
  'storage.line-repeated': ({ row }, [, player]) =>
    `Spieler ${player} hat Musterreihe ${row + 1} zweimal.`,
  'storage.line-empty': ({ row }, [, player]) =>
    `Musterreihe ${row + 1} von Spieler ${player} ist leer und muss weggelassen werden.`,
  'storage.lines-unsorted': ({ row, after }, [, player]) =>
    `Musterreihe ${row + 1} von Spieler ${player} steht hinter Musterreihe ${after + 1}.`,
  'floor.tiles-unsorted': tilesUnsorted,
  'floor.too-many-pieces': ({ count, most }) => [
    counted(count, 'Teil', 'Teile'),
    `höchstens ${most}`,
  ],
  'token.repeated': ({ tokens, players }) =>
    players.length === 0
      ? [`${tokens} Startspielersteine`, 'höchstens einer']
      : `Der Startspielerstein liegt in den Bodenreihen von ${listed(players.map(WORDS.player))}, und es gibt nur einen.`,
  'players.too-few': ({ players }) => `Es gibt nur ${players} Spieler, und es müssen 2 bis 4 sein.`,
  'turn.unknown-player': ({ player }) => `Spieler ${player} ist am Zug, hat aber kein Tableau.`,
  'factory.not-in-game': ({ factory, factories }) =>
    `In Manufaktur ${factory + 1} liegen Fliesen, aber das Spiel hat ${factories} Manufakturen.`,
  'tiles.not-conserved': ({ colour, tiles: found, needed }) =>
    `Insgesamt gibt es ${tiles(found, colour)} Fliesen, und es müssen ${needed} sein.`,
  'token.not-one': ({ tokens }) =>
    tokens === 0 ? 'Es gibt keinen Startspielerstein.' : `Es gibt ${tokens} Startspielersteine.`,
  'mosaic.colour-repeated-in-row': ({ row, colour }, [, player]) =>
    `Spieler ${player} hat ${colours[colour]} zweimal in Reihe ${row + 1} der Wand.`,
  'mosaic.colour-repeated-in-column': ({ column, colour }, [, player]) =>
    `Spieler ${player} hat ${colours[colour]} zweimal in Spalte ${column + 1} der Wand.`,
  'mosaic.colour-off-its-cell': ({ row, column, colour, cellColour }, [, player]) =>
    `Spieler ${player} hat ${colours[colour]} an der Wand in Reihe ${row + 1}, Spalte ${column + 1}, wo ${colours[cellColour]} hingehört.`,
  'storage.line-overfull': ({ row, count }, [, player]) =>
    `Spieler ${player} hat ${count} Fliesen in Musterreihe ${row + 1}, die nur ${row + 1} fasst.`,
  'storage.colour-in-mosaic-row': ({ row, colour }, [, player]) =>
    `Spieler ${player} hat ${colours[colour]} in Musterreihe ${row + 1}, obwohl Reihe ${row + 1} der Wand es schon hat.`,
  'centre.more-than-factories-left': ({ count, most }) =>
    `In der Tischmitte liegen ${count} Fliesen, und höchstens ${most} können es sein: drei für jede leere Manufaktur.`,
  'factory.partly-filled-early': ({ factory, tiles: found, needed }) =>
    `Manufaktur ${factory + 1} hat ${counted(found, 'Fliese', 'Fliesen')}, müsste aber ${needed} haben, da eine spätere gefüllt ist.`,
  'factory.partly-filled-with-bag': ({ factory, tiles: found, left }) =>
    `Manufaktur ${factory + 1} hat ${counted(found, 'Fliese', 'Fliesen')}, müsste aber 4 haben, da noch ${left} im Beutel sind.`,
  'factory.too-few-empty': ({ tiles: found, needed }) =>
    `Tischmitte, Bodenreihen und volle Reihen enthalten ${counted(found, 'Fliese', 'Fliesen')} dieser Runde, also müssen mindestens ${needed} Manufakturen leer sein.`,
  'token.taken-early': () =>
    'Jemand hat den Startspielerstein, obwohl in allen Manufakturen noch Fliesen liegen: Niemand kann ihn genommen haben.',
  'mosaic.row-complete-in-drafting': ({ row }, [, player]) =>
    `Bei Spieler ${player} ist Reihe ${row + 1} der Wand vollständig, das Spiel ist also zu Ende: Es kann keine Fliesen mehr zu nehmen geben.`,
};

export const SAY = sayIn(
  WORDING,
  azulPlaces({
    areas: {
      turn: 'Zug',
      factories: 'Manufakturen',
      centre: 'Tischmitte',
      bag: 'Beutel',
      discard: 'Deckel',
      players: 'Spieler',
    },
    parts: { score: 'Punkte', mosaic: 'Wand', storage: 'Musterreihen', floor: 'Bodenreihe' },
    colours,
    player: WORDS.player,
    factory: (factory) => WORDS.places.factory(factory + 1),
    row: (row) => WORDS.places.row(row + 1),
    cell: (row, column) => WORDS.places.cell(row + 1, column + 1),
  }),
);

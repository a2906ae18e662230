/** What is wrong with positions of Azul, in English. Everything is counted from 1, except what a string must have. */

import * as WORDS from '../../../../src/azul/board/words/en.js';
import { FINDINGS } from '../../../shell/findings/en.js';
import { type AzulFindings, azulPlaces } from './places.js';

const { forms, board } = WORDS;
const { counted, listed } = forms;
const { colours, tiles } = board;
const { piece, quoted, sayIn } = FINDINGS;

const EXPECTED = {
  players: 'a player from A to D',
  factories: 'factories, each a number and its tiles',
  tiles: 'tiles from a to e',
  'tiles-and-token': 'tiles from a to e, and the first-player marker f',
  counts: 'five counts of two digits',
} as const;

const unexpected: AzulFindings['shared.unexpected-character'] = (parameters) => [
  piece(parameters),
  parameters.expected === 'sections'
    ? `the sections ${listed(parameters.letters)}`
    : EXPECTED[parameters.expected],
];
const sectionsUnsorted: AzulFindings['shared.sections-unsorted'] = ({ letters }) => [
  'the section here',
  `the order ${letters.join(', ')}`,
];
const tilesUnsorted = 'tiles in alphabetical order';
const tooManyTiles: AzulFindings['centre.too-many-tiles'] = ({ count, most }) => [
  counted(count, 'tile', 'tiles'),
  `at most ${most}`,
];
const countMalformed = 'a count of two digits';
const countTooHigh: AzulFindings['bag.count-out-of-range'] = ({ count, most }) => [
  `${count}`,
  `00 to ${most}`,
];

const WORDING: AzulFindings = {
  'shared.unexpected-character': unexpected,
  'shared.sections-unsorted': sectionsUnsorted,
  'players.unexpected-character': unexpected,
  'players.sections-unsorted': sectionsUnsorted,
  'turn.missing': 'a player from A to D',
  'factory.number-missing': 'the number of a factory first',
  'factory.number-unknown': 'a number from 0 to 8',
  'factory.repeated': ({ factory }) => `Factory ${factory + 1} appears twice.`,
  'factory.empty': ({ factory }) => `Factory ${factory + 1} is empty, and must be left out.`,
  'factory.unsorted': ({ factory, after }) =>
    `Factory ${factory + 1} comes after factory ${after + 1}.`,
  'factory.tiles-unsorted': tilesUnsorted,
  'factory.too-many-tiles': tooManyTiles,
  'centre.tiles-unsorted': tilesUnsorted,
  'centre.too-many-tiles': tooManyTiles,
  'bag.count-malformed': countMalformed,
  'bag.count-out-of-range': countTooHigh,
  'discard.count-malformed': countMalformed,
  'discard.count-out-of-range': countTooHigh,
  'score.missing': () => ['nothing', 'one to three digits'],
  'score.too-long': ({ digits }) => [`${digits} digits`, 'one to three'],
  'score.leading-zero': ({ digits, score }) => [quoted(digits), quoted(`${score}`)],
  'mosaic.cell-malformed': 'a tile from a to e, then a row and a column from 0 to 4',
  'mosaic.cell-repeated': ({ colour }) => [`a second tile, ${colours[colour]}`, 'only one'],
  'mosaic.cells-unsorted': ({ row, column }, [, player]) =>
    `Mosaic row ${row + 1}, column ${column + 1} of Player ${player} comes after a later cell: cells are in order by row, then by column.`,
  'storage.line-malformed': 'a row from 0 to 4, a tile from a to e and a number from 1 to 5',
  'storage.line-repeated': ({ row }, [, player]) => `Player ${player} has row ${row + 1} twice.`,
  'storage.line-empty': ({ row }, [, player]) =>
    `Row ${row + 1} of Player ${player} is empty, and must be left out.`,
  'storage.lines-unsorted': ({ row, after }, [, player]) =>
    `Row ${row + 1} of Player ${player} comes after row ${after + 1}.`,
  'floor.tiles-unsorted': tilesUnsorted,
  'floor.too-many-pieces': ({ count, most }) => [
    counted(count, 'piece', 'pieces'),
    `at most ${most}`,
  ],
  'token.repeated': ({ tokens, players }) =>
    players.length === 0
      ? [`${tokens} first-player markers`, 'at most one']
      : `The first-player marker is on the floors of ${listed(players.map(WORDS.player))}, and there is only one.`,
  'players.too-few': ({ players }) =>
    `There ${players === 1 ? 'is' : 'are'} only ${counted(players, 'player', 'players')}; there must be 2 to 4.`,
  'turn.unknown-player': ({ player }) => `Player ${player} is to move, but has no board.`,
  'factory.not-in-game': ({ factory, factories }) =>
    `There are tiles in factory ${factory + 1}, but the game has ${factories} factories.`,
  'tiles.not-conserved': ({ colour, tiles: found, needed }) =>
    `There are ${tiles(found, colour)} tiles in all places together; there must be ${needed}.`,
  'token.not-one': ({ tokens }) =>
    tokens === 0 ? 'There is no first-player marker.' : `There are ${tokens} first-player markers.`,
  'mosaic.colour-repeated-in-row': ({ row, colour }, [, player]) =>
    `Player ${player} has ${colours[colour]} twice in mosaic row ${row + 1}.`,
  'mosaic.colour-repeated-in-column': ({ column, colour }, [, player]) =>
    `Player ${player} has ${colours[colour]} twice in mosaic column ${column + 1}.`,
  'mosaic.colour-off-its-cell': ({ row, column, colour, cellColour }, [, player]) =>
    `Player ${player} has ${colours[colour]} in mosaic row ${row + 1}, column ${column + 1}, which is for ${colours[cellColour]}.`,
  'storage.line-overfull': ({ row, count }, [, player]) =>
    `Player ${player} has ${count} tiles in row ${row + 1}, which holds ${row + 1}.`,
  'storage.colour-in-mosaic-row': ({ row, colour }, [, player]) =>
    `Player ${player} has ${colours[colour]} in row ${row + 1}, though mosaic row ${row + 1} has it already.`,
  'centre.more-than-factories-left': ({ count, most }) =>
    `There are ${count} tiles in the centre; at most ${most} can be there, three for each empty factory.`,
  'factory.partly-filled-early': ({ factory, tiles: found, needed }) =>
    `Factory ${factory + 1} has ${counted(found, 'tile', 'tiles')}, and must have ${needed}, as a later factory is filled.`,
  'factory.partly-filled-with-bag': ({ factory, tiles: found, left }) =>
    `Factory ${factory + 1} has ${counted(found, 'tile', 'tiles')}, and must have 4, as there are still ${left} in the bag.`,
  'factory.too-few-empty': ({ tiles: found, needed }) =>
    `The centre, floors and full rows hold ${counted(found, 'tile', 'tiles')} of this round, so at least ${needed} factories must be empty.`,
  'token.taken-early': () =>
    'A player has the first-player marker, but nobody can have taken it, as all factories still have tiles.',
  'mosaic.row-complete-in-drafting': ({ row }, [, player]) =>
    `Player ${player} has completed mosaic row ${row + 1}, so the game is over: no tiles can be on offer.`,
};

export const SAY = sayIn(
  WORDING,
  azulPlaces({
    areas: {
      turn: 'turn',
      factories: 'factories',
      centre: 'centre',
      bag: 'bag',
      discard: 'lid',
      players: 'players',
    },
    parts: { score: 'points', mosaic: 'mosaic', storage: 'rows', floor: 'floor' },
    colours,
    player: WORDS.player,
    factory: (factory) => WORDS.places.factory(factory + 1),
    row: (row) => WORDS.places.row(row + 1),
    cell: (row, column) => WORDS.places.cell(row + 1, column + 1),
  }),
);

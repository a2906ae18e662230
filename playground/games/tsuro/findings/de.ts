/** What is wrong with positions of Tsuro, in German. */
import * as WORDS from '../../../../src/tsuro/board/words/de.js';
import { FINDINGS } from '../../../shell/findings/de.js';
import * as PAGE from '../words/de.js';
import { squareName, type TsuroFindings, type TsuroPlaces, tsuroPlaces } from './places.js';

const { places, player } = WORDS;
const { setup } = PAGE;
const { choices, leadingZero, piece, quoted, sayIn } = FINDINGS;

const PLACES: TsuroPlaces = {
  areas: {
    turn: 'Zug',
    round: 'Runde',
    hand: 'Hand',
    board: 'Brett',
    bag: 'Beutel',
    players: 'Spieler',
  },
  player,
  handTile: (number) => `${number}. Plättchen der Hand`,
  square: (column, row) => places.square([column, row]),
};

const square = (text: string) => squareName(PLACES, text);
const oneOf = (letters: readonly string[]) => `Spieler ${choices(letters)}`;

const unexpected: TsuroFindings['shared.unexpected-character'] = (parameters) => [
  piece(parameters),
  parameters.expected === 'sections' ? 'die Abschnitte H, T und B' : 'ein Spieler von A bis E',
];

const WORDING: TsuroFindings = {
  'shared.unexpected-character': unexpected,
  'shared.sections-unsorted': () => ['ein Abschnitt an falscher Stelle', 'die Reihenfolge H, T, B'],
  'players.unexpected-character': unexpected,
  'turn.missing': `ein Spieler von A bis E oder ${quoted('-')} am Ende der Partie`,
  'round.malformed': 'eine Zahl mit einer bis drei Ziffern',
  'round.leading-zero': leadingZero,
  'hand.tile-malformed': 'ein Plättchen von 00 bis 34',
  'board.tile-malformed':
    'ein Feld von 00 bis 99, ein Plättchen von 00 bis 34 und eine Drehung n, e, s oder w',
  'board.square-repeated': () => ['ein zweites Plättchen', 'nur eines'],
  'board.tiles-unsorted': ({ square: found, after }) => [
    `${quoted(found)} hinter ${quoted(after)}`,
    'Felder in aufsteigender Reihenfolge',
  ],
  'board.rotation-not-canonical': ({ rotation, canonical }) => [
    `die Drehung ${quoted(rotation)}`,
    `${quoted(canonical)}, die gleich aussieht,`,
  ],
  'bag.item-malformed': 'ein Plättchen von 00 bis 34 oder das erste und das letzte einer Folge',
  'bag.tile-repeated': ({ tile }) => [`Plättchen ${tile} ein zweites Mal`, 'jedes nur einmal'],
  'bag.tiles-unsorted': (parameters) => [
    `${piece(parameters)} hinter einem höheren Plättchen`,
    'Plättchen in aufsteigender Reihenfolge',
  ],
  'bag.runs-not-merged': (parameters) => [
    piece(parameters),
    `${quoted(parameters.canonical)}, mit Folgen ab drei Plättchen,`,
  ],
  'status.malformed': `${quoted('-')}, ein Feld und ein Anschluss von a bis h, oder X, L oder F und die Runde`,
  'status.leading-zero': leadingZero,
  'players.too-few': ({ players }) => `Es gibt nur ${players} Spieler, und es müssen 3 bis 5 sein.`,
  'avatar.no-tile': ({ player: letter, place }) =>
    `Der Stein von ${player(letter)} steht bei ${quoted(place)} (${square(place)}), wo kein Plättchen liegt.`,
  'avatar.not-facing-empty-square': ({ player: letter, place, faced }) =>
    `Der Stein von ${player(letter)} bei ${quoted(place)} (${square(place)}) steht nicht vor einem leeren Feld, sondern vor ${
      faced === null ? 'dem Rand des Bretts' : `dem Plättchen in ${square(faced)}`
    }.`,
  'avatar.not-from-edge': ({ player: letter, place }) =>
    `Zum Stein von ${player(letter)} bei ${quoted(place)} (${square(place)}) führt kein Weg von einem Feld am Rand.`,
  'hand.wrong-size': ({ tiles, needed }) =>
    needed === 0
      ? `Die Hand hat ${tiles} Plättchen statt ${needed}, denn die Partie ist zu Ende.`
      : `Die Hand hat ${tiles} Plättchen, und es müssen ${needed} sein oder keines.`,
  'turn.not-in-game': ({ player: letter, players }) =>
    players.length === 0
      ? `${player(letter)} kann nicht am Zug sein.`
      : `${player(letter)} ist am Zug, aber das kann nur ${oneOf(players)} sein.`,
  'turn.missing-player': ({ players }) =>
    players.length === 0
      ? 'Niemand ist am Zug, aber die Partie ist nicht zu Ende.'
      : `Niemand ist am Zug, aber die Partie ist nicht zu Ende: Am Zug ist ${oneOf(players)}.`,
  'turn.game-not-over': ({ player: letter, players }) =>
    `${player(letter)} ist am Zug, aber die Partie ist zu Ende, denn es ist ${
      players.length === 0 ? 'kein Stein' : 'nur ein Stein'
    } übrig: ${quoted('-')} statt ${quoted(letter)}.`,
  'player.not-placed': ({ player: letter, round }) =>
    `${player(letter)} hat keinen Stein auf dem Brett, obwohl schon Runde ${round} läuft.`,
  'player.placed-early': ({ player: letter, playerToMove }) =>
    `${player(letter)} hat schon einen Stein auf dem Brett, obwohl ${player(playerToMove)} erst am Zug ist.`,
  'status.later-round': ({ player: letter, left, round }) =>
    `${player(letter)} ist in Runde ${left} ausgeschieden, aber es ist erst Runde ${round}.`,
  'status.before-any-turn': ({ player: letter, left }) =>
    `${player(letter)} ist in Runde ${left} ausgeschieden, aber darin war noch niemand am Zug.`,
  'round.after-end': ({ round }) =>
    `Die Partie ist in Runde ${round} zu Ende, aber die begannen weniger als zwei Spieler.`,
  'hand.not-from-bag': ({ tiles }) =>
    `Die Plättchen ${tiles.join(', ')} der Hand sind zum Teil noch im Beutel oder doppelt.`,
  'bag.not-of-cycle': ({ first, tiles }) =>
    `Im Beutel sind ${tiles} Plättchen ab Nummer ${first}, und mit der Option ${quoted(setup.cycle)} müssen es die letzten sein, bis Nummer 34.`,
  'board.not-a-first-tile': ({ square: found }) =>
    `Das Plättchen in ${square(found)} liegt nicht am Rand, neben einem anderen oder unter zwei Steinen, aber es wird erst aufgestellt.`,
  'board.tiles-of-nobody': ({ tiles, most }) =>
    `Plättchen ohne Stein auf dem Brett sind es ${tiles}, und höchstens ${most} können es sein.`,
  'bag.not-empty': ({ tiles }) =>
    `Im Beutel sind ${tiles} Plättchen, aber mit der Option ${quoted(setup.endless)} ist er leer.`,
  'rules.different': ({ players, expected }) =>
    `Die Stellung hat ${players} Spieler, nach den Optionen sind es ${expected}.`,
};

export const SAY = sayIn(WORDING, tsuroPlaces(PLACES));

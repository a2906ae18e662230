/** What is wrong with positions of Cube Blokus, in German. */
import type { Face, Square } from 'azulejo/cube-blokus';
import * as WORDS from '../../../../src/cube-blokus/board/words/de.js';
import { COMMON } from '../../../../src/engine/board/words/de.js';
import { FINDINGS } from '../../../shell/findings/de.js';
import { byFace, type CubeFindings, cubePlaces } from './places.js';

const { counted, listed } = COMMON.forms;
const { player } = COMMON;
const { choices, lowerCase, piece, quoted, sayIn } = FINDINGS;

const { board } = WORDS;

const face = (name: Face) => `Fläche ${board.faces[name]} (${name})`;
const on = (squares: readonly Square[]) => board.squares(byFace(squares));

const WORDING: CubeFindings = {
  'shared.unexpected-character': (parameters) => [
    piece(parameters),
    parameters.expected === 'face'
      ? 'eine Fläche U, L, F, R, B oder D'
      : `ein Feld von a bis d, eine Zahl freier Felder oder ${quoted('/')}`,
  ],
  'players.unexpected-character': (parameters) => [
    piece(parameters),
    parameters.expected === 'end' ? 'das Ende der Zeichenkette' : player(parameters.expected),
  ],
  'turn.missing': `ein Spieler von A bis D oder ${quoted('-')} am Ende der Partie`,
  'turn.lower-case': ({ player: letter }) => lowerCase({ letter }),
  'face.missing': ({ face: letter }) => `Die ${face(letter)} fehlt.`,
  'face.repeated': ({ face: letter }) => `Die ${face(letter)} kommt zweimal vor.`,
  'face.unsorted': ({ face: letter }) =>
    `Die ${face(letter)} steht hinter einer späteren; die Reihenfolge ist ULFRBD.`,
  'face.wrong-rows': ({ rows }) => [counted(rows, 'Reihe', 'Reihen'), '9 Reihen'],
  'row.wrong-length': ({ squares }) => [counted(squares, 'Feld', 'Felder'), '9 Felder'],
  'row.split-run': ({ digits }) => [quoted(digits), 'eine Ziffer für freie Felder in Folge'],
  'player.lower-case': ({ player: letter }) => lowerCase({ letter }),
  'total.missing': 'die Punkte früherer Partien',
  'total.leading-zero': ({ digits, total }) => [quoted(digits), quoted(`${total}`)],
  'total.too-high': ({ digits, most }) => [digits, `0 bis ${most}`],
  'start.wrong-owner': ({ square, player: owner, found }) =>
    `Das Feld ${on([square])} ist ein Startfeld von ${player(owner)}, ${
      found === null ? 'aber frei' : `gehört aber ${player(found)}`
    }.`,
  'piece.unknown': ({ player: owner, squares }) =>
    `${counted(squares.length, 'Feld', 'Felder')} von ${player(owner)} (${on(squares)}) ${squares.length === 1 ? 'ist' : 'sind'} kein Stein.`,
  'piece.repeated': ({ player: owner, piece: name, squares }) =>
    `${player(owner)} hat den Stein ${name} ein zweites Mal (${on(squares)}).`,
  'piece.beside-start': ({ player: owner, piece: name, squares }) =>
    `${name} von ${player(owner)} (${on(squares)}) berührt ein eigenes Startfeld an einer Seite.`,
  'piece.unconnected': ({ player: owner, piece: name, squares }) =>
    `${name} von ${player(owner)} (${on(squares)}) ist nicht über Ecken mit einem Startfeld verbunden.`,
  'bonus.pieces-left': ({ player: owner, pieces }) =>
    `${player(owner)} hat ${quoted('+')}, aber noch ${counted(pieces.length, 'Stein', 'Steine')}: ${listed(pieces)}.`,
  'bonus.single-not-last': ({ player: owner, squares }) =>
    `${player(owner)} hat ${quoted('+')}, aber I1 (${on(squares)}) war nicht der letzte Stein, denn andere wurden daran angelegt.`,
  'player.out-all-placed': ({ player: letter }) =>
    `${player(letter)} hat ${quoted('!')}, aber schon alle Steine gelegt.`,
  'turn.out': ({ player: letter }) => `${player(letter)} ist am Zug, aber ausgeschieden.`,
  'turn.no-move': ({ player: letter }) => `${player(letter)} ist am Zug, kann aber nicht ziehen.`,
  'turn.pieces-unequal': ({ player: letter, pieces, expected }) =>
    `${player(letter)} hat ${counted(pieces, 'Stein', 'Steine')} gelegt statt ${choices(expected.map(String))}, denn jeder legt einen pro Runde.`,
  'turn.not-over': ({ players }) =>
    `Niemand ist am Zug, aber ${listed(players.map(player))} ${players.length === 1 ? 'kann' : 'können'} noch ziehen.`,
};

export const SAY = sayIn(
  WORDING,
  cubePlaces({
    areas: { turn: 'Zug', faces: 'Flächen', players: 'Spieler' },
    total: 'frühere Punkte',
    player,
    face,
    row: (row) => `Reihe ${row}`,
  }),
);

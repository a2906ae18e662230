/** What is wrong with positions of Cube Blokus, in Portuguese. */
import type { Face, PlayerId, Square } from 'azulejo/cube-blokus';
import * as WORDS from '../../../../src/cube-blokus/board/words/pt.js';
import { COMMON } from '../../../../src/engine/board/words/pt.js';
import { FINDINGS } from '../../../shell/findings/pt.js';
import { byFace, type CubeFindings, cubePlaces } from './places.js';

const { counted, listed, plural } = COMMON.forms;
const { choices, lowerCase, piece, quoted, sayIn } = FINDINGS;

const { board } = WORDS;

/** The faces as they are called after `face`. */
const OF_FACES: Readonly<Record<Face, string>> = {
  U: 'de cima',
  L: 'da esquerda',
  F: 'da frente',
  R: 'da direita',
  B: 'de trás',
  D: 'de baixo',
};

const face = (name: Face) => `face ${OF_FACES[name]} (${name})`;
const on = (squares: readonly Square[]) => board.squares(byFace(squares));
const players = (letters: readonly PlayerId[]) =>
  `${plural(letters.length, 'o jogador', 'os jogadores')} ${listed(letters)}`;

const WORDING: CubeFindings = {
  'shared.unexpected-character': (parameters) => [
    piece(parameters),
    parameters.expected === 'face'
      ? 'uma face U, L, F, R, B ou D'
      : `uma casa de «a» a «d», um número de casas livres ou ${quoted('/')}`,
  ],
  'players.unexpected-character': (parameters) => [
    piece(parameters),
    parameters.expected === 'end' ? 'o fim da cadeia' : `um jogador ${parameters.expected}`,
  ],
  'turn.missing': `um jogador de A a D ou ${quoted('-')} no fim da partida`,
  'turn.lower-case': ({ player: letter }) => lowerCase({ letter }),
  'face.missing': ({ face: letter }) => `Falta a ${face(letter)}.`,
  'face.repeated': ({ face: letter }) => `A ${face(letter)} aparece duas vezes.`,
  'face.unsorted': ({ face: letter }) =>
    `A ${face(letter)} está depois de outra posterior; a ordem é ULFRBD.`,
  'face.wrong-rows': ({ rows }) => [counted(rows, 'linha', 'linhas'), '9 linhas'],
  'row.wrong-length': ({ squares }) => [counted(squares, 'casa', 'casas'), '9 casas'],
  'row.split-run': ({ digits }) => [quoted(digits), 'um algarismo por cada série de casas livres'],
  'player.lower-case': ({ player: letter }) => lowerCase({ letter }),
  'total.missing': 'pontos de partidas anteriores',
  'total.leading-zero': ({ digits, total }) => [quoted(digits), quoted(`${total}`)],
  'total.too-high': ({ digits, most }) => [digits, `de 0 a ${most}`],
  'start.wrong-owner': ({ square, player, found }) =>
    `A casa ${on([square])} é uma casa inicial do jogador ${player}, mas ${
      found === null ? 'está livre' : `é do jogador ${found}`
    }.`,
  'piece.unknown': ({ player, squares }) =>
    `O jogador ${player} tem ${counted(squares.length, 'casa', 'casas')} (${on(squares)}) que não ${plural(squares.length, 'é', 'são')} uma peça.`,
  'piece.repeated': ({ player, piece: name, squares }) =>
    `O jogador ${player} tem ${name} outra vez (${on(squares)}).`,
  'piece.beside-start': ({ player, piece: name, squares }) =>
    `${name} do jogador ${player} (${on(squares)}) toca com um lado em uma casa inicial própria.`,
  'piece.unconnected': ({ player, piece: name, squares }) =>
    `${name} do jogador ${player} (${on(squares)}) não se liga por cantos a nenhuma casa inicial.`,
  'bonus.pieces-left': ({ player, pieces }) =>
    `O jogador ${player} tem ${quoted('+')}, mas ainda lhe ${plural(pieces.length, 'resta', 'restam')} ${counted(pieces.length, 'peça', 'peças')}: ${listed(pieces)}.`,
  'bonus.single-not-last': ({ player, squares }) =>
    `O jogador ${player} tem ${quoted('+')}, mas I1 (${on(squares)}) não foi a última peça, pois outras se apoiam nela.`,
  'player.out-all-placed': ({ player }) =>
    `O jogador ${player} tem ${quoted('!')}, mas já colocou todas as suas peças.`,
  'turn.out': ({ player }) => `É a vez do jogador ${player}, que saiu do jogo.`,
  'turn.no-move': ({ player }) => `É a vez do jogador ${player}, que não pode jogar.`,
  'turn.pieces-unequal': ({ player, pieces, expected }) =>
    `O jogador ${player} colocou ${counted(pieces, 'peça', 'peças')} em vez de ${choices(expected.map(String))}, pois cada um coloca uma por rodada.`,
  'turn.not-over': ({ players: letters }) =>
    `Não é a vez de ninguém, mas ainda ${plural(letters.length, 'pode', 'podem')} jogar ${players(letters)}.`,
};

export const SAY = sayIn(
  WORDING,
  cubePlaces({
    areas: { turn: 'vez', faces: 'faces', players: 'jogadores' },
    total: 'pontos anteriores',
    player: COMMON.player,
    face,
    row: (row) => `linha ${row}`,
  }),
);

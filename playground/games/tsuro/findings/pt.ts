/** What is wrong with positions of Tsuro, in Portuguese. */
import * as WORDS from '../../../../src/tsuro/board/words/pt.js';
import { FINDINGS } from '../../../shell/findings/pt.js';
import * as PAGE from '../words/pt.js';
import { squareName, type TsuroFindings, type TsuroPlaces, tsuroPlaces } from './places.js';

const { forms, places, player } = WORDS;
const { setup } = PAGE;
const { counted } = forms;
const { choices, leadingZero, piece, quoted, sayIn } = FINDINGS;

const PLACES: TsuroPlaces = {
  areas: {
    turn: 'vez',
    round: 'rodada',
    hand: 'mão',
    board: 'tabuleiro',
    bag: 'saco',
    players: 'jogadores',
  },
  player,
  handTile: (number) => `${number}.ª peça da mão`,
  square: (column, row) => places.square([column, row]),
};

const square = (text: string) => squareName(PLACES, text);
const tiles = (count: number) => counted(count, 'peça', 'peças');
const oneOf = (letters: readonly string[]) => `do jogador ${choices(letters)}`;

const unexpected: TsuroFindings['shared.unexpected-character'] = (parameters) => [
  piece(parameters),
  parameters.expected === 'sections' ? 'as seções H, T e B' : 'um jogador de A a E',
];

const WORDING: TsuroFindings = {
  'shared.unexpected-character': unexpected,
  'shared.sections-unsorted': () => ['uma seção fora de ordem', 'a ordem H, T, B'],
  'players.unexpected-character': unexpected,
  'turn.missing': `um jogador de A a E ou ${quoted('-')} no fim da partida`,
  'round.malformed': 'um número de um a três algarismos',
  'round.leading-zero': leadingZero,
  'hand.tile-malformed': 'uma peça de 00 a 34',
  'board.tile-malformed': 'uma casa de 00 a 99, uma peça de 00 a 34 e um giro n, e, s ou w',
  'board.square-repeated': () => ['uma segunda peça', 'só uma'],
  'board.tiles-unsorted': ({ square: found, after }) => [
    `${quoted(found)} depois de ${quoted(after)}`,
    'casas em ordem crescente',
  ],
  'board.rotation-not-canonical': ({ rotation, canonical }) => [
    `um giro ${quoted(rotation)}`,
    `${quoted(canonical)}, que fica igual`,
  ],
  'bag.item-malformed': 'uma peça de 00 a 34, ou a primeira e a última de uma série',
  'bag.tile-repeated': ({ tile }) => [`outra peça ${tile}`, 'só uma de cada'],
  'bag.tiles-unsorted': (parameters) => [
    `${piece(parameters)} depois de uma peça maior`,
    'peças em ordem crescente',
  ],
  'bag.runs-not-merged': (parameters) => [
    piece(parameters),
    `${quoted(parameters.canonical)}, com séries a partir de três peças`,
  ],
  'status.malformed': `${quoted('-')}, uma casa e uma saída de «a» a «h», ou X, L ou F e a rodada`,
  'status.leading-zero': leadingZero,
  'players.too-few': ({ players }) =>
    `Só há ${counted(players, 'jogador', 'jogadores')}, e deve haver de 3 a 5.`,
  'avatar.no-tile': ({ player: letter, place }) =>
    `A pedra do jogador ${letter} está em ${quoted(place)} (${square(place)}), onde não há nenhuma peça.`,
  'avatar.not-facing-empty-square': ({ player: letter, place, faced }) =>
    `A pedra do jogador ${letter} em ${quoted(place)} (${square(place)}) não está virada para uma casa vazia, mas para ${
      faced === null ? 'a borda do tabuleiro' : `a peça em ${square(faced)}`
    }.`,
  'avatar.not-from-edge': ({ player: letter, place }) =>
    `Nenhum caminho leva de uma casa da borda à pedra do jogador ${letter} em ${quoted(place)} (${square(place)}).`,
  'hand.wrong-size': ({ tiles: found, needed }) =>
    needed === 0
      ? `A mão tem ${tiles(found)} em vez de ${needed}, pois a partida acabou.`
      : `A mão tem ${tiles(found)}, e deve ter ${needed} ou nenhuma.`,
  'turn.not-in-game': ({ player: letter, players }) =>
    players.length === 0
      ? `A vez não pode ser do jogador ${letter}.`
      : `A vez é do jogador ${letter}, mas só pode ser ${oneOf(players)}.`,
  'turn.missing-player': ({ players }) =>
    players.length === 0
      ? 'Não é a vez de ninguém, mas a partida não acabou.'
      : `Não é a vez de ninguém, mas a partida não acabou: a vez é ${oneOf(players)}.`,
  'turn.game-not-over': ({ player: letter, players }) =>
    `É a vez do jogador ${letter}, mas a partida acabou, pois ${
      players.length === 0 ? 'não resta nenhuma pedra' : 'só resta uma pedra'
    }: ${quoted('-')} em vez de ${quoted(letter)}.`,
  'player.not-placed': ({ player: letter, round }) =>
    `O jogador ${letter} não tem pedra no tabuleiro, embora já seja a rodada ${round}.`,
  'player.placed-early': ({ player: letter, playerToMove }) =>
    `O jogador ${letter} já tem a sua pedra no tabuleiro, embora ainda seja a vez do jogador ${playerToMove}.`,
  'status.later-round': ({ player: letter, left, round }) =>
    `O jogador ${letter} saiu do jogo na rodada ${left}, mas ainda é a rodada ${round}.`,
  'status.before-any-turn': ({ player: letter, left }) =>
    `O jogador ${letter} saiu do jogo na rodada ${left}, mas nela ninguém jogou ainda.`,
  'round.after-end': ({ round }) =>
    `A partida acaba na rodada ${round}, mas menos de dois jogadores a começaram.`,
  'hand.not-from-bag': ({ tiles: found }) =>
    `Das peças ${found.join(', ')} da mão, alguma ainda está no saco ou está repetida.`,
  'bag.not-of-cycle': ({ first, tiles: found }) =>
    `No saco há ${tiles(found)} a partir da ${first}, e com a opção ${quoted(setup.cycle)} devem ser as últimas, até a 34.`,
  'board.not-a-first-tile': ({ square: found }) =>
    `A peça em ${square(found)} não está na borda, está ao lado de outra ou tem duas pedras, mas as primeiras peças ainda estão sendo colocadas.`,
  'board.tiles-of-nobody': ({ tiles: found, most }) =>
    `No tabuleiro há ${tiles(found)} sem pedra, e pode haver no máximo ${most}.`,
  'bag.not-empty': ({ tiles: found }) =>
    `No saco há ${tiles(found)}, mas com a opção ${quoted(setup.endless)} ele está vazio.`,
  'rules.different': ({ players, expected }) =>
    `A posição tem ${counted(players, 'jogador', 'jogadores')}, e pelas opções são ${expected}.`,
};

export const SAY = sayIn(WORDING, tsuroPlaces(PLACES));

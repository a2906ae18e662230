/** What is wrong with positions of Azul, in Portuguese. */

import * as WORDS from '../../../../src/azul/board/words/pt.js';
import { FINDINGS } from '../../../shell/findings/pt.js';
import { type AzulFindings, azulPlaces } from './places.js';

const { forms, board } = WORDS;
const { counted, listed, plural } = forms;
const { colours, tiles } = board;
const { piece, quoted, sayIn } = FINDINGS;

const EXPECTED = {
  players: 'um jogador de A a D',
  factories: 'expositores, cada um com o seu número e os seus azulejos',
  tiles: 'azulejos de «a» a «e»',
  'tiles-and-token': 'azulejos de «a» a «e», e o marcador de jogador inicial f',
  counts: 'cinco quantidades de dois algarismos',
} as const;

const unexpected: AzulFindings['shared.unexpected-character'] = (parameters) => [
  piece(parameters),
  parameters.expected === 'sections'
    ? `as seções ${listed(parameters.letters)}`
    : EXPECTED[parameters.expected],
];
const sectionsUnsorted: AzulFindings['shared.sections-unsorted'] = ({ letters }) => [
  'uma seção fora de ordem',
  `a ordem ${letters.join(', ')}`,
];
const tilesUnsorted = 'ordem alfabética';
const tooManyTiles: AzulFindings['centre.too-many-tiles'] = ({ count, most }) => [
  counted(count, 'azulejo', 'azulejos'),
  `no máximo ${most}`,
];
const countMalformed = 'uma quantidade de dois algarismos';
const countTooHigh: AzulFindings['bag.count-out-of-range'] = ({ count, most }) => [
  `${count}`,
  `de 00 a ${most}`,
];

const WORDING: AzulFindings = {
  'shared.unexpected-character': unexpected,
  'shared.sections-unsorted': sectionsUnsorted,
  'players.unexpected-character': unexpected,
  'players.sections-unsorted': sectionsUnsorted,
  'turn.missing': 'um jogador de A a D',
  'factory.number-missing': 'antes o número de um expositor',
  'factory.number-unknown': 'um número de 0 a 8',
  'factory.repeated': ({ factory }) => `O expositor ${factory + 1} aparece duas vezes.`,
  'factory.empty': ({ factory }) => `O expositor ${factory + 1} está vazio e deve ser omitido.`,
  'factory.unsorted': ({ factory, after }) =>
    `O expositor ${factory + 1} está depois do expositor ${after + 1}.`,
  'factory.tiles-unsorted': tilesUnsorted,
  'factory.too-many-tiles': tooManyTiles,
  'centre.tiles-unsorted': tilesUnsorted,
  'centre.too-many-tiles': tooManyTiles,
  'bag.count-malformed': countMalformed,
  'bag.count-out-of-range': countTooHigh,
  'discard.count-malformed': countMalformed,
  'discard.count-out-of-range': countTooHigh,
  'score.missing': () => ['nada', 'de um a três algarismos'],
  'score.too-long': ({ digits }) => [`${digits} algarismos`, 'de um a três'],
  'score.leading-zero': ({ digits, score }) => [quoted(digits), quoted(`${score}`)],
  'mosaic.cell-malformed': 'um azulejo de «a» a «e», depois linha e coluna de 0 a 4',
  'mosaic.cell-repeated': ({ colour }) => [`um segundo azulejo, ${colours[colour]},`, 'só um'],
  'mosaic.cells-unsorted': ({ row, column }, [, player]) =>
    `A linha ${row + 1}, coluna ${column + 1} da parede do jogador ${player} está depois de um espaço posterior: a ordem é por linhas e depois por colunas.`,
  'storage.line-malformed': 'uma linha de 0 a 4, um azulejo de «a» a «e», e um número de 1 a 5',
  'storage.line-repeated': ({ row }, [, player]) =>
    `O jogador ${player} tem a linha ${row + 1} duas vezes.`,
  'storage.line-empty': ({ row }, [, player]) =>
    `A linha ${row + 1} do jogador ${player} está vazia e deve ser omitida.`,
  'storage.lines-unsorted': ({ row, after }, [, player]) =>
    `A linha ${row + 1} do jogador ${player} está depois da linha ${after + 1}.`,
  'floor.tiles-unsorted': tilesUnsorted,
  'floor.too-many-pieces': ({ count, most }) => [
    counted(count, 'peça', 'peças'),
    `no máximo ${most}`,
  ],
  'token.repeated': ({ tokens, players }) =>
    players.length === 0
      ? [`${tokens} marcadores de jogador inicial`, 'no máximo um']
      : `O marcador de jogador inicial está no chão dos jogadores ${listed(players)}, e só há um.`,
  'players.too-few': ({ players }) =>
    `Só há ${counted(players, 'jogador', 'jogadores')}, e deve haver de 2 a 4.`,
  'turn.unknown-player': ({ player }) => `É a vez do jogador ${player}, que não tem tabuleiro.`,
  'factory.not-in-game': ({ factory, factories }) =>
    `Há azulejos no expositor ${factory + 1}, mas o jogo tem ${factories} expositores.`,
  'tiles.not-conserved': ({ colour, tiles: found, needed }) =>
    `Ao todo há ${tiles(found, colour)}, e deve haver ${needed}.`,
  'token.not-one': ({ tokens }) =>
    tokens === 0
      ? 'Falta o marcador de jogador inicial.'
      : `Há ${tokens} marcadores de jogador inicial.`,
  'mosaic.colour-repeated-in-row': ({ row, colour }, [, player]) =>
    `O jogador ${player} tem o ${colours[colour]} duas vezes na linha ${row + 1} da parede.`,
  'mosaic.colour-repeated-in-column': ({ column, colour }, [, player]) =>
    `O jogador ${player} tem o ${colours[colour]} duas vezes na coluna ${column + 1} da parede.`,
  'mosaic.colour-off-its-cell': ({ row, column, colour, cellColour }, [, player]) =>
    `O jogador ${player} tem um ${colours[colour]} na parede, linha ${row + 1}, coluna ${column + 1}, onde fica o ${colours[cellColour]}.`,
  'storage.line-overfull': ({ row, count }, [, player]) =>
    `O jogador ${player} tem ${count} azulejos na linha ${row + 1}, em que ${plural(row + 1, 'cabe', 'cabem')} ${row + 1}.`,
  'storage.colour-in-mosaic-row': ({ row, colour }, [, player]) =>
    `O jogador ${player} tem o ${colours[colour]} na linha ${row + 1}, embora a linha ${row + 1} da parede já o tenha.`,
  'centre.more-than-factories-left': ({ count, most }) =>
    `Há ${count} azulejos no centro, e pode haver no máximo ${most}: três por cada expositor vazio.`,
  'factory.partly-filled-early': ({ factory, tiles: found, needed }) =>
    `O expositor ${factory + 1} tem ${counted(found, 'azulejo', 'azulejos')}, e deve ter ${needed}, pois há um posterior cheio.`,
  'factory.partly-filled-with-bag': ({ factory, tiles: found, left }) =>
    `O expositor ${factory + 1} tem ${counted(found, 'azulejo', 'azulejos')}, e deve ter 4, pois ainda há ${left} no saco.`,
  'factory.too-few-empty': ({ tiles: found, needed }) =>
    `O centro, as linhas de chão e as linhas cheias têm ${counted(found, 'azulejo', 'azulejos')} desta rodada; pelo menos ${needed} expositores devem estar vazios.`,
  'token.taken-early': () =>
    'Alguém tem o marcador de jogador inicial, mas todos os expositores ainda têm azulejos: ninguém pode tê-lo pegado.',
  'mosaic.row-complete-in-drafting': ({ row }, [, player]) =>
    `O jogador ${player} completou a linha ${row + 1} da parede, então a partida acabou: não pode restar nenhum azulejo para pegar.`,
};

export const SAY = sayIn(
  WORDING,
  azulPlaces({
    areas: {
      turn: 'vez',
      factories: 'expositores',
      centre: 'centro',
      bag: 'saco',
      discard: 'tampa',
      players: 'jogadores',
    },
    parts: {
      score: 'pontos',
      mosaic: 'parede',
      storage: 'linhas de padrão',
      floor: 'linha do chão',
    },
    colours,
    player: WORDS.player,
    factory: (factory) => WORDS.places.factory(factory + 1),
    row: (row) => WORDS.places.row(row + 1),
    cell: (row, column) => WORDS.places.cell(row + 1, column + 1),
  }),
);

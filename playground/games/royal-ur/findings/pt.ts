/** What is wrong with positions of Ur, in Portuguese. */
import * as WORDS from '../../../../src/royal-ur/board/words/pt.js';
import { FINDINGS } from '../../../shell/findings/pt.js';
import { type UrFindings, urPlaces } from './places.js';

const { board, forms, player } = WORDS;
const { counted, plural } = forms;
const { leadingZero, lowerCase, piece, quoted, sayIn } = FINDINGS;

const tokens = (count: number) => counted(count, 'peça', 'peças');

const PLACES = {
  hand: 'o número de peças na mão',
  steps: `${quoted('P')} e as casas das peças`,
  end: 'o fim desta parte',
} as const;

const count = 'um número de peças de um algarismo';

const WORDING: UrFindings = {
  'shared.unexpected-character': 'o fim da cadeia',
  'players.unexpected-character': (parameters) => [piece(parameters), PLACES[parameters.expected]],
  'turn.missing': 'um jogador, A ou B',
  'turn.lower-case': lowerCase,
  'waiting.malformed': `${quoted('-')} antes de um lançamento, um lançamento de 1 a 4 ou ${quoted('#')} no fim`,
  'waiting.leading-zero': leadingZero,
  'player.missing': (parameters) => [piece(parameters), quoted(parameters.player)],
  'player.lower-case': lowerCase,
  'hand.malformed': count,
  'hand.leading-zero': leadingZero,
  'steps.missing': `${quoted('P')} e as casas das peças no tabuleiro`,
  'steps.lower-case': lowerCase,
  'step.malformed': 'uma casa de dois algarismos',
  'step.unknown': 'uma casa de 01 a 14',
  'step.repeated': () => ['uma segunda peça', 'só uma'],
  'step.unsorted': ({ step, after }, [, letter]) =>
    `A casa ${step} do jogador ${letter} está depois da casa ${after}.`,
  'home.missing': `${quoted('H')} e o número de peças na chegada`,
  'home.lower-case': lowerCase,
  'home.malformed': count,
  'home.leading-zero': leadingZero,
  'tokens.out-of-range': ({ player: owner, tokens: found, most }) =>
    `O jogador ${owner} tem ${tokens(found)}, e deve ter de 1 a ${most}.`,
  'tokens.unequal': ({ tokens: { A, B } }) =>
    `O jogador A tem ${tokens(A)} e o jogador B tem ${B}, e devem ter o mesmo número.`,
  'square.taken-twice': ({ step }) => `Na casa ${step} há peças dos dois jogadores.`,
  'winner.both': () => 'Os dois jogadores têm todas as peças na chegada.',
  'winner.missing': ({ player: winner }) =>
    `O jogador ${winner} tem todas as peças na chegada, por isso a partida acabou e a cadeia comum é ${quoted(`${winner}#`)}.`,
  'winner.not-home': ({ player: winner, left }) =>
    `O jogador ${winner} teria vencido, mas ainda ${plural(left, 'falta', 'faltam')} ${tokens(left)} na chegada.`,
  'waiting.no-move': ({ roll }) =>
    `Com o lançamento ${roll} não há nenhuma jogada, por isso é a vez do adversário.`,
  'rules.different': ({ tokens: found, expected }) =>
    `Na posição cada jogador tem ${tokens(found)}, e pelas opções são ${expected}.`,
};

export const SAY = sayIn(
  WORDING,
  urPlaces({
    areas: { turn: 'vez', waiting: 'lançamento' },
    parts: { hand: 'mão', steps: 'tabuleiro', home: 'chegada' },
    player,
    square: board.squareName,
  }),
);

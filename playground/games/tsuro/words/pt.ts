/** Tsuro in Portuguese. */
import { WORDS as SHELL } from '../../../shell/words/pt.js';
import type { Out, Place, TsuroWords } from './en.js';

const { forms, games } = SHELL;
const { counted, listed, plural } = forms;

const ends = { leaves: 'sai do tabuleiro', loops: 'anda em círculo' };
const sides = { north: 'lado norte', east: 'lado leste', south: 'lado sul', west: 'lado oeste' };

const square = ([column, row]: Place) => `coluna ${column}, linha ${row}`;

const outs = (all: readonly Out[]) => all.map(({ name, end }) => `; ${name} ${ends[end]}`).join('');

const board: TsuroWords['board'] = {
  title: 'Tabuleiro',
  stones: 'Pedras',
  tiles: 'Peças',
  tile: (tile) => `Peça ${tile}`,
  chosenTile: (tile) => `Peça ${tile}, escolhida; pressione outra vez para girá-la`,
  suggested: (tile) => `${tile} (sugestão)`,
  coming: 'Próximas peças',
  comingFor: (name, tiles) => `${name}: ${listed(tiles)}`,
  controls: 'O que fazer com a peça',
  rotate: 'Girar',
  otherStart: 'Outra saída',
  place: 'Colocar',
  goesHere: 'A sua peça vai aqui',
  chosen: (side) => `Escolhida, a sua pedra no ${sides[side]}`,
  square: ({ place: [column, row], tile, stones, before }) =>
    [
      `Coluna ${column}, linha ${row}`,
      tile === undefined ? 'vazia' : `peça ${tile}`,
      ...stones.map(({ name, side }) => `${name} no ${sides[side]}`),
      ...(before.length === 0 ? [] : [`à frente de ${listed(before)}`]),
    ].join(', '),
  walks: (name, tiles, to) =>
    `${name} percorre ${counted(tiles, 'peça', 'peças')} até ${square(to)}`,
  out: (name, end) => `${name} ${ends[end]}`,
};

const fates: TsuroWords['fates'] = {
  onBoard: 'no tabuleiro',
  notYet: 'ainda não está no tabuleiro',
  reasons: { edge: 'saiu do tabuleiro', loop: 'andou em círculo', forfeit: 'desistiu' },
  out: (reason) => `fora, ${reason}`,
  outIn: (reason, round) => `${reason}, rodada ${round}`,
};

const status: TsuroWords['status'] = {
  draws: (name) => `${name} tira peças`,
  starts: (name) => `${name} começa`,
  places: (name) => `Vez de ${name}`,
  nobody: 'Ninguém vence',
  wins: games.wins,
};

const prompts: TsuroWords['prompts'] = {
  setup: 'Escolha uma peça, gire-a e escolha uma casa na borda do tabuleiro.',
  turn: 'Escolha uma peça, gire-a e coloque-a à frente da sua pedra.',
};

const events: TsuroWords['events'] = {
  places: (name, tile, place, all) =>
    `${name} coloca a peça ${tile}${place === undefined ? '' : ` em ${square(place)}`}${outs(all)}.`,
  draws: (name, tiles) => `${name} recebe ${counted(tiles, 'peça', 'peças')}.`,
  noMove: (name) => `${name} não tem nenhuma jogada legal e sai do jogo.`,
  givesUp: (name) => `${name} desiste.`,
};

const entries: TsuroWords['entries'] = {
  places: (tile, place, own, others) =>
    [
      `Peça ${tile} em ${place === undefined ? 'nenhuma casa' : square(place)}`,
      ...(own === undefined ? [] : [ends[own]]),
      ...(others ? ['outra pedra sai do jogo'] : []),
    ].join(', '),
  dealt: (tiles) =>
    `${plural(tiles, 'É distribuída', 'São distribuídas')} ${counted(tiles, 'peça', 'peças')}`,
  noMove: 'Sem jogada legal, sai do jogo',
  givesUp: 'Desiste',
  setup: 'Preparação',
  round: games.round,
};

const themes: TsuroWords['themes'] = {
  out: 'Tira a outra pedra do tabuleiro.',
  trap: 'Não deixa à outra pedra nenhuma peça com que fique no tabuleiro.',
  along: 'Move também a outra pedra.',
  far: 'Vai longe: percorre quatro peças ou mais.',
  edge: 'Chega à borda do tabuleiro e dura mais que a outra pedra.',
  step: 'Percorre uma só peça e dura mais que a outra pedra.',
  short: 'Percorre duas ou três peças e dura mais que a outra pedra.',
};

const refusals: TsuroWords['refusals'] = {
  inside: 'A primeira peça fica na borda do tabuleiro.',
  taken: 'Já há uma peça nesta casa.',
  besideTile: 'A primeira peça não pode ficar ao lado de outra.',
  facesEdge: 'A sua pedra ficaria virada para a borda do tabuleiro.',
  leaves: 'Assim a sua pedra sairia do tabuleiro, e outra peça ou outro giro evita isso.',
  loops: 'Assim uma pedra andaria em círculo, e outra peça ou outro giro evita isso.',
  sameRotation: 'Esta peça fica igual em todos os giros.',
  marked: 'A sua peça vai para a casa marcada à frente da sua pedra.',
  chooseSquare: 'Primeiro escolha uma casa na borda do tabuleiro.',
  nobodyCanMove: games.nobodyCanMove,
  notNow: games.notNow,
};

const setup: TsuroWords['setup'] = {
  supply: 'Peças',
  bag: 'De um saco',
  aboutBag: 'cada uma das 35 uma vez, depois de novo',
  cycle: 'Por ordem',
  aboutCycle: 'todos sabem qual vem',
  endless: 'Ao acaso',
  aboutEndless: 'qualquer uma, a cada vez',
  end: 'A partida termina',
  afterRound: 'no fim de uma rodada',
  atOnce: 'assim que resta uma pedra',
  ranking: ['Lugar', 'Pedra'],
  level: games.level,
  randomLevel: games.randomLevel,
  hardLevel: games.hardLevel,
};

const rules: TsuroWords['rules'] = [
  [
    'Preparação.',
    'À vez, escolha uma de três peças, gire-a como quiser e coloque-a em uma casa na borda do tabuleiro, não ao lado de outra peça. A sua pedra fica onde um dos caminhos dá para uma casa vazia.',
  ],
  [
    'Uma jogada.',
    'Escolha uma de duas peças, gire-a e coloque-a na casa à frente da sua pedra. Todas as pedras diante dessa casa seguem os caminhos até ficarem de novo diante de uma casa vazia.',
  ],
  [
    'Quem sai do jogo.',
    'Uma pedra que chega à borda do tabuleiro sai dele, e uma cujo caminho volta aonde ela estava anda em círculo: o seu jogador sai do jogo. Você não pode sair do tabuleiro nem fazer uma pedra andar em círculo se outra peça ou outro giro evita as duas coisas. Os outros podem ser levados para fora do tabuleiro.',
  ],
  [
    'O fim.',
    'Vence a última pedra no tabuleiro. Se as últimas saírem na mesma rodada, dividem a vitória.',
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

/** Tsuro in Portuguese. */
import type { TsuroPageWords } from './en.js';

export const themes: TsuroPageWords['themes'] = {
  out: 'Tira a outra pedra do tabuleiro.',
  trap: 'Não deixa à outra pedra nenhuma peça com que fique no tabuleiro.',
  along: 'Move também a outra pedra.',
  far: 'Vai longe: percorre quatro peças ou mais.',
  edge: 'Chega à borda do tabuleiro e dura mais que a outra pedra.',
  step: 'Percorre uma só peça e dura mais que a outra pedra.',
  short: 'Percorre duas ou três peças e dura mais que a outra pedra.',
};

export const themeNames: TsuroPageWords['themeNames'] = {
  out: 'Fora do tabuleiro',
  trap: 'Armadilha',
  along: 'Mover a outra pedra',
  far: 'Caminho longo',
  edge: 'Borda do tabuleiro',
  step: 'Um passo',
  short: 'Caminho curto',
};

export const setup: TsuroPageWords['setup'] = {
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
};

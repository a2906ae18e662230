/**
 * The shell in Portuguese. People are addressed as "você" or not at all, in words that Brazilians and Portuguese
 * share.
 */
import type { RecordIssue } from 'azulejo/record';
import { COMMON } from '../../../src/engine/board/words/pt.js';
import type { ShellWords } from './en.js';

export const { forms } = COMMON;
const { counted, listed, number, percent } = forms;

export const games: ShellWords['games'] = {
  ...COMMON,
  level: (level) => `Nível ${level}`,
  easyLevel: (level) => `Nível ${level}, fácil`,
  randomLevel: (level) => `Nível ${level}, ao acaso`,
  hardLevel: (level) => `Nível ${level}, difícil`,
  randomMoves: 'Jogadas ao acaso',
  allRules: 'Todas as regras e casos especiais (em inglês)',
};

export const navigation: ShellWords['navigation'] = {
  title: 'Sala de jogos',
  playground: 'sala de jogos',
  documentTitle: (game) => `Jogar ${game} | azulejo`,
  places: {
    menu: 'Jogos',
    table: 'Mesa',
    learn: 'Aprender',
    puzzles: 'Problemas',
    check: 'Editor',
  },
  rules: 'Regras',
  rulesTitle: 'As regras em resumo',
  settings: 'Opções',
  menu: 'Menu',
  actions: 'Ações',
  close: 'Fechar',
  cancel: 'Cancelar',
  loading: 'Um momento…',
  missing: 'Não é possível carregar agora.',
  reload: 'Carregar a página de novo',
  newVersion: 'Há uma nova versão desta página.',
  loadVersion: 'Carregar',
};

export const settings: ShellWords['settings'] = {
  language: 'Idioma (Language)',
  noLanguage: 'Este idioma não pode ser carregado agora.',
  speed: 'Velocidade dos adversários e das animações',
  speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida', instant: 'Imediata' },
  sound: 'Sons',
  sounds: { off: 'Desligados', on: 'Ligados' },
  dice: 'Dados',
  rolls: { auto: 'Lançamento automático', hand: 'Eu lanço' },
  theme: 'Aparência',
  themes: { auto: 'Como o sistema', light: 'Clara', dark: 'Escura' },
};

export const menu: ShellWords['menu'] = {
  chooseGame: 'Escolha um jogo',
  newGame: (game) => `Nova partida: ${game}`,
  newHere: 'Não conhece este jogo?',
  notHere: 'Não, obrigado',
  learn: 'Aprenda em um minuto',
  youAgainst: (others) => `Você contra ${listed(others)}`,
  options: 'Opções',
  players: 'Jogadores',
  nameOf: (player) => `Nome do jogador ${player}`,
  playsFor: (player) => `Quem joga pelo jogador ${player}`,
  defaultName: (player) => `Jogador ${player}`,
  person: 'Pessoa',
  covers: 'Cobrir o tabuleiro entre as jogadas',
  moreRules: 'Mais regras',
  chooseSeed: 'Escolher a semente',
  seed: 'Semente',
  atRandom: 'ao acaso',
  aboutSeed: 'A mesma semente e as mesmas jogadas dão a mesma partida.',
  badSeed: 'A semente deve ser um número inteiro de 0 a 4294967295.',
  play: 'Jogar',
  savedTitle: 'As suas partidas',
  nothingSaved: 'Todas as partidas que jogar ficam guardadas aqui.',
  tooMany: (games) => `Há ${number(games)} partidas guardadas. Apague as que já não são precisas.`,
  yourTurn: 'é a sua vez',
  delete: 'Apagar',
  deleteGame: (players) => `Apagar ${players}`,
  deleteTitle: 'Apagar esta partida?',
  deleteText: (names) => `A partida de ${listed(names)} não poderá ser recuperada.`,
  openOther: 'Abrir um arquivo, um link ou um texto',
  chooseFile: 'Escolher um registro',
  paste: 'Ou cole um registro, um link ou as duas cadeias de uma posição',
  open: 'Abrir',
};

export const clock: ShellWords['clock'] = {
  title: 'Relógios',
  summary: (control) => `Relógio: ${control}`,
  none: 'nenhum',
  minutesOf: 'Minutos por pessoa',
  noClock: 'Sem relógio',
  seconds: 'Segundos por jogada',
  noSeconds: 'Nenhum',
  forfeits: 'Quem esgota o tempo fica de fora',
  noLimit: 'sem limite',
  low: (name, seconds) => `${name} ainda tem ${counted(seconds, 'segundo', 'segundos')}.`,
  isUp: (name) => `O tempo de ${name} acabou.`,
};

export const table: ShellWords['table'] = {
  you: (name: string) => `${name} (você)`,
  title: 'A mesa',
  study: 'Estudo',
  previousMove: 'Jogada anterior',
  nextMove: 'Jogada seguinte',
  leave: 'Sair',
  playHere: 'Jogar aqui',
  playFromHere: 'Jogar daqui',
  backToGame: ['Voltar', ' à partida'],
  undo: 'Desfazer',
  redo: 'Refazer',
  hint: 'Dica',
  pause: 'Pausa',
  goOn: 'Continuar',
  skip: 'Avançar',
  aboutSkip: 'Pular a animação',
  askAgain: 'Perguntar de novo',
  playFor: (name) => `Jogar por ${name}`,
  playAgain: 'Jogar de novo',
  previewOfMove: 'Prévia de uma jogada',
  preview: (step, moves) => `Prévia: jogada ${step} de ${moves}`,
  previewStart: 'A posição em que começa.',
  branches: 'Outra jogada começa uma variante.',
  viewing: (move, moves) => `Jogada ${move} de ${moves}`,
  youWin: 'Você vence',
  lookAtBoard: 'Ver o tabuleiro',
  result: 'Resultado',
  standings: 'Classificação',
  player: 'Jogador',
  winner: 'vence',
  players: 'Jogadores',
  whoPlays: 'Quem joga',
  whoPlaysFor: (name) => `Quem joga por ${name}`,
  handOver: (name) => `É a vez de ${name}`,
  covered: (name) => `O tabuleiro está coberto até ${name} tocar em «Começar».`,
  ready: 'Começar',
};

export const forfeit: ShellWords['forfeit'] = {
  giveUp: 'Desistir',
  question: (name) => `${name} desiste?`,
  dropsOut: (name) => `${name} sai do jogo. Os outros continuam.`,
  ends: (others) =>
    `A partida termina e ${listed(others)} ${others.length === 1 ? 'vence' : 'vencem'}.`,
  reasons: { 'gave up': 'desiste', 'out of time': 'fica sem tempo' },
  otherReason: 'sai do jogo',
  youWon: (loser, why) => `Você vence: ${loser} ${why}`,
  won: (winners, loser, why) =>
    `${listed(winners)} ${winners.length === 1 ? 'vence' : 'vencem'}: ${loser} ${why}`,
};

export const said: ShellWords['said'] = {
  variationBegins: 'Começa uma variante.',
  variationNotice: 'Começa uma variante. O que foi jogado antes está na lista de jogadas.',
  undone: 'Desfeito.',
  redone: 'Refeito.',
  backInGame: 'De volta à partida.',
  after: (events, all) => `Depois de ${events} de ${all} eventos.`,
  mainLine: 'A linha principal.',
  variation: (line) => `Variante ${line}.`,
  variationDeleted: 'Variante apagada.',
  newGame: 'Esta é uma nova partida. A outra está entre as partidas guardadas.',
  searching: 'À procura de uma boa jogada…',
  noHint: 'Aqui não se pode sugerir nenhuma jogada.',
  hint: (move) => `Dica: ${move}.`,
};

export const refusals: ShellWords['refusals'] = {
  noGame: 'Não há nenhuma partida aberta.',
  elsewhere: 'Esta partida está em jogo em outra aba.',
  preview: 'Isto é uma prévia. Saia dela para jogar.',
  earlier: 'Esta é uma posição anterior. Volte à partida para jogar.',
  over: 'A partida acabou.',
  covered: 'O tabuleiro está coberto.',
  notYourTurn: (status) => `Não é a sua vez. ${status}.`,
};

export const moves: ShellWords['moves'] = {
  title: 'Jogadas',
  all: 'Todas as jogadas',
  steps: 'Para a frente e para trás',
  first: 'Primeira posição',
  back: 'Um passo atrás',
  forward: 'Um passo à frente',
  last: 'Última posição',
  variation: (line) => `Variante ${line}`,
  mainLine: 'Linha principal',
  promote: 'Tornar linha principal',
  deleteTitle: (line) => `Apagar a variante ${line}?`,
  deleteText: (isParent) =>
    `As jogadas dela não poderão ser recuperadas.${isParent ? ' As variantes que começam nela são mantidas, com as jogadas que levam a elas.' : ''}`,
};

export const analysis: ShellWords['analysis'] = {
  title: 'Análise',
  analyse: 'Analisar',
  nobody: 'Nesta posição não é a vez de ninguém.',
  best: 'Melhores jogadas',
  expected: 'Jogadas esperadas',
  visits: (visits) => counted(visits, 'visita', 'visitas'),
  lead: 'Vantagem esperada em pontos',
  expectedPoints: 'Pontos esperados no fim',
  points: 'pontos',
  exact: 'Probabilidades exatas de vencer se todos jogarem o melhor possível.',
  nearlyExact: 'Probabilidades quase exatas de vencer se todos jogarem o melhor possível.',
  shares: (iterations) =>
    `Probabilidade de vencer de quem tem a vez, após ${counted(iterations, 'iteração', 'iterações')}.`,
  sharesAndLead: (iterations) =>
    `Probabilidade de vencer e vantagem em pontos de quem tem a vez, após ${number(iterations)} iterações.`,
  deeper: 'Mais a fundo',
};

export const review: ShellWords['review'] = {
  title: 'Revisão',
  about: 'Avalia cada jogada pela chance de vitória que ela custa e mostra outras melhores.',
  begin: 'Rever a partida',
  again: 'Rever de novo',
  nextError: 'Próximo erro',
  biggestError: 'Maior erro',
  running: 'A partida está em revisão.',
  done: 'A partida foi revista.',
  progress: 'Jogadas revistas',
  of: (reviewed, all) => `${reviewed} de ${all}`,
  player: 'Jogador',
  accuracy: 'Precisão',
  luck: 'Sorte',
  aboutLuck: 'Probabilidade de vencer que o acaso deu ou tirou',
  marks: {
    best: 'a melhor',
    good: 'boa',
    inaccuracy: 'imprecisão',
    mistake: 'erro',
    blunder: 'erro grave',
  },
  forced: 'forçada',
  noOther: 'Não havia outra jogada.',
  loses: (lost) => `: perde ${percent(lost)} de probabilidade de vencer`,
  better: 'Melhor: ',
  betterShares: (best, played) =>
    `, com ${percent(best)} de probabilidade de vencer em vez de ${percent(played)}.`,
  uncertain: 'A busca foi curta demais para haver certeza.',
  gains: (parts) => `O que ganha em pontos: ${parts}.`,
  showPlayed: 'Mostrar o que foi jogado',
  showBetter: 'Mostrar a melhor jogada',
  curve: 'Probabilidades de vencer depois de cada jogada',
  curvePoint: (name, mark, shares) => `${name}, ${mark}: ${shares.join(', ')}`,
  failed: (reason) => `Não é possível rever a partida. ${reason}`,
};

export const editor: ShellWords['editor'] = {
  board: 'Tabuleiro',
  strings: 'As duas cadeias',
  issues: 'O que está errado',
  options: 'Opções',
  labels: { shared: 'Cadeia comum', players: 'Cadeia dos jogadores' },
  at: { shared: 'cadeia comum', players: 'cadeia dos jogadores' },
  character: (at, character) => `${at}, caractere ${character}`,
  lenient: 'Aceitar partes fora de ordem',
  paste: 'Cole as duas cadeias de uma posição.',
  invalid: (errors) => `Posição inválida: ${counted(errors, 'erro', 'erros')}.`,
  valid: 'Posição válida.',
  validWithWarnings: 'Posição válida, com avisos.',
  nothing: 'O tabuleiro é desenhado assim que for possível ler as cadeias.',
  begin: 'Começar com uma posição inicial',
  setAside: {
    title: 'Posição posta de lado',
    text: (positions) =>
      positions === 1
        ? 'A posição que você estava editando foi posta de lado.'
        : `${number(positions)} posições que você estava editando foram postas de lado.`,
    take: 'Trazer de volta',
    discard: 'Descartar',
    question: 'Descartar a posição posta de lado?',
    lost: 'Ela não poderá ser recuperada.',
  },
};

export const share: ShellWords['share'] = {
  edit: 'Editar esta posição',
  open: 'Compartilhar ou guardar',
  title: 'Compartilhar esta partida',
  link: 'Link para toda a partida, na posição mostrada',
  copy: 'Copiar o link',
  send: 'Enviar o link',
  copied: 'Copiado',
  save: 'Guardar como arquivo',
  position: 'A posição como texto',
};

/** What is wrong in a line of a record. */
const IN_RECORD: Readonly<Record<RecordIssue['code'], string>> = {
  'record.not-a-text': 'Isto não é um texto.',
  'record.too-long': 'O texto é longo demais.',
  'record.not-utf8': 'Aqui há caracteres mal codificados.',
  'record.not-a-record': 'Aqui não começa nenhum registro.',
  'record.version-unknown': 'Esta versão do formato não é conhecida.',
  'record.game-unknown': 'O registro é de outro jogo.',
  'record.line-unexpected': 'Esta linha não pertence a este lugar.',
  'record.line-malformed': 'Esta linha não tem o formato correto.',
  'record.cut-off': 'O registro é interrompido aqui.',
  'record.not-canonical': 'Esta linha não está escrita da forma usual.',
  'log.line-malformed': 'Esta linha não tem o formato correto.',
  'log.player-unknown': 'Este jogador não existe.',
  'replay.start-impossible': 'Esta posição inicial não é possível.',
  'replay.event-impossible': 'As regras não o permitem.',
  'replay.result-wrong': 'Este resultado não está certo.',
};

export const faults: ShellWords['faults'] = {
  fileTooLong: 'O arquivo é grande demais.',
  textTooLong: 'O texto é longo demais.',
  noRecord: 'Isto não é um registro.',
  recordRefused: (reason) => `Este registro não pode ser aberto. ${reason}`,
  inRecord: ({ code, line }) => `Linha ${line}: ${IN_RECORD[code]}`,
  torn: 'O texto termina no meio de uma linha, que foi omitida.',
  nothing: 'Isto não é um registro, nem um link, nem uma posição.',
  nowhere: 'Este link não leva a lugar nenhum.',
  notSaved: 'Esta partida não está guardada neste navegador.',
  emptyLink: 'O link não contém nenhuma partida.',
  noState: 'O link não contém nenhuma posição válida.',
  noSuchGame: (name) => `Esta página não tem nenhum jogo chamado ${name}.`,
  notLoaded: (game) => `${game} não pode ser carregado agora.`,
  cannotSave: 'Este navegador não consegue guardar a partida. Copie o link para conservá-la.',
  agentFailed: (reason) => `O adversário automático falhou. ${reason}`,
  agentSilent: 'O adversário automático não responde.',
  searchSilent: 'A busca não responde. Tente de novo.',
  searchFailed: (reason) => `A busca falhou. ${reason}`,
  noStorage: 'Agora não é possível abrir as partidas guardadas. Tente mais tarde.',
};

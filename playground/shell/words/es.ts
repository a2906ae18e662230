/** The shell in Spanish. People are addressed as "tú", in words that all Spanish-speaking countries share. */
import type { RecordIssue } from 'azulejo/record';
import { COMMON } from '../../../src/engine/board/words/es.js';
import type { ShellWords } from './en.js';

export const { forms } = COMMON;
const { counted, listed, number, percent } = forms;

export const games: ShellWords['games'] = {
  ...COMMON,
  level: (level) => `Nivel ${level}`,
  easyLevel: (level) => `Nivel ${level}, fácil`,
  randomLevel: (level) => `Nivel ${level}, al azar`,
  hardLevel: (level) => `Nivel ${level}, difícil`,
  randomMoves: 'Jugadas al azar',
  allRules: 'Todas las reglas y casos especiales (en inglés)',
};

export const navigation: ShellWords['navigation'] = {
  title: 'Sala de juegos',
  playground: 'sala de juegos',
  documentTitle: (game) => `Jugar a ${game} | azulejo`,
  places: {
    menu: 'Juegos',
    table: 'Mesa',
    learn: 'Aprender',
    puzzles: 'Problemas',
    check: 'Editor',
  },
  rules: 'Reglas',
  rulesTitle: 'Las reglas en breve',
  settings: 'Ajustes',
  menu: 'Menú',
  actions: 'Acciones',
  close: 'Cerrar',
  cancel: 'Cancelar',
  loading: 'Cargando…',
  missing: 'No se puede cargar en este momento.',
  reload: 'Volver a cargar la página',
  newVersion: 'Hay una versión nueva de esta página.',
  loadVersion: 'Cargarla',
};

export const settings: ShellWords['settings'] = {
  language: 'Idioma (Language)',
  noLanguage: 'Este idioma no se puede cargar en este momento.',
  speed: 'Velocidad de los rivales y las animaciones',
  speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida', instant: 'Al instante' },
  sound: 'Sonidos',
  sounds: { off: 'Desactivados', on: 'Activados' },
  dice: 'Dados',
  rolls: { auto: 'Se tiran solos', hand: 'Los tiro yo' },
  theme: 'Aspecto',
  themes: { auto: 'Como el sistema', light: 'Claro', dark: 'Oscuro' },
};

export const menu: ShellWords['menu'] = {
  chooseGame: 'Elige un juego',
  newGame: (game) => `Partida nueva: ${game}`,
  newHere: '¿No conoces este juego?',
  notHere: 'No, gracias',
  learn: 'Apréndelo en un minuto',
  youAgainst: (others) => `Tú contra ${listed(others)}`,
  options: 'Opciones',
  players: 'Jugadores',
  nameOf: (player) => `Nombre del jugador ${player}`,
  playsFor: (player) => `Quién juega por el jugador ${player}`,
  defaultName: (player) => `Jugador ${player}`,
  person: 'Persona',
  covers: 'Cubrir el tablero entre turnos',
  moreRules: 'Más reglas',
  chooseSeed: 'Elegir la semilla',
  seed: 'Semilla',
  atRandom: 'al azar',
  aboutSeed: 'Con la misma semilla y las mismas jugadas sale la misma partida.',
  badSeed: 'La semilla debe ser un número entero de 0 a 4294967295.',
  play: 'Jugar',
  savedTitle: 'Tus partidas',
  nothingSaved: 'Aquí se guardan todas las partidas que juegues.',
  tooMany: (games) => `Hay ${number(games)} partidas guardadas. Borra las que ya no necesites.`,
  yourTurn: 'te toca a ti',
  delete: 'Borrar',
  deleteGame: (players) => `Borrar ${players}`,
  deleteTitle: '¿Borrar esta partida?',
  deleteText: (names) => `La partida de ${listed(names)} no se podrá recuperar.`,
  openOther: 'Abrir un archivo, un enlace o un texto',
  chooseFile: 'Elegir un registro',
  paste: 'O pega un registro, un enlace o las dos cadenas de una posición',
  open: 'Abrir',
};

export const clock: ShellWords['clock'] = {
  title: 'Relojes',
  summary: (control) => `Reloj: ${control}`,
  none: 'ninguno',
  minutesOf: 'Minutos por persona',
  noClock: 'Sin reloj',
  seconds: 'Segundos por jugada',
  noSeconds: 'Ninguno',
  forfeits: 'Quien agota su tiempo queda fuera',
  noLimit: 'sin límite',
  low: (name, seconds) =>
    forms.plural(
      seconds,
      `A ${name} le queda ${seconds} segundo.`,
      `A ${name} le quedan ${seconds} segundos.`,
    ),
  isUp: (name) => `${name} ha agotado su tiempo.`,
};

export const table: ShellWords['table'] = {
  you: (name: string) => `${name} (tú)`,
  title: 'La mesa',
  study: 'Estudio',
  previousMove: 'Jugada anterior',
  nextMove: 'Jugada siguiente',
  leave: 'Salir',
  playHere: 'Jugar aquí',
  playFromHere: 'Jugar desde aquí',
  backToGame: ['Volver', ' a la partida'],
  undo: 'Deshacer',
  redo: 'Rehacer',
  hint: 'Pista',
  pause: 'Pausa',
  goOn: 'Seguir',
  skip: 'Saltar',
  aboutSkip: 'Saltar la animación',
  askAgain: 'Preguntar de nuevo',
  playFor: (name) => `Jugar por ${name}`,
  playAgain: 'Jugar otra vez',
  previewOfMove: 'Vista previa de una jugada',
  preview: (step, moves) => `Vista previa: jugada ${step} de ${moves}`,
  previewStart: 'La posición en la que empieza.',
  branches: 'Otra jugada empieza una variante.',
  viewing: (move, moves) => `Jugada ${move} de ${moves}`,
  youWin: 'Ganas la partida',
  lookAtBoard: 'Ver el tablero',
  result: 'Resultado',
  standings: 'Clasificación',
  player: 'Jugador',
  winner: 'gana',
  players: 'Jugadores',
  whoPlays: 'Quién juega',
  whoPlaysFor: (name) => `Quién juega por ${name}`,
  handOver: (name) => `Le toca a ${name}`,
  covered: (name) => `El tablero está cubierto hasta que ${name} pulse «Empezar».`,
  ready: 'Empezar',
};

export const forfeit: ShellWords['forfeit'] = {
  giveUp: 'Abandonar',
  question: (name) => `¿${name} abandona?`,
  dropsOut: (name) => `${name} se retira. Los demás siguen jugando.`,
  ends: (others) =>
    `La partida termina y ${others.length === 1 ? 'gana' : 'ganan'} ${listed(others)}.`,
  reasons: { 'gave up': 'abandona', 'out of time': 'agota su tiempo' },
  otherReason: 'se retira',
  youWon: (loser, why) => `Ganas: ${loser} ${why}`,
  won: (winners, loser, why) =>
    `${winners.length === 1 ? 'Gana' : 'Ganan'} ${listed(winners)}: ${loser} ${why}`,
};

export const said: ShellWords['said'] = {
  variationBegins: 'Empieza una variante.',
  variationNotice: 'Empieza una variante. Lo jugado antes está en la lista de jugadas.',
  undone: 'Deshecho.',
  redone: 'Rehecho.',
  backInGame: 'De vuelta en la partida.',
  after: (events, all) => `Tras ${events} de ${all} eventos.`,
  mainLine: 'La línea principal.',
  variation: (line) => `Variante ${line}.`,
  variationDeleted: 'Variante borrada.',
  newGame: 'Esta es una partida nueva. La otra está entre las partidas guardadas.',
  searching: 'Buscando una buena jugada…',
  noHint: 'Aquí no se puede sugerir ninguna jugada.',
  hint: (move) => `Pista: ${move}.`,
};

export const refusals: ShellWords['refusals'] = {
  noGame: 'No hay ninguna partida abierta.',
  elsewhere: 'Esta partida se está jugando en otra pestaña.',
  preview: 'Esto es una vista previa. Sal de ella para jugar.',
  earlier: 'Esta es una posición anterior. Vuelve a la partida para jugar.',
  over: 'La partida ha terminado.',
  covered: 'El tablero está cubierto.',
  notYourTurn: (status) => `No es tu turno. ${status}.`,
};

export const moves: ShellWords['moves'] = {
  title: 'Jugadas',
  all: 'Todas las jugadas',
  steps: 'Adelante y atrás',
  first: 'Primera posición',
  back: 'Un paso atrás',
  forward: 'Un paso adelante',
  last: 'Última posición',
  variation: (line) => `Variante ${line}`,
  mainLine: 'Línea principal',
  promote: 'Convertir en línea principal',
  deleteTitle: (line) => `¿Borrar la variante ${line}?`,
  deleteText: (isParent) =>
    `Sus jugadas no se podrán recuperar.${isParent ? ' Las variantes que empiezan en ella se conservan, con las jugadas que llevan a ellas.' : ''}`,
};

export const analysis: ShellWords['analysis'] = {
  title: 'Análisis',
  analyse: 'Analizar',
  nobody: 'En esta posición no le toca a nadie.',
  best: 'Mejores jugadas',
  expected: 'Jugadas esperadas',
  visits: (visits) => counted(visits, 'visita', 'visitas'),
  lead: 'Ventaja esperada en puntos',
  expectedPoints: 'Puntos esperados al final',
  points: 'puntos',
  exact: 'Probabilidades exactas de ganar si todos juegan lo mejor posible.',
  nearlyExact: 'Probabilidades casi exactas de ganar si todos juegan lo mejor posible.',
  shares: (iterations) =>
    `Probabilidad de ganar de quien tiene el turno, tras ${counted(iterations, 'iteración', 'iteraciones')}.`,
  sharesAndLead: (iterations) =>
    `Probabilidad de ganar y ventaja en puntos de quien tiene el turno, tras ${number(iterations)} iteraciones.`,
  deeper: 'Más a fondo',
};

export const review: ShellWords['review'] = {
  title: 'Repaso',
  about: 'Valora cada jugada según la probabilidad de ganar que cuesta y muestra otras mejores.',
  begin: 'Repasar la partida',
  again: 'Repasar de nuevo',
  nextError: 'Error siguiente',
  biggestError: 'Error más grave',
  running: 'Se está repasando la partida.',
  done: 'Repaso terminado.',
  progress: 'Jugadas repasadas',
  of: (reviewed, all) => `${reviewed} de ${all}`,
  player: 'Jugador',
  accuracy: 'Precisión',
  luck: 'Suerte',
  aboutLuck: 'Probabilidad de ganar que el azar dio o quitó',
  marks: {
    best: 'la mejor',
    good: 'buena',
    inaccuracy: 'imprecisión',
    mistake: 'error',
    blunder: 'error grave',
  },
  forced: 'obligada',
  noOther: 'No había otra jugada.',
  loses: (lost) => `: pierde un ${percent(lost)} de probabilidad de ganar`,
  better: 'Mejor: ',
  betterShares: (best, played) =>
    `, con un ${percent(best)} de probabilidad de ganar en vez de un ${percent(played)}.`,
  uncertain: 'La búsqueda fue demasiado corta para estar seguros.',
  gains: (parts) => `Lo que gana en puntos: ${parts}.`,
  showPlayed: 'Mostrar lo jugado',
  showBetter: 'Mostrar la mejor jugada',
  curve: 'Probabilidades de ganar tras cada jugada',
  curvePoint: (name, mark, shares) => `${name}, ${mark}: ${shares.join(', ')}`,
  failed: (reason) => `No se puede repasar la partida. ${reason}`,
};

export const editor: ShellWords['editor'] = {
  board: 'Tablero',
  strings: 'Las dos cadenas',
  issues: 'Lo que está mal',
  options: 'Opciones',
  labels: { shared: 'Cadena común', players: 'Cadena de los jugadores' },
  at: { shared: 'cadena común', players: 'cadena de los jugadores' },
  character: (at, character) => `${at}, carácter ${character}`,
  lenient: 'Aceptar partes desordenadas',
  paste: 'Pega las dos cadenas de una posición.',
  invalid: (errors) => `Posición no válida: ${counted(errors, 'error', 'errores')}.`,
  valid: 'Posición válida.',
  validWithWarnings: 'Posición válida, con advertencias.',
  nothing: 'El tablero se dibuja en cuanto se puedan leer las cadenas.',
  begin: 'Empezar con una posición inicial',
  setAside: {
    title: 'Posición apartada',
    text: (positions) =>
      positions === 1
        ? 'La posición que estabas editando se ha guardado aparte.'
        : `${number(positions)} posiciones que estabas editando quedan apartadas.`,
    take: 'Recuperarla',
    discard: 'Descartar',
    question: '¿Descartar la posición apartada?',
    lost: 'No se podrá recuperar.',
  },
};

export const share: ShellWords['share'] = {
  edit: 'Editar esta posición',
  open: 'Compartir o guardar',
  title: 'Compartir esta partida',
  link: 'Enlace a toda la partida, en la posición que se ve',
  copy: 'Copiar el enlace',
  send: 'Enviar el enlace',
  copied: 'Copiado',
  save: 'Guardar como archivo',
  position: 'La posición como texto',
};

/** What is wrong in a line of a record. */
const IN_RECORD: Readonly<Record<RecordIssue['code'], string>> = {
  'record.not-a-text': 'Esto no es un texto.',
  'record.too-long': 'El texto es demasiado largo.',
  'record.not-utf8': 'Aquí hay caracteres mal codificados.',
  'record.not-a-record': 'Aquí no empieza ningún registro.',
  'record.version-unknown': 'No se conoce esta versión del formato.',
  'record.game-unknown': 'El registro es de otro juego.',
  'record.line-unexpected': 'Esta línea no va en este lugar.',
  'record.line-malformed': 'Esta línea no tiene el formato correcto.',
  'record.cut-off': 'El registro se interrumpe aquí.',
  'record.not-canonical': 'Esta línea no está escrita como es habitual.',
  'log.line-malformed': 'Esta línea no tiene el formato correcto.',
  'log.player-unknown': 'No existe este jugador.',
  'replay.start-impossible': 'Esta posición inicial no es posible.',
  'replay.event-impossible': 'Las reglas no lo permiten.',
  'replay.result-wrong': 'Este resultado no es correcto.',
};

export const faults: ShellWords['faults'] = {
  fileTooLong: 'El archivo es demasiado grande.',
  textTooLong: 'El texto es demasiado largo.',
  noRecord: 'Esto no es un registro.',
  recordRefused: (reason) => `Este registro no se puede abrir. ${reason}`,
  inRecord: ({ code, line }) => `Línea ${line}: ${IN_RECORD[code]}`,
  torn: 'El texto termina en medio de una línea, que se ha omitido.',
  nothing: 'Esto no es un registro, ni un enlace, ni una posición.',
  nowhere: 'Este enlace no lleva a ninguna parte.',
  notSaved: 'Esta partida no está guardada en este navegador.',
  emptyLink: 'El enlace no contiene ninguna partida.',
  noState: 'El enlace no contiene ninguna posición válida.',
  noSuchGame: (name) => `Esta página no tiene ningún juego llamado ${name}.`,
  notLoaded: (game) => `${game} no se puede cargar en este momento.`,
  cannotSave: 'Este navegador no puede guardar la partida. Copia el enlace para conservarla.',
  agentFailed: (reason) => `El rival automático ha fallado. ${reason}`,
  agentSilent: 'El rival automático no responde.',
  searchSilent: 'La búsqueda no responde. Inténtalo de nuevo.',
  searchFailed: (reason) => `La búsqueda ha fallado. ${reason}`,
  noStorage: 'Ahora no se puede acceder a las partidas guardadas. Inténtalo más tarde.',
};

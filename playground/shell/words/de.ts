/** The shell in German. People are addressed as "du". */
import type { RecordIssue } from 'azulejo/record';
import { COMMON } from '../../../src/engine/board/words/de.js';
import type { ShellWords } from './en.js';

export const { forms } = COMMON;
const { counted, listed, number, percent } = forms;

export const games: ShellWords['games'] = {
  ...COMMON,
  level: (level) => `Stufe ${level}`,
  easyLevel: (level) => `Stufe ${level}, leicht`,
  randomLevel: (level) => `Stufe ${level}, zufällig`,
  hardLevel: (level) => `Stufe ${level}, schwer`,
  randomMoves: 'Zufällige Züge',
  allRules: 'Alle Regeln und Sonderfälle (englisch)',
};

export const navigation: ShellWords['navigation'] = {
  title: 'Spielwiese',
  playground: 'Spielwiese',
  documentTitle: (game) => `${game} spielen | azulejo`,
  places: { menu: 'Spiele', table: 'Tisch', learn: 'Lernen', puzzles: 'Rätsel', check: 'Editor' },
  rules: 'Regeln',
  rulesTitle: 'Die Regeln in Kürze',
  settings: 'Optionen',
  menu: 'Menü',
  actions: 'Aktionen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  loading: 'Wird geladen …',
  missing: 'Das lässt sich gerade nicht laden.',
  reload: 'Seite neu laden',
  newVersion: 'Eine neue Version dieser Seite ist da.',
  loadVersion: 'Laden',
};

export const settings: ShellWords['settings'] = {
  language: 'Sprache (Language)',
  noLanguage: 'Diese Sprache lässt sich gerade nicht laden.',
  speed: 'Tempo der Computergegner und Animationen',
  speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', instant: 'Sofort' },
  sound: 'Töne',
  sounds: { off: 'Aus', on: 'An' },
  dice: 'Würfel',
  rolls: { auto: 'Automatisch würfeln', hand: 'Ich würfle' },
  theme: 'Aussehen',
  themes: { auto: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
};

export const menu: ShellWords['menu'] = {
  chooseGame: 'Spiel wählen',
  newGame: (game) => `Neues Spiel: ${game}`,
  newHere: 'Neu bei diesem Spiel?',
  notHere: 'Nein, danke',
  learn: 'In einer Minute lernen',
  youAgainst: (others) => `Du gegen ${listed(others)}`,
  options: 'Optionen',
  players: 'Anzahl der Spieler',
  nameOf: (player) => `Name von Spieler ${player}`,
  playsFor: (player) => `Wer für Spieler ${player} spielt`,
  defaultName: (player) => `Spieler ${player}`,
  person: 'Mensch',
  covers: 'Brett zwischen den Zügen verdecken',
  moreRules: 'Weitere Regeln',
  chooseSeed: 'Startwert wählen',
  seed: 'Startwert',
  atRandom: 'zufällig',
  aboutSeed: 'Gleicher Startwert und gleiche Züge ergeben dieselbe Partie.',
  badSeed: 'Der Startwert muss eine ganze Zahl von 0 bis 4294967295 sein.',
  play: 'Spielen',
  savedTitle: 'Deine Partien',
  nothingSaved: 'Jede Partie, die du spielst, wird hier aufbewahrt.',
  tooMany: (games) =>
    `${number(games)} Partien sind aufgehoben. Lösche, was du nicht mehr brauchst.`,
  yourTurn: 'du bist am Zug',
  delete: 'Löschen',
  deleteGame: (players) => `${players} löschen`,
  deleteTitle: 'Diese Partie löschen?',
  deleteText: (names) => `Die Partie von ${listed(names)} lässt sich dann nicht wiederherstellen.`,
  openOther: 'Datei, Link oder Text öffnen',
  chooseFile: 'Aufzeichnung auswählen',
  paste: 'Oder eine Aufzeichnung, einen Link oder die zwei Zeichenketten einer Stellung einfügen',
  open: 'Öffnen',
};

export const clock: ShellWords['clock'] = {
  title: 'Uhren',
  summary: (control) => `Uhr: ${control}`,
  none: 'keine',
  minutesOf: 'Minuten pro Person',
  noClock: 'Keine Uhr',
  seconds: 'Sekunden pro Zug',
  noSeconds: 'Keine',
  forfeits: 'Wer die Zeit überschreitet, scheidet aus',
  noLimit: 'ohne Limit',
  low: (name, seconds) => `${name} hat noch ${counted(seconds, 'Sekunde', 'Sekunden')}.`,
  isUp: (name) => `Die Zeit von ${name} ist abgelaufen.`,
};

export const table: ShellWords['table'] = {
  you: (name: string) => `${name} (du)`,
  title: 'Der Tisch',
  study: 'Auswerten',
  previousMove: 'Voriger Zug',
  nextMove: 'Nächster Zug',
  leave: 'Verlassen',
  playHere: 'Hier spielen',
  playFromHere: 'Von hier spielen',
  backToGame: ['Zurück', ' zur Partie'],
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  hint: 'Tipp',
  pause: 'Pause',
  goOn: 'Weiter',
  skip: 'Überspringen',
  aboutSkip: 'Laufende Animation überspringen',
  askAgain: 'Noch einmal fragen',
  playFor: (name) => `Für ${name} spielen`,
  playAgain: 'Noch einmal',
  previewOfMove: 'Vorschau eines Zuges',
  preview: (step, moves) => `Vorschau: Zug ${step} von ${moves}`,
  previewStart: 'Die Stellung, in der sie beginnt.',
  branches: 'Ein anderer Zug beginnt eine Variante.',
  viewing: (move, moves) => `Zug ${move} von ${moves}`,
  youWin: 'Du gewinnst',
  lookAtBoard: 'Das Brett ansehen',
  result: 'Ergebnis',
  standings: 'Endstand',
  player: 'Spieler',
  winner: 'gewinnt',
  players: 'Spieler',
  whoPlays: 'Wer spielt',
  whoPlaysFor: (name) => `Wer für ${name} spielt`,
  handOver: (name) => `${name} ist dran`,
  covered: (name) => `Das Brett ist verdeckt, bis ${name} bereit ist.`,
  ready: 'Bereit',
};

export const forfeit: ShellWords['forfeit'] = {
  giveUp: 'Aufgeben',
  question: (name) => `Gibt ${name} auf?`,
  dropsOut: (name) => `${name} scheidet aus. Die anderen spielen weiter.`,
  ends: (others) =>
    `Die Partie endet, und ${listed(others)} ${others.length === 1 ? 'gewinnt' : 'gewinnen'}.`,
  reasons: { 'gave up': 'gibt auf', 'out of time': 'hat keine Zeit mehr' },
  otherReason: 'scheidet aus',
  youWon: (loser, why) => `Du gewinnst: ${loser} ${why}`,
  won: (winners, loser, why) =>
    `${listed(winners)} ${winners.length === 1 ? 'gewinnt' : 'gewinnen'}: ${loser} ${why}`,
};

export const said: ShellWords['said'] = {
  variationBegins: 'Eine Variante beginnt.',
  variationNotice: 'Eine Variante beginnt. Was zuvor gespielt wurde, steht in der Zugliste.',
  undone: 'Zurückgenommen.',
  redone: 'Wiederholt.',
  backInGame: 'Zurück in der Partie.',
  after: (events, all) => `Nach ${events} von ${all} Ereignissen.`,
  mainLine: 'Die Hauptvariante.',
  variation: (line) => `Variante ${line}.`,
  variationDeleted: 'Die Variante ist gelöscht.',
  newGame: 'Das ist eine neue Partie. Die andere ist unter den gespeicherten Partien.',
  searching: 'Ein guter Zug wird gesucht …',
  noHint: 'Hier lässt sich kein Zug vorschlagen.',
  hint: (move) => `Tipp: ${move}.`,
};

export const refusals: ShellWords['refusals'] = {
  noGame: 'Es ist keine Partie offen.',
  elsewhere: 'Diese Partie wird in einem anderen Tab gespielt.',
  preview: 'Das ist eine Vorschau. Verlasse sie, um zu ziehen.',
  earlier: 'Das ist eine frühere Stellung. Geh zurück zur Partie, um zu ziehen.',
  over: 'Die Partie ist zu Ende.',
  covered: 'Das Brett ist verdeckt.',
  notYourTurn: (status) => `Du bist nicht am Zug. ${status}.`,
};

export const moves: ShellWords['moves'] = {
  title: 'Züge',
  all: 'Alle Züge',
  steps: 'Vor und zurück',
  first: 'Erste Stellung',
  back: 'Einen Schritt zurück',
  forward: 'Einen Schritt vor',
  last: 'Letzte Stellung',
  variation: (line) => `Variante ${line}`,
  mainLine: 'Hauptvariante',
  promote: 'Zur Hauptvariante machen',
  deleteTitle: (line) => `Variante ${line} löschen?`,
  deleteText: (isParent) =>
    `Ihre Züge lassen sich dann nicht wiederherstellen.${isParent ? ' Varianten, die in ihr beginnen, bleiben mit den Zügen, die zu ihnen führen.' : ''}`,
};

export const analysis: ShellWords['analysis'] = {
  title: 'Analyse',
  analyse: 'Analysieren',
  nobody: 'In dieser Stellung ist niemand am Zug.',
  best: 'Beste Züge',
  expected: 'Erwartete Züge',
  visits: (visits) => counted(visits, 'Besuch', 'Besuche'),
  lead: 'Erwarteter Vorsprung in Punkten',
  expectedPoints: 'Erwartete Punkte am Ende',
  points: 'Punkte',
  exact: 'Genaue Gewinnchancen, wenn alle bestmöglich spielen.',
  nearlyExact: 'Fast genaue Gewinnchancen, wenn alle bestmöglich spielen.',
  shares: (iterations) => `Gewinnchance der Seite am Zug nach ${number(iterations)} Durchläufen.`,
  sharesAndLead: (iterations) =>
    `Gewinnchance und Vorsprung in Punkten dessen, der am Zug ist, nach ${number(iterations)} Durchläufen.`,
  deeper: 'Tiefer',
};

export const review: ShellWords['review'] = {
  title: 'Rückschau',
  about: 'Bewertet jeden Zug danach, wie viel Gewinnchance er kostet, und zeigt bessere.',
  begin: 'Partie bewerten',
  again: 'Neu bewerten',
  nextError: 'Nächster Fehler',
  biggestError: 'Größter Fehler',
  running: 'Die Partie wird bewertet.',
  done: 'Die Partie ist bewertet.',
  progress: 'Bewertete Züge',
  of: (reviewed, all) => `${reviewed} von ${all}`,
  player: 'Spieler',
  accuracy: 'Genauigkeit',
  luck: 'Glück',
  aboutLuck: 'Gewinnchance, die der Zufall gab oder nahm',
  marks: {
    best: 'bester Zug',
    good: 'gut',
    inaccuracy: 'Ungenauigkeit',
    mistake: 'Fehler',
    blunder: 'grober Fehler',
  },
  forced: 'erzwungen',
  noOther: 'Es gab keinen anderen Zug.',
  loses: (share) => `: kostet ${percent(share)} Gewinnchance`,
  better: 'Besser: ',
  betterShares: (best, played) => `, mit ${percent(best)} Gewinnchance statt ${percent(played)}.`,
  uncertain: 'Die Suche war zu kurz, um sicher zu sein.',
  gains: (parts) => `Gewinn in Punkten: ${parts}.`,
  showPlayed: 'Gespielten Zug zeigen',
  showBetter: 'Besseren Zug zeigen',
  curve: 'Gewinnchancen nach jedem Zug',
  curvePoint: (name, mark, shares) => `${name}, ${mark}: ${shares.join(', ')}`,
  failed: (reason) => `Die Partie lässt sich nicht bewerten. ${reason}`,
};

export const editor: ShellWords['editor'] = {
  board: 'Brett',
  strings: 'Die zwei Zeichenketten',
  issues: 'Was nicht stimmt',
  options: 'Optionen',
  labels: { shared: 'Gemeinsame Zeichenkette', players: 'Zeichenkette der Spieler' },
  at: { shared: 'gemeinsame Zeichenkette', players: 'Zeichenkette der Spieler' },
  character: (at, character) => `${at}, Zeichen ${character}`,
  lenient: 'Abweichende Reihenfolge zulassen',
  paste: 'Füge die zwei Zeichenketten einer Stellung ein.',
  invalid: (errors) => `Ungültige Stellung: ${errors} Fehler.`,
  valid: 'Gültige Stellung.',
  validWithWarnings: 'Gültige Stellung, mit Warnungen.',
  nothing: 'Das Brett wird gezeichnet, sobald die Zeichenketten lesbar sind.',
  begin: 'Mit einer Anfangsstellung beginnen',
  setAside: {
    title: 'Beiseitegelegte Stellung',
    text: (positions) =>
      positions === 1
        ? 'Die Stellung, die du bearbeitet hast, wurde beiseitegelegt.'
        : `${number(positions)} Stellungen, die du bearbeitet hast, liegen beiseite.`,
    take: 'Zurückholen',
    discard: 'Verwerfen',
    question: 'Die beiseitegelegte Stellung verwerfen?',
    lost: 'Sie lässt sich dann nicht wiederherstellen.',
  },
};

export const share: ShellWords['share'] = {
  edit: 'Stellung bearbeiten',
  open: 'Teilen oder speichern',
  title: 'Diese Partie teilen',
  link: 'Link zur ganzen Partie, in der gezeigten Stellung',
  copy: 'Link kopieren',
  send: 'Link senden',
  copied: 'Kopiert',
  save: 'Als Datei speichern',
  position: 'Die Stellung als Text',
};

/** What is wrong in a line of a record. */
const IN_RECORD: Readonly<Record<RecordIssue['code'], string>> = {
  'record.not-a-text': 'Das ist kein Text.',
  'record.too-long': 'Der Text ist zu lang.',
  'record.not-utf8': 'Hier stehen Zeichen in einer falschen Kodierung.',
  'record.not-a-record': 'Hier beginnt keine Aufzeichnung.',
  'record.version-unknown': 'Diese Version des Formats ist nicht bekannt.',
  'record.game-unknown': 'Die Aufzeichnung gehört zu einem anderen Spiel.',
  'record.line-unexpected': 'Diese Zeile gehört nicht an diese Stelle.',
  'record.line-malformed': 'Diese Zeile hat eine falsche Form.',
  'record.cut-off': 'Hier bricht die Aufzeichnung ab.',
  'record.not-canonical': 'Diese Zeile ist anders geschrieben als üblich.',
  'log.line-malformed': 'Diese Zeile hat eine falsche Form.',
  'log.player-unknown': 'Diesen Spieler gibt es nicht.',
  'replay.start-impossible': 'Diese Anfangsstellung ist nicht möglich.',
  'replay.event-impossible': 'Das ist nach den Regeln nicht möglich.',
  'replay.result-wrong': 'Dieses Ergebnis stimmt nicht.',
};

export const faults: ShellWords['faults'] = {
  fileTooLong: 'Die Datei ist zu groß.',
  textTooLong: 'Der Text ist zu lang.',
  noRecord: 'Das ist keine Aufzeichnung.',
  recordRefused: (reason) => `Diese Aufzeichnung lässt sich nicht öffnen. ${reason}`,
  inRecord: ({ code, line }) => `Zeile ${line}: ${IN_RECORD[code]}`,
  torn: 'Der Text endet mitten in einer Zeile, die weggelassen wurde.',
  nothing: 'Das ist weder eine Aufzeichnung noch ein Link noch eine Stellung.',
  nowhere: 'Dieser Link führt nirgendwohin.',
  notSaved: 'Diese Partie ist nicht in diesem Browser gespeichert.',
  emptyLink: 'Der Link enthält keine Partie.',
  noState: 'Der Link enthält keine gültige Stellung.',
  noSuchGame: (name) => `Diese Seite hat kein Spiel namens ${name}.`,
  notLoaded: (game) => `${game} lässt sich gerade nicht laden.`,
  cannotSave:
    'Dieser Browser kann die Partie nicht speichern. Kopiere den Link, um sie zu behalten.',
  agentFailed: (reason) => `Beim Computergegner ist ein Fehler aufgetreten. ${reason}`,
  agentSilent: 'Der Computergegner antwortet nicht.',
  searchSilent: 'Die Suche antwortet nicht. Versuche es noch einmal.',
  searchFailed: (reason) => `Die Suche ist ausgefallen. ${reason}`,
  noStorage:
    'Die gespeicherten Partien sind gerade nicht erreichbar. Versuche es später noch einmal.',
};

/**
 * Every issue of the library in German, made of its code, its path and its parameters.
 *
 * The types make the tables complete: a code without a sentence does not compile, nor does a sentence
 * with a parameter that its code does not have.
 */
import type { AzulIssue, Colour, IssueParameters } from 'azulejo';
import type { RecordIssue, RecordIssueCode } from 'azulejo/record';

type IssueCode = AzulIssue['code'];

/** A value that is none, as issues show it. */
type ShownValue = Extract<IssueParameters['move.malformed'], { expected: 'kind' }>['value'];

const COLOURS: Readonly<Record<Colour, string>> = {
  a: 'Blau',
  b: 'Grün',
  c: 'Orange',
  d: 'Lila',
  e: 'Rot',
};

const SECTIONS = {
  factories: 'Manufakturen',
  centre: 'Tischmitte',
  bag: 'Beutel',
  discard: 'Ablage',
  mosaic: 'Wand',
  storage: 'Musterreihen',
  floor: 'Bodenreihe',
} as const;

const PHASES = {
  drafting: 'Es werden Fliesen genommen',
  tiling: 'Es werden Fliesen gelegt',
  'round-end': 'Die Runde ist zu Ende, und es wird aufgefüllt',
  'game-over': 'Das Spiel ist zu Ende',
} as const;

const KINDS = { draft: 'Nehmen', tiling: 'Legen' } as const;

const TYPES: Readonly<Record<ShownValue['type'], string>> = {
  null: 'null',
  undefined: 'nichts',
  string: 'ein Text',
  number: 'eine Zahl',
  bigint: 'eine große ganze Zahl',
  boolean: 'ein Wahrheitswert',
  symbol: 'ein Symbol',
  object: 'ein Objekt',
  function: 'eine Funktion',
};

/** Quote a piece of the input; it is escaped already, and empty where the input ends. */
function piece({ text }: { readonly text: string }): string {
  return text === '' ? 'nichts' : `„${text}“`;
}

function shown({ type, text }: ShownValue): string {
  return type === 'string' ? `„${text}“` : text || TYPES[type];
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function tiles(number: number): string {
  return count(number, 'Fliese', 'Fliesen');
}

function list(choices: readonly (string | number)[]): string {
  const last = choices.slice(-1).join('');
  return choices.length > 1 ? `${choices.slice(0, -1).join(', ')} oder ${last}` : last;
}

const UNEXPECTED = {
  players: 'einen Spieler von A bis D',
  factories: 'Nummern und Fliesen von Manufakturen',
  tiles: 'Fliesen a bis e',
  'tiles-and-token': 'Fliesen a bis e, dann den Startspielermarker f',
  counts: 'fünf zweistellige Anzahlen',
} as const;

function unexpected(parameters: IssueParameters['shared.unexpected-character']): string {
  const expected =
    parameters.expected === 'sections'
      ? `die Abschnitte ${parameters.letters.join(', ')}`
      : UNEXPECTED[parameters.expected];
  return `${piece(parameters)} gefunden, ${expected} erwartet`;
}

const CHARACTERS = {
  player: 'ein Spieler von A bis D',
  source: 'eine Manufaktur von 0 bis 8, C für die Mitte oder eine Reihe von 0 bis 4',
  'colour-or-column': 'eine Farbe a bis e oder nach einer Reihe eine Spalte',
  target: 'eine Reihe von 0 bis 4 oder F für den Boden',
  end: 'das Ende des Zuges',
} as const;

function malformedMove(parameters: IssueParameters['move.malformed']): string {
  switch (parameters.expected) {
    case 'text':
      return `${TYPES[parameters.type]} ist kein Zug`;
    case 'kind':
      return `${shown(parameters.value)} ist keine Art von Zug`;
    case 'part':
      return `${shown(parameters.value)} kann nicht ${parameters.name} eines Zuges sein`;
    case 'parts':
      return `die Teile ergeben ${parameters.move}, und das ist kein ${KINDS[parameters.kind]}`;
    case 'typed-form':
      return `statt ${shown(parameters.value)} bitte ${parameters.form} eingeben: gezählt wird ab 1`;
    case 'typed-move':
      return `${shown(parameters.value)} ist kein Zug. ${PHASES[parameters.phase]}`;
    default:
      return `${piece(parameters)} gefunden, erwartet wird ${CHARACTERS[parameters.expected]}`;
  }
}

function impossibleDeal(parameters: IssueParameters['deal.impossible']): string {
  switch (parameters.expected) {
    case 'tiles':
      return `${piece({ text: parameters.tiles })} können Beutel und Ablage nicht geben`;
    case 'empty-deal':
      return `das Spiel ist zu Ende, also wird statt ${shown(parameters.value)} nur F verteilt`;
    case 'other-phase':
      return `${shown(parameters.value)} wird jetzt nicht verteilt. ${PHASES[parameters.phase]}`;
  }
}

function notTwoStrings(parameters: IssueParameters['state.not-two-strings']): string {
  const expected = 'erwartet wird ein Array aus zwei Texten';
  switch (parameters.found) {
    case 'array':
      return `das Array hat ${count(parameters.length, 'Element', 'Elemente')}, ${expected}`;
    case 'both-parts':
      return `beide Teile stehen in einem Text, ${expected}`;
    case 'json':
      return `das ist JSON, das noch nicht gelesen wurde, ${expected}`;
    default:
      return `${TYPES[parameters.found]} gefunden, ${expected}`;
  }
}

/** What several codes say alike. */
const SAY = {
  type: ({ type }: IssueParameters['shared.not-a-string']) =>
    `${TYPES[type]} gefunden, ein Text erwartet`,
  length: ({ length, most }: IssueParameters['shared.too-long']) =>
    `${length} Zeichen, höchstens ${most} sind möglich`,
  missing: ({ section, letter }: IssueParameters['shared.section-missing']) =>
    `der Abschnitt ${letter} (${SECTIONS[section]}) fehlt`,
  repeated: ({ section }: IssueParameters['shared.section-repeated']) =>
    `der Abschnitt ${SECTIONS[section]} steht zweimal da`,
  unsorted: ({ section, letters }: IssueParameters['shared.sections-unsorted']) =>
    `der Abschnitt ${SECTIONS[section]} steht nicht in der Reihenfolge ${letters.join(', ')}`,
  tilesUnsorted: (parameters: IssueParameters['factory.tiles-unsorted']) =>
    `${piece(parameters)} ist nicht alphabetisch sortiert`,
  tooManyTiles: ({ count: found, most }: IssueParameters['factory.too-many-tiles']) =>
    `${tiles(found)}, höchstens ${most} passen hinein`,
  countMalformed: (parameters: IssueParameters['bag.count-malformed']) =>
    `${piece(parameters)} gefunden, eine zweistellige Anzahl erwartet`,
  countTooHigh: ({ count: found, most }: IssueParameters['bag.count-out-of-range']) =>
    `${found} gefunden, höchstens ${most} sind möglich`,
} as const;

/** A sentence for every code. */
export const SENTENCES: {
  readonly [Code in IssueCode]: (parameters: IssueParameters[Code]) => string;
} = {
  'state.not-two-strings': notTwoStrings,
  'shared.not-a-string': SAY.type,
  'shared.too-long': SAY.length,
  'shared.unexpected-character': unexpected,
  'shared.section-missing': SAY.missing,
  'shared.section-repeated': SAY.repeated,
  'shared.sections-unsorted': SAY.unsorted,
  'players.not-a-string': SAY.type,
  'players.too-long': SAY.length,
  'players.unexpected-character': unexpected,
  'players.section-missing': SAY.missing,
  'players.section-repeated': SAY.repeated,
  'players.sections-unsorted': SAY.unsorted,
  'turn.missing': (parameters) => `${piece(parameters)} gefunden, ein Spieler A bis D erwartet`,
  'factory.number-missing': (parameters) => `vor ${piece(parameters)} fehlt eine Nummer`,
  'factory.number-unknown': (parameters) => `${piece(parameters)} gibt es nicht, nur 0 bis 8`,
  'factory.repeated': ({ factory }) => `die Manufaktur ${factory} steht zweimal da`,
  'factory.empty': ({ factory }) => `die leere Manufaktur ${factory} wird weggelassen`,
  'factory.unsorted': ({ factory, after }) =>
    `die Manufaktur ${factory} steht hinter der Manufaktur ${after}`,
  'factory.tiles-unsorted': SAY.tilesUnsorted,
  'factory.too-many-tiles': SAY.tooManyTiles,
  'centre.tiles-unsorted': SAY.tilesUnsorted,
  'centre.too-many-tiles': SAY.tooManyTiles,
  'bag.count-malformed': SAY.countMalformed,
  'bag.count-out-of-range': SAY.countTooHigh,
  'discard.count-malformed': SAY.countMalformed,
  'discard.count-out-of-range': SAY.countTooHigh,
  'player.missing': ({ player }) => `das Tableau von ${player} fehlt`,
  'player.repeated': ({ player }) => `${player} hat zwei Tableaus`,
  'player.unsorted': ({ player }) => `${player} steht hinter einem späteren Spieler`,
  'score.missing': () => 'ein bis drei Ziffern fehlen',
  'score.too-long': ({ digits }) => `${digits} Ziffern, höchstens drei sind möglich`,
  'score.leading-zero': ({ digits, score }) => `statt ${digits} schreibt man ${score}`,
  'mosaic.cell-malformed': (parameters) =>
    `${piece(parameters)} ist keine Farbe mit Reihe und Spalte von 0 bis 4`,
  'mosaic.cell-repeated': ({ colour }) => `hier liegt eine zweite Fliese, ${COLOURS[colour]}`,
  'mosaic.cells-unsorted': () => 'das Feld steht hinter einem späteren',
  'storage.line-malformed': (parameters) =>
    `${piece(parameters)} ist keine Reihe von 0 bis 4 mit Farbe und Anzahl von 1 bis 5`,
  'storage.line-repeated': ({ row }) => `die Reihe ${row} steht zweimal da`,
  'storage.line-empty': ({ row }) => `die leere Reihe ${row} wird weggelassen`,
  'storage.lines-unsorted': ({ row, after }) => `die Reihe ${row} steht hinter der Reihe ${after}`,
  'floor.tiles-unsorted': SAY.tilesUnsorted,
  'floor.too-many-pieces': ({ count: found, most }) =>
    `${count(found, 'Stein', 'Steine')}, höchstens ${most} passen hinein`,
  'token.repeated': ({ tokens, players }) =>
    players.length === 0
      ? `${tokens} Startspielermarker, es gibt nur einen`
      : `der Startspielermarker liegt bei ${players.join(' und ')}`,
  'players.too-few': ({ players }) =>
    `${count(players, 'Spieler', 'Spieler')}, Azul spielen zwei bis vier`,
  'turn.unknown-player': ({ player, players }) =>
    `${player} spielt nicht mit, nur ${list(players)}`,
  'factory.not-in-game': ({ factory, factories, players }) =>
    `die Manufaktur ${factory} gibt es zu ${players}. nicht, nur 0 bis ${factories - 1}`,
  'tiles.not-conserved': ({ colour, tiles: found, needed }) =>
    `insgesamt ${tiles(found)} in ${COLOURS[colour]}, es müssen ${needed} sein`,
  'token.not-one': ({ tokens }) => `${tokens} Startspielermarker, es muss genau einer sein`,
  'mosaic.colour-repeated-in-row': ({ colour }) => `${COLOURS[colour]} liegt in der Reihe schon`,
  'mosaic.colour-repeated-in-column': ({ colour }) =>
    `${COLOURS[colour]} liegt in der Spalte schon`,
  'mosaic.colour-off-its-cell': ({ colour, cellColour }) =>
    `hier liegt ${COLOURS[colour]}, das Feld ist für ${COLOURS[cellColour]}`,
  'storage.line-overfull': SAY.tooManyTiles,
  'storage.colour-in-mosaic-row': ({ colour }) =>
    `${COLOURS[colour]} liegt in der Wand daneben schon`,
  'centre.more-than-factories-left': ({ count: found, most }) =>
    `${tiles(found)}, aus den leeren Manufakturen können höchstens ${most} sein`,
  'factory.partly-filled-early': ({ tiles: found, needed }) =>
    `${tiles(found)}, es müssen ${needed} sein, da eine spätere gefüllt ist`,
  'factory.partly-filled-with-bag': ({ tiles: found, left }) =>
    `${tiles(found)}, es müssen 4 sein, da der Beutel noch ${tiles(left)} hat`,
  'factory.too-few-empty': ({ empty, tiles: found, needed }) =>
    `${empty} sind leer, es müssen mindestens ${needed} sein: Mitte, Böden und volle Reihen haben ${tiles(found)} dieser Runde`,
  'token.taken-early': () => 'der Startspielerstein ist genommen, obwohl keine Manufaktur leer ist',
  'mosaic.row-complete-in-drafting': () =>
    'die Reihe ist vollständig, das Spiel also zu Ende: es kann keine Fliesen zu nehmen geben',
  'rules.unknown-value': ({ setting, value, allowed }) =>
    `${shown(value)} gibt es für ${setting} nicht, nur ${list(allowed)}`,
  'move.malformed': malformedMove,
  'move.wrong-phase': ({ move, kind, phase }) =>
    `${move} ist ein Zug zum ${KINDS[kind]}. ${PHASES[phase]}`,
  'move.not-your-turn': ({ player, playerToMove }) =>
    playerToMove === null
      ? `${player} ist nicht am Zug, und auch sonst niemand`
      : `nicht ${player}, sondern ${playerToMove} ist am Zug`,
  'move.colour-not-there': ({ colour, colours }) =>
    colours.length === 0
      ? `hier liegt nichts, auch kein ${COLOURS[colour]}`
      : `${COLOURS[colour]} liegt hier nicht, nur ${list(colours.map((each) => COLOURS[each]))}`,
  'move.row-full': ({ colour, tiles: held }) =>
    `die Reihe ist mit ${tiles(held)} in ${COLOURS[colour]} voll`,
  'move.row-holds-other-colour': ({ colour, held }) =>
    `in der Reihe liegt ${COLOURS[held]}, nicht ${COLOURS[colour]}`,
  'move.colour-in-mosaic-row': ({ colour }) => `${COLOURS[colour]} liegt in der Wand daneben schon`,
  'move.row-not-full': ({ tiles: held, needed }) => `${tiles(held)}, voll ist sie mit ${needed}`,
  'move.row-not-next': ({ row, next }) => `vor der Reihe ${row} kommt die Reihe ${next}`,
  'move.cell-taken': () => 'hier liegt schon eine Fliese',
  'move.colour-in-mosaic-column': ({ colour }) => `${COLOURS[colour]} liegt in der Spalte schon`,
  'move.colour-off-its-cell': ({ colour, home }) => `${COLOURS[colour]} gehört in Spalte ${home}`,
  'move.floor-not-needed': ({ column }) =>
    `die Fliese passt noch in die Wand, etwa in Spalte ${column}`,
  'deal.malformed': ({ value }) => `${shown(value)} ist nicht F mit Nummern und Fliesen`,
  'deal.impossible': impossibleDeal,
};

const STEPS: Readonly<Record<string, string>> = {
  ...SECTIONS,
  score: 'Punkte',
  phase: 'Phase',
  turn: 'Zug',
  token: 'Startspielermarker',
  tiles: 'Fliesen',
  rules: 'Regeln',
  state: 'Spielstand',
  deal: 'Verteilung',
};

const NUMBERED: Readonly<Record<string, string>> = {
  factories: 'Manufaktur',
  deal: 'Verteilung, Manufaktur',
  mosaic: 'Wandreihe',
  storage: 'Musterreihe',
};

const PARTS = { shared: 'Gemeinsamer Teil', players: 'Tableaus', move: 'Zug' } as const;

/** Put the place of an issue into words: `Spieler B, Musterreihe 3`. */
function place({ path, part }: AzulIssue): string {
  const words = path.map((step, index) => {
    const before = path[index - 1];
    if (typeof path[index + 1] === 'number' && typeof step === 'string' && step in NUMBERED) {
      return '';
    }
    if (typeof step === 'number') {
      return typeof before === 'string' ? `${NUMBERED[before]} ${step}` : `Spalte ${step}`;
    }
    if (before === 'players') return `Spieler ${step}`;
    if (step === 'players') return path.length > 1 ? '' : 'Spieler';
    return COLOURS[step as Colour] ?? STEPS[step] ?? step;
  });
  return words.filter((word) => word !== '').join(', ') || PARTS[part];
}

/** Say what an issue is about. */
function sentence<Code extends IssueCode>({ code, parameters }: AzulIssue<Code>): string {
  return SENTENCES[code](parameters);
}

/** Say the issue of a state, a move or a deal in German. */
export function inGerman(issue: AzulIssue): string {
  return `${place(issue)}: ${sentence(issue)}.`;
}

/** A sentence for every code of a record or a log. */
export const RECORD_SENTENCES: Readonly<Record<RecordIssueCode, string>> = {
  'record.not-a-text': 'das ist kein Text',
  'record.too-long': 'der Text ist zu lang',
  'record.not-utf8': 'das ist kein UTF-8',
  'record.not-a-record': 'das ist keine Aufzeichnung eines Spiels',
  'record.version-unknown': 'diese Version der Aufzeichnung ist nicht bekannt',
  'record.game-unknown': 'die Aufzeichnung ist von einem anderen Spiel',
  'record.line-unexpected': 'hier gehört eine andere Zeile hin',
  'record.line-malformed': 'die Zeile ist fehlerhaft',
  'record.cut-off': 'der Text bricht ab',
  'record.not-canonical': 'die Bedeutung ist klar, man schreibt es aber anders',
  'log.line-malformed': 'die Zeile ist kein Zug',
  'log.player-unknown': 'so heißt niemand, der mitspielt',
  'replay.start-impossible': 'so kann das Spiel nicht beginnen',
  'replay.event-impossible': 'das ist gegen die Regeln',
  'replay.result-wrong': 'das Ergebnis stimmt nicht',
};

/** Say the issue of a record or a log in German. */
export function recordInGerman({ code, line }: RecordIssue): string {
  return `Zeile ${line}: ${RECORD_SENTENCES[code]}.`;
}

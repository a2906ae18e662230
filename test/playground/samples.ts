/** Arguments for each sentence of the catalogues: a sentence without any is a type error. */
import { RECORD_ISSUE_CODES } from 'azulejo/record';
import { PORTS } from 'azulejo/tsuro';
import type { CubePageWords } from '../../playground/games/cube-blokus/words.js';
import type { RoomWords } from '../../playground/online/words.js';
import type { TeachingWords } from '../../playground/shell/lesson-words.js';
import type { PuzzleWords } from '../../playground/shell/puzzle-words.js';
import type { ShellWords } from '../../playground/shell/words.js';
import type { AzulWords } from '../../src/azul/board/words.js';
import type { CubeWords } from '../../src/cube-blokus/board/words.js';
import type { UrWords } from '../../src/royal-ur/board/words.js';
import type { TsuroWords } from '../../src/tsuro/board/words.js';

/** Keys of what is a function, or has one. */
type Spoken<Words> = {
  [Key in keyof Words]: Words[Key] extends string | readonly unknown[]
    ? never
    : Words[Key] extends (...args: never) => string
      ? Key
      : Words[Key] extends Readonly<Record<string, string>>
        ? never
        : Key;
}[keyof Words];

/** Lists of arguments for every function. */
type Samples<Words> = {
  readonly [Key in Exclude<Spoken<Words>, 'forms' | 'lessons' | 'countFrom'>]: Words[Key] extends (
    ...args: infer Args
  ) => string
    ? readonly Readonly<Args>[]
    : Samples<Words[Key]>;
};

const RECORD_ISSUE = {
  severity: 'error',
  line: 4,
  found: 'nothing',
  expected: 'x',
  message: 'Line 4: found nothing, expected x.',
} as const;

const NAME = [['Ada']] as const;
const NUMBER = [[3]] as const;
const COUNTS = [[0], [1], [7]] as const;
const NAMES = [[['Ada']], [['Ada', 'Bruno', 'Zoë']]] as const;
const WORD = [['x']] as const;

const LEVEL_FOR = [['Ada', 'Level 3']] as const;

const rooms: Samples<RoomWords> = {
  offer: { minutes: COUNTS, back: WORD },
  list: {
    seats: [
      [0, 2],
      [1, 2],
      [3, 4],
    ],
  },
  room: {
    title: WORD,
    seat: NUMBER,
    fill: NUMBER,
    swap: NUMBER,
    waitsForHost: NAME,
    you: NAME,
    rules: WORD,
  },
  invite: { text: WORD, invited: NAME },
  people: {
    removeTitle: NAME,
    replaceTitle: NAME,
    knocks: NAME,
  },
  chat: {
    unread: COUNTS,
    joined: NAME,
    joinedToWatch: NAME,
    left: NAME,
    kicked: NAME,
    lost: NAME,
    back: NAME,
    host: NAME,
    plays: LEVEL_FOR,
    playsAgain: NAME,
    asks: NAME,
    agrees: NAME,
    declines: NAME,
    resigned: NAME,
    ready: NAME,
  },
  table: {
    away: [
      ['Ada', 0],
      ['Ada', 1],
      ['Ada', 42],
    ],
    taken: LEVEL_FOR,
    takenYou: WORD,
    takenYouToEnd: WORD,
    question: NAME,
    resignTitle: NAME,
  },
  after: { ready: [[1, 2]] },
};

const shell: Samples<ShellWords> = {
  settings: {},
  games: {
    player: [['A']],
    points: COUNTS,
    wins: NAMES,
    round: NUMBER,
    level: NUMBER,
    easyLevel: NUMBER,
    randomLevel: NUMBER,
    hardLevel: NUMBER,
    turnOf: NAME,
  },
  navigation: { documentTitle: WORD },
  menu: {
    youAgainst: [[['Bruno (Level 2)']], [['Bruno', 'Zoë']]],
    newGame: WORD,
    nameOf: NUMBER,
    playsFor: NUMBER,
    defaultName: NUMBER,
    tooMany: NUMBER,
    deleteGame: NAME,
    deleteText: NAMES,
  },
  clock: {
    summary: WORD,
    low: [
      ['Ada', 1],
      ['Ada', 30],
    ],
    isUp: NAME,
  },
  table: {
    preview: [[2, 5]],
    viewing: [[2, 5]],
    you: NAME,
    playFor: NAME,
    whoPlaysFor: NAME,
    handOver: NAME,
    covered: NAME,
  },
  forfeit: {
    question: NAME,
    dropsOut: NAME,
    ends: NAMES,
    youWon: [['Bruno', 'x']],
    won: [
      [['Ada'], 'Bruno', 'x'],
      [['Ada', 'Bruno'], 'Zoë', 'x'],
    ],
  },
  said: { after: [[2, 5]], variation: NUMBER, hint: WORD },
  refusals: { notYourTurn: WORD },
  moves: { variation: NUMBER, deleteTitle: NUMBER, deleteText: [[true], [false]] },
  analysis: { visits: COUNTS, shares: [[500]], sharesAndLead: [[500]] },
  review: {
    of: [[2, 5]],
    loses: [[0.12]],
    betterShares: [[0.53, 0.41]],
    gains: WORD,
    curvePoint: [['Ada', 'x', ['Ada 5', 'Bruno 6']]],
    failed: [['x.']],
  },
  editor: { character: [['x', 4]], invalid: COUNTS, setAside: { text: [[1], [2]] } },
  faults: {
    recordRefused: [['x.']],
    inRecord: RECORD_ISSUE_CODES.map((code) => [{ ...RECORD_ISSUE, code }]),
    noSuchGame: WORD,
    notLoaded: WORD,
    agentFailed: [['x.']],
    searchFailed: [['x.']],
  },
};

const DRAFT = {
  tiles: 2,
  colour: 'a',
  source: 2,
  target: 3,
  token: false,
  toFloor: 0,
} as const;
const DRAFTS = [
  DRAFT,
  { ...DRAFT, tiles: 1, colour: 'c', source: 'C', token: true, toFloor: 1 },
  { ...DRAFT, tiles: 3, colour: 'e', target: 'F', toFloor: 3 },
] as const;
const TILINGS = [
  { row: 2, column: 3, colour: 'b', points: 5, toFloor: 0 },
  { row: 2, column: 3, colour: 'd', points: 1, toFloor: 0 },
  { row: 2, column: undefined, colour: 'd', points: 0, toFloor: 3 },
] as const;
const SHOWN = {
  target: 3,
  colour: 'a',
  held: 2,
  size: 4,
  toFloor: 0,
  cost: 0,
  points: undefined,
} as const;
const GAINS = [
  [[{ name: 'Ada', points: 1 }]],
  [
    [
      { name: 'Ada', points: 4 },
      { name: 'Bruno', points: 2 },
    ],
  ],
] as const;
const COLOURS = [['a'], ['b'], ['c'], ['d'], ['e']] as const;
const PLACES = [
  { kind: 'factory', factory: 3 },
  { kind: 'centre' },
  { kind: 'row', player: 'A', row: 2 },
  { kind: 'cell', player: 'B', row: 2, column: 3 },
  { kind: 'floor', player: 'C' },
] as const;

const azul: Samples<AzulWords> = {
  places: { factory: NUMBER, row: NUMBER, cell: [[2, 4]] },
  player: [['A']],
  board: {
    tiles: [
      [1, 'a'],
      [2, 'a'],
      [1, 'd'],
      [4, 'e'],
    ],
    pile: [
      [1, 'a', 'C'],
      [2, 'b', 4],
    ],
    source: [
      ['C', 'x'],
      [4, 'x'],
    ],
    tab: [['Ada', 5]],
    boardOf: [
      ['Ada', 5, true],
      ['Bruno', 1, false],
    ],
    emptyRow: [
      [1, 1],
      [4, 5],
    ],
    row: [[2, 1, 3, 'a']],
    inColumn: [['c', 3]],
    mosaicRow: [[3, 'x']],
    floor: [
      ['x', 0],
      ['x', 1],
      ['x', 4],
    ],
    cell: [
      [1, 2, 1],
      [1, 2, 8],
    ],
    shown: [
      [SHOWN],
      [{ ...SHOWN, held: 4, points: 7 }],
      [{ ...SHOWN, toFloor: 2, cost: 3 }],
      [{ ...SHOWN, target: 'F', toFloor: 1, cost: 1 }],
    ],
  },
  status: { takes: NAME, tiles: NAME, wins: NAMES },
  events: {
    draft: DRAFTS.map((draft) => ['Ada', draft]),
    tiling: TILINGS.map((tiling) => ['Ada', tiling]),
    floors: GAINS,
    bonuses: GAINS,
    deal: NAME,
  },
  entries: {
    draft: DRAFTS.map((draft) => [draft]),
    tiling: TILINGS.map((tiling) => [tiling]),
    round: NUMBER,
  },
  refusals: {
    turnOf: NAME,
    otherColour: [['a', 'e']],
    inMosaicRow: COLOURS,
    rowNotNext: NUMBER,
    inMosaicColumn: COLOURS,
    offItsCell: [['b', 3]],
    notThere: [
      ['a', 'C'],
      ['b', 3],
    ],
  },
  editor: {
    player: [['A']],
    board: [
      ['Ada', true],
      ['Ada', false],
    ],
    places: NAME,
    pointsOf: NAME,
    cell: [[1, 2, 'x']],
    emptyFor: COLOURS,
    wrong: WORD,
    supply: [['x', 'd']],
    put: PLACES.flatMap((place) => [
      ['a', place],
      ['token', place],
    ]),
    removed: PLACES.flatMap((place) => [
      ['a', place],
      ['token', place],
    ]),
    turn: [['A']],
    score: [['A', 3]],
    countPlayers: NUMBER,
    count: [
      [1, 'a', 'bag'],
      [5, 'd', 'discard'],
    ],
  },
};

const MOVES = [
  { from: 'hand', to: 4, captures: false, rosette: true },
  { from: 7, to: 9, captures: true, rosette: false },
  { from: 13, to: 'home', captures: false, rosette: false },
] as const;

const ur: Samples<UrWords> = {
  player: [['A']],
  board: {
    atHome: [[2, 7]],
    handOf: [
      ['Ada', 1],
      ['Ada', 5],
    ],
    homeOf: [
      ['Ada', 1],
      ['Ada', 5],
    ],
    squareName: NUMBER,
    square: [
      [{ step: 8, owner: undefined, rosette: true, tokens: ['Ada', 'Bruno'] }],
      [{ step: 3, owner: 'Ada', rosette: false, tokens: [] }],
    ],
    advice: MOVES.map(({ to, captures, rosette }) => [{ to, captures, rollsAgain: rosette }]),
    rolled: NUMBER,
    rolledInVain: NUMBER,
  },
  status: { rolls: NAME, moves: [['Ada', 3]], wins: NAME, prompt: [[1], [4]] },
  events: {
    roll: [['Ada', 3]],
    rollInVain: [['Ada', 3]],
    move: MOVES.map((move) => ['Ada', 'Bruno', move]),
  },
  entries: {
    roll: NUMBER,
    rollInVain: NUMBER,
    move: MOVES.map((move) => [move]),
    section: [[2, 5]],
  },
  editor: {
    tokenOf: [['A']],
    wrong: WORD,
    waiting: [['roll'], [3], ['game-over']],
    put: [
      ['A', 4],
      ['B', 'hand'],
      ['B', 'home'],
    ],
    removed: [
      ['A', 4],
      ['B', 'home'],
    ],
    turn: [['A']],
    waits: [['roll'], [3], ['game-over']],
    tokensEach: [[1], [5]],
  },
};

const OUTS = [
  { name: 'Bruno', end: 'leaves' },
  { name: 'Zoë', end: 'loops' },
] as const;

const TILE = [['7 (90°)']] as const;

const tsuro: Samples<TsuroWords> = {
  places: {
    square: [[[3, 4]]],
    start: [
      [[3, 4], 'a'],
      [[3, 4], 'g'],
    ],
  },
  player: [['A']],
  board: {
    tile: TILE,
    chosenTile: TILE,
    suggested: WORD,
    comingFor: [['Ada', ['x 3', 'x 4']]],
    chosen: PORTS.map((port) => [port] as const),
    square: [
      [{ place: [2, 3], tile: undefined, stones: [], before: ['Ada', 'Bruno'] }],
      [{ place: [2, 3], tile: '7 (90°)', stones: [{ name: 'Ada', port: 'g' }], before: [] }],
    ],
    walks: [
      ['Ada', 1, [2, 3]],
      ['Ada', 4, [2, 3]],
    ],
    out: [
      ['Ada', 'leaves'],
      ['Ada', 'loops'],
    ],
    outs: NAMES,
    start: [['7 (90°)', [2, 3], 'a']],
  },
  fates: { out: WORD, outIn: [['x', 3]] },
  status: { draws: NAME, starts: NAME, places: NAME, wins: NAMES },
  events: {
    places: [
      ['Ada', '7 (90°)', [2, 3], OUTS],
      ['Ada', '7 (90°)', [2, 3], []],
    ],
    starts: [['Ada', '7 (90°)', [2, 3], 'a']],
    draws: [
      ['Ada', 1],
      ['Ada', 3],
    ],
    noMove: NAME,
    givesUp: NAME,
  },
  entries: {
    places: [
      ['7 (90°)', [2, 3], undefined, true],
      ['7 (90°)', [2, 3], 'leaves', false],
      ['7 (90°)', [2, 3], 'loops', true],
    ],
    dealt: [[1], [3]],
    round: NUMBER,
  },
  editor: {
    stoneOf: [['A']],
    wrong: WORD,
    statusOf: [['A']],
    roundOf: [['A']],
    handPlace: [[1, 'x']],
    bag: [[1], [5]],
    tileOn: [['7 (90°)', 'x']],
    removed: WORD,
    stoneOn: [['A', 'x']],
    status: [['A', 'x']],
    turn: [['A']],
    isRound: [[0], [3]],
    inHand: [[1], [3]],
    inBag: [[1], [5]],
    countPlayers: NUMBER,
  },
};

const SQUARES = [
  { face: 'U', names: ['a7', 'b7'] },
  { face: 'L', names: ['g1'] },
] as const;
const PLAYERS = ['A', 'B', 'C', 'D'] as const;

const cube: Samples<CubeWords> = {
  player: [['A']],
  board: {
    squares: [
      [
        [
          { face: 'U', names: ['a7', 'b7'] },
          { face: 'L', names: ['g1'] },
        ],
      ],
    ],
    square: [
      ['U', 'b8', { kind: 'free' }],
      ['L', 'b8', { kind: 'build-point' }],
      ['F', 'b8', { kind: 'start', owner: 'A' }],
      ['R', 'b8', { kind: 'square', owner: 'B' }],
      ['B', 'b8', { kind: 'piece', owner: 'C', piece: 'O4' }],
      ['D', 'b8', { kind: 'free' }],
    ],
    face: [
      [
        'U',
        [
          { player: 'A', squares: 1 },
          { player: 'B', squares: 4 },
        ],
        76,
      ],
      ['L', [], 1],
    ],
    moveOf: NAME,
    player: [
      ['A', 5, 1, undefined],
      ['B', 1, 12, 'out'],
      ['C', 7, 3, 'stuck'],
    ],
    left: COUNTS,
    piecesOf: PLAYERS.map((player) => [player]),
    piece: [
      ['I1', 1],
      ['O4', 4],
    ],
    pieceFits: [
      ['O4', 4, 0],
      ['O4', 4, 1],
      ['I1', 1, 9],
    ],
    pieceMarked: WORD,
  },
  controls: {
    ratingOf: [[73]],
    best: [['O4', 73]],
    place: [[2, 5]],
    fits: [
      ['O4', 1],
      ['O4', 5],
    ],
    fitsNowhere: [['O4']],
    refused: [['O4', 'x.']],
    preview: [
      ['L5', SQUARES, 3, undefined],
      ['L5', SQUARES, 1, 73],
    ],
  },
  status: { places: NAME, wins: NAMES },
  events: {
    places: [['Ada', 'L5', SQUARES, 3]],
    skipped: NAMES,
    dropsOut: NAME,
  },
  entries: { places: [['L5', SQUARES]], stuck: [[['C']], [['B', 'D']]], round: NUMBER },
  refusals: {
    taken: [[['C']], [['B', 'D']]],
    pieceUsed: [['O4']],
    turnOf: NAME,
  },
  editor: {
    statusOf: PLAYERS.map((player) => [player]),
    carriedOf: PLAYERS.map((player) => [player]),
    colour: PLAYERS.map((player) => [player]),
    laid: [['A', SQUARES]],
    removed: [[SQUARES]],
    turn: PLAYERS.map((player) => [player]),
    statusIs: [['B', 'x']],
    carriedIs: [
      ['B', 1],
      ['C', 12],
    ],
  },
};

const cubePage: Samples<CubePageWords> = {
  setup: {},
  learning: {
    otherPiece: [[['L5']], [['I1', 'I2']]],
    level: [[2, 4]],
    oneWin: [[2, 4]],
    threeWins: [[2, 4]],
    won: [
      [2, 4, 1],
      [3, 4, 2],
    ],
    lost: [
      [2, 4, 1],
      [3, 4, 2],
    ],
  },
};

const puzzles: Samples<PuzzleWords> = {
  solved: [
    [0, 9],
    [1, 9],
    [2, 9],
  ],
  name: NUMBER,
  solvedName: NUMBER,
  task: NAME,
  about: NUMBER,
  taskByChance: NAME,
  aboutByChance: NUMBER,
  winsMostOften: [[0.604, 0.503]],
  winsLessOften: [[0.503, 0.604]],
  score: [['x', 42, 53]],
  bestPlay: WORD,
  byTieBreak: [['wins 62 to 62']],
  wrongResult: WORD,
  answers: [['Ada', 'x']],
  solvedIn: [
    ['x', 0, 9],
    ['x', 1, 9],
    ['x', 2, 9],
  ],
  withTheme: [['x', 'x']],
  themeCount: [['x', 4]],
  rated: [[604]],
  ratingBecame: [[604, 4]],
  changed: [[4]],
};

const lessons: Samples<TeachingWords> = {
  numbered: [[2, 'x']],
  doneOf: [
    [0, 6],
    [1, 6],
  ],
};

export const SAMPLES = {
  shell,
  rooms,
  puzzles,
  azul,
  azulPage: {},
  ur,
  urPage: {},
  tsuro,
  tsuroPage: {},
  cube,
  cubePage,
  lessons,
  azulTeaching: {},
  urTeaching: {},
  tsuroTeaching: {},
};

/** The shell in English. Its type is what every other language has to say. */
import type { Mark } from 'azulejo/agents';
import type { RecordIssue } from 'azulejo/record';
import { COMMON } from '../../../src/engine/board/words/en.js';
import type { Preferences } from '../model/preferences.js';

export const { forms } = COMMON;
const { counted, listed, number, percent } = forms;

/** What all games say. */
export const games = {
  ...COMMON,
  level: (level: number) => `Level ${level}`,
  easyLevel: (level: number) => `Level ${level}, easy`,
  randomLevel: (level: number) => `Level ${level}, at random`,
  hardLevel: (level: number) => `Level ${level}, hard`,
  randomMoves: 'Random moves',
  allRules: 'All rules and corner cases',
};

export const navigation = {
  title: 'Playground',
  playground: 'playground',
  documentTitle: (game: string) => `${game} playground | azulejo`,
  places: { menu: 'Games', table: 'Table', learn: 'Learn', puzzles: 'Puzzles', check: 'Editor' },
  rules: 'Rules',
  rulesTitle: 'The rules in short',
  settings: 'Settings',
  menu: 'Menu',
  actions: 'Actions',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading …',
  missing: 'Could not load this. Try again.',
  reload: 'Reload the page',
  newVersion: 'A new version of this page is ready.',
  loadVersion: 'Load it',
};

export const settings = {
  language: 'Language',
  noLanguage: 'Could not load this language. Try again.',
  speed: 'Speed of agents and animations',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' } satisfies Record<
    Preferences['speed'],
    string
  >,
  sound: 'Sounds',
  sounds: { off: 'Off', on: 'On' } satisfies Record<Preferences['sound'], string>,
  dice: 'Dice',
  rolls: { auto: 'Roll automatically', hand: 'I roll' } satisfies Record<
    Preferences['rolls'],
    string
  >,
  theme: 'Appearance',
  themes: { auto: 'System', light: 'Light', dark: 'Dark' } satisfies Record<
    Preferences['theme'],
    string
  >,
};

export const menu = {
  chooseGame: 'Choose a game',
  newGame: (game: string) => `New game: ${game}`,
  newHere: 'New to this game?',
  notHere: 'No, thank you',
  learn: 'Learn it in a minute',
  youAgainst: (others: readonly string[]) => `You against ${listed(others)}`,
  options: 'Options',
  players: 'Players',
  nameOf: (player: number) => `Name of player ${player}`,
  playsFor: (player: number) => `Who plays for player ${player}`,
  defaultName: (player: number) => `Player ${player}`,
  person: 'Person',
  covers: 'Cover the board between turns',
  moreRules: 'More rules',
  chooseSeed: 'Choose the seed',
  seed: 'Seed',
  atRandom: 'at random',
  aboutSeed: 'The same seed and the same moves give the same game.',
  badSeed: 'The seed must be a whole number from 0 to 4294967295.',
  play: 'Play',
  savedTitle: 'Your games',
  nothingSaved: 'Every game that you play is kept here.',
  tooMany: (games: number) =>
    `${number(games)} games are kept. Delete those that you no longer need.`,
  yourTurn: 'your turn',
  delete: 'Delete',
  deleteGame: (players: string) => `Delete ${players}`,
  deleteTitle: 'Delete this game?',
  deleteText: (names: readonly string[]) => `The game of ${listed(names)} cannot be brought back.`,
  openOther: 'Open a file, a link or a text',
  chooseFile: 'Choose a record',
  paste: 'Or paste a record, a link, or the two strings of a state',
  open: 'Open',
};

export const clock = {
  title: 'Clocks',
  summary: (control: string) => `Clock: ${control}`,
  none: 'none',
  minutesOf: 'Minutes of each person',
  noClock: 'No clock',
  seconds: 'Seconds for each move',
  noSeconds: 'None',
  forfeits: 'A player whose time is up forfeits',
  noLimit: 'no limit',
  low: (name: string, seconds: number) =>
    `${name} has ${counted(seconds, 'second', 'seconds')} left.`,
  isUp: (name: string) => `${name} is out of time.`,
};

export const table = {
  /** The person at this device among the players. */
  you: (name: string) => `${name} (you)`,
  title: 'The table',
  study: 'Study',
  previousMove: 'Previous move',
  nextMove: 'Next move',
  leave: 'Leave',
  playHere: 'Play here',
  playFromHere: 'Play from here',
  /** The second part is left out where there is no room. */
  backToGame: ['Back', ' to the game'] as readonly [string, string],
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  pause: 'Pause',
  goOn: 'Continue',
  skip: 'Skip',
  aboutSkip: 'Skip the animation',
  askAgain: 'Ask again',
  playFor: (name: string) => `Play for ${name}`,
  playAgain: 'Play again',
  previewOfMove: 'Preview of a move',
  preview: (step: number, moves: number) => `Preview: move ${step} of ${moves}`,
  previewStart: 'The position in which it begins.',
  branches: 'Another move begins a variation.',
  viewing: (move: number, moves: number) => `Viewing move ${move} of ${moves}`,
  youWin: 'You win',
  lookAtBoard: 'Look at the board',
  result: 'Result',
  standings: 'Standings',
  player: 'Player',
  winner: 'winner',
  players: 'Players',
  whoPlays: 'Who plays',
  whoPlaysFor: (name: string) => `Who plays for ${name}`,
  handOver: (name: string) => `Hand over to ${name}`,
  covered: (name: string) => `The board is covered until ${name} is ready.`,
  ready: 'Ready',
};

/** Giving up, and how it ends a game. */
export const forfeit = {
  giveUp: 'Give up',
  question: (name: string) => `Does ${name} give up?`,
  dropsOut: (name: string) => `${name} drops out. The others play on.`,
  ends: (others: readonly string[]): string =>
    `The game ends, and ${listed(others)} ${others.length === 1 ? 'wins' : 'win'}.`,
  reasons: { 'gave up': 'gives up', 'out of time': 'is out of time' },
  otherReason: 'forfeits',
  youWon: (loser: string, why: string) => `You win: ${loser} ${why}`,
  /** @param why - one of the reasons */
  won: (winners: readonly string[], loser: string, why: string) =>
    `${listed(winners)} ${winners.length === 1 ? 'wins' : 'win'}: ${loser} ${why}`,
};

/** What happened, as it is announced. */
export const said = {
  variationBegins: 'A variation begins.',
  variationNotice: 'A variation begins. The earlier moves are in the list of moves.',
  undone: 'Undone.',
  redone: 'Redone.',
  backInGame: 'Back in the game.',
  after: (events: number, all: number) => `After ${events} of ${all} events.`,
  mainLine: 'The main line.',
  variation: (line: number) => `Variation ${line}.`,
  variationDeleted: 'The variation is deleted.',
  newGame: 'This is a new game. The other one is among the saved games.',
  searching: 'Looking for a good move …',
  noHint: 'No move can be suggested here.',
  hint: (move: string) => `Hint: ${move}.`,
};

/** Why nobody can move. */
export const refusals = {
  noGame: 'No game is open.',
  elsewhere: 'This game is being played in another tab.',
  preview: 'This is a preview. Leave it to move.',
  earlier: 'This is an earlier position. Go back to the game to move.',
  over: 'The game is over.',
  covered: 'The board is covered.',
  notYourTurn: (status: string) => `It is not your turn. ${status}.`,
};

export const moves = {
  title: 'Moves',
  all: 'All moves',
  steps: 'Back and forth',
  first: 'First position',
  back: 'One step back',
  forward: 'One step forward',
  last: 'Last position',
  variation: (line: number) => `Variation ${line}`,
  mainLine: 'Main line',
  promote: 'Make it the main line',
  deleteTitle: (line: number) => `Delete variation ${line}?`,
  /** @param isParent - whether other variations begin in it */
  deleteText: (isParent: boolean) =>
    `Its moves cannot be brought back.${isParent ? ' The variations that begin in it are kept, with the moves that lead to them.' : ''}`,
};

export const analysis = {
  title: 'Analysis',
  analyse: 'Analyse',
  nobody: 'Nobody is to move in this position.',
  best: 'Best moves',
  expected: 'Expected moves',
  visits: (visits: number) => counted(visits, 'visit', 'visits'),
  lead: 'Expected lead in points',
  expectedPoints: 'Expected points at the end',
  points: 'points',
  exact: 'Exact winning chances if all play perfectly.',
  nearlyExact: 'Winning chances if all play perfectly, nearly exact.',
  shares: (iterations: number) =>
    `Winning chance of the player to move, from ${number(iterations)} iterations.`,
  sharesAndLead: (iterations: number) =>
    `Winning chance and lead in points of the player to move, from ${number(iterations)} iterations.`,
  deeper: 'Deeper',
};

export const review = {
  title: 'Review',
  about: 'Rates every move by the winning chances it gave away, and shows better ones.',
  begin: 'Review this game',
  again: 'Review again',
  nextError: 'Next error',
  biggestError: 'Biggest error',
  running: 'The game is being reviewed.',
  done: 'The game is reviewed.',
  progress: 'Moves reviewed',
  of: (reviewed: number, moves: number) => `${reviewed} of ${moves}`,
  player: 'Player',
  accuracy: 'Accuracy',
  luck: 'Luck',
  aboutLuck: 'Winning chance that luck gave or took',
  marks: {
    best: 'best',
    good: 'good',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
  } satisfies Record<Mark, string>,
  forced: 'forced',
  noOther: 'There was no other move.',
  loses: (share: number) => `: gives up ${percent(share)} winning chance`,
  /** What stands before the better move, and after it. */
  better: 'Better: ',
  betterShares: (best: number, played: number) =>
    `, with a winning chance of ${percent(best)} instead of ${percent(played)}.`,
  uncertain: 'The search was too short to be sure.',
  gains: (parts: string) => `It gains in points: ${parts}.`,
  showPlayed: 'Show what was played',
  showBetter: 'Show the better move',
  curve: 'Winning chance after each move',
  curvePoint: (name: string, mark: string, shares: readonly string[]) =>
    `${name}, ${mark}: ${shares.join(', ')}`,
  failed: (reason: string) => `The game cannot be reviewed. ${reason}`,
};

export const editor = {
  board: 'Board',
  strings: 'The two strings',
  issues: 'What is wrong',
  options: 'Options',
  labels: { shared: 'Shared string', players: 'Players string' },
  at: { shared: 'shared string', players: 'players string' },
  character: (at: string, character: number) => `${at}, character ${character}`,
  lenient: 'Accept parts that are out of order',
  paste: 'Paste the two strings of a state.',
  invalid: (errors: number) => `Not a valid state: ${counted(errors, 'error', 'errors')}.`,
  valid: 'A valid state.',
  validWithWarnings: 'A valid state, with warnings.',
  nothing: 'The board is drawn as soon as the strings can be read.',
  begin: 'Start from a first position',
  setAside: {
    title: 'Position set aside',
    text: (positions: number) =>
      positions === 1
        ? 'The position that you were editing is set aside.'
        : `${number(positions)} positions that you were editing are set aside.`,
    take: 'Bring it back',
    discard: 'Discard',
    question: 'Discard the position that was set aside?',
    lost: 'It cannot be brought back.',
  },
};

export const share = {
  edit: 'Edit this position',
  open: 'Share or save',
  title: 'Share this game',
  link: 'Link to the whole game, at the position that is shown',
  copy: 'Copy the link',
  send: 'Send the link',
  copied: 'Copied',
  save: 'Save as a file',
  position: 'The position as text',
};

/** What goes wrong when something is opened or saved. */
export const faults = {
  fileTooLong: 'The file is too large.',
  textTooLong: 'The text is too long.',
  noRecord: 'This is not a record.',
  recordRefused: (reason: string) => `This record cannot be opened. ${reason}`,
  inRecord: ({ message }: RecordIssue) => message,
  torn: 'The text ends in the middle of a line, which was left out.',
  nothing: 'This is not a record, a link or a state.',
  nowhere: 'This link leads nowhere.',
  notSaved: 'This game is not saved in this browser.',
  emptyLink: 'The link contains no game.',
  noState: 'The link contains no valid state.',
  noSuchGame: (name: string) => `This page has no game called ${name}.`,
  notLoaded: (game: string) => `${game} cannot be loaded now.`,
  cannotSave: 'This browser cannot save the game. Copy the link to keep it.',
  agentFailed: (reason: string) => `The agent failed. ${reason}`,
  agentSilent: 'The agent does not answer.',
  searchSilent: 'The search does not answer. Try again.',
  searchFailed: (reason: string) => `The search failed. ${reason}`,
  noStorage: 'The saved games cannot be reached now. Try again later.',
};

/** What the shell says. */
export type ShellWords = typeof import('./en.js');

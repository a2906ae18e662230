/** The format of states: the two strings, what they say, and how they are written. */
import type { EncodedState } from '../../engine/game/game.js';
import type { StateFormat } from '../../engine/game/read-state.js';
import {
  digitsAt,
  findNext,
  type Groups,
  pieceAt,
  readGroups,
  reportFault,
  reportOddity,
  type Reader as TextReader,
} from '../../text/reader.js';
import {
  Board,
  emptySquares,
  HIGHEST_ROUND,
  isOnBoard,
  NOBODY,
  optionAt,
  type Position,
  roundLeft,
  Status,
} from '../state/position.js';
import { playerCount, SETTINGS, sharedRules } from '../state/settings.js';
import {
  type Bag,
  Count,
  canonicalOption,
  EMPTY_BAG,
  hasTile,
  tilesOf,
  withTile,
} from '../state/tiles.js';
import { PLAYER_IDS, type PlayerId, type Rules } from '../state/vocabulary.js';
import { placeName, type TextIssues } from './issues.js';
import {
  playerLetter,
  readPlace,
  readRotation,
  readSquare,
  readTile,
  rotationLetter,
  writeBag,
  writeOption,
  writePlace,
  writeSquare,
  writeTile,
} from './notation.js';
import { contradictions, violations } from './validity.js';
import { TEXT_WORDING } from './wording.js';

type Reader = TextReader<TextIssues>;

/** What the shared string says, as far as it was read. */
interface Shared {
  turn: number;
  round: number;
  hand: readonly number[];
  readonly board: number[];
  bag: Bag;
}

/** The format, from which decoding and all its issues follow. */
export const FORMAT: StateFormat<Rules, Shared, readonly number[], Position, TextIssues> = {
  settings: SETTINGS,
  longest: { shared: 640, players: 48 },
  wording: TEXT_WORDING,
  placeName,
  readShared,
  readPlayers,
  combine: (rules, { turn, round, hand, board, bag } = nothingShared(), players = []) => {
    const count = playerCount(players.length) ?? rules.players;
    const shared = sharedRules({ ...rules, players: count });
    return { rules: shared, turn, round, hand, board, bag, players };
  },
  violations,
  contradictions,
};

/** The letters of the reasons for which players have left, in the order of their statuses. */
const REASON_LETTERS = 'XLF';

/** Write both strings. */
export function writePosition(position: Position): EncodedState {
  const players = position.players.map(
    (status, player) => playerLetter(player) + writeStatus(status),
  );
  return [writeShared(position), players.join('')];
}

function writeShared(position: Position): string {
  const { turn, round, hand, bag } = position;
  const letter = turn === NOBODY ? '-' : playerLetter(turn);
  let tiles = '';
  for (let square = 0; square < Board.Squares; square++) {
    const option = optionAt(position, square);
    if (option >= 0) tiles += writeSquare(square) + writeOption(option);
  }
  return `${letter}${round}H${hand.map(writeTile).join('')}T${tiles}B${writeBag(bag)}`;
}

function writeStatus(status: number): string {
  if (isOnBoard(status)) return writePlace(status);
  if (status === Status.NotPlaced) return '-';
  return REASON_LETTERS.charAt(Math.trunc(status / Status.Unit) - 1) + roundLeft(status);
}

/** What is taken for the shared string until it is read, and where there is none. */
function nothingShared(): Shared {
  return { turn: 0, round: 0, hand: [], board: emptySquares(), bag: EMPTY_BAG };
}

function readShared(reader: Reader): Shared {
  const into = nothingShared();
  into.turn = readTurn(reader);
  into.round = readRound(reader);
  readGroups(reader, SECTION_GROUPS, into);
  return into;
}

function readTurn(reader: Reader): number {
  const { text } = reader;
  const letter = text.charAt(0);
  const players: readonly string[] = PLAYER_IDS;
  const turn = letter === '-' ? NOBODY : players.indexOf(letter);
  if (letter !== '-' && turn < 0) {
    // Text before the round can only be meant as the turn.
    const end = findNext(text, 0, `0123456789${SECTION_GROUPS.letters}`);
    reportFault(reader, 0, 'turn.missing', ['turn'], pieceAt(reader, Math.max(end, 1)));
    reader.index = end;
    return 0;
  }
  reader.index = 1;
  return turn;
}

function readRound(reader: Reader): number {
  const { text, index } = reader;
  const { digits, number, zero } = digitsAt(text, index);
  const path = ['round'];
  if (!isRound(digits, number)) {
    const end = findNext(text, index, SECTION_GROUPS.letters);
    reportFault(reader, index, 'round.malformed', path, pieceAt(reader, Math.max(end, index + 1)));
    reader.index = end;
    return 0;
  }
  if (zero !== undefined) reportOddity(reader, index, 'round.leading-zero', path, zero);
  reader.index += digits.length;
  return number;
}

function isRound(digits: string, number: number): boolean {
  return digits !== '' && number <= HIGHEST_ROUND;
}

/** The sections of the shared string: their names and letters, where each is in the state, and how it is read. */
const SECTIONS = [
  { section: 'hand', letter: 'H', path: ['hand'], read: readHand },
  { section: 'tiles', letter: 'T', path: ['board'], read: readTiles },
  { section: 'bag', letter: 'B', path: ['bag'], read: readBag },
] as const;

const SECTION_GROUPS: Groups<TextIssues, Shared, (typeof SECTIONS)[number]> = {
  letters: 'HTB',
  names: SECTIONS,
  unexpected: (reader, end) => {
    const parameters = { ...pieceAt(reader, end), expected: 'sections' } as const;
    reportFault(reader, reader.index, 'shared.unexpected-character', [], parameters);
  },
  repeated: (reader, { section, path }) =>
    reportFault(reader, reader.index, 'shared.section-repeated', path, { section }),
  late: (reader, { section, path }) =>
    reportOddity(reader, reader.index, 'shared.sections-unsorted', path, { section }),
  missing: (reader, { section, letter, path }) =>
    reportFault(reader, reader.index, 'shared.section-missing', path, { section, letter }),
  read: (reader, { read }, end, into) => read(reader, end, into),
};

// A section's letter, or the end of the text, is neither a digit nor a rotation: nothing beyond the end of a
// section is read as a tile.

function readHand(reader: Reader, end: number, into: Shared): void {
  const hand: number[] = [];
  for (; reader.index < end; reader.index += 2) {
    const tile = readTile(reader.text, reader.index);
    if (tile < 0) {
      const piece = pieceAt(reader, end);
      reportFault(reader, reader.index, 'hand.tile-malformed', ['hand', hand.length], piece);
      return;
    }
    hand.push(tile);
  }
  into.hand = hand;
}

/** Number of characters of a tile on the board: square, tile, rotation. */
const TILE_LENGTH = 5;

function readTiles(reader: Reader, end: number, { board }: Shared): void {
  const { text } = reader;
  let last = -1;
  for (; reader.index < end; reader.index += TILE_LENGTH) {
    const { index } = reader;
    const square = readSquare(text, index);
    const tile = readTile(text, index + 2);
    const rotation = readRotation(text, index + 4);
    if (square < 0 || tile < 0 || rotation < 0) {
      const piece = pieceAt(reader, Math.min(index + TILE_LENGTH, end));
      reportFault(reader, index, 'board.tile-malformed', ['board'], piece);
      // What follows a tile of another length cannot be told apart.
      if (rotation < 0) return;
      continue;
    }
    const option = Count.Rotations * tile + rotation;
    checkSquare(reader, board, square, last);
    checkRotation(reader, square, option);
    board[square] = canonicalOption(option) + 1;
    last = Math.max(last, square);
  }
}

/** Report a square that has a tile already, or comes after a higher one. */
function checkSquare(reader: Reader, board: readonly number[], number: number, last: number): void {
  const { index } = reader;
  if (number > last) return;
  const square = writeSquare(number);
  const path = ['board', square];
  if (board[number] !== 0) {
    reportFault(reader, index, 'board.square-repeated', path, { square });
  } else {
    const after = writeSquare(last);
    reportOddity(reader, index, 'board.tiles-unsorted', path, { square, after });
  }
}

/** Report a rotation of a tile that looks the same as another. */
function checkRotation(reader: Reader, number: number, option: number): void {
  const canonical = canonicalOption(option);
  if (canonical === option) return;
  const square = writeSquare(number);
  const parameters = {
    square,
    rotation: rotationLetter(option),
    canonical: rotationLetter(canonical),
  };
  const path = ['board', square];
  reportOddity(reader, reader.index + 4, 'board.rotation-not-canonical', path, parameters);
}

function readBag(reader: Reader, end: number, into: Shared): void {
  const start = reader.index;
  const text = reader.text.slice(start, end);
  if (text === '') return;
  const isSound = text.split(',').map((item) => {
    const isItem = readItem(reader, item, into);
    reader.index += item.length + 1;
    return isItem;
  });
  const canonical = writeBag(into.bag);
  if (!isSound.every(Boolean) || text === canonical) return;
  reader.index = start;
  const parameters = { ...pieceAt(reader, end), canonical };
  reportOddity(reader, start, 'bag.runs-not-merged', ['bag'], parameters);
}

/** Read one item into the bag; answer whether it is there in its order, and once. */
function readItem(reader: Reader, item: string, into: Shared): boolean {
  const { index } = reader;
  const piece = pieceAt(reader, index + item.length);
  const range = itemOf(item);
  if (range === undefined) {
    reportFault(reader, index, 'bag.item-malformed', ['bag'], piece);
    return false;
  }
  const [first, last] = range;
  const before = into.bag;
  for (let tile = first; tile <= last; tile++) {
    if (hasTile(before, tile)) {
      reportFault(reader, index, 'bag.tile-repeated', ['bag'], { tile: writeTile(tile) });
      return false;
    }
    into.bag = withTile(into.bag, tile);
  }
  if (!tilesOf(before).some((tile) => tile > last)) return true;
  reportOddity(reader, index, 'bag.tiles-unsorted', ['bag'], piece);
  return false;
}

/** Read an item of the bag: its first and last tile; `undefined` if it is none. */
function itemOf(item: string): readonly [first: number, last: number] | undefined {
  const first = readTile(item, 0);
  if (item.length === 2) return first < 0 ? undefined : [first, first];
  const last = item.charAt(2) === '-' && item.length === 5 ? readTile(item, 3) : -1;
  return first < 0 || last < first ? undefined : [first, last];
}

const PLAYER_GROUPS: Groups<TextIssues, number[], PlayerId> = {
  letters: 'ABCDE',
  names: PLAYER_IDS,
  unexpected: (reader, end) => {
    const parameters = { ...pieceAt(reader, end), expected: 'players' } as const;
    reportFault(reader, reader.index, 'players.unexpected-character', ['players'], parameters);
  },
  repeated: (reader, player) =>
    reportFault(reader, reader.index, 'player.repeated', ['players', player], { player }),
  late: (reader, player) =>
    reportOddity(reader, reader.index, 'player.unsorted', ['players', player], { player }),
  read: (reader, player, end, into) => {
    into[PLAYER_IDS.indexOf(player)] = readStatus(reader, end, player);
  },
};

/** Read the status of each player: they follow each other without a gap, and there are at least three. */
function readPlayers(reader: Reader): number[] {
  const statuses: number[] = [];
  const seen = readGroups(reader, PLAYER_GROUPS, statuses);
  const { length } = reader.text;
  for (const [index, player] of PLAYER_IDS.slice(0, Math.max(statuses.length, 1)).entries()) {
    if ((seen >> index) & 1) continue;
    reportFault(reader, length, 'player.missing', ['players', player], { player });
  }
  const players = statuses.length;
  if (reader.readable && playerCount(players) === undefined) {
    reportFault(reader, length, 'players.too-few', ['players'], { players });
  }
  return Array.from(statuses, (status) => status ?? Status.NotPlaced);
}

/** Read a status that reaches up to a place. */
function readStatus(reader: Reader, end: number, player: PlayerId): number {
  const { text, index } = reader;
  if (text.slice(index, end) === '-') return Status.NotPlaced;
  if (end - index === 3) {
    const place = readPlace(text, index);
    if (place >= 0) return place;
  }
  const path = ['players', player];
  const reason = REASON_LETTERS.indexOf(text.charAt(index)) + 1;
  const { digits, number: round, zero } = digitsAt(text, index + 1, end);
  if (reason === 0 || index + 1 + digits.length < end || !isRound(digits, round)) {
    reportFault(reader, index, 'status.malformed', path, { player, ...pieceAt(reader, end) });
    return Status.NotPlaced;
  }
  if (zero !== undefined) {
    reportOddity(reader, index + 1, 'status.leading-zero', path, { player, ...zero });
  }
  return Status.Unit * reason + round;
}

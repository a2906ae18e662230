/**
 * What the issues of Cube Blokus say in English.
 *
 * In two tables, so that programs that play do not load what only the decoder says.
 */
import {
  codesOf,
  issueSaying,
  refusalIn,
  type Said,
  sayLength,
  sayNotTwoStrings,
  sayType,
  sayUnknownValue,
  type Wording,
} from '../../text/issue.js';
import { countOf, listChoices, writePiece, writeShown, writeType } from '../../text/message.js';
import {
  type CubeBlokusIssue,
  type EventIssues,
  type IssueParameters,
  type MalformedMove,
  type PlayerParameters,
  placeName,
  type SquaresParameters,
  type TextIssues,
} from './issues.js';

// What several codes say alike. Functions, not properties of an object: bundlers keep a table that reads
// properties, even where nothing uses it.

function sayLowerCase({ player }: PlayerParameters): Said {
  return [`"${player.toLowerCase()}"`, `"${player}"`];
}

function listSquares({ squares }: SquaresParameters): string {
  return squares.join(', ');
}

function nameForfeit({ player }: PlayerParameters): string {
  return `the forfeit of player ${player}`;
}

/** What the issues of states say. */
export const TEXT_WORDING: Wording<TextIssues> = {
  'state.not-two-strings': sayNotTwoStrings,
  'shared.not-a-string': sayType,
  'shared.too-long': sayLength,
  'shared.unexpected-character': (parameters) => [
    writePiece(parameters),
    parameters.expected === 'face'
      ? 'a face: U, L, F, R, B or D'
      : 'a square a to d, a number of free squares, or "/"',
  ],
  'players.not-a-string': sayType,
  'players.too-long': sayLength,
  'players.unexpected-character': (parameters) => [
    writePiece(parameters),
    parameters.expected === 'end' ? 'the end of the string' : `player ${parameters.expected}`,
  ],
  'turn.missing': (parameters) => [
    writePiece(parameters),
    'a player from A to D, or "-" for the end of the game',
  ],
  'turn.lower-case': sayLowerCase,
  'face.missing': ({ face }) => ['nothing', `the face ${face}`],
  'face.repeated': ({ face }) => [`the face ${face} again`, 'it once'],
  'face.unsorted': ({ face }) => [`the face ${face} after a later one`, 'the order ULFRBD'],
  'face.wrong-rows': ({ rows }) => [countOf(rows, 'row'), '9 rows'],
  'row.wrong-length': ({ squares }) => [countOf(squares, 'square'), '9 squares'],
  'row.split-run': ({ digits }) => [`"${digits}"`, 'one digit for a run of free squares'],
  'player.missing': ({ player }) => ['nothing', `player ${player}`],
  'player.lower-case': sayLowerCase,
  'total.missing': (parameters) => [writePiece(parameters), 'the points of earlier games'],
  'total.leading-zero': ({ digits, total }) => [`"${digits}"`, `"${total}"`],
  'total.too-high': ({ digits, most }) => [digits, `0 to ${most}`],
  'start.wrong-owner': ({ player, found }) => [
    found === null ? 'a free square' : `a square of player ${found}`,
    `a start square of player ${player}`,
  ],
  'piece.unknown': (parameters) => [
    `${countOf(parameters.squares.length, 'square')}, ${listSquares(parameters)}`,
    'a piece',
  ],
  'piece.repeated': (parameters) => [
    `the piece ${parameters.piece} again, on ${listSquares(parameters)}`,
    'each piece once',
  ],
  'piece.beside-start': (parameters) => [
    `${listSquares(parameters)} next to a start square of the same player`,
    'contact at corners only',
  ],
  'piece.unconnected': (parameters) => [
    `${listSquares(parameters)} without a connection to a start square`,
    'contact at a corner with a piece that has one',
  ],
  'bonus.pieces-left': ({ pieces }) => [
    `"+" with ${countOf(pieces.length, 'piece')} left`,
    'it once all pieces are placed',
  ],
  'bonus.single-not-last': (parameters) => [
    `"+" with I1 on ${listSquares(parameters)}, from which others were built`,
    '"+" only if I1 can have been the last piece',
  ],
  'player.out-all-placed': () => ['"!" with all pieces placed', 'it with pieces left'],
  'turn.out': ({ player }) => [
    `the turn of player ${player}, who has dropped out`,
    'a player who has a move, or "-"',
  ],
  'turn.no-move': ({ player }) => [
    `the turn of player ${player}, who has no move`,
    'a player who has a move, or "-"',
  ],
  'turn.pieces-unequal': ({ player, pieces, expected }) => [
    `${countOf(pieces, 'piece')} of player ${player}`,
    `${listChoices(expected)}, one in each round`,
  ],
  'turn.not-over': ({ players }) => [
    '"-" for the end of the game',
    `the turn of ${listChoices(players)}, who can move`,
  ],
  'rules.unknown-value': sayUnknownValue,
};

/** What must be at a place of a move's notation. */
const PLACES = {
  player: 'a player from A to D',
  face: 'a face: U, L, F, R, B or D',
  column: 'a column from a to i',
  row: 'a row from 1 to 9',
  end: 'the end of the move, which has five squares at most',
} as const;

/** What the parts of a move must be. */
const PARTS = {
  player: 'a player from A to D',
  squares: 'a list of squares',
  square: 'a square, such as Ua1',
} as const;

function sayMalformed(parameters: MalformedMove): Said {
  switch (parameters.expected) {
    case 'text':
      return [writeType(parameters.type), 'a move, such as AUb8'];
    case 'part':
      return [`${writeShown(parameters.value)} as ${parameters.name}`, PARTS[parameters.name]];
    case 'other-square':
      return [`${parameters.square} again`, 'each square once'];
    default:
      return [writePiece(parameters), PLACES[parameters.expected]];
  }
}

/** What the issues of moves and forfeits say. */
export const EVENT_WORDING: Wording<EventIssues> = {
  'move.malformed': sayMalformed,
  'move.wrong-phase': ({ move }) => [`the move ${move}`, 'no move, as the game is over'],
  'move.not-your-turn': ({ player, playerToMove }) => [
    `a move by ${player}`,
    `a move by ${playerToMove}`,
  ],
  'move.start-square': (parameters) => [
    `a start square, ${listSquares(parameters)}`,
    'squares that can be covered',
  ],
  'move.no-piece': (parameters) => [listSquares(parameters), 'the squares of a piece'],
  'move.piece-used': ({ piece }) => [`the piece ${piece} again`, 'a piece that is left'],
  'move.square-taken': ({ squares, players }) => [
    squares.map((square, index) => `${square} taken by ${players[index]}`).join(', '),
    'free squares',
  ],
  'move.side-contact': (parameters) => [
    `${listSquares(parameters)} next to a square of the player`,
    "contact with the player's squares at corners only",
  ],
  'move.no-corner-contact': ({ buildPoints }) => [
    'no contact with a square of the player',
    buildPoints.length === 0
      ? 'contact at a corner'
      : `contact at a corner, as on ${listChoices(buildPoints)}`,
  ],
  'forfeit.wrong-phase': (parameters) => [nameForfeit(parameters), 'no event, as the game is over'],
  'forfeit.already-out': (parameters) => [
    `${nameForfeit(parameters)} again`,
    'a player who has not dropped out',
  ],
  'forfeit.all-placed': (parameters) => [nameForfeit(parameters), 'a player with pieces left'],
};

/**
 * The codes of every {@link CubeBlokusIssue}, such as `player.missing`: the part that is wrong, then how it is wrong.
 *
 * docs/games/cube-blokus-format.md says what each means, with an example.
 */
export const ISSUE_CODES = /* @__PURE__ */ codesOf<IssueParameters>(TEXT_WORDING, EVENT_WORDING);

/** Make the issue of what is not a move. Programs that only read moves load no other sentence of the table. */
export function rejectMove(
  parameters: MalformedMove,
  place: Pick<CubeBlokusIssue, 'index'> = {},
): CubeBlokusIssue {
  const facts = { code: 'move.malformed', part: 'move', path: [], parameters, ...place } as const;
  return issueSaying(facts, sayMalformed(parameters), placeName);
}

/** Make the issue of a move or a forfeit that is refused. */
export function refuse<Code extends Exclude<keyof EventIssues, 'move.malformed'>>(
  code: Code,
  path: CubeBlokusIssue['path'],
  parameters: EventIssues[Code],
): CubeBlokusIssue {
  return refusalIn({ code, path, parameters }, EVENT_WORDING, placeName);
}

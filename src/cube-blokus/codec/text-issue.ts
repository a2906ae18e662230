/**
 * What issues of states say in English.
 *
 * @packageDocumentation
 */
import { issueIn, type Wording } from '../../text/issue.js';
import { countOf, listChoices, writePiece, writeShown } from '../../text/message.js';
import { sayLength, sayType } from '../../text/parameters.js';
import { sayNotTwoStrings } from '../../text/two-strings.js';
import { type CubeBlokusIssue, type IssueFacts, placeName } from './issue.js';
import type { IssueCode } from './issue-codes.js';
import type { IssueParameters } from './issue-parameters.js';

/** The codes whose words follow from their parameters. */
export type WordedCode = Exclude<IssueCode, `move.${string}` | `forfeit.${string}`>;

function listSquares({ squares }: IssueParameters['piece.unknown']): string {
  return squares.join(', ');
}

/** What each issue says. */
export const WORDING: Wording<Pick<IssueParameters, WordedCode>> = {
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
  'turn.lower-case': ({ player }) => [`"${player.toLowerCase()}"`, `"${player}"`],
  'face.missing': ({ face }) => ['nothing', `the face ${face}`],
  'face.repeated': ({ face }) => [`the face ${face} again`, 'it once'],
  'face.unsorted': ({ face }) => [`the face ${face} after a later one`, 'the order ULFRBD'],
  'face.wrong-rows': ({ rows }) => [countOf(rows, 'row'), '9 rows'],
  'row.wrong-length': ({ squares }) => [countOf(squares, 'square'), '9 squares'],
  'row.split-run': ({ digits }) => [`"${digits}"`, 'one digit for a run of free squares'],
  'player.missing': ({ player }) => ['nothing', `player ${player}`],
  'player.lower-case': ({ player }) => [`"${player.toLowerCase()}"`, `"${player}"`],
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
    `${listSquares(parameters)} beside a start square of the same player`,
    'contact at corners only',
  ],
  'piece.unconnected': (parameters) => [
    `${listSquares(parameters)} without a way from a start square`,
    'contact at a corner with a piece that has one',
  ],
  'bonus.pieces-left': ({ pieces }) => [
    `"+" with ${countOf(pieces.length, 'piece')} left`,
    'it once all pieces are placed',
  ],
  'bonus.single-not-last': (parameters) => [
    `"+" with I1 on ${listSquares(parameters)}, from which others were built`,
    'it where I1 can have been the last piece',
  ],
  'turn.out': ({ player }) => [
    `the turn of player ${player}, who has dropped out`,
    'a player who has a move, or "-"',
  ],
  'turn.no-move': ({ player }) => [
    `the turn of player ${player}, who has no move`,
    'a player who has a move, or "-"',
  ],
  'turn.not-over': ({ players }) => [
    '"-" for the end of the game',
    `the turn of ${listChoices(players)}, who can move`,
  ],
  'rules.unknown-value': ({ value, allowed }) => [writeShown(value), allowed],
};

/** Make an issue of a state. */
export function makeTextIssue<Code extends WordedCode>(facts: IssueFacts<Code>): CubeBlokusIssue {
  return issueIn(facts, WORDING, placeName);
}

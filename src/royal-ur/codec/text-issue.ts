/**
 * What issues of states say in English.
 *
 * @packageDocumentation
 */
import { issueIn, type Said, type Wording } from '../../text/issue.js';
import { countOf, listChoices, writePiece, writeShown } from '../../text/message.js';
import { sayLength, sayType } from '../../text/parameters.js';
import { sayNotTwoStrings } from '../../text/two-strings.js';
import { type IssueFacts, placeName, type RoyalUrIssue } from './issue.js';
import type { IssueParameters, LeadingZero, LowerCase, TextIssueCode } from './issue-parameters.js';

// What several codes say alike. Functions, not properties of an object: bundlers keep a table that reads
// properties, even where nothing uses it.

function sayLowerCase({ letter }: LowerCase): Said {
  return [`"${letter.toLowerCase()}"`, `"${letter}"`];
}

function sayLeadingZero({ digits, number }: LeadingZero): Said {
  return [`"${digits}"`, `"${number}"`];
}

function sayCount(parameters: IssueParameters['hand.malformed']): Said {
  return [writePiece(parameters), 'a number of tokens, one digit'];
}

/** What can be in the place of a character of a player's part. */
const PLACES = {
  hand: 'the number of tokens in the hand',
  steps: '"P" and the steps',
  end: 'the end of the part',
} as const;

/** What each issue says. */
export const WORDING: Wording<Pick<IssueParameters, TextIssueCode>> = {
  'state.not-two-strings': sayNotTwoStrings,
  'shared.not-a-string': sayType,
  'shared.too-long': sayLength,
  'shared.unexpected-character': (parameters) => [writePiece(parameters), 'the end of the string'],
  'players.not-a-string': sayType,
  'players.too-long': sayLength,
  'players.unexpected-character': (parameters) => [
    writePiece(parameters),
    PLACES[parameters.expected],
  ],
  'turn.missing': (parameters) => [writePiece(parameters), 'a player, A or B'],
  'turn.lower-case': sayLowerCase,
  'waiting.malformed': (parameters) => [
    writePiece(parameters),
    '"-" for a roll that is due, a roll from 1 to 4, or "#" for the end',
  ],
  'waiting.leading-zero': sayLeadingZero,
  'player.missing': (parameters) => [writePiece(parameters), `player ${parameters.player}`],
  'player.lower-case': sayLowerCase,
  'hand.malformed': sayCount,
  'hand.leading-zero': sayLeadingZero,
  'steps.missing': (parameters) => [
    writePiece(parameters),
    '"P" and the steps of the tokens on the board',
  ],
  'steps.lower-case': sayLowerCase,
  'step.malformed': (parameters) => [writePiece(parameters), 'a step of two digits'],
  'step.unknown': (parameters) => [writePiece(parameters), 'a step from 01 to 14'],
  'step.repeated': () => ['another token', 'one token on a step'],
  'step.unsorted': () => ['the step after a later one', 'steps in order'],
  'home.missing': (parameters) => [writePiece(parameters), '"H" and the number of tokens at home'],
  'home.lower-case': sayLowerCase,
  'home.malformed': sayCount,
  'home.leading-zero': sayLeadingZero,
  'tokens.out-of-range': ({ tokens, most }) => [countOf(tokens, 'token'), `1 to ${most} tokens`],
  'tokens.unequal': ({ tokens: { A, B } }) => [
    `${countOf(A, 'token')} of A and ${B} of B`,
    'as many of each',
  ],
  'square.taken-twice': () => ['a token of both players', 'a token of one'],
  'winner.both': () => ['all tokens of both at home', 'those of one'],
  'winner.missing': ({ player }) => [
    `all tokens of player ${player} at home`,
    `${player}#, as the game is over`,
  ],
  'winner.not-home': ({ player, left }) => [
    `the win of player ${player}, of whose tokens ${left} are not at home`,
    'all tokens of the winner at home',
  ],
  'waiting.no-move': ({ roll }) => [
    `a roll of ${roll} without a legal move`,
    'the turn of the other player',
  ],
  'rules.unknown-value': ({ value, allowed }) => [
    writeShown(value),
    listChoices(allowed.map(String)),
  ],
  'rules.different': ({ tokens, expected }) => [`${tokens}`, `${expected}`],
};

/** Make an issue of a state. */
export function makeTextIssue<Code extends TextIssueCode>(facts: IssueFacts<Code>): RoyalUrIssue {
  return issueIn(facts, WORDING, placeName);
}

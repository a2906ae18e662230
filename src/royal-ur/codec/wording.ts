/**
 * What the issues of the Royal Game of Ur say in English.
 *
 * In two tables, so that programs that play do not load what only the decoder says.
 */
import { type FieldWords, sayMalformed } from '../../text/fields.js';
import {
  codesOf,
  type LeadingZero,
  type PieceParameters,
  refusalIn,
  type Said,
  sayLength,
  sayNotTwoStrings,
  sayType,
  sayUnknownValue,
  type Wording,
} from '../../text/issue.js';
import { countOf, writePiece, writeShown, writeType } from '../../text/message.js';
import { Step } from '../state/position.js';
import {
  type EventIssues,
  type IssueParameters,
  type LowerCase,
  placeName,
  type RoyalUrIssue,
  type TextIssues,
} from './issues.js';

// What several codes say alike. Functions, not properties of an object: bundlers keep a table that reads
// properties, even where nothing uses it.

function sayLowerCase({ letter }: LowerCase): Said {
  return [`"${letter.toLowerCase()}"`, `"${letter}"`];
}

function sayLeadingZero({ digits, number }: LeadingZero): Said {
  return [`"${digits}"`, `"${number}"`];
}

function sayCount(parameters: PieceParameters): Said {
  return [writePiece(parameters), 'a number of tokens, one digit'];
}

/** What can be in the place of a character of a player's part. */
const PLACES = {
  hand: 'the number of tokens in the hand',
  steps: '"P" and the steps',
  end: 'the end of the part',
} as const;

/** What the issues of states say. */
export const TEXT_WORDING: Wording<TextIssues> = {
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
    `the win of player ${player}, ${left} of whose tokens are not at home`,
    'all tokens of the winner at home',
  ],
  'waiting.no-move': ({ roll }) => [
    `a roll of ${roll} without a legal move`,
    'the turn of the other player',
  ],
  'rules.unknown-value': sayUnknownValue,
  'rules.different': ({ tokens, expected }) => [`${tokens}`, `${expected}`],
};

/** What a move's notation and its fields must be. */
const MOVE_WORDS: FieldWords<'player' | 'from' | 'to'> = {
  text: 'a move of 5 characters',
  characters: {
    player: 'a player, A or B',
    from: 'the step a token leaves, from 00 to 14',
    to: 'the step it goes to, from 01 to 15',
    end: 'the end of the move',
  },
  values: {
    player: 'a player, A or B',
    from: 'an integer from 0 to 14',
    to: 'an integer from 1 to 15',
  },
};

/** What can happen in the phases without a move. */
const EVENTS = {
  roll: 'a roll before any move',
  'game-over': 'no move, as the game is over',
} as const;

/** Name a step of a token. */
function stepName(step: number): string {
  return step === Step.Hand ? 'the hand' : `step ${step}`;
}

/** What the issues of moves and rolls say. */
export const EVENT_WORDING: Wording<EventIssues> = {
  'move.malformed': (parameters) =>
    parameters.expected === 'distance'
      ? [`${parameters.distance} steps`, '1 to 4 steps onward']
      : sayMalformed(parameters, MOVE_WORDS),
  'move.wrong-phase': ({ move, phase }) => [`the move ${move}`, EVENTS[phase]],
  'move.not-your-turn': ({ player, playerToMove }) => [
    `a move by ${player}`,
    `a move by ${playerToMove}`,
  ],
  'move.not-the-roll': ({ distance, roll }) => [
    `a move by ${distance}`,
    `a move by the roll, ${roll}`,
  ],
  'move.no-token': ({ steps }) => [
    'no token',
    steps.length === 0 ? 'a token' : `a token, as on ${steps.map(stepName).join(', ')}`,
  ],
  'move.own-token-there': () => ['a token of the same player', 'a square without one'],
  'move.rosette-held': () => [
    "the other player's token on the rosette, where it is safe",
    'a square where it can be captured, or none',
  ],
  'roll.malformed': ({ value }) => [
    value.type === 'string' ? writeShown(value) : writeType(value.type),
    'R and a number from 0 to 4',
  ],
  'roll.wrong-phase': ({ roll, waiting }) => [
    roll === null ? 'a roll' : `the roll ${roll}`,
    waiting === null ? 'nothing, as the game is over' : `a move of the roll of ${waiting}`,
  ],
};

/**
 * The codes of every {@link RoyalUrIssue}, such as `player.missing`: the part that is wrong, then how it is wrong.
 *
 * docs/games/royal-ur-format.md says what each means, with an example.
 */
export const ISSUE_CODES = /* @__PURE__ */ codesOf<IssueParameters>(TEXT_WORDING, EVENT_WORDING);

/** Make the issue of a move or a roll, at an index of its text if it has a place there. */
export function refuse<Code extends keyof EventIssues>(
  code: Code,
  path: RoyalUrIssue['path'],
  parameters: EventIssues[Code],
  place: Pick<RoyalUrIssue, 'index'> = {},
): RoyalUrIssue {
  return refusalIn({ code, path, parameters, ...place }, EVENT_WORDING, placeName);
}

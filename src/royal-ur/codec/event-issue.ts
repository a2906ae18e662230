/**
 * What issues of moves and rolls say in English.
 *
 * Apart from those of states, so that programs that play do not load what only the decoder says.
 *
 * @packageDocumentation
 */
import { issueIn, type Said, type Wording } from '../../text/issue.js';
import { writePiece, writeShown, writeType } from '../../text/message.js';
import { Step } from '../state/path.js';
import { placeName, type RoyalUrIssue } from './issue.js';
import type {
  EventIssueCode,
  IssueParameters,
  MalformedMove,
  MoveIssueCode,
  RollIssueCode,
} from './issue-parameters.js';

/** What each part of a notation must be. */
const CHARACTERS = {
  player: 'a player, A or B',
  from: 'the step a token leaves, from 00 to 14',
  to: 'the step it goes to, from 01 to 15',
  end: 'the end of the move',
} as const;

/** What each of the parts of a move must be, as data. */
const VALUES = {
  player: 'a player, A or B',
  from: 'an integer from 0 to 14',
  to: 'an integer from 1 to 15',
} as const;

function sayMalformed(parameters: MalformedMove): Said {
  switch (parameters.expected) {
    case 'text':
      return [writeType(parameters.type), 'a move of 5 characters'];
    case 'distance':
      return [`${parameters.distance} steps`, '1 to 4 steps onward'];
    case 'part':
      return [`${writeShown(parameters.value)} as ${parameters.name}`, VALUES[parameters.name]];
    default:
      return [writePiece(parameters), CHARACTERS[parameters.expected]];
  }
}

/** What can happen in the phases without a move. */
const EVENTS = {
  roll: 'a roll before any move',
  'game-over': 'no move, as the game is over',
} as const;

/** Name a step of a token. */
function stepName(step: number): string {
  return step === Step.Hand ? 'the hand' : `step ${step}`;
}

/** What each issue says. */
const WORDING: Wording<Pick<IssueParameters, EventIssueCode>> = {
  'move.malformed': sayMalformed,
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

/** Make the issue of a move. */
export function refuseMove<Code extends MoveIssueCode>(
  code: Code,
  path: RoyalUrIssue['path'],
  parameters: IssueParameters[Code],
  place: Pick<RoyalUrIssue, 'index'> = {},
): RoyalUrIssue {
  const facts = { code, part: 'move', path, parameters, ...place } as const;
  return issueIn(facts, WORDING, placeName);
}

/** Make the issue of a roll. */
export function refuseRoll<Code extends RollIssueCode>(
  code: Code,
  path: RoyalUrIssue['path'],
  parameters: IssueParameters[Code],
): RoyalUrIssue {
  return issueIn({ code, part: 'roll' as const, path, parameters }, WORDING, placeName);
}

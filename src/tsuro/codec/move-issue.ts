/**
 * What issues of moves and forfeits say in English.
 *
 * @packageDocumentation
 */
import { issueIn, type Said, type Wording } from '../../text/issue.js';
import { listChoices, writePiece, writeShown, writeType } from '../../text/message.js';
import type { Phase } from '../state/vocabulary.js';
import { placeName, type TsuroIssue } from './issue.js';
import type {
  FatalMove,
  IssueParameters,
  MalformedMove,
  MoveIssueCode,
} from './issue-parameters.js';

/** What each part of a notation must be. */
const PARTS = {
  player: 'a player from A to E',
  tile: 'a tile from 00 to 34',
  rotation: 'a rotation, n, e, s or w',
  square: 'a square, from 00 to 99',
  port: 'a port from a to h',
  end: 'the end of the move',
} as const;

/** What each of the parts of a move must be, as data. */
const VALUES = {
  player: 'a player from A to E',
  tile: 'a tile from 0 to 34',
  rotation: 'a rotation, n, e, s or w',
  square: 'a square of two digits',
  port: 'a port from a to h',
} as const;

function sayMalformed(parameters: MalformedMove): Said {
  switch (parameters.expected) {
    case 'text':
      return [writeType(parameters.type), 'a move of 4 or 7 characters'];
    case 'kind':
      return [writeShown(parameters.value), 'the kind setup or turn'];
    case 'part':
      return [`${writeShown(parameters.value)} as ${parameters.name}`, VALUES[parameters.name]];
    default:
      return [writePiece(parameters), PARTS[parameters.expected]];
  }
}

/** What can happen in each phase. */
const EVENTS: Readonly<Record<Phase, string>> = {
  deal: 'a deal before any move',
  setup: 'a tile, a square and a port',
  turn: 'a tile and its rotation',
  'game-over': 'no move, as the game is over',
};

function sayInstead({ legality, instead }: FatalMove): string {
  if (instead !== null) return `a better placement, such as ${instead}`;
  return `it only where every placement does, by the rule ${legality}`;
}

/** What each issue says. */
const WORDING: Wording<Pick<IssueParameters, MoveIssueCode | 'forfeit.impossible'>> = {
  'move.malformed': sayMalformed,
  'move.wrong-phase': ({ move, phase }) => [`the move ${move}`, EVENTS[phase]],
  'move.not-your-turn': ({ player, playerToMove }) => [
    `a move by ${player}`,
    playerToMove === null ? 'no move now' : `a move by ${playerToMove}`,
  ],
  'move.tile-not-offered': ({ tile, hand }) => [
    `tile ${tile}`,
    `a tile on offer, ${listChoices(hand)}`,
  ],
  'move.square-inside': () => ['a square inside the board', 'one at its edge'],
  'move.square-taken': () => ['a tile already', 'an empty square'],
  'move.square-beside-tile': ({ neighbour }) => [
    `a square beside the tile on ${neighbour}`,
    'one beside no tile',
  ],
  'move.port-faces-edge': ({ port, ports }) => [
    `port ${port}, which faces the edge of the board`,
    `a port that faces a square, ${listChoices(ports)}`,
  ],
  'move.no-empty-square': () => [
    'no avatar that faces an empty square',
    'one, to place a tile before',
  ],
  'move.leaves-board': (parameters) => [
    'a placement by which the player leaves the board',
    sayInstead(parameters),
  ],
  'move.makes-loop': (parameters) => [
    `a placement by which the avatar of ${parameters.loops.join(' and ')} loops`,
    sayInstead(parameters),
  ],
  'forfeit.impossible': ({ player, players }) => [
    player === null ? 'somebody who does not play' : `player ${player}`,
    players.length === 0
      ? 'nobody, as the game is over'
      : `a player in the game, ${listChoices(players)}`,
  ],
};

/** Make the issue of a move, or of a forfeit. */
export function refuse<Code extends MoveIssueCode>(
  code: Code,
  path: TsuroIssue['path'],
  parameters: IssueParameters[Code],
  place: Pick<TsuroIssue, 'index'> = {},
): TsuroIssue {
  return issueIn({ code, part: 'move', path, parameters, ...place }, WORDING, placeName);
}

/** Make the issue of a forfeit. */
export function refuseForfeit(parameters: IssueParameters['forfeit.impossible']): TsuroIssue {
  const facts = { code: 'forfeit.impossible', part: 'forfeit', path: [], parameters } as const;
  return issueIn(facts, WORDING, placeName);
}

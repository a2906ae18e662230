/**
 * What issues of moves say in English.
 *
 * @packageDocumentation
 */
import type { Phase } from '../state/vocabulary.js';
import type { Said, Wording } from '../text/issue.js';
import { countOf, listChoices, writePiece, writeShown, writeType } from '../text/message.js';
import { type Issue, type IssueFacts, issueIn } from './issue.js';
import type {
  IssueParameters,
  MalformedMove,
  MoveIssueCode,
  MoveKind,
} from './issue-parameters.js';

/** What each character of a notation must be. */
const CHARACTERS = {
  player: 'a player from A to D',
  source: 'a factory from 0 to 8, C for the centre, or a storage row from 0 to 4',
  'colour-or-column': 'a tile a to e, or after a row a column from 0 to 4 or F',
  target: 'a row from 0 to 4, or F for the floor',
  end: 'the end of the move',
} as const;

const KINDS: Readonly<Record<MoveKind, string>> = { draft: 'drafting', tiling: 'tiling' };

/** What can happen in each phase. */
const EVENTS: Readonly<Record<Phase, string>> = {
  drafting: 'a drafting move',
  tiling: 'a tiling move',
  'round-end': 'the end of the round before any move',
  'game-over': 'no move, as the game is over',
};

function sayMalformed(parameters: MalformedMove): Said {
  switch (parameters.expected) {
    case 'text':
      return [writeType(parameters.type), 'a move of 3 or 4 characters'];
    case 'kind':
      return [writeShown(parameters.value), 'the kind draft or tiling'];
    case 'part': {
      const { kind, name, value } = parameters;
      return [`${writeShown(value)} as ${name}`, `the parts of a ${kind} move`];
    }
    case 'parts': {
      const { kind, move } = parameters;
      const other = kind === 'draft' ? 'tiling' : 'draft';
      return [`the ${other} move ${move}`, `the parts of a ${kind} move`];
    }
    case 'typed-move':
      return [writeShown(parameters.value), sayTyped(parameters.phase, parameters.factories)];
    case 'typed-form':
      return [writeShown(parameters.value), `${parameters.form}, with spaces and counted from 1`];
    default:
      return [writePiece(parameters), CHARACTERS[parameters.expected]];
  }
}

/** Say what a person can type. */
function sayTyped(phase: Phase, factories: number): string {
  switch (phase) {
    case 'drafting':
      return `C or H1 to H${factories}, a colour from a to e, a row from 1 to 5 or F for the floor`;
    case 'tiling':
      return 'a column from 1 to 5, or F for the floor';
    default:
      return EVENTS[phase];
  }
}

/** What each issue says. */
const WORDING: Wording<Pick<IssueParameters, MoveIssueCode>> = {
  'move.malformed': sayMalformed,
  'move.wrong-phase': ({ move, kind, phase }) => [`the ${KINDS[kind]} move ${move}`, EVENTS[phase]],
  'move.not-your-turn': ({ player, playerToMove }) => [
    `a move by ${player}`,
    playerToMove === null ? 'no move now' : `a move by ${playerToMove}`,
  ],
  'move.colour-not-there': ({ colour, colours }) => [
    `no tile of colour ${colour}`,
    colours.length === 0 ? 'a place with tiles' : `colour ${listChoices(colours)}`,
  ],
  'move.row-full': ({ colour, tiles }) => [
    `${countOf(tiles, 'tile')} already`,
    `a row with room for colour ${colour}`,
  ],
  'move.row-holds-other-colour': ({ colour, held }) => [
    `colour ${held} already`,
    `no tiles or colour ${colour}`,
  ],
  'move.colour-in-mosaic-row': ({ colour }) => [
    `colour ${colour}, which the mosaic row beside it has`,
    'a colour that it does not have',
  ],
  'move.row-not-full': ({ tiles, needed }) => [countOf(tiles, 'tile'), `${needed}, a full row`],
  'move.row-not-next': ({ next }) => ['a row further down', `row ${next}, the topmost full one`],
  'move.cell-taken': () => ['a tile already', 'an empty cell'],
  'move.colour-in-mosaic-column': ({ colour }) => [
    `colour ${colour} in this column`,
    'a column without it',
  ],
  'move.colour-off-its-cell': ({ colour, home }) => [`colour ${colour}`, `it in column ${home}`],
  'move.floor-not-needed': ({ column }) => [
    'the floor',
    `a cell of the mosaic, such as column ${column}`,
  ],
};

/** Make an issue of a move. */
export function makeMoveIssue<Code extends MoveIssueCode>(
  facts: Omit<IssueFacts<Code>, 'part'>,
): Issue {
  return issueIn<MoveIssueCode, Code>(WORDING, { ...facts, part: 'move' });
}

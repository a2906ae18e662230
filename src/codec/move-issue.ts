/**
 * What issues of moves say in English.
 *
 * @packageDocumentation
 */
import type { Phase } from '../state/vocabulary.js';
import { issueIn, issueSaying, type Said, type Wording } from '../text/issue.js';
import { countOf, listChoices } from '../text/message.js';
import { type AzulIssue, placeName } from './issue.js';
import type {
  IssueParameters,
  MalformedMove,
  MoveIssueCode,
  MoveKind,
} from './issue-parameters.js';

const KINDS: Readonly<Record<MoveKind, string>> = { draft: 'drafting', tiling: 'tiling' };

/** What can happen in each phase. */
export const EVENTS: Readonly<Record<Phase, string>> = {
  drafting: 'a drafting move',
  tiling: 'a tiling move',
  'round-end': 'the end of the round before any move',
  'game-over': 'no move, as the game is over',
};

/** The codes of illegal moves. */
export type RefusalCode = Exclude<MoveIssueCode, 'move.malformed'>;

/** What each refusal says. */
const WORDING: Wording<Pick<IssueParameters, RefusalCode>> = {
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

/** Make the issue of an illegal move. */
export function refuse<Code extends RefusalCode>(
  code: Code,
  path: AzulIssue['path'],
  parameters: IssueParameters[Code],
): AzulIssue {
  return issueIn({ code, part: 'move' as const, path, parameters }, WORDING, placeName);
}

/** Make the issue of what is not a move; its words are those of the reader that found it. */
export function rejectMove(
  parameters: MalformedMove,
  said: Said,
  place: Pick<AzulIssue, 'index'> = {},
): AzulIssue {
  const facts = { code: 'move.malformed', part: 'move', path: [], parameters, ...place } as const;
  return issueSaying(facts, said, placeName);
}

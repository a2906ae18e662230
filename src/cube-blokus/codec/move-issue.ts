/**
 * What issues of moves and forfeits say in English.
 *
 * @packageDocumentation
 */
import { issueIn, issueSaying, type Said, type Wording } from '../../text/issue.js';
import { listChoices } from '../../text/message.js';
import { type CubeBlokusIssue, placeName } from './issue.js';
import type { IssueCode } from './issue-codes.js';
import type { IssueParameters, MalformedMove, PlayerParameters } from './issue-parameters.js';

/** The codes of illegal moves and forfeits. */
export type RefusalCode = Exclude<
  Extract<IssueCode, `move.${string}` | `forfeit.${string}`>,
  'move.malformed'
>;

const NO_EVENT = 'no event, as the game is over';

function sayForfeit({ player }: PlayerParameters): string {
  return `the forfeit of player ${player}`;
}

/** What each refusal says. */
const WORDING: Wording<Pick<IssueParameters, RefusalCode>> = {
  'move.wrong-phase': ({ move }) => [`the move ${move}`, 'no move, as the game is over'],
  'move.not-your-turn': ({ player, playerToMove }) => [
    `a move by ${player}`,
    `a move by ${playerToMove}`,
  ],
  'move.no-piece': ({ squares }) => [squares.join(', '), 'the squares of a piece'],
  'move.piece-used': ({ piece }) => [`the piece ${piece} again`, 'a piece that is left'],
  'move.start-square': ({ squares }) => [
    `a start square, ${squares.join(', ')}`,
    'squares that can be covered',
  ],
  'move.square-taken': ({ squares, players }) => [
    squares.map((square, index) => `${square} taken by ${players[index]}`).join(', '),
    'free squares',
  ],
  'move.side-contact': ({ squares }) => [
    `${squares.join(', ')} beside an own square`,
    'contact with own squares at corners only',
  ],
  'move.no-corner-contact': ({ buildPoints }) => [
    'no contact with an own square',
    buildPoints.length === 0
      ? 'contact at a corner'
      : `contact at a corner, as on ${listChoices(buildPoints)}`,
  ],
  'forfeit.wrong-phase': (parameters) => [sayForfeit(parameters), NO_EVENT],
  'forfeit.already-out': (parameters) => [
    `${sayForfeit(parameters)} again`,
    'a player who has not dropped out',
  ],
  'forfeit.all-placed': (parameters) => [sayForfeit(parameters), 'a player with pieces left'],
};

/** Make the issue of an illegal move or forfeit. */
export function refuse<Code extends RefusalCode>(
  code: Code,
  path: CubeBlokusIssue['path'],
  parameters: IssueParameters[Code],
): CubeBlokusIssue {
  const part = code.startsWith('move') ? 'move' : 'forfeit';
  return issueIn({ code, part, path, parameters }, WORDING, placeName);
}

/** Make the issue of what is not a move; its words are those of the reader that found it. */
export function rejectMove(
  parameters: MalformedMove,
  said: Said,
  place: Pick<CubeBlokusIssue, 'index'> = {},
): CubeBlokusIssue {
  const facts = { code: 'move.malformed', part: 'move', path: [], parameters, ...place } as const;
  return issueSaying(facts, said, placeName);
}

/**
 * What issues of deals say in English.
 *
 * @packageDocumentation
 */
import { issueIn, type Wording } from '../../text/issue.js';
import { countOf, writeShown } from '../../text/message.js';
import type { Phase } from '../state/vocabulary.js';
import { placeName, type TsuroIssue } from './issue.js';
import type { DealIssueCode, IssueParameters } from './issue-parameters.js';

/** What can happen in the phases in which no deal is due. */
const EVENTS: Readonly<Record<Phase, string>> = {
  deal: 'a deal',
  setup: 'a move with a square and a port',
  turn: 'a move with a tile and a rotation',
  'game-over': 'nothing, as the game is over',
};

const WORDING: Wording<Pick<IssueParameters, DealIssueCode>> = {
  'deal.malformed': ({ value }) => [
    writeShown(value),
    'D and two or three tiles from 00 to 34, two digits each',
  ],
  'deal.wrong-phase': ({ phase }) => ['a deal', EVENTS[phase]],
  'deal.wrong-size': ({ tiles, needed }) => [countOf(tiles, 'tile'), `${needed}`],
  'deal.impossible': ({ tile, supply, bag }) => [
    `tile ${tile}`,
    supply === 'cycle' ? `tile ${bag}, the next` : `a tile of the bag, ${bag}`,
  ],
};

/** Make the issue of a deal. */
export function refuseDeal<Code extends DealIssueCode>(
  code: Code,
  path: TsuroIssue['path'],
  parameters: IssueParameters[Code],
): TsuroIssue {
  return issueIn({ code, part: 'deal', path, parameters }, WORDING, placeName);
}

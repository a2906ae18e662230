/**
 * What issues of the course's JSON say in English.
 *
 * @packageDocumentation
 */
import { issueIn, type Wording } from '../../text/issue.js';
import { writeShown } from '../../text/message.js';
import { placeName, type TsuroIssue } from './issue.js';
import type { IssueParameters, JsonExpected, JsonIssueCode } from './issue-parameters.js';

/** What a value must be. */
const VALUES: Readonly<Record<JsonExpected, string>> = {
  board: 'an array of tiles on squares',
  'board-element': '[[tile, degrees], x, y] or [[tile, degrees], color, port, x, y]',
  action: '[tile, degrees], [[tile, degrees], port, x, y] or [color, [tile, degrees]]',
  'tile-pattern': '[tile, degrees]',
  tile: 'a tile from 0 to 34',
  degrees: '0, 90, 180 or 270',
  colour: 'white, black, red, green or blue',
  port: 'a port from A to H',
  'edge-port': 'a port from A to H that faces the edge of the board',
  index: 'an integer from 0 to 9',
};

const WORDING: Wording<Pick<IssueParameters, JsonIssueCode>> = {
  'json.malformed': ({ expected, value }) => [writeShown(value), VALUES[expected]],
  'json.square-different': () => [
    'another tile than before',
    'the same tile for each avatar on it',
  ],
  'json.square-repeated': () => ['the square again', 'it once for each avatar on it'],
  'json.avatar-repeated': () => ['a second avatar', 'one avatar of each colour'],
  'json.no-avatar': () => ['no avatar', 'one avatar or more'],
};

/** Make the issue of a value. */
export function refuseJson<Code extends JsonIssueCode>(
  code: Code,
  path: TsuroIssue['path'],
  parameters: IssueParameters[Code],
): TsuroIssue {
  return issueIn({ code, part: 'json', path, parameters }, WORDING, placeName);
}

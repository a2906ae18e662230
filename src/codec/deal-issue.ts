/**
 * What issues of deals say in English, with those of all that is read as deals are: tiles and factories.
 *
 * Apart from the rest, so that bundles of programs that play do not hold what only states say.
 *
 * @packageDocumentation
 */
import type { Said, Wording } from '../text/issue.js';
import { countOf, writePiece, writeShown } from '../text/message.js';
import { type Issue, type IssueFacts, issueIn } from './issue.js';
import type {
  ImpossibleDeal,
  IssueParameters,
  TextIssueCode,
  UnexpectedCharacter,
} from './issue-parameters.js';

/** The codes of what deals, tiles and unexpected characters can have. */
export type DealIssueCode = Extract<
  TextIssueCode,
  | `deal.${string}`
  | `factory.${'number-missing' | 'number-unknown' | 'repeated' | 'empty' | 'unsorted'}`
  | `${'factory' | 'centre' | 'floor'}.tiles-unsorted`
  | `${'factory' | 'centre'}.too-many-tiles`
  | `${'shared' | 'players'}.unexpected-character`
  | 'floor.too-many-pieces'
  | 'token.repeated'
  | 'factory.not-in-game'
>;

/** What can be where a character was found that cannot. */
const CONTENTS: Readonly<Record<Exclude<UnexpectedCharacter['expected'], 'sections'>, string>> = {
  players: 'a player from A to D',
  factories: "factories' numbers and tiles",
  tiles: 'tiles a to e',
  'tiles-and-token': 'tiles a to e, then the token f at most once',
  counts: 'five counts of two digits',
};

function sayUnexpected(parameters: UnexpectedCharacter): Said {
  return [
    writePiece(parameters),
    parameters.expected === 'sections'
      ? `the sections ${parameters.letters.join(', ')}`
      : CONTENTS[parameters.expected],
  ];
}

function sayImpossible(parameters: ImpossibleDeal): Said {
  switch (parameters.expected) {
    case 'tiles':
      return [
        writePiece({ text: parameters.tiles }),
        '4 tiles, or all that are left, that the bag and then the discard can give',
      ];
    case 'empty-deal':
      return [writeShown(parameters.value), 'F alone, as the game is over'];
    case 'other-phase':
      return [`the deal ${writeShown(parameters.value)}`, EVENTS[parameters.phase]];
  }
}

/** What can happen in the phases in which no deal is due. */
const EVENTS = {
  drafting: 'a drafting move',
  tiling: 'a tiling move',
  'game-over': 'nothing, as the game is over',
} as const;

function sayTilesUnsorted(parameters: IssueParameters['factory.tiles-unsorted']): Said {
  return [writePiece(parameters), 'tiles in alphabetical order'];
}

/** Say that there are too many tiles. */
export function sayTooManyTiles({ count, most }: IssueParameters['factory.too-many-tiles']): Said {
  return [countOf(count, 'tile'), `at most ${most}`];
}

/** What each issue says. */
export const DEAL_WORDING: Wording<Pick<IssueParameters, DealIssueCode>> = {
  'shared.unexpected-character': sayUnexpected,
  'players.unexpected-character': sayUnexpected,
  'factory.number-missing': (parameters) => [writePiece(parameters), "a factory's number first"],
  'factory.number-unknown': (parameters) => [writePiece(parameters), 'a factory from 0 to 8'],
  'factory.repeated': () => ['the factory again', 'it once'],
  'factory.empty': () => ['an empty factory', 'no factory without tiles'],
  'factory.unsorted': ({ after }) => [`the factory after factory ${after}`, 'factories in order'],
  'factory.tiles-unsorted': sayTilesUnsorted,
  'factory.too-many-tiles': sayTooManyTiles,
  'centre.tiles-unsorted': sayTilesUnsorted,
  'centre.too-many-tiles': sayTooManyTiles,
  'floor.tiles-unsorted': sayTilesUnsorted,
  'floor.too-many-pieces': ({ count, most }) => [countOf(count, 'piece'), `at most ${most}`],
  'token.repeated': ({ tokens, players }) =>
    players.length === 0
      ? [`${tokens} tokens`, 'at most one']
      : [`a token on the floors of ${players.join(' and ')}`, 'at most one token'],
  'factory.not-in-game': ({ factories, players }) => [
    'tiles',
    `only factories 0 to ${factories - 1} with ${players} players`,
  ],
  'deal.malformed': ({ value }) => [
    writeShown(value),
    'F, then factories in order, each a number and its tiles',
  ],
  'deal.impossible': sayImpossible,
};

/** Make an issue of a deal. */
export function makeDealIssue<Code extends DealIssueCode>(facts: IssueFacts<Code>): Issue {
  return issueIn<DealIssueCode, Code>(DEAL_WORDING, facts);
}

/**
 * What issues of deals say in English: those of factories, as which a deal is written.
 *
 * Apart from the rest, so that bundles of programs that play do not hold what only states say.
 *
 * @packageDocumentation
 */
import { issueIn, issueSaying, type Said, type Wording } from '../text/issue.js';
import { countOf, type ShownValue, writePiece, writeShown } from '../text/message.js';
import { type AzulIssue, placeName } from './issue.js';
import type { ImpossibleDeal, IssueParameters } from './issue-parameters.js';
import type { WordedCode } from './reader.js';

/** The codes of what factories can have. */
export type FactoryIssueCode = Exclude<
  Extract<WordedCode, `factory.${string}`>,
  'factory.partly-filled-early'
>;

/** Say that tiles are not in order. */
export function sayTilesUnsorted(parameters: IssueParameters['factory.tiles-unsorted']): Said {
  return [writePiece(parameters), 'tiles in alphabetical order'];
}

/** Say that there are too many tiles. */
export function sayTooManyTiles({ count, most }: IssueParameters['factory.too-many-tiles']): Said {
  return [countOf(count, 'tile'), `at most ${most}`];
}

/** What each issue of a factory says. */
export const FACTORY_WORDING: Wording<Pick<IssueParameters, FactoryIssueCode>> = {
  'factory.number-missing': (parameters) => [writePiece(parameters), "a factory's number first"],
  'factory.number-unknown': (parameters) => [writePiece(parameters), 'a factory from 0 to 8'],
  'factory.repeated': () => ['the factory again', 'it once'],
  'factory.empty': () => ['an empty factory', 'no factory without tiles'],
  'factory.unsorted': ({ after }) => [`the factory after factory ${after}`, 'factories in order'],
  'factory.tiles-unsorted': sayTilesUnsorted,
  'factory.too-many-tiles': sayTooManyTiles,
  'factory.not-in-game': ({ factories, players }) => [
    'tiles',
    `only factories 0 to ${factories - 1} with ${players} players`,
  ],
};

/** Make the issue of a factory that the game does not have. */
export function rejectFactory(parameters: IssueParameters['factory.not-in-game']): AzulIssue {
  const path = ['deal', parameters.factory];
  const facts = { code: 'factory.not-in-game', part: 'shared', path, parameters } as const;
  return issueIn(facts, FACTORY_WORDING, placeName);
}

/** Make the issue of what is not a deal. */
export function rejectDeal(value: ShownValue): AzulIssue {
  const facts = {
    code: 'deal.malformed',
    part: 'shared',
    path: ['deal'],
    parameters: { value },
  } as const;
  const expected = 'F, then factories in order, each a number and its tiles';
  return issueSaying(facts, [writeShown(value), expected], placeName);
}

/** What can happen in the phases in which no deal is due. */
const EVENTS = {
  drafting: 'a drafting move',
  tiling: 'a tiling move',
  'game-over': 'nothing, as the game is over',
} as const;

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

/** Make the issue of an impossible deal. */
export function refuseDeal(path: AzulIssue['path'], parameters: ImpossibleDeal): AzulIssue {
  const facts = { code: 'deal.impossible', part: 'shared', path, parameters } as const;
  return issueSaying(facts, sayImpossible(parameters), placeName);
}

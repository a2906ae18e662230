/**
 * What issues of states say in English.
 *
 * @packageDocumentation
 */
import { issueIn, type Said, type Wording } from '../text/issue.js';
import { countOf, listChoices, writePiece, writeShown, writeType } from '../text/message.js';
import { sayLength, sayType } from '../text/parameters.js';
import { FACTORY_WORDING, sayTilesUnsorted, sayTooManyTiles } from './deal-issue.js';
import { type AzulIssue, type IssueFacts, placeName } from './issue.js';
import type { IssueParameters, NotTwoStrings } from './issue-parameters.js';
import type { WordedCode } from './reader.js';

function sayShape(parameters: NotTwoStrings): Said {
  const pair = 'an array of two texts, the shared string and the players string';
  switch (parameters.found) {
    case 'array': {
      const { length } = parameters;
      return [length === 0 ? 'an empty array' : `an array of ${countOf(length, 'value')}`, pair];
    }
    case 'both-parts':
      return ['one text with both parts', pair];
    case 'json':
      return ['a JSON text', `what JSON.parse makes of it, ${pair}`];
    case 'string':
      return ['one text', pair];
    case 'object':
      return ['an object', pair];
    case 'undefined':
      return ['nothing', pair];
    default:
      return [writeType(parameters.found), pair];
  }
}

// What several codes say alike. Functions, not properties of an object: bundlers keep a table that reads
// properties, even where nothing uses it.

function sayMissing({ section, letter }: IssueParameters['shared.section-missing']): Said {
  const begin = section === 'factories' ? 'begin' : 'begins';
  return ['nothing', `the ${section}, which ${begin} with ${letter}`];
}

function sayRepeated({ section }: IssueParameters['shared.section-repeated']): Said {
  return [`the ${section} again`, 'it once'];
}

function sayUnsorted({ section, letters }: IssueParameters['shared.sections-unsorted']): Said {
  return [`the ${section} here`, `the order ${letters.join(', ')}`];
}

function sayCountMalformed(parameters: IssueParameters['bag.count-malformed']): Said {
  return [writePiece(parameters), 'a count of two digits'];
}

function sayCountTooHigh({ count, most }: IssueParameters['bag.count-out-of-range']): Said {
  return [`${count}`, `00 to ${most}`];
}

/** What each issue says. */
export const WORDING: Wording<Pick<IssueParameters, WordedCode>> = {
  ...FACTORY_WORDING,
  'state.not-two-strings': sayShape,
  'shared.not-a-string': sayType,
  'shared.too-long': sayLength,
  'shared.section-missing': sayMissing,
  'shared.section-repeated': sayRepeated,
  'shared.sections-unsorted': sayUnsorted,
  'players.not-a-string': sayType,
  'players.too-long': sayLength,
  'players.section-missing': sayMissing,
  'players.section-repeated': sayRepeated,
  'players.sections-unsorted': sayUnsorted,
  'turn.missing': (parameters) => [writePiece(parameters), 'a player from A to D'],
  'centre.tiles-unsorted': sayTilesUnsorted,
  'centre.too-many-tiles': sayTooManyTiles,
  'bag.count-malformed': sayCountMalformed,
  'bag.count-out-of-range': sayCountTooHigh,
  'discard.count-malformed': sayCountMalformed,
  'discard.count-out-of-range': sayCountTooHigh,
  'player.missing': () => ['nothing', 'a board'],
  'player.repeated': () => ['the player again', 'the player once'],
  'player.unsorted': () => ['the player after a later one', 'players in order'],
  'score.missing': () => ['nothing', 'one to three digits'],
  'score.too-long': ({ digits }) => [`${digits} digits`, 'one to three digits'],
  'score.leading-zero': ({ digits, score }) => [digits, `${score}`],
  'mosaic.cell-malformed': (parameters) => [
    writePiece(parameters),
    'a tile a to e, a row and a column from 0 to 4',
  ],
  'mosaic.cell-repeated': ({ colour }) => [`a second tile, ${colour}`, 'each cell once'],
  'mosaic.cells-unsorted': () => ['the cell after a later one', 'cells by row, then column'],
  'storage.line-malformed': (parameters) => [
    writePiece(parameters),
    'a row from 0 to 4, a tile a to e and a number from 1 to 5',
  ],
  'storage.line-repeated': () => ['the row again', 'it once'],
  'storage.line-empty': () => ['an empty line', 'no line without tiles'],
  'storage.lines-unsorted': ({ after }) => [`the row after row ${after}`, 'rows in order'],
  'floor.tiles-unsorted': sayTilesUnsorted,
  'floor.too-many-pieces': ({ count, most }) => [countOf(count, 'piece'), `at most ${most}`],
  'token.repeated': ({ tokens, players }) =>
    players.length === 0
      ? [`${tokens} tokens`, 'at most one']
      : [`a token on the floors of ${players.join(' and ')}`, 'at most one token'],
  'players.too-few': ({ players }) => [countOf(players, 'player'), '2 to 4 players'],
  'turn.unknown-player': ({ player, players }) => [
    player,
    `a player of the game, ${listChoices(players)}`,
  ],
  'tiles.not-conserved': ({ tiles, needed }) => [
    countOf(tiles, 'tile'),
    `${needed} over all places`,
  ],
  'token.not-one': ({ tokens }) => [
    countOf(tokens, 'token'),
    'exactly one, in the centre or on a floor',
  ],
  'mosaic.colour-repeated-in-row': ({ colour }) => [
    `another tile of colour ${colour}`,
    'each colour once in a row',
  ],
  'mosaic.colour-repeated-in-column': ({ colour }) => [
    `another tile of colour ${colour}`,
    'each colour once in a column',
  ],
  'mosaic.colour-off-its-cell': ({ colour, cellColour }) => [
    `a tile of colour ${colour}`,
    `colour ${cellColour}`,
  ],
  'storage.line-overfull': sayTooManyTiles,
  'storage.colour-in-mosaic-row': ({ colour }) => [
    `colour ${colour}`,
    'a colour that the mosaic row beside it does not have',
  ],
  'centre.more-than-factories-left': ({ count, most }) => [
    countOf(count, 'tile'),
    `at most ${most}, three for each empty factory`,
  ],
  'factory.partly-filled-early': ({ tiles, needed }) => [
    countOf(tiles, 'tile'),
    `${needed}, as a later factory is filled`,
  ],
  'rules.unknown-value': ({ value, allowed }) => [writeShown(value), listChoices(allowed)],
};

/** Make an issue of a state. */
export function makeTextIssue<Code extends WordedCode>(facts: IssueFacts<Code>): AzulIssue {
  return issueIn(facts, WORDING, placeName);
}

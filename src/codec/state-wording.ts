/** What issues of states say in English, from their parameters. */
import {
  type FactsWith,
  issueIn,
  type Said,
  sayLength,
  sayType,
  type Wording,
} from '../text/issue.js';
import { countOf, listChoices, writePiece, writeShown, writeType } from '../text/message.js';
import type {
  AzulIssue,
  IssueCode,
  IssueParameters,
  IssuePart,
  LateSection,
  MissingSection,
  NotTwoStrings,
  OfSection,
  TooMany,
  UnexpectedCharacter,
} from './issues.js';
import {
  AMONG_FACTORIES,
  FACTORY_WORDING,
  PLAY_WORDING,
  pieceFor,
  placeName,
  sayNotInGame,
  sayTilesUnsorted,
  sayTooManyTiles,
} from './play-wording.js';

const PAIR = 'an array of two texts, the shared string and the players string';

/** The value given instead of two strings, where its type does not say it. */
const SHAPES: Readonly<Record<string, string>> = {
  'both-parts': 'one text with both parts',
  json: 'a JSON text',
  string: 'one text',
  object: 'an object',
  undefined: 'nothing',
};

function sayShape(parameters: NotTwoStrings): Said {
  const { found } = parameters;
  if (found === 'array') {
    const { length } = parameters;
    return [length === 0 ? 'an empty array' : `an array of ${countOf(length, 'value')}`, PAIR];
  }
  return [SHAPES[found] ?? writeType(found), found === 'json' ? `the parsed value, ${PAIR}` : PAIR];
}

/** What can be at each place of the strings. */
const PLACES = {
  ...AMONG_FACTORIES,
  players: 'a player from A to D',
  'tiles-and-token': 'tiles a to e, then the token f at most once',
  counts: 'five counts of two digits',
} as const;

function sayUnexpected(parameters: UnexpectedCharacter): Said {
  const expected =
    parameters.expected === 'sections'
      ? `the sections ${parameters.letters.join(', ')}`
      : PLACES[parameters.expected];
  return [writePiece(parameters), expected];
}

function sayMissing({ section, letter }: MissingSection): Said {
  const begin = section === 'factories' ? 'begin' : 'begins';
  return ['nothing', `the ${section}, which ${begin} with ${letter}`];
}

function sayRepeated({ section }: OfSection): Said {
  return [`the ${section} again`, 'it once'];
}

function sayUnsorted({ section, letters }: LateSection): Said {
  return [`the ${section} here`, `the order ${letters.join(', ')}`];
}

const sayCount = pieceFor('a count of two digits');

function sayCountTooHigh({ count, most }: TooMany): Said {
  return [`${count}`, `00 to ${most}`];
}

/** What issues of states say. */
export const STATE_WORDING = {
  'state.not-two-strings': sayShape,
  'shared.not-a-string': sayType,
  'shared.too-long': sayLength,
  'shared.unexpected-character': sayUnexpected,
  'shared.section-missing': sayMissing,
  'shared.section-repeated': sayRepeated,
  'shared.sections-unsorted': sayUnsorted,
  'players.not-a-string': sayType,
  'players.too-long': sayLength,
  'players.unexpected-character': sayUnexpected,
  'players.section-missing': sayMissing,
  'players.section-repeated': sayRepeated,
  'players.sections-unsorted': sayUnsorted,
  'turn.missing': pieceFor('a player from A to D'),
  ...FACTORY_WORDING,
  'centre.tiles-unsorted': sayTilesUnsorted,
  'centre.too-many-tiles': sayTooManyTiles,
  'bag.count-malformed': sayCount,
  'bag.count-out-of-range': sayCountTooHigh,
  'discard.count-malformed': sayCount,
  'discard.count-out-of-range': sayCountTooHigh,
  'player.missing': () => ['nothing', 'a board'],
  'player.repeated': () => ['the player again', 'the player once'],
  'player.unsorted': () => ['the player after a later one', 'players in order'],
  'score.missing': () => ['nothing', 'one to three digits'],
  'score.too-long': ({ digits }) => [`${digits} digits`, 'one to three digits'],
  'score.leading-zero': ({ digits, score }) => [digits, `${score}`],
  'mosaic.cell-malformed': pieceFor('a tile a to e, a row and a column from 0 to 4'),
  'mosaic.cell-repeated': ({ colour }) => [`a second tile, ${colour}`, 'each cell once'],
  'mosaic.cells-unsorted': () => ['the cell after a later one', 'cells by row, then column'],
  'storage.line-malformed': pieceFor('a row from 0 to 4, a tile a to e and a number from 1 to 5'),
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
  'factory.not-in-game': sayNotInGame,
  'tiles.not-conserved': ({ tiles, needed }) => [
    countOf(tiles, 'tile'),
    `${needed} in all places together`,
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
    'a colour that is not in the mosaic row next to it',
  ],
  'centre.more-than-factories-left': ({ count, most }) => [
    countOf(count, 'tile'),
    `at most ${most}, three for each empty factory`,
  ],
  'factory.partly-filled-early': ({ tiles, needed }) => [
    countOf(tiles, 'tile'),
    `${needed}, as a later factory is filled`,
  ],
  'factory.partly-filled-with-bag': ({ tiles, left }) => [
    countOf(tiles, 'tile'),
    `4, as the bag has ${countOf(left, 'tile')}`,
  ],
  'factory.too-few-empty': ({ empty, tiles, needed }) => [
    `${empty} empty`,
    `at least ${needed}, as the centre, the floors and full rows hold ${countOf(tiles, 'tile')} of this round`,
  ],
  'token.taken-early': () => [
    'a token that was taken',
    'the token in the centre, as no factory is empty',
  ],
  'mosaic.row-complete-in-drafting': () => [
    'a complete row',
    'no complete row while tiles are drafted, as it ends the game',
  ],
  'rules.unknown-value': ({ value, allowed }) => [writeShown(value), listChoices(allowed)],
} satisfies Partial<Wording<IssueParameters>>;

/** The parameters of issues of states, by code. */
export type StateIssues = Pick<IssueParameters, keyof typeof STATE_WORDING>;

/** Make the issue of a state. */
export function makeStateIssue<Code extends keyof StateIssues>(
  facts: FactsWith<StateIssues, Code, IssuePart>,
): AzulIssue {
  return issueIn(facts, STATE_WORDING, placeName);
}

/** What every issue says: there is a sentence for each code. */
const WORDING = { ...STATE_WORDING, ...PLAY_WORDING } satisfies Readonly<
  Record<IssueCode, unknown>
>;

/**
 * The codes of all issues of Azul, such as `player.missing`: the part that is wrong, then how it is wrong. They are the
 * `code` of an {@link AzulIssue}. Codes are stable: programs may rely on them.
 *
 * {@link IssueParameters} says what each means; docs/format.md also has an example of each.
 */
export const ISSUE_CODES = /* @__PURE__ */ Object.freeze(Object.keys(WORDING) as IssueCode[]);

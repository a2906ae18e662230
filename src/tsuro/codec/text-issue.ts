/**
 * What issues of states say in English.
 *
 * @packageDocumentation
 */
import { issueIn, type Said, type Wording } from '../../text/issue.js';
import { countOf, listChoices, writePiece, writeShown } from '../../text/message.js';
import { sayLength, sayType } from '../../text/parameters.js';
import { sayNotTwoStrings } from '../../text/two-strings.js';
import { type IssueFacts, placeName, type TsuroIssue } from './issue.js';
import type { IssueParameters, TextIssueCode } from './issue-parameters.js';

// What several codes say alike. Functions, not properties of an object: bundlers keep a table that reads
// properties, even where nothing uses it.

function sayUnexpected(parameters: IssueParameters['shared.unexpected-character']): Said {
  const isShared = parameters.expected === 'sections';
  return [writePiece(parameters), isShared ? 'the sections H, T and B' : 'a player from A to E'];
}

function sayLeadingZero({ digits, number }: IssueParameters['round.leading-zero']): Said {
  return [digits, `${number}`];
}

function sayPlayers(players: readonly string[]): string {
  return players.length === 0 ? 'nobody' : listChoices(players);
}

/** What each issue says. */
export const WORDING: Wording<Pick<IssueParameters, TextIssueCode>> = {
  'state.not-two-strings': sayNotTwoStrings,
  'shared.not-a-string': sayType,
  'shared.too-long': sayLength,
  'shared.unexpected-character': sayUnexpected,
  'shared.section-missing': ({ section, letter }) => [
    'nothing',
    `${letter}, which begins the ${section}`,
  ],
  'shared.section-repeated': ({ section }) => [`the ${section} again`, 'each section once'],
  'shared.sections-unsorted': ({ section }) => [`the ${section} here`, 'the order H, T, B'],
  'players.not-a-string': sayType,
  'players.too-long': sayLength,
  'players.unexpected-character': sayUnexpected,
  'turn.missing': (parameters) => [
    writePiece(parameters),
    'a player from A to E, or - at the end of the game',
  ],
  'round.malformed': (parameters) => [writePiece(parameters), 'a number of one to three digits'],
  'round.leading-zero': sayLeadingZero,
  'hand.tile-malformed': (parameters) => [writePiece(parameters), 'a tile from 00 to 34'],
  'board.tile-malformed': (parameters) => [
    writePiece(parameters),
    'a square from 00 to 99, a tile from 00 to 34 and a rotation n, e, s or w',
  ],
  'board.square-repeated': () => ['a second tile', 'each square once'],
  'board.tiles-unsorted': ({ after }) => [
    `the square after square ${after}`,
    'squares in ascending order',
  ],
  'board.rotation-not-canonical': ({ rotation, canonical }) => [
    `rotation ${rotation}`,
    `${canonical}, which looks the same`,
  ],
  'bag.item-malformed': (parameters) => [
    writePiece(parameters),
    'a tile from 00 to 34, or the first and last of a run',
  ],
  'bag.tile-repeated': ({ tile }) => [`tile ${tile} again`, 'each tile once'],
  'bag.tiles-unsorted': (parameters) => [
    `${writePiece(parameters)} after a higher tile`,
    'tiles in ascending order',
  ],
  'bag.runs-not-merged': (parameters) => [
    writePiece(parameters),
    `${parameters.canonical}, with ranges for runs of three or more`,
  ],
  'player.missing': () => ['nothing', 'the player and where the avatar is'],
  'player.repeated': () => ['the player again', 'the player once'],
  'player.unsorted': () => ['the player after a later one', 'players in order'],
  'status.malformed': (parameters) => [
    writePiece(parameters),
    '-, a square and a port, or X, L or F and the round',
  ],
  'status.leading-zero': sayLeadingZero,
  'players.too-few': ({ players }) => [countOf(players, 'player'), '3 to 5 players'],
  'avatar.no-tile': ({ place }) => [
    `an avatar on ${place}, where there is no tile`,
    'one on a tile',
  ],
  'avatar.not-facing-empty-square': ({ place, faced }) => [
    `an avatar on ${place}, which faces ${
      faced === null ? 'the edge of the board' : `the tile on ${faced}`
    }`,
    'one that faces an empty square',
  ],
  'hand.wrong-size': ({ tiles, needed }) => [
    countOf(tiles, 'tile'),
    `none, or an offer of ${needed}`,
  ],
  'turn.not-in-game': ({ player, players }) => [player, sayPlayers(players)],
  'turn.missing-player': ({ players }) => [
    'the end of the game',
    `the turn of ${sayPlayers(players)}`,
  ],
  'turn.game-not-over': ({ player, players }) => [
    `the turn of ${player}`,
    `-, as the game is over with ${players.length === 0 ? 'no avatar' : 'one avatar'} left`,
  ],
  'player.not-placed': ({ round }) => [
    'a player without an avatar',
    `everybody placed before round ${round}`,
  ],
  'player.placed-early': ({ playerToMove }) => [
    'an avatar',
    `none before that of player ${playerToMove}`,
  ],
  'status.later-round': ({ left, round }) => [`round ${left}`, `at most ${round}, the round now`],
  'bag.not-empty': ({ tiles }) => [countOf(tiles, 'tile'), 'none, as the supply is endless'],
  'rules.unknown-value': ({ value, allowed }) => [writeShown(value), allowed],
  'rules.different': ({ players, expected }) => [countOf(players, 'player'), `${expected}`],
};

/** Make an issue of a state. */
export function makeTextIssue<Code extends TextIssueCode>(facts: IssueFacts<Code>): TsuroIssue {
  return issueIn(facts, WORDING, placeName);
}

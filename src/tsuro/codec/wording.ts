/**
 * What the issues of Tsuro say in English.
 *
 * In three tables, so that programs that play do not load what only the decoder says, nor what the course's JSON needs.
 */
import { type FieldWords, sayMalformed } from '../../text/fields.js';
import {
  codesOf,
  type LeadingZero,
  refusalIn,
  type Said,
  sayLength,
  sayNotTwoStrings,
  sayType,
  sayUnknownValue,
  type Wording,
} from '../../text/issue.js';
import { countOf, listChoices, writePiece, writeShown } from '../../text/message.js';
import type { Phase, PlayerId } from '../state/vocabulary.js';
import {
  type EventIssues,
  type FatalMove,
  type IssueParameters,
  type JsonIssues,
  placeName,
  type TextIssues,
  type TsuroIssue,
  type UnexpectedCharacter,
} from './issues.js';

// What several codes say alike. Functions, not properties of an object: bundlers keep a table that reads
// properties, even where nothing uses it.

function sayUnexpected(parameters: UnexpectedCharacter): Said {
  const isShared = parameters.expected === 'sections';
  return [writePiece(parameters), isShared ? 'the sections H, T and B' : 'a player from A to E'];
}

function sayLeadingZero({ digits, number }: LeadingZero): Said {
  return [digits, `${number}`];
}

function sayPlayers(players: readonly string[]): string {
  return players.length === 0 ? 'nobody' : listChoices(players);
}

/** What the issues of states say. */
export const TEXT_WORDING: Wording<TextIssues> = {
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
  'avatar.not-from-edge': ({ place }) => [
    `an avatar on ${place}, to which no wires lead from a square at the edge`,
    'one that can have walked there',
  ],
  'hand.wrong-size': ({ tiles, needed }) => [
    countOf(tiles, 'tile'),
    needed === 0 ? 'none, as the game is over' : `none, or an offer of ${needed}`,
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
    `all avatars placed before round ${round}`,
  ],
  'player.placed-early': ({ playerToMove }) => [
    'an avatar',
    `none before that of player ${playerToMove}`,
  ],
  'status.later-round': ({ left, round }) => [`round ${left}`, `at most ${round}, the round now`],
  'status.before-any-turn': ({ left }) => [
    `round ${left}`,
    'a round in which somebody has had a turn before',
  ],
  'round.after-end': ({ round }) => [
    `round ${round}, which fewer than two players began`,
    'the round in which the game ended',
  ],
  'hand.not-from-bag': ({ tiles }) => [
    `the tiles ${tiles.join(', ')}, which cannot have been drawn from this bag`,
    'tiles that were drawn from the bag',
  ],
  'bag.not-of-cycle': ({ first, tiles }) => [
    `${countOf(tiles, 'tile')} from tile ${first} on`,
    'the last ones, up to tile 34, as the supply is a cycle',
  ],
  'board.not-a-first-tile': () => [
    'a tile inside the board, next to another, or under two avatars',
    'only first tiles in the set-up',
  ],
  'board.tiles-of-nobody': ({ tiles, most }) => [
    `${countOf(tiles, 'tile')} without an avatar`,
    `at most ${most}, of players who have forfeited`,
  ],
  'bag.not-empty': ({ tiles }) => [countOf(tiles, 'tile'), 'none, as the supply is endless'],
  'rules.unknown-value': sayUnknownValue,
  'rules.different': ({ players, expected }) => [countOf(players, 'player'), `${expected}`],
};

/** What a move's notation and its fields must be. */
const MOVE_WORDS: FieldWords<'player' | 'tile' | 'rotation' | 'square' | 'port'> = {
  text: 'a move of 4 or 7 characters',
  characters: {
    player: 'a player from A to E',
    tile: 'a tile from 00 to 34',
    rotation: 'a rotation, n, e, s or w',
    square: 'a square, from 00 to 99',
    port: 'a port from a to h',
    end: 'the end of the move',
  },
  values: {
    player: 'a player from A to E',
    tile: 'a tile from 0 to 34',
    rotation: 'a rotation, n, e, s or w',
    square: 'a square of two digits',
    port: 'a port from a to h',
  },
};

/** What can happen in each phase instead of a move. */
const MOVE_EVENTS: Readonly<Record<Phase, string>> = {
  deal: 'a deal before any move',
  setup: 'a tile, a square and a port',
  turn: 'a tile and its rotation',
  'game-over': 'no move, as the game is over',
};

/** What can happen in each phase instead of a deal. */
const DEAL_EVENTS: Readonly<Record<Phase, string>> = {
  deal: 'a deal',
  setup: 'a move with a square and a port',
  turn: 'a move with a tile and a rotation',
  'game-over': 'nothing, as the game is over',
};

function sayInstead({ legality, instead }: FatalMove): string {
  if (instead !== null) return `a better placement, such as ${instead}`;
  return `another placement, unless all do this, by the rule ${legality}`;
}

/** Name the avatars of players. */
function nameAvatars(players: readonly PlayerId[]): string {
  return `the avatar${players.length === 1 ? '' : 's'} of ${players.join(' and ')}`;
}

/** What the issues of moves, deals and forfeits say. */
export const EVENT_WORDING: Wording<EventIssues> = {
  'move.malformed': (parameters) =>
    parameters.expected === 'kind'
      ? [writeShown(parameters.value), 'the kind setup or turn']
      : sayMalformed(parameters, MOVE_WORDS),
  'move.wrong-phase': ({ move, phase }) => [`the move ${move}`, MOVE_EVENTS[phase]],
  'move.not-your-turn': ({ player, playerToMove }) => [
    `a move by ${player}`,
    playerToMove === null ? 'no move now' : `a move by ${playerToMove}`,
  ],
  'move.tile-not-offered': ({ tile, hand }) => [
    `tile ${tile}`,
    `a tile on offer, ${listChoices(hand)}`,
  ],
  'move.square-inside': () => ['a square inside the board', 'one at its edge'],
  'move.square-taken': () => ['a tile already', 'an empty square'],
  'move.square-beside-tile': ({ neighbour }) => [
    `a square next to the tile on ${neighbour}`,
    'a square next to no tile',
  ],
  'move.port-faces-edge': ({ port, ports }) => [
    `port ${port}, which faces the edge of the board`,
    `a port that faces a square, ${listChoices(ports)}`,
  ],
  'move.no-empty-square': () => [
    'no avatar that faces an empty square',
    'an avatar that does, to place a tile in front of it',
  ],
  'move.leaves-board': (parameters) => [
    'a placement that takes the player off the board',
    sayInstead(parameters),
  ],
  'move.makes-loop': (parameters) => [
    `a placement that sends ${nameAvatars(parameters.loops)} into a loop`,
    sayInstead(parameters),
  ],
  'deal.malformed': ({ value }) => [
    writeShown(value),
    'D and two or three tiles from 00 to 34, two digits each',
  ],
  'deal.wrong-phase': ({ phase }) => ['a deal', DEAL_EVENTS[phase]],
  'deal.wrong-size': ({ tiles, needed }) => [countOf(tiles, 'tile'), `${needed}`],
  'deal.impossible': ({ tile, supply, bag }) => [
    `tile ${tile}`,
    supply === 'cycle' ? `tile ${bag}, the next` : `a tile of the bag, ${bag}`,
  ],
  'forfeit.impossible': ({ player, players }) => [
    player === null ? 'a player who is not in the game' : `player ${player}`,
    players.length === 0
      ? 'nobody, as the game is over'
      : `a player in the game, ${listChoices(players)}`,
  ],
};

/** What a value of JSON must be. */
const JSON_VALUES: Readonly<Record<JsonIssues['json.malformed']['expected'], string>> = {
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

/** What the issues of the course's JSON say. */
const JSON_WORDING: Wording<JsonIssues> = {
  'json.malformed': ({ expected, value }) => [writeShown(value), JSON_VALUES[expected]],
  'json.square-different': () => [
    'another tile than before',
    'the same tile for each avatar on it',
  ],
  'json.square-repeated': () => ['the square again', 'it once for each avatar on it'],
  'json.avatar-repeated': () => ['a second avatar', 'one avatar of each colour'],
  'json.no-avatar': () => ['no avatar', 'one avatar or more'],
};

/**
 * The codes of every {@link TsuroIssue}, such as `player.missing`: the part that is wrong, then how it is wrong.
 *
 * docs/games/tsuro-format.md says what each means, with an example.
 */
export const ISSUE_CODES = /* @__PURE__ */ codesOf<IssueParameters>(
  TEXT_WORDING,
  EVENT_WORDING,
  JSON_WORDING,
);

/** Make the issue of a move, a deal or a forfeit, at an index of its text if it has a place there. */
export function refuse<Code extends keyof EventIssues>(
  code: Code,
  path: TsuroIssue['path'],
  parameters: EventIssues[Code],
  place: Pick<TsuroIssue, 'index'> = {},
): TsuroIssue {
  return refusalIn({ code, path, parameters, ...place }, EVENT_WORDING, placeName);
}

/** Make the issue of a value of JSON. */
export function refuseJson<Code extends keyof JsonIssues>(
  code: Code,
  path: TsuroIssue['path'],
  parameters: JsonIssues[Code],
): TsuroIssue {
  return refusalIn({ code, path, parameters }, JSON_WORDING, placeName);
}

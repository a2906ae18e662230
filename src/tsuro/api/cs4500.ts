/** Boards and actions as JSON, as the course from which the game comes and its public tests have them. */
import { indexIn, knownOptions } from '../../boundary/values.js';
import type { DecodedMove, DecodedState } from '../../engine/game/game.js';
import { completeRules } from '../../engine/game/settings.js';
import type { TsuroIssue } from '../codec/issues.js';
import {
  COLOURS,
  type Colour,
  degreesOf,
  type Item,
  type JsonTile,
  malformed,
  membersOf,
  readJsonAction,
  readJsonTile,
  writeJsonPort,
} from '../codec/json.js';
import { moveNumber } from '../codec/moves.js';
import {
  notationOf,
  optionOf,
  placeOf,
  playerLetter,
  tileOf,
  writeSquare,
} from '../codec/notation.js';
import { violations } from '../codec/validity.js';
import { refuseJson } from '../codec/wording.js';
import {
  Board,
  emptySquares,
  isOnBoard,
  optionAt,
  type Position,
  Status,
} from '../state/position.js';
import { playerCount, SETTINGS, sharedRules } from '../state/settings.js';
import { EMPTY_BAG } from '../state/tiles.js';
import { type Move, PLAYER_IDS, type PlayerId, type Rules } from '../state/vocabulary.js';
import { type GameState, positionOf, stateOf } from './game-state.js';

/**
 * A tile in the JSON of CS 4500, the university course from which this variant of Tsuro comes: its number, 0 to 34, and
 * its rotation clockwise in degrees, 0, 90, 180 or 270. Part of {@link Cs4500Element} and {@link Cs4500Action}.
 */
export type Cs4500Tile = readonly [tile: number, degrees: number];

/**
 * A square of a board in the JSON of CS 4500, the university course from which this variant of Tsuro comes: a tile; the
 * colour and the port (`A` to `H`) of an avatar, if there is one; then column and row, 0 to 9.
 * {@link writeCs4500Board} returns a list of them.
 */
export type Cs4500Element =
  | readonly [Cs4500Tile, x: number, y: number]
  | readonly [Cs4500Tile, Colour, port: string, x: number, y: number];

/**
 * A move in the JSON of CS 4500, the university course from which this variant of Tsuro comes: a tile for a turn; tile,
 * port (`A` to `H`), column and row (0 to 9) for the set-up. {@link writeCs4500Action} returns it.
 */
export type Cs4500Action = Cs4500Tile | readonly [Cs4500Tile, port: string, x: number, y: number];

/**
 * Facts that a board in the JSON of the university course CS 4500 does not contain; all have defaults.
 * {@link readCs4500Board} takes them.
 */
export interface Cs4500Options {
  /** The player to move, `A` to `E`; by default the first player with an avatar on the board. */
  readonly player?: PlayerId | undefined;
  /** The rule `legality` of the state, `total` or `reference`; `total` by default. */
  readonly legality?: Rules['legality'] | undefined;
}

/** The result of {@link readCs4500Action}: a move, or the issues. */
export type Cs4500ActionResult = DecodedMove<Move, TsuroIssue>;

/** A board as it is read, before its players are known. */
export interface JsonBoard {
  readonly board: number[];
  /** The places of the avatars, by player. */
  readonly avatars: Map<number, number>;
  /** The squares that are listed without an avatar. */
  readonly bare: Set<number>;
}

/** Add a tile to a board, with its avatar; report what does not go with it. */
function addTile(
  { board, avatars, bare }: JsonBoard,
  { square: number, option, avatar }: JsonTile,
  { path, issues }: Item,
): void {
  const known = board[number] ?? 0;
  const square = writeSquare(number);
  if (known !== 0 && known !== option + 1) {
    issues.push(refuseJson('json.square-different', path, { square }));
    return;
  }
  if (known !== 0 && (avatar === undefined || bare.has(number))) {
    issues.push(refuseJson('json.square-repeated', path, { square }));
    return;
  }
  board[number] = option + 1;
  if (avatar === undefined) bare.add(number);
  else if (avatars.has(avatar.player)) {
    const player = playerLetter(avatar.player);
    issues.push(refuseJson('json.avatar-repeated', path, { player }));
  } else avatars.set(avatar.player, avatar.place);
}

/** Read the tiles of a board, and the avatars on them; what is found wrong is added to the issues. */
export function readTiles(json: unknown, issues: TsuroIssue[]): JsonBoard {
  const read: JsonBoard = { board: emptySquares(), avatars: new Map(), bare: new Set() };
  const whole: Item = { value: json, path: [], issues };
  const elements = membersOf(whole);
  if (elements === undefined) {
    malformed(whole, 'board');
    return read;
  }
  for (let index = 0; index < elements.length; index++) {
    const element = elements.at(index);
    const tile = readJsonTile(element);
    if (tile !== undefined) addTile(read, tile, element);
  }
  return read;
}

/** What a board does not say: the rules, of which it can have more players, and who is to move. */
interface BoardContext {
  readonly rules: Rules;
  readonly mover: number | undefined;
}

/** Make the position of a board with an avatar or more. */
function positionFor({ board, avatars }: JsonBoard, { rules, mover }: BoardContext): Position {
  // Colours are as many as players.
  const players = playerCount(Math.max(...avatars.keys(), rules.players - 1) + 1) ?? rules.players;
  return {
    rules: sharedRules({ ...rules, players, supply: 'endless' }),
    turn: mover ?? Math.min(...avatars.keys()),
    round: 1,
    hand: [],
    board,
    bag: EMPTY_BAG,
    players: Array.from({ length: players }, (_, player) => avatars.get(player) ?? Status.AtEdge),
  };
}

/**
 * Read a board in the JSON of CS 4500, the university course from which this variant of Tsuro comes: an array of
 * `[[tile, degrees], x, y]` and `[[tile, degrees], color, port, x, y]`.
 *
 * A square is listed once for each avatar on it, with the same tile. The colours white, black, red, green
 * and blue are the players A to E. The form `[tile, degrees, color, port, x, y]` of a parallel course is also read: its
 * port is one at the edge of the board, and the avatar stands at the other end of that port's wire.
 *
 * @param json - plain data, as `JSON.parse` makes it; anything else is an issue
 * @param options - `player`, the player to move, and `legality`, the rule
 * @returns `{ ok: true, state, warnings }`, with no warnings, or `{ ok: false, issues }`. The state is of round 1, with
 *   as many players as the last colour needs, 3 or more, of whom those without an avatar have left; a deal is due for
 *   the player to move, from an endless supply
 * @throws RangeError if `player` is not `A` to `E`, or `legality` is not `total` or `reference`; TypeError if the
 *   options are not an object, or one is unknown. An invalid board is an issue, not an error
 *
 * @example
 * ```ts
 * const result = readCs4500Board([[[34, 0], 'red', 'C', 0, 0]]);
 * result.ok && encodeState(result.state); // ['C1HT0034nB', 'AX0BX0C00c']
 * ```
 */
export function readCs4500Board(
  json: unknown,
  options?: Cs4500Options,
): DecodedState<GameState, TsuroIssue> {
  const { legality, player } = knownOptions('Options', options, ['legality', 'player']);
  const rules = completeRules(SETTINGS, { legality });
  const mover = player === undefined ? undefined : indexIn('Player', PLAYER_IDS, player);
  return readBoard(json, { rules, mover });
}

/** Read a board of which more is known. */
export function readBoard(
  json: unknown,
  context: BoardContext,
): DecodedState<GameState, TsuroIssue> {
  const issues: TsuroIssue[] = [];
  const read = readTiles(json, issues);
  if (issues.length === 0 && read.avatars.size === 0) {
    issues.push(refuseJson('json.no-avatar', [], {}));
  }
  if (issues.length > 0) return { ok: false, issues };
  const position = positionFor(read, context);
  const broken = violations(position, { shared: true, players: true });
  if (broken.length > 0) return { ok: false, issues: broken };
  return { ok: true, state: stateOf(position), warnings: [] };
}

/** Write a tile and its rotation. */
function writePattern(option: number): Cs4500Tile {
  return [tileOf(option), degreesOf(option)];
}

/** Write a square as its column and row. */
function coordinatesOf(square: number): readonly [x: number, y: number] {
  return [Math.trunc(square / Board.Size), square % Board.Size];
}

/**
 * Write the board of a state in the JSON of CS 4500, the university course from which this variant of Tsuro comes: its
 * tiles by square, a tile with several avatars once for each.
 *
 * @param state - any state
 * @returns plain data for `JSON.stringify`: `[[tile, degrees], x, y]` or `[[tile, degrees], color, port, x, y]` for
 *   each tile. It lacks the players who have left, the turn and the tiles on offer
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * import { applyAll } from 'azulejo/game';
 * import { newGame, tsuro, writeCs4500Board } from 'azulejo/tsuro';
 *
 * const state = applyAll(tsuro, newGame(), ['D000102', 'A02n10c']);
 * writeCs4500Board(state); // [[[2, 0], 'white', 'C', 1, 0]]
 * ```
 */
export function writeCs4500Board(state: GameState): Cs4500Element[] {
  const position = positionOf(state);
  const elements: Cs4500Element[] = [];
  for (let square = 0; square < Board.Squares; square++) {
    const option = optionAt(position, square);
    if (option < 0) continue;
    const [x, y] = coordinatesOf(square);
    const before = elements.length;
    for (const [player, colour] of COLOURS.entries()) {
      const status = position.players[player] ?? Status.NotPlaced;
      if (!isOnBoard(status) || status >> 3 !== square) continue;
      elements.push([writePattern(option), colour, writeJsonPort(status & 7), x, y]);
    }
    if (elements.length === before) elements.push([writePattern(option), x, y]);
  }
  return elements;
}

/**
 * Read a move in the JSON of CS 4500, the university course from which this variant of Tsuro comes.
 *
 * The forms are `[tile, degrees]` for a turn, `[[tile, degrees], port, x, y]` for the set-up, and
 * `[color, [tile, degrees]]` for a turn of the player with a colour. Those of a parallel course are also read:
 * `[color, tile, degrees, x, y]` and `[tile, degrees, color, port, x, y]`.
 *
 * @param json - plain data, as `JSON.parse` makes it; anything else is an issue
 * @param player - the player who moves, `A` to `E`, for the forms without a colour; `A` by default
 * @returns `{ ok: true, move }` with the notation of a {@link Move}, or `{ ok: false, issues }`; whether the move is
 *   legal is not checked
 * @throws RangeError if there is no such player
 *
 * @example
 * ```ts
 * const result = readCs4500Action(['red', [34, 90]]);
 * result.ok && result.move; // 'C34e'
 * ```
 */
export function readCs4500Action(json: unknown, player: PlayerId = 'A'): Cs4500ActionResult {
  const mover = indexIn('Player', PLAYER_IDS, player);
  const issues: TsuroIssue[] = [];
  const number = readJsonAction({ value: json, path: [], issues }, mover);
  if (issues.length > 0) return { ok: false, issues };
  return { ok: true, move: notationOf(number) };
}

/**
 * Write a move in the JSON of CS 4500, the university course from which this variant of Tsuro comes.
 *
 * @param move - the notation of a {@link Move}, such as `B11e`
 * @returns `[tile, degrees]` for a turn, `[[tile, degrees], port, x, y]` for the set-up; the player is not in it
 * @throws {@link DecodeError} if the text is not a move (`move.malformed`)
 *
 * @example
 * ```ts
 * writeCs4500Action('B11e'); // [11, 90]
 * writeCs4500Action('A02n10c'); // [[2, 0], 'C', 1, 0]
 * ```
 */
export function writeCs4500Action(move: Move): Cs4500Action {
  const number = moveNumber(move);
  const pattern = writePattern(optionOf(number));
  const place = placeOf(number);
  if (place < 0) return pattern;
  return [pattern, writeJsonPort(place & 7), ...coordinatesOf(place >> 3)];
}

/** A state as readable data, and who is ahead in it. */
import { equalShares } from '../../engine/game/playouts.js';
import {
  playerLetter,
  portLetter,
  rotationLetter,
  tileOf,
  writeSquare,
} from '../codec/notation.js';
import { isBest, rankValue } from '../moves/play.js';
import {
  Board,
  isOnBoard,
  NOBODY,
  optionAt,
  type Position,
  playerIndex,
  reasonLeft,
  roundLeft,
} from '../state/position.js';
import { countTiles, tilesOf } from '../state/tiles.js';
import type {
  EliminationReason,
  Phase,
  PlayerId,
  Port,
  Rotation,
  Rules,
  Square,
} from '../state/vocabulary.js';
import { type GameState, handOf, phaseOf, positionOf, rulesOf, turnOf } from './game-state.js';

/** A tile on the board. {@link StateView} lists them. */
export interface TileView {
  /** Its square in two digits: column, then row, such as `10`. */
  readonly square: Square;
  /** Its number, 0 to 34. */
  readonly tile: number;
  /**
   * The direction in which its north side points: of the rotations that look the same, the one with the fewest turns.
   */
  readonly rotation: Rotation;
}

/** The place where an avatar stands on the board. Part of {@link PlayerView}. */
export interface AvatarView {
  /** Its square, which has a tile, in two digits: column, then row, such as `10`. */
  readonly square: Square;
  /** The port of the square on which it stands, `a` to `h`. */
  readonly port: Port;
}

/** The round in which a player left, and the reason. Part of {@link PlayerView}. */
export interface LeftView {
  /** The round in which the player left, from 1; 0 in the set-up. */
  readonly round: number;
  /** The reason: `edge`, at the edge of the board; `loop`, in a loop; `forfeit`, by dropping out. */
  readonly reason: EliminationReason;
}

/** One player, as nested data. {@link StateView} lists them. */
export interface PlayerView {
  /** The player's letter, `A` to `E`. */
  readonly player: PlayerId;
  /** Place of the avatar; `null` before it is placed, and once the player has left. */
  readonly avatar: AvatarView | null;
  /** The round and the reason of leaving; `null` for a player who is in the game. */
  readonly left: LeftView | null;
}

/** The part of a state that all players may know. {@link StateView} and {@link Observation} have it. */
interface SharedView {
  /** The player whose turn it is, also while a deal is due; `null` once the game is over. */
  readonly turn: PlayerId | null;
  /** The phase: `deal`, `setup`, `turn` or `game-over`. */
  readonly phase: Phase;
  /** The round, from 1; 0 in the set-up. Once the game is over, the last one. */
  readonly round: number;
  /** The rules in force, with a value for every setting. */
  readonly rules: Rules;
  /** The tiles on the board, by square, ascending: column by column. */
  readonly board: readonly TileView[];
  /** The players, in turn order. */
  readonly players: readonly PlayerView[];
}

/** The result of {@link inspect}: a whole state, as nested data. */
export interface StateView extends SharedView {
  /** The numbers of the tiles on offer, 0 to 34, in the order of the deal; empty unless a player is to move. */
  readonly hand: readonly number[];
  /**
   * The numbers of the tiles that are left of the set from which offers are drawn, 0 to 34, ascending; empty if the
   * supply is endless.
   */
  readonly bag: readonly number[];
}

/** The result of {@link viewFor}: the part of a state that one player may know. */
export interface Observation extends SharedView {
  /**
   * The numbers of the tiles on offer to the player, 0 to 34, in the order of the deal; empty unless the player is
   * to move.
   */
  readonly hand: readonly number[];
  /** Number of tiles that are left of the set from which offers are drawn, 0 to 35; 0 if the supply is endless. */
  readonly bagSize: number;
}

function boardView(position: Position): TileView[] {
  const tiles: TileView[] = [];
  for (let number = 0; number < Board.Squares; number++) {
    const option = optionAt(position, number);
    if (option < 0) continue;
    const square = writeSquare(number);
    tiles.push({ square, tile: tileOf(option), rotation: rotationLetter(option) });
  }
  return tiles;
}

function playerView(player: number, status: number): PlayerView {
  const reason = reasonLeft(status);
  return {
    player: playerLetter(player),
    avatar: isOnBoard(status)
      ? { square: writeSquare(status >> 3), port: portLetter(status & 7) }
      : null,
    left: reason === undefined ? null : { round: roundLeft(status), reason },
  };
}

function sharedView(state: GameState): SharedView {
  const position = positionOf(state);
  return {
    turn: turnOf(state) ?? null,
    phase: phaseOf(state),
    round: position.round,
    rules: { ...rulesOf(state) },
    board: boardView(position),
    players: position.players.map((status, player) => playerView(player, status)),
  };
}

/**
 * Show a state as readable nested data, for user interfaces, debugging and JSON.
 *
 * @param state - any state
 * @returns plain data that shares nothing with the state
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * import { applyAll } from 'azulejo/game';
 * import { inspect, newGame, tsuro } from 'azulejo/tsuro';
 *
 * const view = inspect(applyAll(tsuro, newGame(), ['D000102', 'A02n10c']));
 * view.board; // [{ square: '10', tile: 2, rotation: 'n' }]
 * view.players[0]; // { player: 'A', avatar: { square: '10', port: 'c' }, left: null }
 * ```
 */
export function inspect(state: GameState): StateView {
  const { bag } = positionOf(state);
  return { ...sharedView(state), hand: handOf(state), bag: tilesOf(bag) };
}

/**
 * Show what one player may know of a state: neither the tiles on offer to others, nor which tiles are left to draw.
 *
 * @param state - any state
 * @param player - the player whose view is returned, `A` to `E`
 * @returns plain data that shares nothing with the state
 * @throws RangeError if the player is not in the game; TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const state = applyChance(newGame(), 'D000102');
 * viewFor(state, 'A').hand; // [0, 1, 2]
 * viewFor(state, 'B').hand; // []
 * ```
 */
export function viewFor(state: GameState, player: PlayerId): Observation {
  const position = positionOf(state);
  const isTheirs = playerIndex(position, player) === position.turn;
  const hand = isTheirs ? handOf(state) : [];
  return { ...sharedView(state), hand, bagSize: countTiles(position.bag) };
}

/** A player's place in the standings, as {@link standings} returns it. */
export interface Standing {
  /** The player's letter, `A` to `E`. */
  readonly player: PlayerId;
  /** The rank, from 1. Tied players share one, and the ranks that they leave over are skipped: 1, 1, 3. */
  readonly rank: number;
  /** Whether the player has won, alone or with others; `false` for all before the game is over. */
  readonly winner: boolean;
  /** The round in which the player left, from 1, or 0 in the set-up; absent for a player who has not left. */
  readonly left?: number | undefined;
  /** The reason why the player left, `edge`, `loop` or `forfeit`; absent for a player who has not left. */
  readonly reason?: EliminationReason | undefined;
}

function standingOf(position: Position, player: number, status: number): Standing {
  const value = rankValue(status);
  const rank = 1 + position.players.filter((other) => rankValue(other) > value).length;
  const winner = position.turn === NOBODY && isBest(position, status);
  const reason = reasonLeft(status);
  const standing = { player: playerLetter(player), rank, winner };
  return reason === undefined ? standing : { ...standing, left: roundLeft(status), reason };
}

/**
 * Rank the players: those in the game first, then by the round in which they left, the latest first. Those
 * who forfeited share the last rank.
 *
 * @param state - any state; before the end, the ranking so far
 * @returns the players, best first; tied players in turn order. `winner` is true for those who win or
 * share the win, and false for all before the game is over. Nobody wins where all have forfeited
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const [first, second] = standings(decodeState(['-6HT3013nB', 'AX6B30fCX5']));
 * first; // { player: 'B', rank: 1, winner: true }
 * second; // { player: 'A', rank: 2, winner: false, left: 6, reason: 'edge' }
 * ```
 */
export function standings(state: GameState): Standing[] {
  const position = positionOf(state);
  return position.players
    .map((status, player) => standingOf(position, player, status))
    .sort((one, other) => one.rank - other.rank);
}

/** List each player's win share, before the end that of the current position; the sum is 1. */
export function winShares(state: GameState): number[] {
  const position = positionOf(state);
  // Where all have forfeited, nobody is better than another.
  return equalShares(position.players.map((status) => Number(isBest(position, status))));
}

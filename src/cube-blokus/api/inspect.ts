/** A state as readable data: all of it, what a player has, and the standings. */
import { indexIn } from '../../boundary/values.js';
import { equalShares } from '../../engine/game/playouts.js';
import { pieceName } from '../codec/notation.js';
import {
  buildSquares,
  type Group,
  groupsIn,
  HandBits,
  handOf,
  NOBODY,
  ownerOf,
  type Position,
  piecesIn,
  scoreOf,
  scoresOf,
} from '../state/position.js';
import { SQUARES, squareName } from '../state/surface.js';
import {
  type Phase,
  type Piece,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
  type Square,
} from '../state/vocabulary.js';
import { type GameState, phaseOf, positionOf, rulesOf, turnOf } from './game-state.js';

/** A piece that has been placed on the cube. {@link PlayerView} lists them. */
export interface PlacedPiece {
  /** The name of the piece, such as `V3`. */
  readonly piece: Piece;
  /** The squares that the piece covers, 1 to 5, in the order of {@link SQUARES}. */
  readonly squares: readonly Square[];
}

/** One player, as nested data. {@link StateView} lists them. */
export interface PlayerView {
  /** The player's letter, `A` to `D`. */
  readonly player: PlayerId;
  /** Points of this game: one for each square that the player's pieces cover, and the bonus for placing all pieces. */
  readonly score: number;
  /** Points of the earlier games of a series, an integer of 0 or more. */
  readonly carried: number;
  /** Points of all games: `score` plus `carried`. */
  readonly total: number;
  /** Whether the player has dropped out: ran out of time, or resigned. */
  readonly isOut: boolean;
  /** Whether the player has placed all pieces, and I1, the piece of one square, was the last. */
  readonly isSingleLast: boolean;
  /** The pieces that the player has not placed yet, in the order of {@link PIECES}. */
  readonly piecesLeft: readonly Piece[];
  /** The player's pieces on the cube, in the order of their first squares. */
  readonly placed: readonly PlacedPiece[];
  /**
   * The free squares that touch one of the player's squares at a corner and none along a side, in the order of
   * {@link SQUARES}: every move covers one of them.
   */
  readonly buildPoints: readonly Square[];
}

/** The result of {@link inspect}: a whole state, as nested data. */
export interface StateView {
  /** The player to move; `null` once the game is over. */
  readonly turn: PlayerId | null;
  /** The phase: `play` while a player is to move, else `game-over`. */
  readonly phase: Phase;
  /** The rules in force, with a value for every setting. */
  readonly rules: Rules;
  /** The player who owns each of the 486 squares, in the order of {@link SQUARES}; `null` for a free square. */
  readonly owners: readonly (PlayerId | null)[];
  /** The players, in turn order. */
  readonly players: readonly PlayerView[];
}

function piecesOf(hand: number): Piece[] {
  return piecesIn(hand).map(pieceName);
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
 * const [first] = inspect(applyMove(newGame(), 'AFb2b3')).players;
 * first?.placed; // [{ piece: 'I2', squares: ['Fb2', 'Fb3'] }]
 * first?.score; // 2
 * ```
 */
export function inspect(state: GameState): StateView {
  const position = positionOf(state);
  const { bonus, ...rules } = rulesOf(state);
  const groups = groupsIn(position);
  return {
    turn: turnOf(state) ?? null,
    phase: phaseOf(state),
    rules: { bonus: { ...bonus }, ...rules },
    owners: SQUARES.map((_, square) => PLAYER_IDS[ownerOf(position, square)] ?? null),
    players: PLAYER_IDS.map((player, index) => {
      const own = groups.filter((group) => group.player === index && group.piece >= 0);
      return playerView(position, player, index, own);
    }),
  };
}

function playerView(
  position: Position,
  player: PlayerId,
  index: number,
  groups: readonly Group[],
): PlayerView {
  const hand = handOf(position, index);
  const score = scoreOf(position, index);
  const carried = position.carried[index] ?? 0;
  return {
    player,
    score,
    carried,
    total: score + carried,
    isOut: (hand & HandBits.Out) !== 0,
    isSingleLast: (hand & HandBits.SingleLast) !== 0,
    piecesLeft: piecesOf(hand),
    buildPoints: buildSquares(position, index).map(squareName),
    placed: groups.map(({ piece, squares }) => {
      return { piece: pieceName(piece), squares: squares.map(squareName) };
    }),
  };
}

/**
 * List the pieces that a player has left.
 *
 * @param state - any state
 * @param player - the player, `A` to `D`
 * @returns the pieces that the player has not placed yet, in the order of {@link PIECES}
 * @throws RangeError if there is no such player; TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * piecesLeft(applyMove(newGame(), 'AUb8'), 'A').length; // 20
 * ```
 */
export function piecesLeft(state: GameState, player: PlayerId): Piece[] {
  return piecesOf(handOf(positionOf(state), indexIn('Player', PLAYER_IDS, player)));
}

/**
 * List the build points of a player, the free squares of which every move of the player covers at least one.
 *
 * @param state - any state
 * @param player - the player, `A` to `D`
 * @returns the free squares that touch one of the player's squares at a corner and none along a side, in the order
 *   of {@link SQUARES}
 * @throws RangeError if there is no such player; TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * buildPoints(newGame(), 'A'); // ['Ub8', 'Lh2', 'Fb2', 'Rh8', 'Bb8', 'Dh8']
 * ```
 */
export function buildPoints(state: GameState, player: PlayerId): Square[] {
  return buildSquares(positionOf(state), indexIn('Player', PLAYER_IDS, player)).map(squareName);
}

/** A player's place in the standings, as {@link standings} returns it. */
export interface Standing {
  /** The player's letter, `A` to `D`. */
  readonly player: PlayerId;
  /** The rank by `total`, from 1. Tied players share one, and the ranks that they leave over are skipped: 1, 1, 3. */
  readonly rank: number;
  /** Points of this game: a point for each square that the pieces cover, and the bonus. */
  readonly score: number;
  /** Points of the earlier games of a series, 0 or more. */
  readonly carried: number;
  /** Points of all games: `score` plus `carried`. */
  readonly total: number;
  /** Whether the player has won this game, or shares the win; `false` for all before the game is over. */
  readonly winner: boolean;
}

/**
 * Rank the players by their points of all games.
 *
 * @param state - any state; before the end, the ranking so far
 * @returns the players, most points first; tied players in turn order. `winner` is true for each
 * player with the most points of this game, and false for all before the game is over
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const [first] = standings(applyMove(newGame(), 'AFb2b3b4b5b6'));
 * first; // { player: 'A', rank: 1, score: 5, carried: 0, total: 5, winner: false }
 * ```
 */
export function standings(state: GameState): Standing[] {
  const position = positionOf(state);
  const scores = scoresOf(position);
  const best = position.turn === NOBODY ? Math.max(...scores) : Number.POSITIVE_INFINITY;
  const totals = scores.map((score, player) => score + (position.carried[player] ?? 0));
  return PLAYER_IDS.map((player, index): Standing => {
    const [score = 0, carried = 0] = [scores[index], position.carried[index]];
    const total = score + carried;
    const rank = 1 + totals.filter((other) => other > total).length;
    return { player, rank, score, carried, total, winner: score === best };
  }).sort((one, other) => one.rank - other.rank);
}

/** List the points of this game by player. */
export function scores(state: GameState): number[] {
  return scoresOf(positionOf(state));
}

/** List each player's win share, before the end that of the current position; the sum is 1. */
export function winShares(state: GameState): number[] {
  return equalShares(scores(state));
}

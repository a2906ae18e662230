/**
 * The review of a game: plain data, with marks of moves and the accuracy of players, both by the win share that
 * moves lose.
 */
import { decay } from '../agents/evaluation.js';
import type { PointsReason } from '../agents/rating.js';
import type { GameTypes } from '../game/game.js';

/**
 * The marks of a move, from the best to the worst, by the win share that it loses against the best
 * move.
 *
 * - `best`: less than 0.03
 * - `good`: from 0.03
 * - `inaccuracy`: from 0.06
 * - `mistake`: from 0.12
 * - `blunder`: from 0.24
 */
export const MARKS = /* @__PURE__ */ Object.freeze([
  'best',
  'good',
  'inaccuracy',
  'mistake',
  'blunder',
] as const);

/** The mark of a move, by the win share that it loses: {@link MARKS} has the limits. */
export type Mark = (typeof MARKS)[number];

/** The win share from which a loss gets a mark, the worst first. */
const THRESHOLDS: readonly (readonly [least: number, mark: Mark])[] = [
  [0.24, 'blunder'],
  [0.12, 'mistake'],
  [0.06, 'inaccuracy'],
  [0.03, 'good'],
];

/** Loss by which the accuracy of a move falls to 1/e, 37%. */
const SCALE = 0.2;

/** Return the mark of a move that loses a win share, 0 to 1. */
export function markOf(loss: number): Mark {
  return THRESHOLDS.find(([least]) => loss >= least)?.[1] ?? 'best';
}

/** Return the accuracy of a move that loses a win share: 100 for none, nearly 0 for all of it. */
export function accuracyOf(loss: number): number {
  return 100 * decay(loss / SCALE);
}

/** The fields of every reviewed move. */
export interface ReviewedMove<Types extends GameTypes> {
  /** Number of the move in the game, from 1. */
  readonly number: number;
  /** Index of the move among the record's events, from 0. */
  readonly event: number;
  /** The player. */
  readonly player: Types['player'];
  /** The move. */
  readonly move: Types['move'];
}

/**
 * The review of a move that was the only legal one, and is not rated. {@link GameReview} lists it among the
 * moves.
 */
export interface ForcedMove<Types extends GameTypes> extends ReviewedMove<Types> {
  /** Not a mark: there was no other legal move. */
  readonly mark: 'forced';
}

/** The review of a move that was chosen among several. {@link GameReview} lists it among the moves. */
export interface ChosenMove<Types extends GameTypes> extends ReviewedMove<Types> {
  /** The mark, by the loss. */
  readonly mark: Mark;
  /** Win share that the player loses against the best move, from 0 to 1. */
  readonly loss: number;
  /** Win share that its player could expect after it, from 0 to 1. */
  readonly winShare: number;
  /** The best move that was found: the move itself if none was better. */
  readonly best: {
    /** The move. */
    readonly move: Types['move'];
    /** Win share that the player could expect after it, from 0 to 1. */
    readonly winShare: number;
  };
  /**
   * Reasons why the best move is better, by parts of the expected points; empty if the best move
   * was played, or the search has no parts.
   */
  readonly reasons: readonly PointsReason[];
  /** Whether the search was too short to be relied on: it visited its best move fewer than 30 times. */
  readonly uncertain: boolean;
  /** Whether loss, shares and best move are exact, because the position is solved. */
  readonly exact: boolean;
}

/** The review of a move: one of several legal moves, or the only one. {@link GameReview} lists them. */
export type MoveReview<Types extends GameTypes> = ForcedMove<Types> | ChosenMove<Types>;

/** The review of chance events in a row: the change of each player's win share. {@link GameReview} lists them. */
export interface ChanceReview<Types extends GameTypes> {
  /** Index of the first of them among the record's events, from 0. */
  readonly event: number;
  /** The events. */
  readonly events: readonly Types['chance'][];
  /** The change of each player's win share, in turn order; together 0. */
  readonly change: readonly number[];
  /**
   * Upper bound of the standard error of each change; absent where it is not known, as the search
   * itself weighs all outcomes.
   */
  readonly standardError?: readonly number[] | undefined;
}

/** The review of a player. {@link GameReview} lists them. */
export interface PlayerReview<Types extends GameTypes> {
  /** The player. */
  readonly player: Types['player'];
  /** The player's name. */
  readonly name: string;
  /** Mean accuracy of the rated moves, 0 to 100; absent if there are none. */
  readonly accuracy?: number | undefined;
  /** Win share lost by all rated moves together, 0 or more. */
  readonly loss: number;
  /** Win share gained by chance; negative if lost. Those of all players add up to 0. */
  readonly luck: number;
  /**
   * Upper bound of the standard error of the luck; absent where that of one of the chance events
   * is, or there was none.
   */
  readonly luckError?: number | undefined;
  /** Number of rated moves by mark. */
  readonly marks: Readonly<Record<Mark, number>>;
  /** Number of forced moves. */
  readonly forced: number;
}

/** The review of a game, as {@link reviewGame} returns it. Plain data, safe for JSON. */
export interface GameReview<Types extends GameTypes> {
  /** The game's name. */
  readonly game: Types['name'];
  /** The rules in force. */
  readonly rules: Types['rules'];
  /** Iterations of the search of each position. */
  readonly iterations: number;
  /** Seed of the searches. */
  readonly seed: number;
  /** The moves as they were played. */
  readonly moves: readonly MoveReview<Types>[];
  /** The chance events whose effect is known, in order. */
  readonly chance: readonly ChanceReview<Types>[];
  /** Each player's expected win share after each move, in turn order; together 1. */
  readonly curve: readonly (readonly number[])[];
  /** The players in turn order. */
  readonly players: readonly PlayerReview<Types>[];
}

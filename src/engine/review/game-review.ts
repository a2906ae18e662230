/**
 * The review of a game: plain data, with marks of moves and the accuracy of players, both by the win share that
 * moves lose.
 */
import { decay } from '../agents/evaluation.js';
import type { PointsReason } from '../agents/reasons.js';
import type { GameTypes } from '../game/game.js';

/**
 * The marks of reviewed moves, from the best to the worst, by the win share that a move loses against the best one. A
 * win share is the share of the win that a player can expect, from 0 to 1: with two players, the win probability.
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

/**
 * The fields that the review of every move has. {@link ChosenMove} and {@link ForcedMove} extend them.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface ReviewedMove<Types extends GameTypes> {
  /** Number of the move among the moves of the game, from 1; chance events do not count. */
  readonly number: number;
  /** Index of the move among the record's events, from 0. */
  readonly event: number;
  /** The letter of the player who moved, such as `A`. */
  readonly player: Types['player'];
  /** The move that was played, in the game's notation, such as `A0c2` in Azul. */
  readonly move: Types['move'];
}

/**
 * The review of a move that was the only legal one, and is not rated. {@link GameReview} lists it among the
 * moves.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface ForcedMove<Types extends GameTypes> extends ReviewedMove<Types> {
  /** `forced` in place of a mark: there was no other legal move. */
  readonly mark: 'forced';
}

/**
 * The review of a move that was chosen among several. {@link GameReview} lists it among the moves.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface ChosenMove<Types extends GameTypes> extends ReviewedMove<Types> {
  /** The mark by `loss`, from `best` to `blunder`. */
  readonly mark: Mark;
  /** Win share that the player loses against the best move, from 0 to 1: with two players, lost win probability. */
  readonly loss: number;
  /** Win share that the player could expect after the move, from 0 to 1: with two players, the win probability. */
  readonly winShare: number;
  /** The best move that was found: the move itself if none was better. */
  readonly best: {
    /** The best move in the game's notation. */
    readonly move: Types['move'];
    /** Win share that the player could expect after the best move, from 0 to 1. */
    readonly winShare: number;
  };
  /**
   * Reasons why the best move is better, by parts of the expected points; empty if the best move
   * was played, or the search has no parts.
   */
  readonly reasons: readonly PointsReason[];
  /** Whether the search was too short to be relied on: it tried its best move fewer than 30 times. */
  readonly uncertain: boolean;
  /** Whether `loss`, `winShare` and `best` are exact, because the position is solved. */
  readonly exact: boolean;
}

/**
 * The review of a move, whether it was chosen among several or forced: `mark` is `forced` then. {@link GameReview}
 * lists one for each move.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export type MoveReview<Types extends GameTypes> = ForcedMove<Types> | ChosenMove<Types>;

/**
 * The review of consecutive chance events: how they changed the share of the win that each player could expect.
 * {@link GameReview} lists them.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface ChanceReview<Types extends GameTypes> {
  /** Index of the first of them among the record's events, from 0. */
  readonly event: number;
  /** The chance events in order, each in the game's notation. */
  readonly events: readonly Types['chance'][];
  /** The change of each player's win share by these events, in turn order: from -1 to 1, together 0. */
  readonly change: readonly number[];
  /**
   * Upper bound of the standard error of each change, in turn order; absent where it is not known, as the search itself
   * weighs all outcomes.
   */
  readonly standardError?: readonly number[] | undefined;
}

/**
 * The review of one player over the whole game: accuracy, loss and luck. {@link GameReview} has one for each player.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface PlayerReview<Types extends GameTypes> {
  /** The player's letter, such as `A`. */
  readonly player: Types['player'];
  /** The player's name in the record. */
  readonly name: string;
  /** Mean accuracy of the moves with a mark, from 0 to 100 for moves that lose nothing; absent if there are none. */
  readonly accuracy?: number | undefined;
  /**
   * Sum of the win shares that the moves with a mark lose, 0 or more. A win share is the share of the win that a player
   * can expect: with two players, the win probability.
   */
  readonly loss: number;
  /** Win share gained by the chance events; negative if lost. The luck of all players adds up to 0. */
  readonly luck: number;
  /**
   * Upper bound of the standard error of `luck`; absent if that of one of the chance events is, or there was no chance
   * event.
   */
  readonly luckError?: number | undefined;
  /** Number of moves with each mark, by the mark. */
  readonly marks: Readonly<Record<Mark, number>>;
  /** Number of forced moves, which have no mark. */
  readonly forced: number;
}

/**
 * The review of a game: its moves with their marks, luck, and the players. {@link reviewGame} returns it. Plain data,
 * safe for JSON.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface GameReview<Types extends GameTypes> {
  /** The game's name, such as `azul`. */
  readonly game: Types['name'];
  /** The rules in force, with every setting. */
  readonly rules: Types['rules'];
  /** Number of iterations of the search of each position. */
  readonly iterations: number;
  /** Seed of the searches, an integer. */
  readonly seed: number;
  /** The reviews of the moves, in the order of the game. */
  readonly moves: readonly MoveReview<Types>[];
  /** The reviews of the chance events whose effect is known, in the order of the game. */
  readonly chance: readonly ChanceReview<Types>[];
  /**
   * For each move, in the order of the game, the win share that each player could expect after it, in turn order:
   * together 1; an empty list while nothing is known yet.
   */
  readonly curve: readonly (readonly number[])[];
  /** The reviews of the players, in turn order. */
  readonly players: readonly PlayerReview<Types>[];
}

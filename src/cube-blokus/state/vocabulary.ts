/** The words of the game and its format: value lists, with the types derived from them. */

/** The players, in turn order: `A` is blue, `B` yellow, `C` red, `D` green. */
export const PLAYER_IDS = /* @__PURE__ */ Object.freeze(['A', 'B', 'C', 'D'] as const);

/** The phases: `play` while a player is to move, else `game-over`. */
export const PHASES = /* @__PURE__ */ Object.freeze(['play', 'game-over'] as const);

/** The faces of the cube in the order of the format: up, left, front, right, back, down. */
export const FACES = /* @__PURE__ */ Object.freeze(['U', 'L', 'F', 'R', 'B', 'D'] as const);

/** The columns of a face, from the left. */
export const COLUMNS = /* @__PURE__ */ Object.freeze([
  ...(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const),
] as const);

/**
 * The pieces: all shapes of 1 to 5 squares, each named by a letter that it resembles and by its size.
 *
 * @example
 * ```ts
 * PIECES.length; // 21
 * PIECES.slice(0, 5); // ['I1', 'I2', 'I3', 'V3', 'I4']
 * ```
 */
export const PIECES = /* @__PURE__ */ Object.freeze([
  ...(['I1', 'I2', 'I3', 'V3', 'I4', 'L4', 'T4', 'Z4', 'O4'] as const),
  ...(['F5', 'I5', 'L5', 'N5', 'P5', 'T5', 'U5', 'V5', 'W5', 'X5', 'Y5', 'Z5'] as const),
] as const);

/** The levels of play, the easiest first. `AGENTS` has an agent for each: level 1 is `level-1`. */
export const LEVELS = /* @__PURE__ */ Object.freeze([1, 2, 3, 4] as const);

/** A player, in turn order: `A` is blue, `B` yellow, `C` red, `D` green. */
export type PlayerId = (typeof PLAYER_IDS)[number];

/** A phase: `play` while a player is to move, else `game-over`. */
export type Phase = (typeof PHASES)[number];

/**
 * A level of play, from 1 for beginners to 4 for those who know the game well. `AGENTS['level-1']()` to
 * `AGENTS['level-4']()` play at them.
 */
export type Level = (typeof LEVELS)[number];

/** A face of the cube: `U` up, `L` left, `F` front, `R` right, `B` back, `D` down. */
export type Face = (typeof FACES)[number];

/** A piece, named by the letter that its shape resembles and its number of squares, such as `V3`. */
export type Piece = (typeof PIECES)[number];

/** A column and a row of a face: `a1` is at the top left, `i9` at the bottom right. */
type OfFace = `${(typeof COLUMNS)[number]}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/**
 * A square: its face, its column from the left, its row from the top, as the unfolded cube shows it. `Ua1` is
 * at the top left of the face U.
 */
// As a union of two the type keeps its name where the compiler writes it; as one text it would be 486.
export type Square = `${'U' | 'L' | 'F'}${OfFace}` | `${'R' | 'B' | 'D'}${OfFace}`;

/**
 * A move: the player and the 1 to 5 squares that the piece covers, in the order of {@link SQUARES}; the letter of a
 * face stands only where the face changes. {@link legalMoves} lists the legal ones, and {@link applyMove} plays one.
 *
 * `AUa7b7b8Lg1g2` means: player A covers `Ua7`, `Ub7`, `Ub8`, `Lg1` and `Lg2`.
 */
// As a union of two the type keeps its name where the compiler writes it; as one text it would be 24.
export type Move = `${'A' | 'B'}${Face}${string}` | `${'C' | 'D'}${Face}${string}`;

/**
 * The event of dropping out: the player and `!`, such as `B!`. {@link inspectEvent} takes it; {@link forfeit}
 * takes the player.
 */
export type Forfeit = `${PlayerId}!`;

/** The bonus: the points for placing all 21 pieces. Part of {@link Rules}. */
export interface Bonus {
  /** The points if I1, the piece of one square, was not the last of them: an integer from 0 to 999. */
  readonly all: number;
  /** The points if I1 was the last of them: an integer from 0 to 999. */
  readonly allSingleLast: number;
}

/**
 * The rules in force: the property `rules` of a state. {@link newGame} takes any of the settings, and
 * completes the others by their defaults.
 */
export interface Rules {
  /** The points for placing all 21 pieces; by default 0, and 20 if I1 was the last of them. */
  readonly bonus: Bonus;
  /** The player who begins, `A` to `D`; `A` by default. */
  readonly first: PlayerId;
  /**
   * Whether the next game of a series begins with the player after the one who began this game; `false`
   * by default.
   */
  readonly rotateStart: boolean;
}

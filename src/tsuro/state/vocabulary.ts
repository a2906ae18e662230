/** The words of the game and its format: value lists, with the types derived from them. */

/** The players, in turn order; a game has the first three, four or five. */
export const PLAYER_IDS = /* @__PURE__ */ Object.freeze(['A', 'B', 'C', 'D', 'E'] as const);

/**
 * The phases: `deal`, tiles are to be offered; `setup`, a player is to place a first tile and an avatar; `turn`, a
 * player is to place a tile; `game-over`.
 */
export const PHASES = /* @__PURE__ */ Object.freeze([
  'deal',
  'setup',
  'turn',
  'game-over',
] as const);

/** The ports of a tile or a square, clockwise from the left port of the north side. */
export const PORTS = /* @__PURE__ */ Object.freeze([
  'a',
  'b',
  'c',
  'd',
  'e',
  'f',
  'g',
  'h',
] as const);

/** The rotations of a tile: where its north side points, `n`, `e`, `s` or `w`. `e` is a quarter turn clockwise. */
export const ROTATIONS = /* @__PURE__ */ Object.freeze(['n', 'e', 's', 'w'] as const);

/** Numbers of players, the usual one first. */
export const PLAYER_COUNTS = /* @__PURE__ */ Object.freeze([3, 4, 5] as const);

/** Where tiles come from, the usual supply first. */
export const SUPPLIES = /* @__PURE__ */ Object.freeze(['bag', 'cycle', 'endless'] as const);

/** Which placements are legal, the usual rule first. */
export const LEGALITIES = /* @__PURE__ */ Object.freeze(['total', 'reference'] as const);

/** When a game ends, the usual rule first. */
export const ENDS = /* @__PURE__ */ Object.freeze(['round', 'immediate'] as const);

/** The reasons why players leave the game: at the `edge` of the board, in a `loop`, or by a `forfeit`. */
export const ELIMINATION_REASONS = /* @__PURE__ */ Object.freeze([
  'edge',
  'loop',
  'forfeit',
] as const);

/** A player: A to E in turn order. */
export type PlayerId = (typeof PLAYER_IDS)[number];

/**
 * A phase: `deal`, tiles are to be offered; `setup`, a player is to place a first tile and an avatar; `turn`, a player
 * is to place a tile; `game-over`.
 */
export type Phase = (typeof PHASES)[number];

/**
 * A port of a tile or a square, clockwise from the left port of its north side: `a` and `b` are
 * north, `c` and `d` east, `e` and `f` south, `g` and `h` west.
 */
export type Port = (typeof PORTS)[number];

/** A rotation of a tile: where its north side points, `n`, `e`, `s` or `w`. `e` is a quarter turn clockwise. */
export type Rotation = (typeof ROTATIONS)[number];

/**
 * The reason why a player is out of the game: `edge`, the path led the avatar off the board; `loop`, the path
 * closed on itself; `forfeit`, the player dropped out. {@link LeftView} and {@link Standing} have it.
 */
export type EliminationReason = (typeof ELIMINATION_REASONS)[number];

/** A decimal digit of a column, a row or a tile's number. */
type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** A tile's number in two digits, as in notation. */
export type TileText = `${0 | 1 | 2}${Digit}` | `3${0 | 1 | 2 | 3 | 4}`;

/**
 * A square in two digits: its column, from 0 at the left to 9, then its row, from 0 at the top to 9. `10` is in column
 * 1 and row 0.
 */
// As a union of two the type keeps its name where the compiler writes it; as one text it would be 100.
export type Square = `${0 | 1 | 2 | 3 | 4}${Digit}` | `${5 | 6 | 7 | 8 | 9}${Digit}`;

/** A square and one of its ports, where an avatar stands: `10c` is port c of square `10`. */
export type Place = `${Square}${'a' | 'b' | 'c' | 'd'}` | `${Square}${'e' | 'f' | 'g' | 'h'}`;

/**
 * A move: the player, a tile in two digits (`00` to `34`) and its rotation (`n`, `e`, `s`, `w`); in the set-up also the
 * square in two digits, column and row, and the port on which the avatar stands. {@link legalMoves} lists the legal
 * ones, and {@link applyMove} plays one.
 *
 * `B11n` means: player B places tile 11 as it is, on the square that the avatar faces. `A02n10c`: A begins with tile 2
 * on the square in column 1 and row 0, and stands on port c.
 */
export type Move =
  | `${PlayerId}${number}${Rotation}`
  | `${PlayerId}${number}${Rotation}${number}${Port}`;

/**
 * A chance event: `D` and the tiles that are offered, in two digits each, in the order in which they were
 * drawn. `D000102` offers the tiles 0, 1 and 2. {@link applyChance} applies it.
 */
export type Deal = `D${number}`;

/**
 * The event of dropping out: the player and `!`, such as `B!`. {@link inspectEvent} takes it; {@link forfeit}
 * takes the player.
 */
export type Forfeit = `${PlayerId}!`;

/**
 * The rules in force: the property `rules` of a state. {@link newGame} takes any of the settings, and
 * completes the others by their defaults.
 */
export interface Rules {
  /** Number of players, 3, 4 or 5; 3 by default. */
  readonly players: (typeof PLAYER_COUNTS)[number];
  /**
   * The supply of tiles. `bag`, the default: a set of 35, drawn at random, and a fresh set once it is used
   * up; `cycle`: 0 to 34 in order, again and again; `endless`: every tile as likely as any other, always.
   */
  readonly supply: (typeof SUPPLIES)[number];
  /**
   * The legal placements in a turn. `total`, the default: those by which the player stays on the board and no avatar
   * walks in a loop, or all, where there are none. `reference`: the rule of the reference program of the university
   * course CS 4500, from which this variant comes; a player can be without a legal move by it, and then has to drop
   * out.
   */
  readonly legality: (typeof LEGALITIES)[number];
  /**
   * When the game ends. `round`, the default: after a round at whose end one avatar or none is left; `immediate`: as
   * soon as one avatar or none is left.
   */
  readonly end: (typeof ENDS)[number];
}

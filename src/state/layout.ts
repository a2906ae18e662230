/**
 * Which cell of a state holds what: one flat array of small integers, copied whole for every move.
 *
 * docs/internals/representation.md draws the layout and says why it is like this. Every integer stays
 * below 2^30, so that engines hold it without a heap object. Nothing outside this package sees
 * the array. The names are enums because bundlers then write the numbers into the code.
 */

/** The cells that all players share. */
export enum Cell {
  /** Which rules are in force: see rules.ts. */
  Settings = 0,
  /** Index of the phase in PHASES. */
  Phase = 1,
  /** Index of the player to move in PLAYER_IDS. */
  Turn = 2,
  /** Which colours lie in factories 0 to 4 and the centre: five bits for each, one a colour. */
  OffersLow = 3,
  /** The same for factories 5 to 8. */
  OffersHigh = 4,
  /** 1 while the first-player token lies in the centre. */
  Token = 5,
  /** Tiles of the ten sources: a lane for each colour holds their number. */
  Sources = 6,
  /** The five counts of the bag. */
  Bag = 16,
  /** The five counts of the discard. */
  Discard = 21,
  /** The first player's board; the others follow. */
  Boards = 26,
}

/** The cells of one player's board, counted from its first. */
export enum Board {
  /** Points. */
  Score = 0,
  /** Which targets accept which colour: a lane for each colour holds a bit for each target. */
  Accepts = 1,
  /** The floor: see {@link FloorBits}. */
  Floor = 2,
  /** The storage: a lane for each row holds a {@link StorageBits}. */
  Storage = 3,
  /** The cells of colour `a`, a bit for each, row by row; the other colours follow. */
  Mosaic = 4,
  /** Number of cells of a board. */
  Cells = 9,
}

/** Numbers that the rules of the game fix. */
export enum Rule {
  Colours = 5,
  /** Rows and columns of a mosaic, rows of a storage. */
  Size = 5,
  /** Factories of a four-player game, the most there can be. */
  Factories = 9,
  FactoryTiles = 4,
  TilesOfColour = 20,
  FloorPlaces = 7,
  /** What the format's three digits can hold. */
  HighestScore = 999,
}

/** Places that follow the numbered ones. */
export enum Place {
  /** The centre, among the sources. */
  Centre = 9,
  /** The floor, among the rows or columns that a move can go to. */
  Floor = 5,
}

/** A lane of six bits, of which one integer holds five. */
export enum Lane {
  Width = 6,
  Mask = 63,
  /** Bit 0 of each lane. */
  Ones = 0x1041041,
}

/** The bits of a storage row's lane. */
export enum StorageBits {
  /** The number of tiles. */
  CountMask = 7,
  /** The colour is above it. */
  ColourShift = 3,
}

/** The bits of a floor's cell: a count for each colour, the token, the number of pieces. */
export enum FloorBits {
  CountWidth = 3,
  /** The lowest count. */
  CountMask = 7,
  AllCounts = 0x7fff,
  Token = 0x8000,
  PiecesShift = 16,
  OnePiece = 0x10000,
}

/** The bits of a mosaic's cells. */
export enum MosaicBits {
  FirstRow = 31,
  FirstColumn = 0x108421,
  /** Bits 4, 8, 12, 16 and 20: times a column's bits, they gather them in bits 20 to 24. */
  GatherFactor = 0x111110,
}

/** Indices of PHASES. */
export enum PhaseIndex {
  Drafting = 0,
  Tiling = 1,
  RoundEnd = 2,
  GameOver = 3,
}

export const PLAYERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Player = (typeof PLAYERS)[number];

/** Clockwise, from the left port of the north side. */
export const PORTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export type Port = (typeof PORTS)[number];

/** Where the north side of the tile points: 0, 1, 2 and 3 quarter turns clockwise. */
export const ROTATIONS = ['n', 'e', 's', 'w'] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** Two digits, `xy`. */
export type Square = string;

export type OracleRules = {
  players: 3 | 4 | 5;
  supply: 'bag' | 'cycle' | 'endless';
  legality: 'total' | 'reference';
  end: 'round' | 'immediate';
};

export const STANDARD_RULES: OracleRules = {
  players: 3,
  supply: 'bag',
  legality: 'total',
  end: 'round',
};

export type PlacedTile = { square: Square; tile: number; rotation: Rotation };

/** X left over the edge, L looped, F forfeited. */
export type Reason = 'X' | 'L' | 'F';

export type Status =
  | { kind: 'unplaced' }
  | { kind: 'on'; square: Square; port: Port }
  | { kind: 'out'; reason: Reason; round: number };

export type OracleState = {
  rules: OracleRules;
  /** `-` when the game is over. */
  turn: Player | '-';
  /** 0 in set-up. */
  round: number;
  /** The offer, in the order of the deal; empty when a deal is due. */
  hand: number[];
  placed: PlacedTile[];
  /** Ascending. */
  bag: number[];
  /** In the order of the players. */
  players: Status[];
};

export type SetupMove = {
  kind: 'setup';
  player: Player;
  tile: number;
  rotation: Rotation;
  square: Square;
  port: Port;
};

export type TurnMove = { kind: 'turn'; player: Player; tile: number; rotation: Rotation };

export type GameEvent =
  | { kind: 'deal'; tiles: number[] }
  | { kind: 'forfeit'; player: Player }
  | SetupMove
  | TurnMove;

export type Standing = {
  player: Player;
  rank: number;
  winner: boolean;
  left?: number;
  reason?: 'edge' | 'loop' | 'forfeit';
};

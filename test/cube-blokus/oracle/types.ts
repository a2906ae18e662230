export type Player = 'A' | 'B' | 'C' | 'D';
export const PLAYERS: readonly Player[] = ['A', 'B', 'C', 'D'];

/** A face, a column and a row: `Ua1`. */
export type Square = string;

export type OracleRules = {
  /** Points for placing all 21 pieces: with the single square last, and otherwise. */
  bonus: { all: number; allSingleLast: number };
  /** Who begins. The next game of a series has its own. */
  first: Player;
  /** Whether the next game is begun by the player after the one who began this game. */
  rotateStart: boolean;
};

export const STANDARD_RULES: OracleRules = {
  bonus: { all: 0, allSingleLast: 20 },
  first: 'A',
  rotateStart: false,
};

/** `!`: out of time or resigned; `+`: all pieces placed, the single square last. */
export type Mark = '' | '!' | '+';

export type OracleState = {
  rules: OracleRules;
  /** The player to move; null after the end. */
  turn: Player | null;
  /** Whose every square is that is not free, start squares included. */
  owners: Map<Square, Player>;
  /** Points from earlier games. */
  carried: Record<Player, number>;
  marks: Record<Player, Mark>;
};

/** The item that must be there; a fault of the oracle itself if it is not. */
export function present<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('The oracle looked for something that does not exist.');
  return item;
}

/** The four players in turn order, beginning after the given one, who comes last. */
export function playersAfter(player: Player): Player[] {
  const index = PLAYERS.indexOf(player);
  return [...PLAYERS.slice(index + 1), ...PLAYERS.slice(0, index + 1)];
}

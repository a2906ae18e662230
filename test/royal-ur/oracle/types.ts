export type Player = 'A' | 'B';

export type OracleRules = {
  /** Tokens of each side, 1 to 7. */
  tokens: number;
  /** A token on the shared rosette, step 8, cannot be captured. */
  safeRosettes: boolean;
  rosettesGrantRolls: boolean;
  capturesGrantRolls: boolean;
  /** What a roll of 0 does to the turn. */
  zero: 'pass' | 'again';
};

/** The tokens of one side. Those on the board are given by their steps, 1 to 14, ascending. */
export type Side = { hand: number; steps: number[]; home: number };

export type OracleState = {
  rules: OracleRules;
  /** Who rolls or moves next; after the end, who has won. */
  turn: Player;
  phase: 'roll' | 'move' | 'game-over';
  /** The roll that waits for its move; null in the other phases. */
  roll: number | null;
  sides: { A: Side; B: Side };
};

export const STANDARD_RULES: OracleRules = {
  tokens: 7,
  safeRosettes: true,
  rosettesGrantRolls: true,
  capturesGrantRolls: false,
  zero: 'pass',
};

/** How many of the 16 outcomes of four two-sided dice give 0, 1, 2, 3 and 4. */
export const ROLLS = [
  { roll: 0, weight: 1 },
  { roll: 1, weight: 4 },
  { roll: 2, weight: 6 },
  { roll: 3, weight: 4 },
  { roll: 4, weight: 1 },
];

export const HAND = 0;
export const HOME = 15;
export const ROSETTES = [4, 8, 14];
export const SHARED_STEPS = [5, 6, 7, 8, 9, 10, 11, 12];

/** The only rosette that both sides can reach. */
export const SHARED_ROSETTE = 8;

export function otherPlayer(player: Player): Player {
  return player === 'A' ? 'B' : 'A';
}

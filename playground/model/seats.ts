/** Who can sit at the table. */

/** Every kind of player, and what people call it. */
const LABELS = {
  human: 'Person',
  random: 'Random moves',
  greedy: 'Greedy',
  'level-1': 'Level 1, easy',
  'level-2': 'Level 2',
  'level-3': 'Level 3',
  'level-4': 'Level 4, hard',
} as const;

/** Name who makes a player's moves: a person at this device, or an agent. */
export type Seat = keyof typeof LABELS;

/** Name an agent. */
export type AgentSeat = Exclude<Seat, 'human'>;

// The keys of an object that is written here are known.
export const SEATS = Object.keys(LABELS) as readonly Seat[];

/** Say what a seat is called. */
export function seatLabel(seat: Seat): string {
  return LABELS[seat];
}

/** Find the seat that a text names. */
export function seatNamed(text: string): Seat | undefined {
  return SEATS.find((seat) => seat === text);
}

/** Who can sit at the table. */

/** The kinds of players, with their labels. */
const LABELS = {
  human: 'Person',
  random: 'Random moves',
  greedy: 'Greedy',
  'level-1': 'Level 1, easy',
  'level-2': 'Level 2',
  'level-3': 'Level 3',
  'level-4': 'Level 4',
  'level-5': 'Level 5',
  'level-6': 'Level 6',
  'level-7': 'Level 7',
  'level-8': 'Level 8, hard',
} as const;

/** Who makes the moves of a player: a person at this device, or an agent. */
export type Seat = keyof typeof LABELS;

/** An agent. */
export type AgentSeat = Exclude<Seat, 'human'>;

// The keys of this object are known.
export const SEATS = Object.keys(LABELS) as readonly Seat[];

/** Return the label of a seat. */
export function seatLabel(seat: Seat): string {
  return LABELS[seat];
}

/** Find the seat with a name. */
export function seatNamed(text: string): Seat | undefined {
  return SEATS.find((seat) => seat === text);
}

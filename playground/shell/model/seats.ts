/** Who can sit at the table. */
import type { PlayedGame } from '../played-game.js';

/** Who makes the moves of a player: `human`, or the name of an agent. */
export type Seat = string;

export const HUMAN = 'human';

/** Return who plays: a person, where the agent is not known. */
export function knownSeat({ agents }: PlayedGame, seat: unknown): Seat {
  return agents.find(({ name }) => name === seat)?.name ?? HUMAN;
}

/** Whether two people or more sit at the table. */
export function isShared(seats: readonly Seat[]): boolean {
  return seats.filter((seat) => seat === HUMAN).length > 1;
}

/** Return the player who is the person at this device, by number; `undefined` if several people are, or nobody. */
export function ownSeat({ seats }: { readonly seats: readonly Seat[] }): number | undefined {
  const own = seats.indexOf(HUMAN);
  return own >= 0 && !isShared(seats) ? own : undefined;
}

/** Replace one entry of a list. */
export function replaced<Value>(
  list: readonly Value[],
  index: number,
  value: Value,
): readonly Value[] {
  return list.map((old, place) => (place === index ? value : old));
}

/** Who can sit at the table. */

/** Who makes the moves of a player: `human`, or the name of an agent. */
export type Seat = string;

export const HUMAN = 'human';

/** Replace one entry of a list. */
export function replaced<Value>(
  list: readonly Value[],
  index: number,
  value: Value,
): readonly Value[] {
  return list.map((old, place) => (place === index ? value : old));
}

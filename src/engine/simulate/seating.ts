/**
 * Seats: which agent plays for which player.
 *
 * @packageDocumentation
 */

/**
 * Seat the agents for one game of many.
 *
 * Every `agents` games each agent sits once in every seat; every `agents`! games all orders come
 * up once, so that no agent profits from playing after a weak one either.
 *
 * @param game - number of the game, from 0
 * @param agents - how many there are, 1 or more
 * @returns the agents by seat, as numbers from 0
 */
export function seating(game: number, agents: number): number[] {
  const circle = [0, ...arrangement(Math.floor(game / agents), agents - 1)];
  const turn = game % agents;
  return [...circle.slice(turn), ...circle.slice(0, turn)];
}

/** Arrange the numbers from 1 to `length` in one of their orders, counted in factorial digits. */
function arrangement(number: number, length: number): number[] {
  const rest = Array.from({ length }, (_, index) => index + 1);
  const arranged: number[] = [];
  let digits = number;
  while (rest.length > 0) {
    const choices = rest.length;
    arranged.push(...rest.splice(digits % choices, 1));
    digits = Math.floor(digits / choices);
  }
  return arranged;
}

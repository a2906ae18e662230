/** Every position with a roll due, and A to roll, as the players strings of its states. */

/** List the sides of a number of tokens: hand, steps and home, as text. */
export function sidesOf(
  tokens: number,
): { steps: readonly number[]; text: string; isDone: boolean }[] {
  const sets: (readonly number[])[] = [[]];
  for (let step = 1; step <= 14; step++) {
    for (const set of [...sets]) if (set.length < tokens) sets.push([...set, step]);
  }
  return sets.flatMap((steps) =>
    Array.from({ length: tokens - steps.length + 1 }, (_, home) => {
      const hand = tokens - steps.length - home;
      const digits = steps.map((step) => String(step).padStart(2, '0')).join('');
      return { steps, text: `${hand}P${digits}H${home}`, isDone: home === tokens };
    }),
  );
}

/** List the players strings in which nobody has won. */
export function unfinishedPlayers(tokens: number): string[] {
  const sides = sidesOf(tokens).filter(({ isDone }) => !isDone);
  return sides.flatMap((light) =>
    sides
      .filter(
        ({ steps }) => !steps.some((step) => step >= 5 && step <= 12 && light.steps.includes(step)),
      )
      .map((dark) => `A${light.text}B${dark.text}`),
  );
}

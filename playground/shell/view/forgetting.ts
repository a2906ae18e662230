/** What a person has set up in a position, such as what is picked up: forgotten when another one comes. */
import { useRef, useState } from 'preact/hooks';

/**
 * Hold something that is only true of one position. It is forgotten even where the same position comes back.
 *
 * @param state - the position that is shown
 */
export function useForgetting<Value>(
  state: unknown,
): readonly [value: Value | undefined, set: (value: Value | undefined) => void] {
  const visit = useRef({ state });
  if (visit.current.state !== state) visit.current = { state };
  const now = visit.current;
  const [held, setHeld] = useState<{ visit: object; value: Value | undefined }>();
  return [held?.visit === now ? held.value : undefined, (value) => setHeld({ visit: now, value })];
}

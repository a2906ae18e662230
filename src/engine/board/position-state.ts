/** State that belongs to the position on the board. */
import { useRef, useState } from 'preact/hooks';

/**
 * Hold what a person has done in a position, such as the tiles picked up. It is reset when another position is shown,
 * and stays so when the same one is shown again.
 *
 * @param position - the position that is shown
 */
export function usePositionState<Value>(
  position: unknown,
): readonly [value: Value | undefined, set: (value: Value | undefined) => void] {
  const visit = useRef({ position });
  if (visit.current.position !== position) visit.current = { position };
  const now = visit.current;
  const [held, setHeld] = useState<{ visit: object; value: Value | undefined }>();
  return [held?.visit === now ? held.value : undefined, (value) => setHeld({ visit: now, value })];
}

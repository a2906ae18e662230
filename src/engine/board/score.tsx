/** Points that count up to what they are. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { prefersStillness } from './motion.js';

/** Milliseconds that counting takes, a point at a time. */
const DURATION = 700;

/** Largest change that is counted: a larger one is of another position, not of an event. */
const LARGEST_STEP = 24;

/** A number of points; what it was before is seen to change. */
export function Score({ value, place }: { readonly value: number; readonly place: string }) {
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(value);
  useLayoutEffect(() => {
    const element = ref.current;
    const from = shown.current;
    shown.current = value;
    if (element === null) return;
    const steps = Math.abs(value - from);
    const isCounted = steps > 0 && steps <= LARGEST_STEP && !prefersStillness();
    element.textContent = `${isCounted ? from : value}`;
    if (!isCounted) return;
    let counted = from;
    const timer = setInterval(() => {
      counted += Math.sign(value - from);
      element.textContent = `${counted}`;
      if (counted === value) clearInterval(timer);
    }, DURATION / steps);
    return () => {
      clearInterval(timer);
      element.textContent = `${value}`;
    };
  }, [value]);
  return (
    <strong class="score" data-place={place} data-score={value} aria-hidden="true" ref={ref}>
      {/* Written by the effect, which counts. */}
    </strong>
  );
}

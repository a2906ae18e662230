/** Points that count up to what they are. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Milliseconds that counting takes. */
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
    element.textContent = `${value}`;
    const isStep = from !== value && Math.abs(value - from) <= LARGEST_STEP;
    if (!isStep || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const begun = performance.now();
    let frame = 0;
    const count = (now: number) => {
      const part = Math.min(1, (now - begun) / DURATION);
      element.textContent = `${Math.round(from + (value - from) * part)}`;
      if (part < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => {
      cancelAnimationFrame(frame);
      element.textContent = `${value}`;
    };
  }, [value]);
  return (
    <strong class="score" data-place={place} data-score={value} aria-hidden="true" ref={ref}>
      {/* Written by the effect, which counts. */}
    </strong>
  );
}

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
    const steps = Math.abs(value - from);
    let step = 0;
    element.textContent = `${from}`;
    const timer = setInterval(() => {
      step++;
      element.textContent = `${from + step * Math.sign(value - from)}`;
      if (step === steps) clearInterval(timer);
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

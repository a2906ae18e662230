/** Things that share one tab stop, with a name. */
import type { ComponentChildren } from 'preact';
import { type Roving, useRoving } from './roving.js';

/** A group in which the arrow keys move the focus: its items have `data-item`. */
export function Group({
  label,
  look,
  layout,
  roving,
  children,
}: {
  readonly label: string;
  readonly look?: string;
  readonly layout?: 'list' | 'board';
  /** The one that moves the focus, where others also do that. */
  readonly roving?: Roving<HTMLDivElement>;
  readonly children: ComponentChildren;
}) {
  const own = useRoving<HTMLDivElement>(layout);
  const { ref } = roving ?? own;
  return (
    <div class={look} role="group" aria-label={label} tabIndex={-1} ref={ref}>
      {children}
    </div>
  );
}

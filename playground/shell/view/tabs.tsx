/** Tabs next to the board, of which one is seen at a time. */
import type { ComponentChildren } from 'preact';
import { useRoving } from '../../../src/engine/board/roving.js';

/** A tab, and what it shows. */
export interface Tab<Name extends string> {
  readonly name: Name;
  readonly title: ComponentChildren;
  readonly panel: ComponentChildren;
}

export function Tabs<Name extends string>({
  label,
  tabs,
  chosen,
  choose,
}: {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name;
  choose(name: Name): void;
}) {
  const roving = useRoving<HTMLDivElement>();
  return (
    <>
      <div class="studies" role="tablist" aria-label={label} tabIndex={-1} ref={roving.ref}>
        {tabs.map(({ name, title }) => (
          <button
            type="button"
            role="tab"
            key={name}
            id={`tab-${name}`}
            data-item={name}
            aria-selected={name === chosen}
            aria-controls={`studied-${name}`}
            onClick={() => choose(name)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          class="studied"
          key={name}
          id={`studied-${name}`}
          role="tabpanel"
          aria-labelledby={`tab-${name}`}
          hidden={name !== chosen}
        >
          {panel}
        </div>
      ))}
    </>
  );
}

/** The screen between the turns of two people, which covers the board. */
import { useEffect, useRef } from 'preact/hooks';
import { useShellWords } from './language.js';

export function HandOver({ name, ready }: { readonly name: string; ready(): void }) {
  const words = useShellWords().table;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), [name]);
  return (
    <section class="hand-over" aria-labelledby="hand-over-title">
      <h3 id="hand-over-title">{words.handOver(name)}</h3>
      <p id="hand-over-text">{words.covered(name)}</p>
      <button
        type="button"
        class="primary large"
        ref={button}
        aria-describedby="hand-over-title hand-over-text"
        onClick={ready}
      >
        {words.ready}
      </button>
    </section>
  );
}

/** Dialogs: the browser's own, which keep the focus inside and give it back; Back closes the one that is open. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useShellWords } from './language.js';

/** The dialogs that are open, the last one on top. */
const OPEN: (() => void)[] = [];

const HAS_DIALOG = 'azulejo-dialog';

/** Close the dialog on top when the person goes back: its entry in the history has the address of the page below. */
function closeByBack(close: () => void): () => void {
  if (OPEN.length === 0) {
    addEventListener('popstate', onBack);
    if (history.state !== HAS_DIALOG) history.pushState(HAS_DIALOG, '');
  }
  OPEN.push(close);
  return () => {
    OPEN.splice(OPEN.indexOf(close), 1);
    if (OPEN.length > 0) return;
    removeEventListener('popstate', onBack);
    // Whoever closes it may go elsewhere, or open another one.
    setTimeout(() => {
      if (OPEN.length === 0 && history.state === HAS_DIALOG) history.back();
    });
  };
}

function onBack(): void {
  OPEN.at(-1)?.();
}

/** A dialog that is open as long as it is drawn. */
export function Dialog({
  title,
  look,
  close,
  children,
}: {
  readonly title: string;
  /** Its class. */
  readonly look?: string;
  close(): void;
  readonly children: ComponentChildren;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(close);
  latest.current = close;
  // Before the next paint, so that the next key goes to the dialog.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const dialog = ref.current;
    dialog?.showModal();
    const forget = closeByBack(() => latest.current());
    return () => {
      forget();
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={look}
      aria-labelledby="dialog-title"
      // Escape closes it at once: the close event comes later, when it may have been opened again.
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // One that is no longer drawn is closed late, when another may be open.
      onClose={() => ref.current !== null && close()}
    >
      <h2 id="dialog-title" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** A question before something is lost. */
export function Question({
  title,
  text,
  yes,
  answer,
}: {
  readonly title: string;
  readonly text: string;
  /** Label of the button that does it. */
  readonly yes: string;
  answer(isYes: boolean): void;
}) {
  const { cancel } = useShellWords().navigation;
  return (
    <Dialog title={title} close={() => answer(false)}>
      <p>{text}</p>
      <div class="row end">
        <button type="button" onClick={() => answer(false)}>
          {cancel}
        </button>
        <button type="button" class="primary" onClick={() => answer(true)}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}

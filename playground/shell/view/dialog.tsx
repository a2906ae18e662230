/** Dialogs: the browser's own, which keep the focus inside and give it back; Back closes the one that is open. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useShellWords } from './language.js';

/** The dialogs that are open, the last one on top, and whether their entry in the history is being left. */
const DIALOGS = { open: [] as (() => void)[], isLeaving: false, isListening: false };

/** What the entry of dialogs has as its state; its address is that of the page below. */
const ENTRY = 'azulejo-dialog';

function onBack(): void {
  const { open, isLeaving } = DIALOGS;
  DIALOGS.isLeaving = false;
  if (!isLeaving) open.at(-1)?.();
  // The one below, or one that was opened meanwhile, has no entry any more.
  if (open.length > (isLeaving ? 0 : 1)) history.pushState(ENTRY, '');
}

/** Close the dialog on top when the person goes back. */
function closeByBack(close: () => void): () => void {
  const { open } = DIALOGS;
  if (!DIALOGS.isListening) addEventListener('popstate', onBack);
  DIALOGS.isListening = true;
  const isFirst = open.length === 0 && !DIALOGS.isLeaving;
  if (isFirst && history.state !== ENTRY) history.pushState(ENTRY, '');
  open.push(close);
  return () => {
    open.splice(open.indexOf(close), 1);
    // The page may go elsewhere, or open another one. Going back takes a while: an entry is left once.
    setTimeout(() => {
      if (open.length > 0 || DIALOGS.isLeaving || history.state !== ENTRY) return;
      DIALOGS.isLeaving = true;
      history.back();
    });
  };
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

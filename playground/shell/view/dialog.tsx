/** Dialogs: the browser's own, which keep the focus inside and give it back. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useShellWords } from './language.js';

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
  // Before the next paint, so that the next key goes to the dialog.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
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

/** The keys that take back what was done last, and do it again. */
import { useEffect } from 'preact/hooks';

/** Whether a key is for a field, which has an undo of its own, or for a dialog in front of the page. */
function isTaken({ target }: Event): boolean {
  const isField = target instanceof HTMLElement && target.matches('input, textarea, select');
  return isField || document.querySelector('dialog[open]') !== null;
}

/**
 * Take back by Ctrl+Z, and do again by Shift+Ctrl+Z.
 *
 * @param undo - the same as long as it is there; nothing while the keys do nothing
 */
export function useUndoKeys(undo: (() => void) | undefined, redo?: () => void): void {
  useEffect(() => {
    if (undo === undefined) return;
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, key } = event;
      const act = shiftKey ? redo : undo;
      const isIt = (ctrlKey || metaKey) && key.toLowerCase() === 'z';
      if (act === undefined || !isIt || isTaken(event)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [undo === undefined]);
}

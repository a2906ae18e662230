/** Keeping and sharing a game. */
import { useState } from 'preact/hooks';
import { useShellWords } from './language.js';
import { Later } from './later.js';
import type { MatchProps } from './props.js';

export const loadShare = async () => (await import('./share-dialog.js')).ShareDialog;

/** The button with its dialog, and the way into the editor. */
export function Share({ page, runner, match }: MatchProps) {
  const words = useShellWords().share;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={runner.edit}>
        {words.edit}
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      {isOpen && <Later load={loadShare} props={{ page, match, close: () => setOpen(false) }} />}
    </>
  );
}

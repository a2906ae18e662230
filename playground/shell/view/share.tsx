/** Keeping and sharing a game. */
import { useState } from 'preact/hooks';
import type { Match } from '../model/match.js';
import type { Page } from '../model/page.js';
import type { Runner } from '../runner.js';
import { useShellWords } from './language.js';
import { Later } from './later.js';

const loadDialog = async () => (await import('./share-dialog.js')).ShareDialog;

/** The button with its dialog, and the way into the editor. */
export function Share({
  page,
  runner,
  match,
}: {
  readonly page: Page;
  readonly runner: Runner;
  readonly match: Match;
}) {
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
      {isOpen && <Later load={loadDialog} props={{ page, match, close: () => setOpen(false) }} />}
    </>
  );
}

/** Keeping and sharing a game: link, file, and the position as text. */
import { useEffect, useState } from 'preact/hooks';
import { stateAt } from '../model/match.js';
import { type Page, shownAt } from '../model/page.js';
import type { Runner } from '../runner.js';
import { Dialog } from './dialog.js';

function ShareDialog({
  page,
  runner,
  close,
}: {
  readonly page: Page;
  readonly runner: Runner;
  close(): void;
}) {
  const { match, game } = page;
  const [link, setLink] = useState('');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    void runner.link().then(setLink);
  }, []);
  if (match === undefined) return undefined;
  const [shared, players] = game.rules.encode(stateAt(match, shownAt(page)));
  const copy = async () => {
    await navigator.clipboard.writeText(link).catch(() => undefined);
    setCopied(true);
  };
  return (
    <Dialog title="Share this game" close={close}>
      <label class="field">
        <span>Link to the whole game, at the position that is shown</span>
        <input
          class="link"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <div class="row">
        <button type="button" class="primary" disabled={link === ''} onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy the link'}
        </button>
        <button type="button" onClick={runner.download}>
          Save as a file
        </button>
      </div>
      <h3>The position as text</h3>
      <code class="text" data-text="shared">
        {shared}
      </code>
      <code class="text" data-text="players">
        {players}
      </code>
      <div class="row end">
        <button type="button" onClick={close}>
          Close
        </button>
      </div>
    </Dialog>
  );
}

/** The button with its dialog, and the way into the editor. */
export function Share({ page, runner }: { readonly page: Page; readonly runner: Runner }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={runner.edit}>
        Edit this position
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Share or save
      </button>
      {isOpen && <ShareDialog page={page} runner={runner} close={() => setOpen(false)} />}
    </>
  );
}

/** The dialog that shares a game: link, file, and the position as text. */
import { useEffect, useState } from 'preact/hooks';
import { type Match, stateAt } from '../model/match.js';
import { type Page, shownAt } from '../model/page.js';
import { download, linkOf } from '../sharing/share.js';
import { useCopy } from './copy.js';
import { Dialog } from './dialog.js';
import { useShellWords } from './language.js';

/** The dialog. The link appears once it has been made. */
export function ShareDialog({
  page,
  match,
  close,
}: {
  readonly page: Page;
  readonly match: Match;
  close(): void;
}) {
  const { share: words, navigation } = useShellWords();
  const [link, setLink] = useState('');
  const { field, isCopied, copy } = useCopy(link);
  useEffect(() => {
    void linkOf(page, match).then(setLink);
  }, []);
  const [shared, players] = page.game.rules.encode(stateAt(match, shownAt(page)));
  return (
    <Dialog title={words.title} close={close}>
      <label class="field">
        <span>{words.link}</span>
        <input class="link" {...field} />
      </label>
      <div class="row">
        <button type="button" class="primary" disabled={link === ''} onClick={() => void copy()}>
          {isCopied ? words.copied : words.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            disabled={link === ''}
            onClick={() => {
              // It is no fault to change one's mind.
              navigator.share({ url: link }).catch(() => undefined);
            }}
          >
            {words.send}
          </button>
        )}
        <button type="button" onClick={() => download(page, match)}>
          {words.save}
        </button>
      </div>
      <h3>{words.position}</h3>
      <code class="text" data-text="shared">
        {shared}
      </code>
      <code class="text" data-text="players">
        {players}
      </code>
      <div class="row end">
        <button type="button" onClick={close}>
          {navigation.close}
        </button>
      </div>
    </Dialog>
  );
}

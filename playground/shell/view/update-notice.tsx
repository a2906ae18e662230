/** The offer of a new version of the page. */
import { useEffect, useState } from 'preact/hooks';
import { watchForUpdates } from '../../offline/updates.js';
import { loadStyles } from '../running/styles.js';
import { useShellWords } from './language.js';

/** Offer a new version once there is one; never at the table, so that nobody loses a turn by it. */
export function UpdateNotice({ isShown }: { readonly isShown: boolean }) {
  const words = useShellWords().navigation;
  const [offered, setOffered] = useState<{ readonly update: () => void }>();
  useEffect(() => {
    watchForUpdates((update) => setOffered({ update }))
      // Nothing waits for the font, which is among what is kept.
      .then(() => loadStyles('font', { isGame: false }))
      // Without a service worker, the page works as long as there is a network.
      .catch(() => undefined);
  }, []);
  return (
    <div role="status" class="update">
      {isShown && offered !== undefined && (
        <p class="notice row spread">
          {words.newVersion}
          <button type="button" onClick={offered.update}>
            {words.loadVersion}
          </button>
        </p>
      )}
    </div>
  );
}

/** The offer of a new version of the page. */
import { useEffect, useState } from 'preact/hooks';
import { watchForUpdates } from '../../offline/updates.js';
import { useShellWords } from './language.js';

/** Offer a new version once there is one; never at the table, so that nobody loses a turn by it. */
export function UpdateNotice({ isShown }: { readonly isShown: boolean }) {
  const words = useShellWords().navigation;
  const [offered, setOffered] = useState<{ readonly update: () => void }>();
  useEffect(() => {
    // Without a service worker, the page works as long as there is a network.
    watchForUpdates((update) => setOffered({ update })).catch(() => undefined);
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

/** The editor of positions, and the way back to one over which another was opened. */
import { useState } from 'preact/hooks';
import { Group } from '../../../src/engine/board/group.js';
import { useFocusAfter } from '../../../src/engine/board/roving.js';
import type { Draft } from '../model/check.js';
import { Check } from './check.js';
import { Question } from './dialog.js';
import { useShellWords } from './language.js';
import type { PageProps } from './props.js';

/** Announce that a position is set aside. */
function Aside({ page, runner }: PageProps) {
  const { setAside: words } = useShellWords().editor;
  const [doomed, setDoomed] = useState<Draft>();
  const last = page.aside.at(-1);
  return (
    <div class="notice aside-notice">
      <p role="status">{words.text(page.aside.length)}</p>
      <Group label={words.title} look="row">
        <button
          type="button"
          data-item="take"
          onClick={() => runner.dispatch({ type: 'take-aside' })}
        >
          {words.take}
        </button>
        <button type="button" data-item="discard" class="quiet" onClick={() => setDoomed(last)}>
          {words.discard}
        </button>
      </Group>
      {doomed !== undefined && doomed === last && (
        <Question
          title={words.question}
          text={words.lost}
          yes={words.discard}
          answer={(isYes) => {
            setDoomed(undefined);
            if (isYes) runner.dispatch({ type: 'discard-aside' });
          }}
        />
      )}
    </div>
  );
}

/** The whole place. */
export function Editing(props: PageProps) {
  const hasAside = props.page.aside.length > 0;
  useFocusAfter(hasAside, () => document.querySelector<HTMLElement>('#app')?.focus());
  return (
    <>
      {hasAside && <Aside {...props} />}
      <Check {...props} />
    </>
  );
}

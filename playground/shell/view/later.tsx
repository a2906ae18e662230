/** Parts of the page that are loaded when they are opened, or drawn after the others. */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { inTime } from '../resource.js';
import { useShellWords } from './language.js';

/**
 * Return a value as it was before until the rest of the page has been drawn: so what changes least urgently is drawn
 * in a task of its own.
 */
export function useLater<Value>(value: Value): Value {
  const [late, setLate] = useState(value);
  useEffect(() => setLate(value), [value]);
  return late;
}

/** Return what is loaded for a key, once it is there: until then, and without a network, what was there before. */
export function useLoaded<Value, First>(
  load: () => Promise<Value>,
  first: First,
  key: unknown,
): Value | First {
  const [shown, setShown] = useState<{ readonly value: Value | First }>({ value: first });
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => isWanted && setShown({ value }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  return shown.value;
}

/** Show a part of the page once it is loaded. */
export function Later<Props extends object>({
  load,
  props,
}: {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}): JSX.Element {
  const { missing, loading, reload } = useShellWords().navigation;
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<Props> }>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const loading = load().then((Part) => setLoaded({ Part }));
    // One that comes late is shown all the same.
    inTime(loading).catch(() => setMissing(true));
  }, []);
  if (loaded !== undefined) return <loaded.Part {...props} />;
  return (
    <p class="nothing" role="status">
      {isMissing ? missing : loading}{' '}
      {isMissing && (
        <button type="button" onClick={() => location.reload()}>
          {reload}
        </button>
      )}
    </p>
  );
}

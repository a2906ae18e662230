/** Small values in the browser's `localStorage`, which all tabs of the page share. */

/** Return the value that is kept under a key; `undefined` if none is, or it cannot be read. */
export function keptValue(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Change what is kept under a key: it is read and written at once, as another tab may have written it since it was
 * read last. What cannot be read is put aside, under a key of its own.
 *
 * @param none - what is changed where nothing is kept: a list or an object
 * @param change - returns what is kept from now on, if anything is
 */
export function keep<Value extends object>(
  key: string,
  none: Value,
  change: (kept: Value) => object | undefined,
): void {
  try {
    const text = localStorage.getItem(key);
    const value = keptValue(key);
    const isRead = value !== undefined && Object(value).constructor === none.constructor;
    if (text !== null && !isRead) localStorage.setItem(`${key}/unread`, text);
    // It is a list or an object, as the other one is; callers that change it expect anything in it.
    const next = change(isRead ? (value as Value) : none);
    if (next === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Then it lasts as long as the page.
  }
}

/** The title of the page. */
import { useEffect } from 'preact/hooks';

/**
 * Show a title that has held for some time. Agents may move several times in a second, and each title costs the browser
 * more than it looks.
 *
 * @param delay - milliseconds
 */
export function useTitle(title: string, delay: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      document.title = title;
    }, delay);
    return () => clearTimeout(timer);
  }, [title]);
}

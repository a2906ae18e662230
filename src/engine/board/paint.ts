/** Doing what takes long once the page has answered. */

/** Milliseconds to wait at most: a window in the background may not be painted. */
const LONGEST_WAIT = 100;

/** Act once the page has been painted, so that a person sees at once that what they pressed is pressed. */
export function afterPaint(act: () => void): void {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  const painted = new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  void Promise.race([painted, late]).then(act);
}

/** How long the edges of the faces are. */
import { useLayoutEffect } from 'preact/hooks';

/**
 * Keep the length of an edge with the room that there is. By script: with units of containers, a browser
 * computes the styles of a thousand squares for each change near them.
 *
 * @param edgeOf - the edge for a width and a height, in pixels
 */
export function useEdge(
  room: { readonly current: HTMLElement | null },
  edgeOf: (width: number, height: number) => number,
): void {
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      // What is not seen has no size.
      if (clientWidth === 0) return;
      element.style.setProperty('--edge', `${edgeOf(clientWidth, clientHeight)}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
}

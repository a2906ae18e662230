/** What moves over a board, out of its frame: a layer of the shadow tree that lies over the window. */

/** Return the tree that an element of a board is in. */
export function treeOf(element: Element): ShadowRoot {
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) return root;
  throw new TypeError('Board: found no shadow tree, expected the one of its element.');
}

/** Return how large an element is in the window, relative to its own size: 0.5 in what is scaled to a half. */
export function scaleOf({ offsetWidth }: HTMLElement, { width }: Pick<DOMRect, 'width'>): number {
  return offsetWidth > 0 && width > 0 ? width / offsetWidth : 1;
}

/** Return the layer of a tree. Its corner is that of the window, unless something around the board is transformed. */
export function layerIn(root: ShadowRoot): HTMLElement {
  const known = root.querySelector<HTMLElement>('.layer');
  if (known !== null) return known;
  const layer = document.createElement('div');
  layer.className = 'layer';
  layer.setAttribute('aria-hidden', 'true');
  root.append(layer);
  return layer;
}

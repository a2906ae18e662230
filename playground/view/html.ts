/** A small virtual DOM: the page is described again after each change, and the document is patched. */

type Handler = (event: Event) => void;

/** Attributes, properties of inputs (`value`, `checked`) and handlers (`onclick`) of an element. */
export type Properties = Readonly<Record<string, string | number | boolean | undefined | Handler>>;

/** The description of an element. */
export interface Description {
  readonly tag: string;
  readonly properties: Properties;
  readonly children: readonly Tree[];
}

/** A child of an element: text, a description, or an existing node that manages itself. */
export type Tree = string | Description | Node;

/** Describe an element; children that are undefined or false are left out. */
export function h(
  tag: string,
  properties: Properties = {},
  ...children: readonly (Tree | undefined | false)[]
): Description {
  const isThere = (child: Tree | undefined | false) => child !== undefined && child !== false;
  return { tag, properties, children: children.filter(isThere) };
}

/** The last properties of each element. */
const described = new WeakMap<Element, Properties>();

/** Properties that change as people type, unlike the attributes of the same name. */
const LIVE = new Set(['value', 'checked']);

function setProperty(element: Element, name: string, value: Properties[string]): void {
  if (name.startsWith('on') || LIVE.has(name)) {
    if (Reflect.get(element, name) !== value) Reflect.set(element, name, value ?? null);
  } else if (value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : `${value}`);
}

function setProperties(element: Element, properties: Properties): void {
  const before = described.get(element) ?? {};
  for (const name of Object.keys(before)) {
    if (!(name in properties)) setProperty(element, name, undefined);
  }
  for (const [name, value] of Object.entries(properties)) {
    if (LIVE.has(name) || before[name] !== value) setProperty(element, name, value);
  }
  described.set(element, properties);
}

function isFor(node: Node, tree: Tree): boolean {
  if (tree instanceof Node) return node === tree;
  if (typeof tree === 'string') return node instanceof Text;
  if (!(node instanceof Element) || node.localName !== tree.tag) return false;
  return described.get(node)?.['data-key'] === tree.properties['data-key'];
}

function made(tree: Tree): Node {
  if (tree instanceof Node) return tree;
  if (typeof tree === 'string') return document.createTextNode(tree);
  const element = document.createElement(tree.tag);
  update(element, tree);
  return element;
}

function update(node: Node, tree: Tree): void {
  if (typeof tree === 'string') {
    if (node.textContent !== tree) node.textContent = tree;
  } else if (!(tree instanceof Node) && node instanceof Element) {
    setProperties(node, tree.tag === 'select' ? {} : tree.properties);
    patch(node, tree.children);
    // The value of a select can only be set when its options exist.
    if (tree.tag === 'select') setProperties(node, tree.properties);
  }
}

/** Update the children of an element to match a description, reusing existing nodes. */
export function patch(parent: Element, children: readonly Tree[]): void {
  children.forEach((tree, index) => {
    const old = [...parent.childNodes].slice(index).find((node) => isFor(node, tree));
    const node = old ?? made(tree);
    if (old !== undefined) update(old, tree);
    const there = parent.childNodes[index];
    if (there !== node) parent.insertBefore(node, there ?? null);
  });
  while (parent.childNodes.length > children.length) parent.lastChild?.remove();
}

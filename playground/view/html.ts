/** A page as a value: described anew after each change, and brought about with few changes of the document. */

type Handler = (event: Event) => void;

/** Attributes, properties of inputs (`value`, `checked`) and handlers (`onclick`) of an element. */
export type Properties = Readonly<Record<string, string | number | boolean | undefined | Handler>>;

/** An element to be. */
export interface Description {
  readonly tag: string;
  readonly properties: Properties;
  readonly children: readonly Tree[];
}

/** What can stand in an element: text, an element to be, or one that looks after itself. */
export type Tree = string | Description | Node;

/** Describe an element; what is undefined or false among its children is left out. */
export function h(
  tag: string,
  properties: Properties = {},
  ...children: readonly (Tree | undefined | false)[]
): Description {
  const isThere = (child: Tree | undefined | false) => child !== undefined && child !== false;
  return { tag, properties, children: children.filter(isThere) };
}

/** What each element was last described as. */
const described = new WeakMap<Element, Properties>();

/** Properties that change while people type, which the attributes of the same name do not say. */
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
    // The choice of a list can only be set once its options are there.
    if (tree.tag === 'select') setProperties(node, tree.properties);
  }
}

/** Make the children of an element those that are described; elements that stay are kept. */
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

/** A parser of the XML that pictures use: elements, attributes and text. */

export interface Node {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Node[];
  /** Text directly inside. */
  text: string;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
]);

/** Unescape a text; throw if a character should have been escaped. */
function unescaped(text: string): string {
  if (/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(text)) throw new SyntaxError(`not escaped: ${text}`);
  return text.replace(/&([^;]+);/g, (_, name: string) => ENTITIES.get(name) ?? '');
}

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  const rest = text.replace(/\s+([\w:-]+)="([^"]*)"/g, (_, name: string, value: string) => {
    if (attributes.has(name)) throw new SyntaxError(`attribute twice: ${name}`);
    attributes.set(name, unescaped(value));
    return '';
  });
  if (rest !== '') throw new SyntaxError(`no attributes: ${rest}`);
  return attributes;
}

/** Parse a document; throw if it is not well-formed. */
export function readXml(text: string): Node {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u.test(text)) {
    throw new SyntaxError('a character that XML forbids');
  }
  const root: Node = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  for (const piece of text.split(/(<[^<>]*>)/)) {
    const current = open.at(-1);
    if (current === undefined) throw new SyntaxError('too many ends');
    const [, end, name = '', attributes = '', empty] =
      /^<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>$/.exec(piece) ?? [];
    if (name === '') current.text += unescaped(piece);
    else if (end === '/') {
      if (name !== current.name) throw new SyntaxError(`${name} ends ${current.name}`);
      open.pop();
    } else {
      const node: Node = { name, attributes: attributesOf(attributes), children: [], text: '' };
      current.children.push(node);
      if (empty !== '/') open.push(node);
    }
  }
  const [document, ...others] = root.children;
  if (open.length !== 1 || document === undefined || others.length > 0 || root.text !== '') {
    throw new SyntaxError('not one element');
  }
  return document;
}

/** List an element and all of its descendants. */
export function nodesOf(node: Node): Node[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

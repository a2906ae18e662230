/**
 * Elements of XML as text.
 *
 * @packageDocumentation
 */

/** Attributes of an element; those that are undefined are left out. */
export type Attributes = { readonly [name: string]: string | number | undefined };

const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

function start(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : [` ${attribute}="${escaped(`${value}`)}"`],
  );
  return `<${name}${written.join('')}`;
}

/** Write an element that holds other elements, each on a line, or nothing. */
export function element(
  name: string,
  attributes: Attributes,
  children: readonly string[] = [],
): string {
  const open = start(name, attributes);
  return children.length === 0 ? `${open}/>` : [`${open}>`, ...children, `</${name}>`].join('\n');
}

/** Write an element that holds text. */
export function textElement(name: string, attributes: Attributes, text: string): string {
  return `${start(name, attributes)}>${escaped(text)}</${name}>`;
}

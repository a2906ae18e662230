/** The fragments of the page's address: each is a place to go to. */

/** Where an address leads. */
export type Address =
  | { readonly kind: 'menu' | 'check' | 'puzzles' | 'learn'; readonly game: string | undefined }
  /** A game that is saved in this browser. */
  | { readonly kind: 'saved'; readonly id: string }
  /** A whole game in the link itself. */
  | {
      readonly kind: 'shared';
      readonly game: string;
      readonly packed: string;
      readonly view: number | undefined;
    }
  /** A room of a server, with the secret of a private one. */
  | { readonly kind: 'room'; readonly id: string; readonly secret: string | undefined }
  /** A position: the links of earlier versions. */
  | { readonly kind: 'position'; readonly values: URLSearchParams };

/** Longest fragment of a position that is read. */
const LONGEST_POSITION = 2000;

/** Write the fragment of a place. */
export function writeAddress(address: Exclude<Address, { readonly kind: 'position' }>): string {
  switch (address.kind) {
    case 'menu':
    case 'check':
    case 'puzzles':
    case 'learn':
      return `#${address.kind}${address.game === undefined ? '' : `/${address.game}`}`;
    case 'saved':
      return `#game/${address.id}`;
    case 'shared': {
      const { game, packed, view } = address;
      return `#play/${game}/${packed}${view === undefined ? '' : `/${view}`}`;
    }
    case 'room':
      return `#room=${address.id}${address.secret === undefined ? '' : `.${address.secret}`}`;
  }
}

/** Read a fragment; `undefined` if it leads nowhere. */
export function readAddress(fragment: string): Address | undefined {
  const text = fragment.replace(/^#/, '');
  if (text === '') return { kind: 'menu', game: undefined };
  const [kind, first = '', second, third] = text.split('/');
  const isPlace = kind === 'menu' || kind === 'check' || kind === 'puzzles' || kind === 'learn';
  if (isPlace && second === undefined) {
    return { kind, game: first === '' ? undefined : first };
  }
  if (kind === 'game' && /^[\w-]+$/.test(first)) return { kind: 'saved', id: first };
  if (kind === 'play' && second !== undefined) {
    const view = third !== undefined && /^\d{1,5}$/.test(third) ? Number(third) : undefined;
    return { kind: 'shared', game: first, packed: second, view };
  }
  const [, id, secret] = /^room=(\w{1,40})(?:\.([\w-]{1,64}))?$/.exec(text) ?? [];
  if (id !== undefined) return { kind: 'room', id, secret };
  if (text.length > LONGEST_POSITION || !text.includes('=')) return undefined;
  return { kind: 'position', values: new URLSearchParams(text) };
}

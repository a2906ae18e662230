/** What people paste: records, links, the two strings of a state, in any wrapping. */
import type { EncodedState } from 'azulejo/game';

export type Pasted =
  | { readonly kind: 'record'; readonly text: string }
  | { readonly kind: 'address'; readonly fragment: string }
  | { readonly kind: 'state'; readonly encoded: EncodedState }
  | { readonly kind: 'nothing' };

/** The fragment of a link: of a game, a room or a position. */
const LINKED = /#(?:(?:play|game)\/[\w/-]+|room=\w+(?:\.[\w-]+)?|shared=\S+)/;

/** Recognize a pasted text. */
export function readPasted(text: string): Pasted {
  const record = text.indexOf('azulejo-record ');
  // Mail and chat quote with `>` and indent.
  if (record >= 0) {
    const quoted = text.slice(record).split(/\r?\n/);
    const lines = quoted.map((line) => line.replace(/^[>\s]+/, ''));
    // What follows the end of a code fence is no part of it.
    const fence = lines.findIndex((line) => line.startsWith('```'));
    if (fence >= 0) lines.splice(fence, lines.length, '');
    // What stands after the last end of a line may be the beginning of one, and is not made a whole one.
    const torn = lines.pop() ?? '';
    const whole = lines.filter((line) => line !== '').map((line) => `${line}\n`);
    return { kind: 'record', text: `${whole.join('')}${torn}` };
  }
  const trimmed = text.trim();
  const fragment = LINKED.exec(trimmed)?.[0];
  if (fragment !== undefined) return { kind: 'address', fragment };
  const words = trimmed.match(/[^\s,"'“”‘’„«»`[\]]+/g) ?? [];
  const [shared, players] = words;
  if (words.length === 2 && shared !== undefined && players !== undefined) {
    return { kind: 'state', encoded: [shared, players] };
  }
  return { kind: 'nothing' };
}

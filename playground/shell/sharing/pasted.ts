/** What people paste: records, links, the two strings of a state, in any wrapping. */
import type { EncodedState } from 'azulejo/game';

export type Pasted =
  | { readonly kind: 'record'; readonly text: string }
  | { readonly kind: 'address'; readonly fragment: string }
  | { readonly kind: 'state'; readonly encoded: EncodedState }
  | { readonly kind: 'nothing' };

/** Recognize a pasted text. */
export function readPasted(text: string): Pasted {
  const trimmed = text.trim();
  const record = trimmed.indexOf('azulejo-record ');
  // Mail and chat quote with `>` and indent.
  if (record >= 0) {
    const quoted = trimmed.slice(record).split(/\r?\n/);
    const lines = quoted.map((line) => line.replace(/^[>\s]+/, '')).filter((line) => line !== '');
    return { kind: 'record', text: `${lines.join('\n')}\n` };
  }
  const fragment = /#((?:play|game)\/[\w/-]+|shared=\S+)/.exec(trimmed)?.[0];
  if (fragment !== undefined) return { kind: 'address', fragment };
  const words = trimmed.match(/[^\s,"'“”‘’„«»`[\]]+/g) ?? [];
  const [shared, players] = words;
  if (words.length === 2 && shared !== undefined && players !== undefined) {
    return { kind: 'state', encoded: [shared, players] };
  }
  return { kind: 'nothing' };
}

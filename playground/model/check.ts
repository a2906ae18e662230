/** Two pasted strings: their state, or what is wrong with them. */
import {
  type DecodeOptions,
  type GameState,
  type Issue,
  safeDecodeState,
  validateState,
} from 'azulejo';

export interface Draft {
  readonly shared: string;
  readonly players: string;
  readonly mosaic: 'variant' | 'fixed';
  readonly tilingOrder: 'top-down' | 'any';
  readonly lenient: boolean;
}

export type DraftPart = 'shared' | 'players';

/** Longest text that is kept: longer ones are invalid, and would only slow down the page. */
export const LONGEST_TEXT = 1000;

export const FIRST_DRAFT: Draft = {
  shared: 'AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000',
  players: 'A0MSFB0MSF',
  mosaic: 'variant',
  tilingOrder: 'top-down',
  lenient: false,
};

/** Apply pasted text: one string, or both, separated by white space, commas or quotes. */
export function pasteInto(draft: Draft, part: DraftPart, text: string): Draft {
  const words = text.slice(0, 2 * LONGEST_TEXT).match(/[^\s,"'[\]]+/g) ?? [];
  const [shared = '', players = ''] = words;
  if (words.length === 2) return { ...draft, shared, players };
  return { ...draft, [part]: text.slice(0, LONGEST_TEXT) };
}

export interface Verdict {
  readonly issues: readonly Issue[];
  /** The state, if there is no error. */
  readonly state: GameState | undefined;
  /** The state to show: the decoded one, or one that is invalid but can be read. */
  readonly shown: GameState | undefined;
}

/** Check the strings. */
export function judge({ shared, players, ...options }: Draft): Verdict {
  const read = (decodeOptions: DecodeOptions) => {
    const decoded = safeDecodeState([shared, players], decodeOptions);
    return decoded.ok ? decoded.state : undefined;
  };
  const state = read(options);
  return {
    issues: validateState([shared, players], options),
    state,
    shown: state ?? read({ ...options, lenient: true, validate: false }),
  };
}

/** A piece of a text, with the index of the issue about it, if there is one. */
export interface Piece {
  readonly text: string;
  readonly issue: number | undefined;
}

/** Split a text at the places of the issues about it. */
export function markedPieces(part: DraftPart, text: string, issues: readonly Issue[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  issues.forEach((issue, number) => {
    if (issue.part !== part || issue.index === undefined || issue.index < end) return;
    const length = lengthOf(issue, text);
    pieces.push({ text: text.slice(end, issue.index), issue: undefined });
    pieces.push({ text: text.slice(issue.index, issue.index + length) || ' ', issue: number });
    end = issue.index + length;
  });
  return [...pieces, { text: text.slice(end), issue: undefined }].filter((piece) => piece.text);
}

/** Return the number of characters that an issue is about: those that it quotes, if they are there. */
function lengthOf({ index = 0, found }: Issue, text: string): number {
  const quoted = /^"(.*)"$/.exec(found)?.[1] ?? found;
  return quoted !== '' && text.startsWith(quoted, index) ? quoted.length : 1;
}

/** Two pasted strings: their state, or what is wrong with them. */
import type { DecodedState } from 'azulejo/agents';
import type { PlayedGame } from '../played-game.js';
import { readSettings } from './setup.js';

/** An issue of a text. */
export type Issue = Extract<DecodedState<unknown>, { readonly ok: false }>['issues'][number];

export interface Draft {
  readonly shared: string;
  readonly players: string;
  /** Values of the rules' settings by name. */
  readonly settings: Readonly<Record<string, string>>;
  readonly lenient: boolean;
}

export type DraftPart = 'shared' | 'players';

/** Longest text that is kept: longer ones are invalid, and would only slow down the page. */
export const LONGEST_TEXT = 1000;

export const FIRST_DRAFT: Draft = { shared: '', players: '', settings: {}, lenient: false };

/** Apply pasted text: one string, or both, separated by white space, commas or quotes of any kind. */
export function pasteInto(part: DraftPart, text: string): Partial<Draft> {
  const words = text.slice(0, 2 * LONGEST_TEXT).match(/[^\s,"'“”‘’„«»`[\]]+/g) ?? [];
  const [shared = '', players = ''] = words;
  if (words.length === 2) return { shared, players };
  return { [part]: words.length === 1 ? shared : text.slice(0, LONGEST_TEXT) };
}

export interface Verdict {
  readonly issues: readonly Issue[];
  /** The state, if there is no error. */
  readonly state: unknown;
}

/** Check the strings. */
export function judge(game: PlayedGame, draft: Draft): Verdict {
  const { shared, players, settings, lenient } = draft;
  const rules = readSettings(game, settings);
  const decoded = game.rules.decode([shared, players], { rules, lenient });
  if (!decoded.ok) return { issues: decoded.issues, state: undefined };
  return { issues: decoded.warnings, state: decoded.state };
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

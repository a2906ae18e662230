/** The two strings of the position that is edited: its state, or what is wrong with it. */
import { newSession } from 'azulejo/record';
import type { Issue, PlayedGame } from '../played-game.js';
import { readSettings, settingsOf, usualOf } from './setup.js';

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

/** Number of earlier drafts that can be brought back. */
const MOST_EARLIER = 200;

/** Add a draft to the earlier ones. */
export function withEarlier(earlier: readonly Draft[], draft: Draft): readonly Draft[] {
  return [...earlier, draft].slice(-MOST_EARLIER);
}

/** Return the strings of the first position of a new game in which somebody moves. */
export function firstPosition(
  game: PlayedGame,
  settings: Draft['settings'],
  seed: number,
): Omit<Draft, 'lenient'> {
  const [players] = game.players;
  const rules = readSettings(game, { ...settings, players: `${players}` });
  const begun = newSession(game.rules, { seed, rules });
  const isDue = game.rules.chance?.isDue(begun.state) === true;
  const { state } = isDue ? begun.draw() : begun;
  const [shared, boards] = game.rules.encode(state);
  return { shared, players: boards, settings: settingsOf(game, game.rules.rulesOf(state)) };
}

/** List the settings that are asked for besides the strings. */
export function settingsBeside({ settings }: PlayedGame): PlayedGame['settings'] {
  return settings.filter(({ isInStrings }) => isInStrings !== true);
}

/** Return the settings that hold for a draft: those that are not chosen are the usual ones. */
export function settingsOfDraft(game: PlayedGame, { settings }: Draft): Draft['settings'] {
  return Object.fromEntries(
    settingsBeside(game).map(({ name }) => [name, settings[name] ?? usualOf(game, name)]),
  );
}

export interface Checked {
  readonly issues: readonly Issue[];
  /** The state, if there is no error. */
  readonly state: unknown;
}

/** Check the strings. */
export function judge(game: PlayedGame, draft: Draft): Checked {
  const { shared, players, lenient } = draft;
  const rules = readSettings(game, settingsOfDraft(game, draft));
  const decoded = game.rules.decode([shared, players], { rules, lenient });
  if (!decoded.ok) return { issues: decoded.issues, state: undefined };
  return { issues: decoded.warnings, state: decoded.state };
}

/** Read strings that are not a valid state, to show them all the same. */
export function sketch(game: PlayedGame, draft: Draft): unknown {
  const rules = readSettings(game, settingsOfDraft(game, draft));
  const encoded = [draft.shared, draft.players] as const;
  const decoded = game.rules.decode(encoded, { rules, lenient: true, validate: false });
  return decoded.ok ? decoded.state : undefined;
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

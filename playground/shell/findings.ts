/**
 * What is wrong with a position that is edited, in the language of the page: what all games share. It is loaded with
 * the editor.
 */
import type { Issue } from 'azulejo/game';

/** Describe what is wrong; `undefined` where only the library has words for it, in English. */
export type SayFinding = (issue: Issue) => string | undefined;

/** A sentence; or what was found at the place of the issue, and what was expected there. */
export type Said = string | readonly [found: string, expected: string];

/**
 * What the issues of a game say in a language.
 *
 * @typeParam Parameters - the parameters of each code: one without words is a type error
 */
export type Wording<Parameters> = {
  readonly [Code in keyof Parameters]: (parameters: Parameters[Code], path: Issue['path']) => Said;
};

type Say = (parameters: unknown, path: Issue['path']) => Said;

/** Name a place: `Player B, row 3`; nothing for a whole string. */
export type NamePlace = (path: Issue['path']) => string;

/** A piece of a string, escaped and cut; it is empty where the string ends. */
interface Piece {
  readonly text: string;
}

/** A value, by its type and, where it has one, its text. */
interface ShownValue {
  readonly type: string;
  readonly text: string;
}

/** How a language says what was found and expected. */
interface Phrases {
  readonly quotes: readonly [left: string, right: string];
  readonly nothing: string;
  /** The word before the last of some choices. */
  readonly or: string;
  readonly valueOfType: (type: string) => string;
  readonly strings: Readonly<Record<'shared' | 'players', string>>;
  readonly sentence: (place: string, found: string, expected: string) => string;
}

/** What the findings of all games are made of in a language. */
export interface FindingWords {
  readonly quoted: (text: string) => string;
  readonly piece: (piece: Piece) => string;
  readonly value: (value: ShownValue) => string;
  readonly type: (type: string) => string;
  /** List choices: `2, 3 or 4`. */
  readonly choices: (choices: readonly string[]) => string;
  /** Describe what is wrong in a game. */
  readonly sayIn: <Parameters>(wording: Wording<Parameters>, namePlace: NamePlace) => SayFinding;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Make what the findings of all games are made of. */
export function findingWords(phrases: Phrases): FindingWords {
  const { quotes, nothing, or, valueOfType, strings, sentence } = phrases;
  const quoted = (text: string) => quotes.join(text);
  const type = (name: string) => (name === 'null' ? name : valueOfType(name));
  return {
    quoted,
    type,
    piece: ({ text }) => (text === '' ? nothing : quoted(text)),
    value: (value) => {
      if (value.type === 'string') return quoted(value.text);
      return value.text || type(value.type);
    },
    choices: (choices) =>
      choices.length < 2
        ? choices.join()
        : `${choices.slice(0, -1).join(', ')} ${or} ${choices.at(-1)}`,
    sayIn: (wording, namePlace) => (issue) => {
      // The validator of the game has found it: its parameters are those of its code.
      const words = wording as Readonly<Record<string, Say>>;
      const said = words[issue.code]?.(issue.parameters, issue.path);
      if (said === undefined || typeof said === 'string') return said;
      const place = namePlace(issue.path) || Reflect.get(strings, issue.part);
      return sentence(capital(place), ...said);
    },
  };
}

/** Describe what is wrong in the words of the library. */
export const inEnglish: SayFinding = ({ message }) => message;

/** What can be wrong with the two strings of any game. */
export interface StringParameters {
  'state.not-two-strings': { readonly found: string; readonly length?: number };
  'shared.not-a-string': { readonly type: string };
  'shared.too-long': { readonly length: number; readonly most: number };
  'players.not-a-string': { readonly type: string };
  'players.too-long': { readonly length: number; readonly most: number };
  'rules.unknown-value': { readonly setting: string; readonly value: ShownValue };
}

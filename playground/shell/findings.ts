/**
 * What is wrong with a position that is edited, in the language of the page: what all games share. It is loaded with
 * the editor.
 */
import type { Issue } from 'azulejo/game';

/** Describe what is wrong; `undefined` where only the library has words for it, in English. */
export type SayFinding = (issue: Issue) => string | undefined;

/** A sentence; or what was found at the place of the issue, and what was expected there. */
export type Said = string | readonly [found: string, expected: string];

/** Words for each code; a text is what was expected in place of a piece of a string. */
type Wording<Parameters> = {
  readonly [Code in keyof Parameters]:
    | ((parameters: Parameters[Code], path: Issue['path']) => Said)
    | (Parameters[Code] extends Piece ? string : never);
};

/**
 * What the issues of a game say in a language. What games share it need not say, but can in words of its own.
 *
 * @typeParam Parameters - the parameters of each code: one without words is a type error
 */
export type GameWording<Parameters> = Wording<Omit<Parameters, keyof CommonParameters>> &
  Partial<Wording<Parameters>>;

type Say = string | ((parameters: unknown, path: Issue['path']) => Said);

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

/** What can be wrong with the two strings of several games. */
interface CommonParameters {
  'state.not-two-strings': { readonly found: string; readonly length?: number };
  'shared.not-a-string': { readonly type: string };
  'shared.too-long': { readonly length: number; readonly most: number };
  'shared.section-missing': { readonly letter: string };
  'shared.section-repeated': object;
  'players.not-a-string': { readonly type: string };
  'players.too-long': { readonly length: number; readonly most: number };
  'players.section-missing': { readonly letter: string };
  'players.section-repeated': object;
  'player.missing': { readonly player: string };
  'player.repeated': { readonly player: string };
  'player.unsorted': { readonly player: string };
  'rules.unknown-value': { readonly setting: string; readonly value: ShownValue };
}

/** How a language says what was found and expected. */
interface Phrases {
  readonly quotes: readonly [left: string, right: string];
  readonly nothing: string;
  readonly string: string;
  /** The word before the last of some choices. */
  readonly or: string;
  readonly valueOfType: (type: string) => string;
  readonly strings: Readonly<Record<'shared' | 'players', string>>;
  readonly sentence: (place: string, found: string, expected: string) => string;
  readonly tooLong: (length: number, most: number) => Said;
  readonly section: (letter: string) => string;
  readonly sectionRepeated: Said;
  /** Of a list, by its length, or of anything else. */
  readonly notTwoStrings: (length: number | undefined) => string;
  readonly unknownValue: (setting: string, value: string) => string;
  readonly missing: (player: string) => string;
  readonly repeated: (player: string) => string;
  readonly unsorted: (player: string) => string;
}

/** What the findings of all games are made of in a language. */
export interface FindingWords {
  readonly quoted: (text: string) => string;
  readonly piece: (piece: Piece) => string;
  readonly lowerCase: (parameters: { readonly letter: string }) => Said;
  readonly leadingZero: (parameters: { readonly digits: string; readonly number: number }) => Said;
  /** List choices: `2, 3 or 4`. */
  readonly choices: (choices: readonly string[]) => string;
  /** Describe what is wrong in a game. */
  readonly sayIn: <Parameters>(
    wording: GameWording<Parameters>,
    namePlace: NamePlace,
  ) => SayFinding;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Make what the findings of all games are made of. */
export function findingWords(phrases: Phrases): FindingWords {
  const { quotes, nothing, or, string, valueOfType, strings, sentence } = phrases;
  const quoted = (text: string) => quotes.join(text);
  const typeName = (name: string) => (name === 'null' ? name : valueOfType(name));
  const piece = ({ text }: Piece) => (text === '' ? nothing : quoted(text));
  const shown = ({ type, text }: ShownValue) =>
    type === 'string' ? quoted(text) : text || typeName(type);
  const notAString = ({ type }: { readonly type: string }): Said => [typeName(type), string];
  const tooLong = ({ length, most }: CommonParameters['shared.too-long']) =>
    phrases.tooLong(length, most);
  const sectionMissing = ({ letter }: { readonly letter: string }): Said => [
    nothing,
    phrases.section(quoted(letter)),
  ];
  const sectionRepeated = () => phrases.sectionRepeated;
  const common: Wording<CommonParameters> = {
    'state.not-two-strings': ({ found, length }) =>
      phrases.notTwoStrings(found === 'array' ? length : undefined),
    'shared.not-a-string': notAString,
    'shared.too-long': tooLong,
    'shared.section-missing': sectionMissing,
    'shared.section-repeated': sectionRepeated,
    'players.not-a-string': notAString,
    'players.too-long': tooLong,
    'players.section-missing': sectionMissing,
    'players.section-repeated': sectionRepeated,
    'player.missing': ({ player }) => phrases.missing(player),
    'player.repeated': ({ player }) => phrases.repeated(player),
    'player.unsorted': ({ player }) => phrases.unsorted(player),
    'rules.unknown-value': ({ setting, value }) =>
      phrases.unknownValue(quoted(setting), shown(value)),
  };
  return {
    quoted,
    piece,
    lowerCase: ({ letter }) => [quoted(letter.toLowerCase()), quoted(letter)],
    leadingZero: ({ digits, number }) => [quoted(digits), quoted(`${number}`)],
    choices: (choices) =>
      choices.length < 2
        ? choices.join()
        : `${choices.slice(0, -1).join(', ')} ${or} ${choices.at(-1)}`,
    sayIn: (wording, namePlace) => {
      // The validator of the game finds the issues: their parameters are those of their codes.
      const words = { ...common, ...wording } as Readonly<Record<string, Say>>;
      return ({ code, parameters, path, part }) => {
        const say = words[code];
        const said: Said | undefined =
          typeof say === 'string' ? [piece(parameters as Piece), say] : say?.(parameters, path);
        if (said === undefined || typeof said === 'string') return said;
        const place = namePlace(path) || Reflect.get(strings, part);
        return sentence(capital(place), ...said);
      };
    },
  };
}

/** Describe what is wrong in the words of the library. */
export const inEnglish: SayFinding = ({ message }) => message;

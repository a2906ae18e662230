/** A game in words, in the languages that boards speak. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { integerInRange, knownOptions } from '../../boundary/values.js';
import type { EventOf, GameTypes } from '../game/game.js';
import type { Catalogue } from './language/catalogue.js';
import type { Language } from './language/languages.js';

/**
 * The words of a game in one language, as functions, for the text around a board: captions, a list of moves, reasons.
 * For Azul, `azulWords` returns them.
 *
 * Players are named by `names`, in turn order; one without a name is called by the letter, such as `Player B`.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @typeParam Place - the type of the places that can be named
 */
export interface GameWords<Types extends GameTypes, Place = never> {
  /**
   * Describe what happens next, or who has won: `Ada takes tiles`.
   *
   * @param state - any state
   * @param names - the players' names, in turn order
   * @returns a sentence without a full stop
   * @throws TypeError if `state` is not a state of the game
   */
  status(state: Types['state'], names: readonly string[]): string;
  /**
   * Ask the player to move to do something: `Choose tiles of one colour`.
   *
   * @param state - any state
   * @returns a sentence; in a phase without a player to move, what happens next, or an empty text
   * @throws TypeError if `state` is not a state of the game
   */
  prompt(state: Types['state']): string;
  /**
   * Describe an event in a sentence: `Ada takes 2 blue from factory 3 to row 2.`
   *
   * @param before - the state before the event
   * @param event - a move, a chance event or a forfeit, in the game's notation
   * @param names - the players' names, in turn order
   * @returns one or more sentences
   * @throws `IllegalMoveError`, `IllegalChanceError` or `IllegalForfeitError` if the event is illegal
   */
  event(before: Types['state'], event: EventOf<Types>, names: readonly string[]): string;
  /**
   * Describe an event for a list of moves, without its player: `2 blue, factory 3 → row 2`.
   *
   * @param before - the state before the event
   * @param event - a move, a chance event or a forfeit, in the game's notation
   * @returns a short text
   * @throws `IllegalMoveError`, `IllegalChanceError` or `IllegalForfeitError` if the event is illegal
   */
  entry(before: Types['state'], event: EventOf<Types>): string;
  /**
   * Name the section of a list of moves that an event belongs to: `Round 2`.
   *
   * @param before - the state before the event
   * @param event - a move, a chance event or a forfeit, in the game's notation
   * @param earlier - number of sections that the list already has, from 0
   * @returns the name of the section; the name of the last one, or `undefined`, if that one continues
   */
  section(before: Types['state'], event: EventOf<Types>, earlier: number): string | undefined;
  /**
   * Explain why a move is illegal: `This row is full.`
   *
   * @param state - any state
   * @param move - any text
   * @param names - the players' names, in turn order
   * @returns the reason in a sentence; empty if the move is legal
   * @throws TypeError if `state` is not a state of the game
   */
  refusal(state: Types['state'], move: string, names: readonly string[]): string;
  /**
   * Name a place on the board: `factory 3`.
   *
   * @param place - the place, numbered from 0 as in moves
   * @returns the name, as it stands in a sentence
   */
  place(place: Place): string;
  /**
   * Name a part of the points, for the reasons of a review: `tiles placed`. Absent in a game whose reviews give no
   * reasons.
   *
   * @param part - the part's name, such as `placement`
   * @returns a few words; the part's name if there are none
   */
  reason?(part: string): string;
}

/** Make what numbers the players of a game, and names them. */
export function namesOf<PlayerId extends string>(players: readonly PlayerId[]) {
  const numberOf = (player: PlayerId) => players.indexOf(player);
  const nameOf = (
    words: { readonly player: (letter: string) => string },
    player: PlayerId,
    names: readonly string[],
  ) => names[numberOf(player)] || words.player(player);
  return { numberOf, nameOf };
}

/** Options of the words of a game, such as those that `azulWords` takes; all have defaults. */
export interface WordsOptions {
  /** The number that the first factory, row, column or tile has in the words: 1 by default, or 0, as in moves. */
  readonly countFrom?: 0 | 1 | undefined;
}

/** Words as they count from 0; by default they count from 1. Those of games that count nothing ask for no number. */
const FROM_ZERO = new WeakMap<object, object>();

/** Return words that count from a number, always the same ones. */
export function countedFrom<Words extends object>(words: Words, countFrom: 0 | 1): Words {
  if (countFrom === 1) return words;
  const known = FROM_ZERO.get(words) ?? { ...words, countFrom };
  FROM_ZERO.set(words, known);
  // It was made of these words.
  return known as Words;
}

/** Load words that count as the options say. */
export async function loadWords<Words extends object>(
  catalogue: Catalogue<Words>,
  language: Language,
  options: WordsOptions | undefined,
): Promise<Words> {
  const { countFrom = 1 } = knownOptions('Options', options, ['countFrom']);
  integerInRange('countFrom', countFrom, 0, 1);
  return countedFrom(await catalogue.load(language), countFrom);
}

/** The words of the board that is drawn. Each game's own hook knows their type. */
export const WordsContext = createContext<unknown>(undefined);

/** Return the words of the board that is drawn, which are those of a catalogue. */
export function useWords<Words>(_: Catalogue<Words>): Words {
  // The element puts the words of its own catalogue there.
  return useContext(WordsContext) as Words;
}

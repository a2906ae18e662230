/**
 * A game in words, in the languages that boards speak.
 *
 * @packageDocumentation
 */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { EventOf, GameTypes } from '../game/game.js';
import type { Catalogue } from './language/catalogue.js';

/**
 * A game in words, for what stands around a board: captions, a list of moves, reasons.
 *
 * Players are given by names in turn order; one without a name is called by the letter, such as `Player B`.
 */
export interface GameWords<Types extends GameTypes> {
  /** Describe what happens next: `Ada takes tiles`. */
  status(state: Types['state'], names: readonly string[]): string;
  /** Describe what the player to move can do: `Choose tiles of one colour`. */
  prompt(state: Types['state']): string;
  /** Describe what an event did, as a sentence: `Ada takes 2 blue from factory 3 to row 2.` */
  event(before: Types['state'], event: EventOf<Types>, names: readonly string[]): string;
  /** The same for a list, without the player: `2 blue, factory 3 → row 2`. */
  entry(before: Types['state'], event: EventOf<Types>): string;
  /**
   * Name the section of the game that an event is in: `Round 2`. The same name as before, or none, goes
   * on with the section.
   *
   * @param earlier - number of earlier sections
   */
  section(before: Types['state'], event: EventOf<Types>, earlier: number): string | undefined;
  /** Explain why a move is illegal: `This row is full.` Empty if it is legal. */
  refusal(state: Types['state'], move: string, names: readonly string[]): string;
  /** Name a part of the points, as a review has them as reasons: `tiles placed`. */
  reason?(part: string): string;
}

/** The words of the board that is drawn. Each game's own hook knows their type. */
export const WordsContext = createContext<unknown>(undefined);

/** Return the words of the board that is drawn, which are those of a catalogue. */
export function useWords<Words>(_: Catalogue<Words>): Words {
  // The element puts the words of its own catalogue there.
  return useContext(WordsContext) as Words;
}

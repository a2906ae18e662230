/**
 * What a record asks of a game: its texts, and playing them again.
 *
 * @packageDocumentation
 */
import type { Parsed } from '../../text/parsed.js';
import type { RecordTypes } from './game-record.js';

/** One kind of event: the word that its lines begin with, and its texts. */
export interface EventKind<Event extends string> {
  readonly keyword: string;
  /** Tell whether an event is of this kind. */
  holds(event: Event): boolean;
  /** Read an event's text. */
  read(text: string): Parsed<Event>;
}

/** Connect a game to its records. No text that is written here has an end of line in it. */
export interface RecordedGame<Types extends RecordTypes, State> {
  /** The game's name, in lower case. */
  readonly name: Types['game'];
  /** Write the rules. */
  writeRules(rules: Types['rules']): string;
  /** Read the rules. */
  readRules(text: string): Parsed<Types['rules']>;
  /** List what lines call the players, in turn order. */
  players(rules: Types['rules']): readonly Types['player'][];
  /** Write the first state. */
  writeStart(start: Types['start']): string;
  /** Read the first state; it becomes canonical. */
  readStart(text: string, rules: Types['rules']): Parsed<Types['start']>;
  /** The kinds of events; the keywords are none of the frame's. */
  readonly events: readonly EventKind<Types['event']>[];
  /** Write how a player stands. */
  writeStanding(standing: Types['standing']): string;
  /** Read how a player stands. */
  readStanding(text: string): Parsed<Types['standing']>;
  /** Make the first state. */
  begin(start: Types['start'], rules: Types['rules']): Parsed<State>;
  /** Let an event happen, if it can. */
  play(state: State, event: Types['event']): Parsed<State>;
  /** Tell whether the game is over. */
  isOver(state: State): boolean;
  /** Rank the players, best first. */
  standings(state: State): readonly Types['standing'][];
}

/**
 * The contract of a game: everything that matches, simulations, searches, records, sessions and the
 * command line ask of its rules. Nothing here knows a particular game.
 *
 * @packageDocumentation
 */
import type { Rng } from '../../random/rng.js';
import type { Issue } from '../../text/issue.js';
import type { Settings } from './settings.js';
import type { StandingFields } from './standings.js';

/** A state as text: what all players share, then the players' own parts. */
export type EncodedState = readonly [shared: string, players: string];

/** How a player stands: plain data of texts, numbers and booleans. */
export interface PlayerStanding {
  /** The player. */
  readonly player: string;
  /** Whether the player wins or shares the win; `false` for all before the game is over. */
  readonly winner: boolean;
}

/** The types of one game. */
export interface GameTypes {
  /** The game's name. */
  readonly name: string;
  /** An immutable state. */
  readonly state: unknown;
  /** A move: its notation. */
  readonly move: string;
  /** A chance event: its notation; `never` in a game without chance. */
  readonly chance: string;
  /** The event of a player who drops out, `A!`; `never` in a game that a forfeit ends. */
  readonly forfeit: string;
  /** The rules in force: plain data. */
  readonly rules: object;
  /** A player's letter. */
  readonly player: string;
  /** How a player stands. */
  readonly standing: PlayerStanding;
}

/** An event of a game: a move, a chance event, or a player who drops out. */
export type EventOf<Types extends GameTypes> = Types['move'] | Types['chance'] | Types['forfeit'];

/** A limit for games that need not end by themselves. */
export interface PlayLimit {
  /** Most moves from here, 1 or more. Chance events do not count: what is due then still happens. */
  readonly moves: number;
}

/** How a game ended that was played at random to its end, or to a limit. */
export interface Playout {
  /** Each player's share of the win, in turn order: together 1. At a limit as if it ended there. */
  readonly returns: readonly number[];
  /** Points by player, in turn order; absent in a game without points. */
  readonly scores?: readonly number[];
  /** Number of moves played. */
  readonly moves: number;
}

/** A chance event and how likely it is. */
export interface ChanceOutcome<Event extends string = string> {
  /** The event. */
  readonly event: Event;
  /** Its probability, above 0; those of all outcomes add up to 1. */
  readonly probability: number;
}

/** A chance event that was drawn, and the state after it. */
export interface DrawnEvent<State, Event extends string = string> {
  /** The event. */
  readonly event: Event;
  /** The state after it. */
  readonly state: State;
}

/** The chance events of a game. */
export interface ChanceEvents<State, Event extends string = string> {
  /** The word for one, which its lines in records begin with: `deal`, `roll`. */
  readonly word: string;
  /** Whether one is due: then nobody is to move. */
  isDue(state: State): boolean;
  /** Whether a text is meant as one of these rather than as a move. */
  isEvent(text: string): boolean;
  /** Draw the event that is due. */
  sample(state: State, rng: Rng): Event;
  /** Draw the event that is due, and apply it, in a game that does both faster at once. */
  draw?(state: State, rng: Rng): DrawnEvent<State, Event>;
  /** List every outcome with its probability, in a game in which they are few. */
  outcomes?(state: State): readonly ChanceOutcome<Event>[];
  /** Return what is wrong with an event's notation, whatever the state. */
  check(text: string): Issue | undefined;
  /** Return why an event cannot happen in a state; `undefined` when it can. */
  explain(state: State, text: string): Issue | undefined;
  /** Return the state after an event; throws if it cannot happen. */
  apply(state: State, event: Event): State;
}

/** The event of dropping out, in a game that goes on for the other players. */
export interface Forfeits<State> {
  /** Return why a player cannot drop out; `undefined` when the player can. */
  explain(state: State, player: number): Issue | undefined;
  /** Return the state after a player dropped out; throws if the player cannot. */
  apply(state: State, player: number): State;
}

/** How to read a state that may be anything. */
export interface DecodeSettings<Rules> {
  /** The rules that the two strings do not hold, where they differ from the usual ones. */
  readonly rules?: Partial<Rules> | undefined;
  /** Accept with a warning what is out of order but has one obvious meaning. */
  readonly lenient?: boolean | undefined;
}

/** A decoded state, or why there is none. */
export type DecodedState<State> =
  | {
      /** The value is a state. */
      readonly ok: true;
      /** The state. */
      readonly state: State;
      /** What is accepted, but not canonical. */
      readonly warnings: readonly Issue[];
    }
  | {
      /** The value is not a state. */
      readonly ok: false;
      /** Every error and warning. */
      readonly issues: readonly Issue[];
    };

/**
 * The rules of a game for any number of players.
 *
 * States are immutable values; matches freeze those that agents see. Players are numbered from 0 in turn order. Events are texts: a game
 * can be replayed from its first state and the list of its events.
 */
export interface Game<Types extends GameTypes> {
  /** The game's name in lower case, as commands and records have it. */
  readonly name: Types['name'];
  /** The game's name for people. */
  readonly title: string;

  /** The settings that its rules consist of. */
  readonly settings: Settings<Types['rules']>;
  /** The fields of a standing, in the order in which records have them. */
  readonly standingFields: StandingFields<Types['standing']>;
  /** List the players' letters in turn order. */
  players(rules: Types['rules']): readonly Types['player'][];

  /**
   * Return the first state. Its first event has not happened yet.
   *
   * @param rng - draws the player to begin, in a game in which that is drawn; without it, player 0
   */
  start(rules: Types['rules'], rng?: Rng): Types['state'];
  /** Return the rules of a state. */
  rulesOf(state: Types['state']): Types['rules'];
  /** Return the number of the player to move; -1 when chance decides, or the game is over. */
  playerToMove(state: Types['state']): number;
  /** Whether the game is over. */
  isOver(state: Types['state']): boolean;
  /** List each player's share of the win, as if the game ended now: together 1. */
  returns(state: Types['state']): readonly number[];
  /** List the points by player, in a game that has points. */
  scores?(state: Types['state']): readonly number[];
  /** Rank the players, best first. */
  standings(state: Types['state']): readonly Types['standing'][];
  /** Write a state. */
  encode(state: Types['state']): EncodedState;
  /** Read a state from a value that may be anything; never throws. */
  decode(encoded: unknown, settings?: DecodeSettings<Types['rules']>): DecodedState<Types['state']>;

  /** List the legal moves, in a fixed order; none when nobody is to move. */
  legalMoves(state: Types['state']): readonly Types['move'][];
  /** Return what is wrong with a move's notation, whatever the state. */
  checkMove(text: string): Issue | undefined;
  /** Return why a move is illegal; `undefined` when it is legal. */
  explainMove(state: Types['state'], text: string): Issue | undefined;
  /** Return the state after a move; throws if it is illegal. */
  applyMove(state: Types['state'], move: Types['move']): Types['state'];

  /** Chance events, in a game that has any. */
  readonly chance?: ChanceEvents<Types['state'], Types['chance']>;
  /** Dropping out, in a game that goes on for the others; elsewhere a forfeit ends the game. */
  readonly forfeits?: Forfeits<Types['state']>;

  /** Return the state as a player may see it, in a game that hides something. */
  view?(state: Types['state'], player: number): Types['state'];
  /** Play random legal moves to the end, in a game that does it faster than move by move. */
  rollout?(state: Types['state'], rng: Rng, limit: PlayLimit): Playout;
  /** Count the move sequences of a length, in a game that counts faster than move by move. */
  perft?(state: Types['state'], depth: number): number;
}

/**
 * The interface of a game: everything that matches, simulations, searches, records, sessions and the
 * command line need of its rules. Nothing here depends on a particular game.
 */
import type { Rng } from '../../random/rng.js';
import type { Issue } from '../../text/issue.js';
import type { AgentMakers } from './agent.js';
import type { RulesOptionsOf, Settings } from './settings.js';
import type { StandingFields } from './standings.js';
import type { Tensors } from './tensors.js';

/** The module of the games of this package, which worker threads know. */
export const OF_PACKAGE = 'azulejo';

/** A state as text: what all players share, then the players' own parts. */
export type EncodedState = readonly [shared: string, players: string];

/** A player's place in the standings: plain data of texts, numbers and booleans. */
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
  /** The event of dropping out, such as `A!`; `never` if a forfeit ends the game. */
  readonly forfeit: string;
  /** The rules in force: plain data. */
  readonly rules: object;
  /** A player's letter. */
  readonly player: string;
  /** A player's place in the standings. */
  readonly standing: PlayerStanding;
}

/** An event of a game: a move, a chance event, or a player who drops out. */
export type EventOf<Types extends GameTypes> = Types['move'] | Types['chance'] | Types['forfeit'];

/** An event, and the state before it. */
export interface PastEvent<Types extends GameTypes> {
  /** The state before it. */
  readonly before: Types['state'];
  /** The event. */
  readonly event: EventOf<Types>;
}

/** Maximum length of a game, for games that may never end. */
export interface PlayLimit {
  /** Maximum number of moves, 1 or more. Chance events do not count: one that is due still happens. */
  readonly moves: number;
}

/** The result of a random playout, to the end of the game or to a limit. */
export interface Playout {
  /** Win shares by player, adding up to 1. At a limit, as if the game ended there. */
  readonly returns: readonly number[];
  /** Points by player, in turn order; absent in a game without points. */
  readonly scores?: readonly number[] | undefined;
  /** Number of moves played. */
  readonly moves: number;
}

/** A chance event and how likely it is. */
export interface ChanceOutcome<Event extends string = string> {
  /** The event. */
  readonly event: Event;
  /** Its probability, above 0. The probabilities of all outcomes add up to 1. */
  readonly probability: number;
}

/** A chance event that was drawn, and the state after it. */
export interface DrawnEvent<State, Event extends string = string> {
  /** The event. */
  readonly event: Event;
  /** The state after it. */
  readonly state: State;
}

/** What an event does, as plain data. Each game has more to say. */
export interface EventView {
  /** Tells the kinds of a game's events apart. */
  readonly kind: string;
}

/** The chance events of a game. */
export interface ChanceEvents<State, Event extends string = string> {
  /** The word for a chance event, with which its lines in records begin: `deal`, `roll`. */
  readonly word: string;
  /** Whether a chance event is due: then there is no player to move. */
  isDue(state: State): boolean;
  /** Whether a text denotes a chance event rather than a move. */
  isEvent(text: string): boolean;
  /** Draw the event that is due. */
  sample(state: State, rng: Rng): Event;
  /** Draw the event that is due, and apply it, in a game where that is faster in one step. */
  draw?(state: State, rng: Rng): DrawnEvent<State, Event>;
  /** List every outcome with its probability, in a game with few outcomes. */
  outcomes?(state: State): readonly ChanceOutcome<Event>[];
  /** Check an event's notation, whatever the state; `undefined` if it is well-formed. */
  check(text: string): Issue | undefined;
  /** Return why an event cannot happen in a state; `undefined` when it can. */
  explain(state: State, text: string): Issue | undefined;
  /** Return the state after an event; throws if it cannot happen. */
  apply(state: State, event: Event): State;
}

/** Dropping out, in a game that continues for the other players. */
export interface Forfeits<State> {
  /** Return why a player cannot drop out; `undefined` when the player can. */
  explain(state: State, player: number): Issue | undefined;
  /** Return the state after a player dropped out; throws if the player cannot. */
  apply(state: State, player: number): State;
}

/** How the lines of a log describe moves. An action does not end as another one does. */
export interface LogActions<Move extends string> {
  /** What an action consists of, in words. */
  readonly expected: string;
  /** Write what a move does, on one line: `takes H3:c 4`. */
  write(move: Move): string;
  /** Read what a player's move does; `undefined` if the text is no action. */
  read(text: string, player: string): Move | undefined;
}

/** How to read the two strings of a state; everything has a default. */
export interface DecodeOptions<Rules> {
  /** The rules that the strings do not contain, where they differ from the defaults, such as `rules` of a state. */
  readonly rules?: RulesOptionsOf<Rules> | undefined;
  /** Whether to accept parts that are out of order but have one obvious meaning, with a warning. */
  readonly lenient?: boolean | undefined;
  /** `false`: accept what is well-formed even if no game can be in that state. */
  readonly validate?: boolean | undefined;
}

/** The parts of a move, or why a text is none. */
export type DecodedMove<Parts, Each extends Issue = Issue> =
  | {
      /** The text is a move. */
      readonly ok: true;
      /** Its parts. */
      readonly move: Parts;
    }
  | {
      /** The text is not a move. */
      readonly ok: false;
      /** Why. */
      readonly issues: readonly Each[];
    };

/** A decoded state, or the issues that prevent decoding. */
export type DecodedState<State, Each extends Issue = Issue> =
  | {
      /** The value is a state. */
      readonly ok: true;
      /** The state. */
      readonly state: State;
      /** Warnings about parts that are accepted, but not canonical. */
      readonly warnings: readonly Each[];
    }
  | {
      /** The value is not a state. */
      readonly ok: false;
      /** Every error and warning. */
      readonly issues: readonly Each[];
    };

/**
 * The rules of a game for any number of players.
 *
 * States are immutable values; matches freeze those that agents see. Players are numbered from 0 in
 * turn order. Events are texts: a game can be replayed from its first state and the list of its events.
 */
export interface Game<
  Types extends GameTypes,
  Makers extends AgentMakers<Types> = AgentMakers<Types>,
> {
  /** The game's name in lower case, as used in commands and records. */
  readonly name: Types['name'];
  /** The game's name for people. */
  readonly title: string;

  /** The settings of its rules. */
  readonly settings: Settings<Types['rules']>;
  /** The fields of a standing, in their order in records. */
  readonly standingFields: StandingFields<Types['standing']>;
  /** List the players' letters in turn order. */
  players(rules: Types['rules']): readonly Types['player'][];

  /**
   * Return the state before the first event.
   *
   * @param rng - draws the starting player, in a game that draws one; without it, player 0 begins
   */
  start(rules: Types['rules'], rng?: Rng): Types['state'];
  /** Return the rules of a state. */
  rulesOf(state: Types['state']): Types['rules'];
  /** Return the number of the player to move; -1 if a chance event is due or the game is over. */
  playerToMove(state: Types['state']): number;
  /** Whether the game is over. */
  isOver(state: Types['state']): boolean;
  /** List each player's win share as if the game ended now, adding up to 1. */
  returns(state: Types['state']): readonly number[];
  /** List the points by player, in a game that has points. */
  scores?(state: Types['state']): readonly number[];
  /** Rank the players, best first. */
  standings(state: Types['state']): readonly Types['standing'][];
  /** Encode a state as text. */
  encode(state: Types['state']): EncodedState;
  /** Decode a state from any value; never throws. */
  decode(encoded: unknown, settings?: DecodeOptions<Types['rules']>): DecodedState<Types['state']>;

  /**
   * List the legal moves, in a fixed order; none if there is no player to move. A player to move has at least
   * one, except in a game with forfeits, where a player without a legal move can only drop out.
   */
  legalMoves(state: Types['state']): readonly Types['move'][];
  /** Check a move's notation, whatever the state; `undefined` if it is well-formed. */
  checkMove(text: string): Issue | undefined;
  /**
   * Return the canonical text of a move, which is the one that `legalMoves` lists, in a game in which a move has
   * several texts. A text that is not a move is returned as it is.
   */
  canonicalMove?(move: Types['move']): Types['move'];
  /** Return why a move is illegal; `undefined` when it is legal. */
  explainMove(state: Types['state'], text: string): Issue | undefined;
  /** Return the state after a move; throws if it is illegal. */
  applyMove(state: Types['state'], move: Types['move']): Types['state'];

  /** Chance events, in a game that has any. */
  readonly chance?: ChanceEvents<Types['state'], Types['chance']> | undefined;
  /** Dropping out, in a game that continues for the others; without it, a forfeit ends the game. */
  readonly forfeits?: Forfeits<Types['state']> | undefined;

  /**
   * Return what an event does: what narrations, sounds and pages tell of it, so that they need not find it out again.
   *
   * @returns plain data, with a kind
   * @throws as applying the event does, if it cannot happen
   */
  inspectEvent?(state: Types['state'], event: string): EventView;

  /** Return the state as a player may see it, in a game with hidden information. */
  view?(state: Types['state'], player: number): Types['state'];
  /**
   * Return the win share that each player can expect, in a game that knows more than random play: the results of many
   * games are corrected for luck by it. Where a player is to move after a chance event, it should see what that event is
   * good for, for example by looking at the position after each move.
   *
   * @param state - a state in which the game is not over
   * @param rng - random numbers, for an evaluation that draws some
   * @returns win shares in turn order, from 0 to 1, together 1
   */
  evaluate?(state: Types['state'], rng: Rng): readonly number[];
  /** Play random moves to the end, in a game that can do so faster than move by move. */
  rollout?(state: Types['state'], rng: Rng, limit: PlayLimit): Playout;
  /** Count move sequences of a length, in a game that can do so faster than move by move. */
  perft?(state: Types['state'], depth: number): number;

  /** How logs describe moves; `plays` and the notation by default. */
  readonly logActions?: LogActions<Types['move']> | undefined;
  /**
   * The ready-made agents: functions that make them, by name. Every game has `random` and `search`, also without
   * this; hints and reviews search as the agent `search` does.
   */
  readonly agents?: Makers | undefined;
  /**
   * The URL of the ES module whose default export is this game, `import.meta.url`: worker threads load it from there. A
   * game without it, which is not one of this package, is played in the calling thread.
   */
  readonly module?: string | undefined;
  /** The states and moves as numbers, in a game that models learn to play. */
  readonly tensors?: Tensors<Types> | undefined;
}

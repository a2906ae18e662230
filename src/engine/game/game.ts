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

/**
 * The types of one game's states, moves and other values. A game of your own extends it, to be a
 * `Game` of these types.
 */
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

/** An event of a game, as its notation: a move, a chance event, or a player's dropping out. */
export type EventOf<Types extends GameTypes> = Types['move'] | Types['chance'] | Types['forfeit'];

/** An event, and the state before it. */
export interface PastEvent<Types extends GameTypes> {
  /** The state before it. */
  readonly before: Types['state'];
  /** The event. */
  readonly event: EventOf<Types>;
}

/** Maximum length of a game, for games that may never end. {@link Game.rollout} takes it. */
export interface PlayLimit {
  /** Maximum number of moves, 1 or more. Chance events do not count: one that is due still happens. */
  readonly moves: number;
}

/** The result of a random playout, to the end of the game or to a limit. {@link Game.rollout} returns it. */
export interface Playout {
  /** Each player's win share, in turn order, together 1. At a limit, as if the game ended there. */
  readonly returns: readonly number[];
  /** Each player's points, in turn order; absent in a game without points. */
  readonly scores?: readonly number[] | undefined;
  /** Number of moves played. */
  readonly moves: number;
}

/** A chance event and how likely it is. {@link ChanceEvents.outcomes} lists them. */
export interface ChanceOutcome<Event extends string = string> {
  /** The event. */
  readonly event: Event;
  /** Its probability, above 0. The probabilities of all outcomes add up to 1. */
  readonly probability: number;
}

/** A chance event that was drawn, and the state after it. {@link ChanceEvents.draw} returns it. */
export interface DrawnEvent<State, Event extends string = string> {
  /** The event. */
  readonly event: Event;
  /** The state after it. */
  readonly state: State;
}

/** The effect of an event, as plain data. Each game has more fields. {@link Game.inspectEvent} returns it. */
export interface EventView {
  /** The kind of the event, among those of its game. */
  readonly kind: string;
}

/** The chance events of a game. This is the type of {@link Game.chance}. */
export interface ChanceEvents<State, Event extends string = string> {
  /** The word for a chance event, with which its lines in records begin: `deal`, `roll`. */
  readonly word: string;
  /**
   * Whether a chance event is due.
   *
   * @param state - any state
   * @returns `true` if one is due: then there is no player to move
   */
  isDue(state: State): boolean;
  /**
   * Whether a text is written as a chance event, rather than as a move.
   *
   * @param text - a move, a chance event, or any other text
   */
  isEvent(text: string): boolean;
  /**
   * Draw the event that is due.
   *
   * @param state - a state in which one is due
   * @param rng - the source of every random number that is used
   * @returns the event, by its probability; the same one for the same numbers
   */
  sample(state: State, rng: Rng): Event;
  /**
   * Draw the event that is due, and apply it, in a game where that is faster in one step.
   *
   * @param state - a state in which one is due
   * @param rng - the source of every random number that is used
   * @returns the event that `sample` draws from these numbers, and the state after it
   */
  draw?(state: State, rng: Rng): DrawnEvent<State, Event>;
  /**
   * List every possible chance event with its probability, in a game with few of them.
   *
   * @param state - a state in which an event is due
   * @returns each possible event once, in a fixed order
   */
  outcomes?(state: State): readonly ChanceOutcome<Event>[];
  /**
   * Check an event's notation, whatever the state.
   *
   * @param text - any text
   * @returns `undefined` if the notation is well-formed
   */
  check(text: string): Issue | undefined;
  /**
   * Explain why an event cannot happen in a state.
   *
   * @param state - any state
   * @param text - any text
   * @returns `undefined` if it can happen
   */
  explain(state: State, text: string): Issue | undefined;
  /**
   * Apply an event.
   *
   * @param state - a state in which an event is due
   * @param event - the event
   * @returns the state after it
   * @throws IllegalChanceError if it cannot happen
   */
  apply(state: State, event: Event): State;
}

/** How players drop out, in a game that continues for the others. This is the type of {@link Game.forfeits}. */
export interface Forfeits<State> {
  /**
   * Explain why a player cannot drop out.
   *
   * @param state - any state
   * @param player - number in turn order, from 0
   * @returns `undefined` if the player can drop out
   */
  explain(state: State, player: number): Issue | undefined;
  /**
   * Let a player drop out.
   *
   * @param state - a state in which the game is not over
   * @param player - number in turn order, from 0
   * @returns the state afterwards
   * @throws IllegalForfeitError if the player cannot drop out
   */
  apply(state: State, player: number): State;
}

/**
 * How the lines of a log describe moves. No action may be the end of another one. {@link Game.logActions} has
 * them.
 */
export interface LogActions<Move extends string> {
  /** The parts of an action, in words, for messages. */
  readonly expected: string;
  /**
   * Write the action of a move.
   *
   * @param move - a legal move
   * @returns the action, on one line: `takes H3:c 4`
   */
  write(move: Move): string;
  /**
   * Read the action of a move.
   *
   * @param text - any text
   * @param player - the player's letter
   * @returns the move; `undefined` if the text is not an action
   */
  read(text: string, player: string): Move | undefined;
}

/** Options of `decodeState` and the functions like it; all have defaults. */
export interface DecodeOptions<Rules> {
  /**
   * The rules that the strings do not contain, where they differ from the defaults, such as the
   * `rules` of a state.
   */
  readonly rules?: RulesOptionsOf<Rules> | undefined;
  /**
   * Whether to accept parts that are out of order but have one obvious meaning, with a warning;
   * `false` by default.
   */
  readonly lenient?: boolean | undefined;
  /** Whether to refuse a well-formed state that no game can reach; `true` by default. */
  readonly validate?: boolean | undefined;
}

/** The parts of a move, or the issues of a text that is not a move. `safeDecodeMove` of each game returns it. */
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
      /** The issues. */
      readonly issues: readonly Each[];
    };

/**
 * A decoded state, or the issues that prevent decoding. {@link Game.decode} and `safeDecodeState` of each
 * game return it.
 */
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
  /**
   * List the players' letters.
   *
   * @param rules - complete rules
   * @returns the letters in turn order
   */
  players(rules: Types['rules']): readonly Types['player'][];

  /**
   * Return the state before the first event.
   *
   * @param rules - complete rules
   * @param rng - draws the starting player, in a game that draws one; without it, player 0 begins
   * @returns the state in which the first event is due
   */
  start(rules: Types['rules'], rng?: Rng): Types['state'];
  /**
   * Return the rules of a state.
   *
   * @param state - any state
   * @returns the complete rules, with every setting
   */
  rulesOf(state: Types['state']): Types['rules'];
  /**
   * Return the number of the player to move, from 0 in turn order.
   *
   * @param state - any state
   * @returns from 0, in turn order; -1 if a chance event is due or the game is over
   */
  playerToMove(state: Types['state']): number;
  /**
   * Whether the game is over.
   *
   * @param state - any state
   */
  isOver(state: Types['state']): boolean;
  /**
   * List the win shares, as if the game ended now.
   *
   * @param state - any state
   * @returns a number from 0 to 1 for each player, in turn order; together 1
   */
  returns(state: Types['state']): readonly number[];
  /**
   * List the points, in a game that has points.
   *
   * @param state - any state
   * @returns each player's points so far, in turn order; more are better
   */
  scores?(state: Types['state']): readonly number[];
  /**
   * Rank the players.
   *
   * @param state - any state
   * @returns each player once, best first
   */
  standings(state: Types['state']): readonly Types['standing'][];
  /**
   * Encode a state as text.
   *
   * @param state - any state
   * @returns two strings without spaces, which `decode` reads with the same rules
   */
  encode(state: Types['state']): EncodedState;
  /**
   * Decode a state.
   *
   * @param encoded - the two strings, or any other value: it never throws
   * @param settings - rules that the strings do not contain, and how strict to be
   * @returns the state, or every issue
   */
  decode(encoded: unknown, settings?: DecodeOptions<Types['rules']>): DecodedState<Types['state']>;

  /**
   * List the legal moves. A player to move has at least one, except in a game with forfeits, where a player without a
   * legal move can only drop out.
   *
   * @param state - any state
   * @returns each once, in a fixed order; none if there is no player to move
   */
  legalMoves(state: Types['state']): readonly Types['move'][];
  /**
   * Check a move's notation, whatever the state.
   *
   * @param text - any text
   * @returns `undefined` if the notation is well-formed
   */
  checkMove(text: string): Issue | undefined;
  /**
   * Return the canonical text of a move, which is the one that `legalMoves` lists, in a game in which a move has
   * several texts.
   *
   * @param move - a move in any of its texts
   * @returns the canonical text; a text that is not a move as it is
   */
  canonicalMove?(move: Types['move']): Types['move'];
  /**
   * Explain why a move is illegal.
   *
   * @param state - any state
   * @param text - any text
   * @returns `undefined` if the move is legal
   */
  explainMove(state: Types['state'], text: string): Issue | undefined;
  /**
   * Play a move.
   *
   * @param state - a state with a player to move
   * @param move - a legal move
   * @returns the state after it; the one before is unchanged
   * @throws IllegalMoveError if the move is illegal
   */
  applyMove(state: Types['state'], move: Types['move']): Types['state'];

  /** Chance events, in a game that has any. */
  readonly chance?: ChanceEvents<Types['state'], Types['chance']> | undefined;
  /** Dropping out, in a game that continues for the others; without it, a forfeit ends the game. */
  readonly forfeits?: Forfeits<Types['state']> | undefined;

  /**
   * Inspect an event: the facts that narrations, sounds and pages use.
   *
   * @param state - the state before the event
   * @param event - a move, a chance event or a forfeit
   * @returns plain data, with a kind
   * @throws as applying the event does, if it cannot happen
   */
  inspectEvent?(state: Types['state'], event: string): EventView;

  /**
   * Return the state as a player may see it, in a game with hidden information.
   *
   * @param state - any state
   * @param player - number in turn order, from 0
   * @returns a state with the same player to move, who has the same moves; a view of it is itself
   */
  view?(state: Types['state'], player: number): Types['state'];
  /**
   * Return the win share that each player can expect, in a game that knows more than random play: results of many games
   * are corrected for luck by it. After a chance event, it should take into account how well the player to move can use
   * that event, for example by evaluating the position after each move.
   *
   * @param state - a state in which the game is not over
   * @param rng - random numbers, for an evaluation that draws some
   * @returns win shares in turn order, from 0 to 1, together 1
   */
  evaluate?(state: Types['state'], rng: Rng): readonly number[];
  /**
   * Play random moves and chance events, in a game that can do so faster than move by move.
   *
   * @param state - any state
   * @param rng - the source of every random number that is used
   * @param limit - where to stop before the end
   * @returns the result, at the end of the game or at the limit
   */
  rollout?(state: Types['state'], rng: Rng, limit: PlayLimit): Playout;
  /**
   * Count the legal move sequences of a length, in a game that can do so faster than move by move.
   *
   * @param state - any state
   * @param depth - length of the sequences, 0 or more
   * @returns the number of sequences; 1 for length 0
   */
  perft?(state: Types['state'], depth: number): number;

  /** Moves as logs describe them; `plays` and the notation by default. */
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

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

/**
 * A state as two strings without spaces, in the format of its game: the part that all players share, then the players'
 * own parts. `encodeState` returns them, and `decodeState` reads them.
 */
export type EncodedState = readonly [shared: string, players: string];

/**
 * The fields that a player's place in the standings has in every game. Each game adds its own: texts, numbers and
 * booleans.
 */
export interface PlayerStanding {
  /** The player's letter, such as `A`. */
  readonly player: string;
  /** Whether the player wins or shares the win; `false` for all before the game is over. */
  readonly winner: boolean;
}

/**
 * The types of one game's states, moves and other values. For a game of your own, extend this interface, and give the
 * result to {@link Game} as its type parameter.
 */
export interface GameTypes {
  /** The game's name, such as `'azul'`. */
  readonly name: string;
  /** The type of the game's immutable states. */
  readonly state: unknown;
  /** A move in the game's notation: a text that begins with the player's letter. */
  readonly move: string;
  /** A chance event, such as a deal or a roll, in the game's notation; `never` in a game without chance. */
  readonly chance: string;
  /** The event of a player who drops out: the letter and `!`, such as `A!`; `never` if a forfeit ends the game. */
  readonly forfeit: string;
  /** The complete rules, with every setting: plain data. */
  readonly rules: object;
  /** A player's letter, from `A` in turn order. */
  readonly player: string;
  /** A player's place in the standings: plain data. */
  readonly standing: PlayerStanding;
}

/**
 * An event of a game in its notation: a move, a chance event such as a deal, or a forfeit such as `A!`.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export type EventOf<Types extends GameTypes> = Types['move'] | Types['chance'] | Types['forfeit'];

/**
 * An event that has happened, with the state before it. Boards animate it as their property `last`.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface PastEvent<Types extends GameTypes> {
  /** The state in which the event happened. */
  readonly before: Types['state'];
  /** The move, chance event or forfeit, in the game's notation. */
  readonly event: EventOf<Types>;
}

/** The maximum length of a game, at which it is stopped, since a game may never end. {@link Game.rollout} takes it. */
export interface PlayLimit {
  /** Maximum number of moves, an integer from 1. Chance events do not count: one that is due still happens. */
  readonly moves: number;
}

/** The result of a random playout, to the end of the game or to a limit. {@link Game.rollout} returns it. */
export interface Playout {
  /**
   * Each player's win share, in turn order: 1 for a win, 0 for a loss, 1/n for each of n winners. At a limit, by the
   * position there.
   */
  readonly returns: readonly number[];
  /** Each player's points at the end, in turn order; absent in a game without points. */
  readonly scores?: readonly number[] | undefined;
  /** Number of moves that were played, from 0; chance events do not count. */
  readonly moves: number;
}

/**
 * A possible chance event with its probability. {@link ChanceEvents.outcomes} lists them.
 *
 * @typeParam Event - the type of the game's chance events
 */
export interface ChanceOutcome<Event extends string = string> {
  /** The chance event in the game's notation, such as `R2` for a roll. */
  readonly event: Event;
  /** The probability of the event, above 0, at most 1. The probabilities of all outcomes add up to 1. */
  readonly probability: number;
}

/**
 * A chance event that was drawn, and the state after it. {@link ChanceEvents.draw} returns it.
 *
 * @typeParam State - the type of the game's states
 * @typeParam Event - the type of the game's chance events
 */
export interface DrawnEvent<State, Event extends string = string> {
  /** The chance event in the game's notation. */
  readonly event: Event;
  /** The state after the event. */
  readonly state: State;
}

/** The effect of an event, as plain data; each game adds fields. {@link Game.inspectEvent} returns it. */
export interface EventView {
  /** The kind of the event, a word of the game such as `deal` or `move`. */
  readonly kind: string;
}

/**
 * The chance events of a game, such as deals or rolls: functions that draw, check and apply them. This is the type of
 * {@link Game.chance}.
 *
 * @typeParam State - the type of the game's states
 * @typeParam Event - the type of the game's chance events
 */
export interface ChanceEvents<State, Event extends string = string> {
  /** The word for a chance event, with which its lines in records begin: `deal`, `roll`. */
  readonly word: string;
  /**
   * Return whether a chance event is due.
   *
   * @param state - any state
   * @returns `true` if one is due: then there is no player to move
   */
  isDue(state: State): boolean;
  /**
   * Return whether a text is written as a chance event, rather than as a move.
   *
   * @param text - a move, a chance event, or any other text
   * @returns `true` for a chance event, and for a malformed text that is meant as one
   */
  isEvent(text: string): boolean;
  /**
   * Draw the chance event that is due.
   *
   * @param state - a state in which a chance event is due
   * @param rng - the source of every random number that is used, in [0, 1)
   * @returns the event, drawn by its probability; the same event for the same random numbers
   * @throws {@link IllegalChanceError} if no event is due, in the games of this package
   */
  sample(state: State, rng: Rng): Event;
  /**
   * Draw the chance event that is due, and apply it, in a game where that is faster in one step.
   *
   * @param state - a state in which a chance event is due
   * @param rng - the source of every random number that is used, in [0, 1)
   * @returns the event that `sample` draws from these numbers, and the state after it
   * @throws {@link IllegalChanceError} if no event is due, in the games of this package
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
   * Check the notation of a chance event, whatever the state.
   *
   * @param text - any text
   * @returns the issue of a malformed text; `undefined` if it is well-formed
   */
  check(text: string): Issue | undefined;
  /**
   * Explain why a chance event cannot happen in a state.
   *
   * @param state - any state
   * @param text - any text
   * @returns the issue; `undefined` if the event can happen
   */
  explain(state: State, text: string): Issue | undefined;
  /**
   * Apply a chance event.
   *
   * @param state - a state in which a chance event is due
   * @param event - the event in the game's notation
   * @returns the state after it; the one before is unchanged
   * @throws {@link IllegalChanceError} if the event is malformed, or cannot happen
   */
  apply(state: State, event: Event): State;
}

/**
 * The functions by which a player drops out, in a game that continues for the others. This is the type of
 * {@link Game.forfeits}.
 *
 * @typeParam State - the type of the game's states
 */
export interface Forfeits<State> {
  /**
   * Explain why a player cannot drop out.
   *
   * @param state - any state
   * @param player - number in turn order, from 0
   * @returns the issue; `undefined` if the player can drop out
   * @throws RangeError if no player has the number, unless that is an issue
   */
  explain(state: State, player: number): Issue | undefined;
  /**
   * Let a player drop out.
   *
   * @param state - a state in which the game is not over
   * @param player - number in turn order, from 0
   * @returns the state afterwards
   * @throws {@link IllegalForfeitError} if the player cannot drop out; that or a RangeError if no player has the number
   */
  apply(state: State, player: number): State;
}

/**
 * The functions that write and read the actions by which the lines of a log describe moves. No action may be the end of
 * another one. This is the type of {@link Game.logActions}.
 *
 * @typeParam Move - the type of the game's moves
 */
export interface LogActions<Move extends string> {
  /** The form of an action, in a few words for messages: `plays and a move of the player`. */
  readonly expected: string;
  /**
   * Write the action of a move.
   *
   * @param move - a legal move
   * @returns the action, a text on one line: `takes H3:c 4`
   */
  write(move: Move): string;
  /**
   * Read the action of a move.
   *
   * @param text - any text
   * @param player - the letter of the player who moves, such as `A`
   * @returns the move in the game's notation; `undefined` if the text is not an action
   */
  read(text: string, player: string): Move | undefined;
}

/**
 * Options of `decodeState` and the functions like it; all have defaults.
 *
 * @typeParam Rules - the type of the game's complete rules
 */
export interface DecodeOptions<Rules> {
  /**
   * The settings of the rules that the strings do not contain, if they differ from the defaults; the `rules` of a
   * state, for example.
   */
  readonly rules?: RulesOptionsOf<Rules> | undefined;
  /**
   * Whether to accept, with a warning, parts that are out of order but have one obvious meaning; `false` by default:
   * then they are errors.
   */
  readonly lenient?: boolean | undefined;
  /** Whether to refuse a well-formed state that breaks the rules, so that no game can reach it; `true` by default. */
  readonly validate?: boolean | undefined;
}

/**
 * The result of decoding a move: its parts, or the issues of a text that is not a move. `safeDecodeMove` of each game
 * returns it.
 *
 * @typeParam Parts - the type of the parts of a move
 * @typeParam Each - the type of the issues
 */
export type DecodedMove<Parts, Each extends Issue = Issue> =
  | {
      /** The text is a well-formed move. */
      readonly ok: true;
      /** The parts of the move, such as player, source and target. */
      readonly move: Parts;
    }
  | {
      /** The text is not a well-formed move. */
      readonly ok: false;
      /** The issues, at least one, in the order of the text. */
      readonly issues: readonly Each[];
    };

/**
 * The result of decoding a state: the state, or the issues that prevent decoding. {@link Game.decode} and
 * `safeDecodeState` of each game return it.
 *
 * @typeParam State - the type of the game's states
 * @typeParam Each - the type of the issues
 */
export type DecodedState<State, Each extends Issue = Issue> =
  | {
      /** The two strings are a state. */
      readonly ok: true;
      /** The decoded state, immutable. */
      readonly state: State;
      /**
       * Warnings about parts that are accepted but not canonical, most of them only with the option `lenient`; may be
       * empty.
       */
      readonly warnings: readonly Each[];
    }
  | {
      /** The value is not a valid state. */
      readonly ok: false;
      /** The errors and warnings, at least one error. */
      readonly issues: readonly Each[];
    };

/**
 * A game: its rules as an object of functions and facts, such as `azul` of `azulejo`, for any number of players.
 * Agents, matches, records and searches take any object with this interface, also that of a game of your own.
 *
 * States are immutable values; matches freeze those that agents see. Players are numbered from 0 in turn order. Events
 * are texts: a game can be replayed from its first state and the list of its events.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @typeParam Makers - the type of the game's ready-made agents, by name
 */
export interface Game<
  Types extends GameTypes,
  Makers extends AgentMakers<Types['state'], Types['move']> = AgentMakers<
    Types['state'],
    Types['move']
  >,
> {
  /** The game's name in lower case, as used in commands and records, such as `royal-ur`. */
  readonly name: Types['name'];
  /** The game's name for people, such as `The Royal Game of Ur`. */
  readonly title: string;

  /** The settings of the game's rules, by name. */
  readonly settings: Settings<Types['rules']>;
  /** The kinds of the fields of a standing, in the order in which records write them. */
  readonly standingFields: StandingFields<Types['standing']>;
  /**
   * List the players' letters.
   *
   * @param rules - complete rules
   * @returns the letters in turn order, such as `['A', 'B']`
   */
  players(rules: Types['rules']): readonly Types['player'][];

  /**
   * Return the state before the first event.
   *
   * @param rules - complete rules
   * @param rng - random numbers in [0, 1) with which a game that draws the starting player draws it; without them,
   * player 0 begins
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
   * Return the number of the player to move.
   *
   * @param state - any state
   * @returns the number in turn order, from 0; -1 if a chance event is due or the game is over
   */
  playerToMove(state: Types['state']): number;
  /**
   * Return whether the game is over.
   *
   * @param state - any state
   * @returns `true` if nothing can happen any more
   */
  isOver(state: Types['state']): boolean;
  /**
   * List the win shares. Before the end of the game, they are those of the current position, such as by the points
   * without final bonuses.
   *
   * @param state - any state
   * @returns a number from 0 to 1 for each player, in turn order; the sum is 1
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
   * List the standings. Before the end of the game, they are those of the current position.
   *
   * @param state - any state
   * @returns one standing for each player, best first
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
   * Decode a state from its two strings.
   *
   * @param encoded - the two strings; any other value is accepted and gives issues: it never throws for one
   * @param settings - rules that the strings do not contain, and how strict to be
   * @returns the state with its warnings, or the issues
   */
  decode(encoded: unknown, settings?: DecodeOptions<Types['rules']>): DecodedState<Types['state']>;

  /**
   * List the legal moves. A player to move has at least one, except in a game with `forfeits`, where a player without a
   * legal move can only drop out.
   *
   * @param state - any state
   * @returns each legal move once, in its canonical notation and in a fixed order; none if there is no player to move
   */
  legalMoves(state: Types['state']): readonly Types['move'][];
  /**
   * Check a move's notation, whatever the state.
   *
   * @param text - any text
   * @returns the issue of a malformed text; `undefined` if it is well-formed
   */
  checkMove(text: string): Issue | undefined;
  /**
   * Return the canonical text of a move, which is the one that `legalMoves` lists, in a game in which a move can be
   * written in several ways.
   *
   * @param move - a move, written in any way
   * @returns the canonical text; a text that is not a move is returned unchanged
   */
  canonicalMove?(move: Types['move']): Types['move'];
  /**
   * Explain why a move is illegal.
   *
   * @param state - any state
   * @param text - any text
   * @returns the issue; `undefined` if the move is legal
   */
  explainMove(state: Types['state'], text: string): Issue | undefined;
  /**
   * Play a move.
   *
   * @param state - a state with a player to move
   * @param move - a legal move in the game's notation
   * @returns the state after it; the one before is unchanged
   * @throws {@link IllegalMoveError} if the move is malformed or illegal
   */
  applyMove(state: Types['state'], move: Types['move']): Types['state'];

  /** The chance events, such as deals or rolls; absent in a game without chance. */
  readonly chance?: ChanceEvents<Types['state'], Types['chance']> | undefined;
  /**
   * The functions by which a player drops out, in a game that continues for the others; absent if a forfeit ends the
   * game.
   */
  readonly forfeits?: Forfeits<Types['state']> | undefined;

  /**
   * Inspect an event: the facts that narrations, sounds and pages use.
   *
   * @param state - the state before the event
   * @param event - a move, a chance event or a forfeit, in the game's notation
   * @returns plain data, with a `kind`
   * @throws {@link IllegalMoveError}, {@link IllegalChanceError} or {@link IllegalForfeitError} if the event is illegal
   */
  inspectEvent?(state: Types['state'], event: string): EventView;

  /**
   * Return the state as a player may see it, in a game with hidden information. Agents, also levels of rooms, choose by this
   * view alone; hints and reviews search it. A program that asks an agent itself passes the view. People see all events and,
   * in rooms, the whole state.
   *
   * A search plays on from the view: in each state that it comes to, the player to move has a legal move, and every legal
   * move can be played. A player whose cards are hidden can play any card that the observer has not seen elsewhere.
   *
   * @param state - any state
   * @param player - number in turn order, from 0
   * @returns a state with the same player to move, who has the same legal moves; the view of a view is the same state
   */
  view?(state: Types['state'], player: number): Types['state'];
  /**
   * Return the win share that each player can expect, in a game with an evaluation that is better than random play: it
   * corrects the results of many games for luck. After a chance event, it should take into account how well the player
   * to move can use that event, for example by evaluating the position after each move.
   *
   * @param state - a state in which the game is not over
   * @param rng - random numbers in [0, 1), for an evaluation that draws some
   * @returns the win shares in turn order: from 0 to 1; the sum is 1
   */
  evaluate?(state: Types['state'], rng: Rng): readonly number[];
  /**
   * Play random legal moves and chance events, in a game that can do so faster than by `legalMoves` and `applyMove`.
   *
   * @param state - any state
   * @param rng - the source of every random number that is used, in [0, 1)
   * @param limit - the number of moves at which to stop before the end
   * @returns the result, at the end of the game or at the limit
   */
  rollout?(state: Types['state'], rng: Rng, limit: PlayLimit): Playout;
  /**
   * Count the legal move sequences of a length, in a game that can do so faster than by `legalMoves` and `applyMove`.
   *
   * @param state - any state
   * @param depth - number of moves in each sequence, an integer from 0
   * @returns the number of sequences; 1 for length 0
   */
  perft?(state: Types['state'], depth: number): number;

  /** The functions that write and read moves as logs describe them; by default, `plays` and the notation. */
  readonly logActions?: LogActions<Types['move']> | undefined;
  /**
   * The ready-made agents: functions that make them, by name. The agents `random` and `search` are added to those of
   * every game; hints and reviews search as the agent `search` does.
   */
  readonly agents?: Makers | undefined;
  /**
   * The URL of the ES module whose default export is this game, usually `import.meta.url`: worker threads load it from
   * there. A game of your own without it is played in the calling thread.
   */
  readonly module?: string | undefined;
  /**
   * The functions that turn states and moves into numbers, for models that learn to play; absent in a game without
   * them.
   */
  readonly tensors?: Tensors<Types['rules'], Types['state'], Types['move']> | undefined;
}

/**
 * The types of a game, by the type of the game: `TypesOf<typeof azul>` is `AzulTypes`.
 *
 * @typeParam Of - the type of the game; a union of games has the union of their types
 */
export type TypesOf<Of extends Game<GameTypes>> = Of extends Game<infer Types> ? Types : never;

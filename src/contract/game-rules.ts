/**
 * The contract of a game: what agents, matches, simulations and records ask of it.
 *
 * Azul is one game that fulfils it; nothing here knows Azul.
 *
 * @packageDocumentation
 */
import type { Rng } from '../chance/rng.js';

/** Limit a game that need not end by itself. */
export interface PlayLimit {
  /** Most rounds to play from here, 1 or more. */
  readonly rounds: number;
}

/** Tell how a game went that was played to its end, or to a limit. */
export interface Playout {
  /** Points by player, in turn order. */
  readonly scores: readonly number[];
  /** Number of moves played. */
  readonly moves: number;
  /** Number of rounds ended. */
  readonly rounds: number;
}

/**
 * State the rules of a game for any number of players.
 *
 * States are immutable values. Players are numbered from 0 in turn order. Moves and chance events
 * are texts: a game is replayed from its first state and the list of its events.
 */
export interface GameRules<State, Move extends string = string, Chance extends string = string> {
  /** Name the game, in lower case. */
  readonly name: string;
  /** Count the players. */
  players(state: State): number;
  /** Number the player to move; -1 when chance decides, or nobody can move. */
  mover(state: State): number;
  /** List the legal moves, in a fixed order. */
  legalMoves(state: State): readonly Move[];
  /** Say why a text is no legal move; `undefined` when it is one. */
  explain(state: State, move: string): string | undefined;
  /** Play a legal move. */
  apply(state: State, move: Move): State;
  /** Tell whether a chance event is next. */
  isChance(state: State): boolean;
  /** Draw the chance event that is next. */
  sampleChance(state: State, rng: Rng): Chance;
  /** Let a chance event happen. */
  applyChance(state: State, event: Chance): State;
  /** Tell whether the game is over. */
  isOver(state: State): boolean;
  /** List the points by player. */
  scores(state: State): readonly number[];
  /** List each player's share of the win, as if the game ended now: together 1. */
  returns(state: State): readonly number[];
  /** Hash a state: equal for equal states. */
  hash(state: State): number;
  /** Write a state as one line of text. */
  encode(state: State): string;
  /** Play uniformly random moves to the end of the game, or to a limit of rounds. */
  rollout(state: State, rng: Rng, limit: PlayLimit): Playout;
}

/** The immutable value that users hold, and comparing two. */
import { frozenClass } from '../../boundary/values.js';
import { writeState } from '../../codec/encode.js';
import {
  NODE_INSPECT,
  refuseConstruction,
  refuseState,
  stateText,
} from '../../engine/game/game-value.js';
import { equalNumbers, hashNumbers } from '../../engine/game/numbers.js';
import { at, boardOf, type Cells, playerCount } from '../../state/cells.js';
import { Board, Cell } from '../../state/layout.js';
import { rulesOf as rulesOfSettings } from '../../state/rules.js';
import {
  type EncodedState,
  member,
  PHASES,
  type Phase,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
} from '../../state/vocabulary.js';

/** What the constructor is called with: only this module has it. */
const PERMIT = {};

function scoreOf(cells: Readonly<Cells>, player: number): number {
  return at(cells, boardOf(player) + Board.Score);
}

/**
 * One position of a game: an immutable value.
 *
 * States come from {@link newGame}, {@link decodeState} and the functions that apply events; there
 * is no other way to make one. {@link inspect} returns everything else about a state.
 *
 * To compare states use {@link equalStates}, or compare what {@link encodeState} returns. A state
 * has no properties of its own, so `deepEqual` of `node:assert`, lodash and others considers any
 * two equal. The matchers of vitest and jest compare the two strings, which leave out the rules.
 *
 * A state cannot be cloned or sent: send its two strings, and its `rules`, which they do not contain.
 *
 * @example
 * ```ts
 * const state = newGame({ rules: { players: 3 }, rng: seededRng(7) });
 * state.phase; // 'drafting'
 * state.scores; // [0, 0, 0]
 * JSON.stringify(state) === JSON.stringify(encodeState(state)); // true
 * ```
 */
export class GameState {
  readonly #cells: Readonly<Cells>;
  /** The scores that were last requested, of this state or an earlier one. */
  #scores: readonly number[] | undefined;

  private constructor(permit: object, cells: Readonly<Cells>, before: GameState | undefined) {
    // The type alone does not prevent calls: every state gives access to its constructor.
    if (permit !== PERMIT) refuseConstruction();
    this.#cells = cells;
    this.#scores = before === undefined ? undefined : before.#scores;
  }

  /**
   * A mark for Vue, so that `ref` and `reactive` keep a state as it is: a proxy of it would not be
   * a state.
   */
  protected get __v_skip(): true {
    return true;
  }

  /** Give this module what only the class can do. */
  // biome-ignore lint/correctness/noUnusedPrivateClassMembers: it is used below, by its key.
  private static access(permit: object) {
    if (permit !== PERMIT) refuseConstruction();
    const cells = (state: GameState) => {
      try {
        return state.#cells;
      } catch {
        // Callers without types can give anything, such as the two strings.
        return refuseState(state);
      }
    };
    return {
      // By its name, used here, bundlers would give the class another one.
      make: (cells: Readonly<Cells>, before?: GameState) => new this(PERMIT, cells, before),
      cells,
      scores: (state: GameState): readonly number[] => {
        const own = cells(state);
        if (state.#scores?.every((score, player) => score === scoreOf(own, player))) {
          return state.#scores;
        }
        state.#scores = Object.freeze(
          PLAYER_IDS.slice(0, playerCount(own)).map((_, player) => scoreOf(own, player)),
        );
        return state.#scores;
      },
    };
  }

  /**
   * The player whose turn it is.
   *
   * When a round ends with the token still in the centre, this player starts the next.
   */
  get turn(): PlayerId {
    return turnOf(this);
  }

  /** The phase: `drafting`, `tiling`, `round-end` if a deal is due, or `game-over`. */
  get phase(): Phase {
    return phaseOf(this);
  }

  /** The rules in force, with every setting. States with the same rules share one frozen object. */
  get rules(): Rules {
    return rulesOf(this);
  }

  /**
   * The players' points, in turn order.
   *
   * The list is frozen; a state and the one after a move share it if no score changes.
   */
  get scores(): readonly number[] {
    return scoresOf(this);
  }

  /**
   * Return the two canonical strings, for `JSON.stringify`.
   *
   * They do not contain the rules, so neither does `JSON.stringify(state)`: save `rules` with them, or a record or
   * session of the game, which has them.
   *
   * @returns the shared string and the players string
   */
  toJSON(): EncodedState {
    return writeState(cellsOf(this));
  }

  /**
   * Iterate over the two canonical strings: `const [shared, players] = state`.
   *
   * @returns an iterator over the shared string and the players string
   */
  [Symbol.iterator](): IterableIterator<string> {
    return writeState(cellsOf(this))[Symbol.iterator]();
  }

  /**
   * Return the two canonical strings, the phase and the rules as one text, for messages and comparisons.
   *
   * @returns the text, which is the same for equal states alone
   */
  toString(): string {
    return stateText(writeState(cellsOf(this)), phaseOf(this), rulesOf(this));
  }

  /** Return the two canonical strings to Node's console. */
  [NODE_INSPECT](): EncodedState {
    return writeState(cellsOf(this));
  }
}

/** What only the class can do. */
// biome-ignore lint/complexity/useLiteralKeys: the method is private to others.
const access = frozenClass(GameState)['access'](PERMIT);

/** Read a state's cells. They must not be written to. */
export const cellsOf = access.cells;

/** Make a state of cells that are not written to any more, to follow another. */
export const stateOf = access.make;

// The library reads states by these functions: properties can be hidden by others of the same name,
// as freezing every state would take longer than a move.

/** List a state's scores: {@link GameState.scores}. */
export const scoresOf = access.scores;

/** Return whose turn it is: {@link GameState.turn}. */
export function turnOf(state: GameState): PlayerId {
  const cells = cellsOf(state);
  return member(PLAYER_IDS, at(cells, Cell.Turn));
}

/** Return what happens next: {@link GameState.phase}. */
export function phaseOf(state: GameState): Phase {
  const cells = cellsOf(state);
  return member(PHASES, at(cells, Cell.Phase));
}

/** Return the rules in force: {@link GameState.rules}. */
export function rulesOf(state: GameState): Rules {
  const cells = cellsOf(state);
  return rulesOfSettings(at(cells, Cell.Settings));
}

/**
 * Return whether two states are the same position under the same rules, in the same phase.
 *
 * @param one - a state
 * @param other - another state
 * @returns `true` if they are equal
 * @throws TypeError if one of them is not a {@link GameState}
 *
 * @example
 * ```ts
 * equalStates(newGame({ rng: seededRng(1) }), newGame({ rng: seededRng(1) })); // true
 * ```
 */
export function equalStates(one: GameState, other: GameState): boolean {
  return equalNumbers(cellsOf(one), cellsOf(other));
}

/**
 * Return a number that is equal for equal states, as a key for tables of states. Different states can share
 * one.
 *
 * @param state - any state
 * @returns an integer from 0 to 2^53 - 1, equal for equal states and the same on every runtime; it may differ
 *   between versions of the library
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * hashState(newGame({ rng: seededRng(1) })) === hashState(newGame({ rng: seededRng(1) })); // true
 * ```
 */
export function hashState(state: GameState): number {
  return hashNumbers(cellsOf(state));
}

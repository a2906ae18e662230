/** The immutable value that users hold, and comparing two of them. */
import { frozenClass } from '../../boundary/values.js';
import type { EncodedState } from '../../engine/game/game.js';
import {
  NODE_INSPECT,
  refuseConstruction,
  refuseState,
  stateText,
} from '../../engine/game/game-value.js';
import { equalNumbers, hashNumbers } from '../../engine/game/numbers.js';
import { writePosition } from '../codec/format.js';
import { NOBODY, type Position, SquareBits } from '../state/position.js';
import { type Phase, PLAYER_IDS, type PlayerId, type Rules } from '../state/vocabulary.js';

/** What the constructor is called with: only this module has it. */
const PERMIT = {};

/**
 * One position of Cube Blokus: an immutable value.
 *
 * States come from {@link newGame}, {@link decodeState} and the functions that apply events; there
 * is no other way to make one. {@link inspect} returns everything else about a state. A function that takes a state
 * throws a TypeError for any other value, such as the two strings of one.
 *
 * To compare states use {@link equalStates}, or compare what {@link encodeState} returns. A state
 * has no properties of its own, so `deepEqual` of `node:assert`, lodash and others considers any
 * two equal. The matchers of vitest and jest compare the two strings, which leave out the rules.
 *
 * A state cannot be cloned or sent: send its two strings, and its `rules`, which they do not contain.
 *
 * @example
 * ```ts
 * const state = newGame({ rules: { first: 'B' } });
 * state.phase; // 'play'
 * state.turn; // 'B'
 * JSON.stringify(state) === JSON.stringify(encodeState(state)); // true
 * ```
 */
export class GameState {
  readonly #position: Position;

  private constructor(permit: object, position: Position) {
    // The type alone does not prevent calls: every state gives access to its constructor.
    if (permit !== PERMIT) refuseConstruction();
    this.#position = position;
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
    return {
      // By its name, used here, bundlers would give the class another one.
      make: (position: Position) => new this(PERMIT, position),
      position: (state: GameState) => {
        try {
          return state.#position;
        } catch {
          // Callers without types can give anything, such as the two strings.
          return refuseState(state);
        }
      },
    };
  }

  /** The player to move; `undefined` once the game is over. */
  get turn(): PlayerId | undefined {
    return turnOf(this);
  }

  /** The phase: `play` while a player is to move, else `game-over`. */
  get phase(): Phase {
    return phaseOf(this);
  }

  /** The rules in force, with a value for every setting: a frozen object. */
  get rules(): Rules {
    return rulesOf(this);
  }

  /**
   * Return the two canonical strings, for `JSON.stringify`.
   *
   * They do not contain the rules, so neither does `JSON.stringify(state)`: save `rules` with them, or a
   * record or session of the game, which has them.
   */
  toJSON(): EncodedState {
    return writePosition(positionOf(this));
  }

  /** Go through the two canonical strings: `const [shared, players] = state`. */
  [Symbol.iterator](): IterableIterator<string> {
    return writePosition(positionOf(this))[Symbol.iterator]();
  }

  /** Return the two canonical strings, the phase and the rules as one text. */
  toString(): string {
    return stateText(writePosition(positionOf(this)), phaseOf(this), rulesOf(this));
  }

  /** Return the two canonical strings to Node's console. */
  [NODE_INSPECT](): EncodedState {
    return writePosition(positionOf(this));
  }
}

/** What only the class can do. */
// biome-ignore lint/complexity/useLiteralKeys: the method is private to others.
const access = frozenClass(GameState)['access'](PERMIT);

/** Read a state's position. */
export const positionOf = access.position;

/** Make a state of a position. */
export const stateOf = access.make;

// The library reads states by these functions: properties can be hidden by others of the same name,
// as freezing every state would take longer than a move.

/** Return the player to move: {@link GameState.turn}. */
export function turnOf(state: GameState): PlayerId | undefined {
  return PLAYER_IDS[positionOf(state).turn];
}

/** Return what happens next: {@link GameState.phase}. */
export function phaseOf(state: GameState): Phase {
  return positionOf(state).turn === NOBODY ? 'game-over' : 'play';
}

/** Return the rules in force: {@link GameState.rules}. */
export function rulesOf(state: GameState): Rules {
  return positionOf(state).rules;
}

/** List numbers that only equal states have all in common. */
function numbersOf(state: GameState): number[] {
  const { rules, turn, squares, hands, carried } = positionOf(state);
  const { bonus, first, rotateStart } = rules;
  const settings = [bonus.all, bonus.allSingleLast, PLAYER_IDS.indexOf(first), Number(rotateStart)];
  const owners = Array.from(squares, (square) => square & SquareBits.Owners);
  return [...settings, turn, ...hands, ...carried, ...owners];
}

/**
 * Return whether two states are the same position under the same rules, with the same points of earlier games.
 *
 * @param one - any state
 * @param other - the state to compare it with
 * @returns `true` if they are equal
 * @throws TypeError if one of them is not a {@link GameState}
 *
 * @example
 * ```ts
 * equalStates(newGame(), decodeState(encodeState(newGame()))); // true
 * equalStates(newGame(), newGame({ rules: { rotateStart: true } })); // false
 * ```
 */
export function equalStates(one: GameState, other: GameState): boolean {
  return equalNumbers(numbersOf(one), numbersOf(other));
}

/**
 * Return a hash of a state, for tables of states: equal states have the same, and different states rarely do.
 *
 * @param state - any state
 * @returns an integer from 0 to 2^53 - 1, the same on every runtime; it may differ between versions of the library
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * hashState(newGame()) === hashState(newGame()); // true
 * ```
 */
export function hashState(state: GameState): number {
  return hashNumbers(numbersOf(state));
}

/** The immutable value that users hold. */

import { frozenClass } from '../../boundary/values.js';
import type { EncodedState } from '../../engine/game/game.js';
import {
  NODE_INSPECT,
  refuseConstruction,
  refuseState,
  stateText,
} from '../../engine/game/game-value.js';
import { writePosition } from '../codec/format.js';
import { isMoveDue, type Position, Wait } from '../state/position.js';
import {
  type Phase,
  type PlayerId,
  type Rules,
  rulesOf as rulesOfSettings,
} from '../state/vocabulary.js';

/** What the constructor is called with: only this module has it. */
const PERMIT = {};

/**
 * One position of the Royal Game of Ur: an immutable value.
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
 * const state = newGame({ rules: { tokens: 5 } });
 * state.phase; // 'roll'
 * state.turn; // 'A'
 * applyChance(state, 'R3').roll; // 3
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

  /** The player whose turn it is; once the game is over, the winner. */
  get turn(): PlayerId {
    return turnOf(this);
  }

  /** The phase: `roll` if a roll is due, `move` if a roll waits for a move, `game-over` once a player has won. */
  get phase(): Phase {
    return phaseOf(this);
  }

  /** The roll that waits for a move, 1 to 4; `undefined` in any other phase. */
  get roll(): number | undefined {
    return rollOf(this);
  }

  /** The rules in force. States with the same rules share one frozen object. */
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

/** Return whose turn it is: {@link GameState.turn}. */
export function turnOf(state: GameState): PlayerId {
  return positionOf(state).turn === 0 ? 'A' : 'B';
}

/** Return what happens next: {@link GameState.phase}. */
export function phaseOf(state: GameState): Phase {
  const { waits } = positionOf(state);
  if (waits === Wait.Roll) return 'roll';
  return waits === Wait.Nothing ? 'game-over' : 'move';
}

/** Return the roll that waits for a move: {@link GameState.roll}. */
export function rollOf(state: GameState): number | undefined {
  const position = positionOf(state);
  return isMoveDue(position) ? position.waits : undefined;
}

/** Return the rules in force: {@link GameState.rules}. */
export function rulesOf(state: GameState): Rules {
  return rulesOfSettings(positionOf(state).settings);
}

/**
 * The immutable value that users hold.
 *
 * @packageDocumentation
 */
import { writeState } from '../../codec/encode.js';
import { at, Board, boardOf, Cell, type Cells, playerCount } from '../../state/cells.js';
import { rulesOf } from '../../state/rules.js';
import {
  type EncodedState,
  member,
  PHASES,
  type Phase,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
} from '../../state/vocabulary.js';
import { kindOf } from '../../text/message.js';

/** Ask for what Node's console prints. */
const NODE_INSPECT: unique symbol = Symbol.for('nodejs.util.inspect.custom');

function scoreOf(cells: Readonly<Cells>, player: number): number {
  return at(cells, boardOf(player) + Board.Score);
}

function refuse(value: unknown): never {
  const expected = 'a GameState, as newGame and decodeState make it';
  throw new TypeError(`State: found ${kindOf(value)}, expected ${expected}.`);
}

/**
 * One position of a game: an immutable value.
 *
 * States come from {@link newGame}, {@link decodeState} and the functions that play on; there is
 * no other way to make one. What can't be read here is answered by functions, such as
 * {@link inspect}. Deep comparison by other libraries compares positions, as does
 * {@link equalStates}.
 *
 * @example
 * ```ts
 * const state = newGame(seededRng(7), { players: 3 });
 * state.phase; // 'drafting'
 * state.scores; // [0, 0, 0]
 * JSON.stringify(state) === JSON.stringify(encodeState(state)); // true
 * ```
 */
export class GameState {
  // The constructor gives it its value; a field of its own would be written twice.
  declare private readonly cells: Readonly<Cells>;
  /** The scores that somebody asked for last, in this state or in one before it. */
  #scores: readonly number[] | undefined;

  private constructor(cells: Readonly<Cells>, before: GameState | undefined) {
    this.cells = cells;
    this.#scores = before === undefined ? undefined : before.#scores;
  }

  /**
   * The player whose turn it is.
   *
   * When a round ends with the token still in the centre, this player starts the next.
   */
  get turn(): PlayerId {
    return member(PLAYER_IDS, at(this.cells, Cell.Turn));
  }

  /** What happens next (rules: "Reading the phase from a text"). */
  get phase(): Phase {
    return member(PHASES, at(this.cells, Cell.Phase));
  }

  /** The rules in force. States with the same rules share one frozen object. */
  get rules(): Rules {
    return rulesOf(at(this.cells, Cell.Settings));
  }

  /**
   * The scores by player, in turn order.
   *
   * The list is frozen; a state and the one that a move makes of it share it while it is the same.
   */
  get scores(): readonly number[] {
    if (this.#scores?.every((score, player) => score === scoreOf(this.cells, player))) {
      return this.#scores;
    }
    this.#scores = Object.freeze(
      PLAYER_IDS.slice(0, playerCount(this.cells)).map((_, player) => scoreOf(this.cells, player)),
    );
    return this.#scores;
  }

  /** Return the two canonical strings: a state leaves the process as these. */
  toJSON(): EncodedState {
    return writeState(this.cells);
  }

  /** Return the two canonical strings to Node's console. */
  [NODE_INSPECT](): EncodedState {
    return writeState(this.cells);
  }
}

/** What a state is inside this package. */
interface Held {
  readonly cells: Readonly<Cells> | undefined;
}

// As members of the class, both would be there for users, too.
const Make = GameState as unknown as new (cells: Cells, before: GameState | undefined) => GameState;

/** Read a state's cells. They must not be written to. */
export function cellsOf(state: GameState): Readonly<Cells> {
  // Callers without types can give anything, such as the two strings.
  const held = state as unknown as Held | undefined;
  return held?.cells ?? refuse(state);
}

/** Make a state of cells that are not written to any more, to follow another. */
export function stateOf(cells: Cells, before?: GameState): GameState {
  return new Make(cells, before);
}

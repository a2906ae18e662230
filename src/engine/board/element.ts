/// <reference path="./styles.d.ts" />
/** Custom elements that show the board of a game and let people move on it. */
import { type ComponentChild, type ComponentType, h } from 'preact';
import { checkedFunction, integerInRange, listOf, textOf } from '../../boundary/values.js';
import { DecodeError, type Issue } from '../../text/issue.js';
import { showValue } from '../../text/message.js';
import { applyEvent } from '../game/events.js';
import type { EncodedState, EventOf, Game, GameTypes, PastEvent } from '../game/game.js';
import { type RulesOptionsOf, settingsOf } from '../game/settings.js';
import { encodedIn, namesIn, numberIn, rulesIn } from './attributes.js';
import shared from './board.css';
import type { BoardProps } from './board.js';
import { Drawing, type DrawnElement, type DrawnParts } from './drawn-element.js';

/** The players who can move on a board: `none`, `all` of them, each in turn, or one by number in turn order, from 0. */
export type Movable = 'none' | 'all' | number;

/**
 * The content of each event of a board, by the event's name: its property `detail`.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface BoardDetails<Types extends GameTypes> {
  /** A person has made a legal move. Unless a listener calls `preventDefault()`, the board plays it. */
  move: {
    /** The move in the game's notation, such as `A0c2` in Azul. */
    readonly move: Types['move'];
  };
  /** A person has picked up or chosen something, or put it back. */
  select: {
    /** The beginning of a move, such as `A0c` for tiles of a factory; `undefined` for nothing. */
    readonly choice: string | undefined;
  };
  /** A person has tried something illegal. */
  refused: {
    /** The reason in the language of the board; empty if nobody can move now. */
    readonly message: string;
    /** The issue of the illegal move; `undefined` if no move was tried. */
    readonly issue: Issue | undefined;
  };
  /** The pointer or the focus has moved to something else that can be chosen, or away from it. */
  advice: {
    /** The effect of the choice, in the language of the board; `undefined` once nothing is pointed at. */
    readonly text: string | undefined;
  };
  /** There is something to say to the person who plays, such as what to do next. */
  notice: {
    /** The notice in the language of the board; empty once it no longer holds. */
    readonly text: string;
  };
  /** Every animation has ended; also after the board is drawn for the first time. */
  settled: {
    /** The state that is shown, a `GameState` of the game. */
    readonly state: Types['state'];
  };
}

/**
 * The events of a board, by name, for `addEventListener`. {@link BoardDetails} says when each happens, and what its
 * `detail` is.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export type BoardEvents<Types extends GameTypes> = {
  readonly [Name in keyof BoardDetails<Types>]: CustomEvent<BoardDetails<Types>[Name]>;
};

/**
 * A board in a page, an HTML element that shows a state of a game and lets people move. {@link BoardDetails} lists its
 * events.
 *
 * Every property can be set at any time; the board is drawn once after all that are set together. Setting a property to
 * an invalid value changes nothing and throws an error, a RangeError if nothing else is said. Two things
 * are reported to the page's console instead: an invalid attribute, and rules that contradict the position.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface BoardElement<Types extends GameTypes> extends DrawnElement {
  /**
   * The state that is shown. At first, that of a new game.
   *
   * As the attribute `state`, the two strings with a space between them.
   */
  get state(): Types['state'];
  /**
   * Show a state: a state of the game, its two strings, or `undefined` for a new game. Strings that are not a valid
   * state by `rules` throw a `DecodeError`, and a value that is not a state of the game a TypeError.
   */
  set state(state: Types['state'] | EncodedState | undefined);
  /**
   * The rules of the state that is shown; the two strings are read by them, and a new game begins by them.
   *
   * As the attribute `rules`, such as `players=2 mosaic=fixed`.
   */
  get rules(): Types['rules'];
  /**
   * Set the rules: the settings that differ from the defaults, or `undefined` for none. An invalid value throws a
   * RangeError, an unknown setting a TypeError.
   */
  set rules(rules: RulesOptionsOf<Types['rules']> | undefined);
  /**
   * The players' names in turn order, empty initially; longer ones are cut to 200 UTF-16 code units. A value that is
   * not a list throws a TypeError. As the attribute `names`, with commas between them.
   */
  names: readonly string[];
  /**
   * Number of the player who looks at the board, in turn order from 0, the initial value: this player's side is in
   * front. As the attribute `seat`.
   */
  seat: number;
  /**
   * The players who can move here: `none` (the initial value), `all`, or one by number in turn order, from 0. As the
   * attribute `movable`.
   */
  movable: Movable;
  /**
   * The reason why nobody can move, a sentence that is shown to a person who tries; while it is set, nobody can.
   * `undefined` initially.
   */
  refusal: string | undefined;
  /**
   * The event that led to the state, with the state before it: it is animated if that state was shown, and then marked.
   * `undefined` initially; an event that is illegal in that state throws the game's error.
   */
  last: PastEvent<Types> | undefined;
  /**
   * Function that lists all events that led to the state, the latest first, which some boards draw as traces. By
   * default (`undefined`), the board uses those that it has shown. A value that is not a function throws a TypeError.
   */
  past: (() => Iterable<PastEvent<Types>>) | undefined;
  /**
   * Number of the player whose side comes first where several are seen, in turn order from 0; by default, that of
   * `seat`. As the attribute `first`.
   */
  first: number | undefined;
  /**
   * A move to point out, legal or not, in the game's notation; none if `undefined`. A malformed move
   * throws a `DecodeError`. As the attribute `marked`.
   */
  marked: Types['move'] | undefined;
  /**
   * A move to point out as a hint, which replaces what the person has chosen, and `marked`; none if `undefined`. A
   * malformed move throws a `DecodeError`. As the attribute `hint`.
   */
  hint: Types['move'] | undefined;
  /** Factor by which animations take longer, 0 or more: 1 initially, 0 for no animation. As the attribute `pace`. */
  pace: number;
  /**
   * Play an event from the state that is shown, and animate it.
   *
   * @param event - a move, a chance event or a forfeit, in the game's notation
   * @returns a promise that is fulfilled when the animation has ended, or the element is taken out of the page
   * @throws `IllegalMoveError`, `IllegalChanceError` or `IllegalForfeitError`, not as a rejection, if the event is
   * malformed or illegal
   */
  play(event: EventOf<Types>): Promise<void>;
  /** Put back what the person has picked up or chosen, as the key Escape does. */
  cancel(): void;
  /**
   * Listen to an event of the board.
   *
   * @param name - the name of the event, such as `move`
   * @param listener - called with the event
   * @param options - as for any element
   */
  addEventListener<Name extends keyof BoardEvents<Types>>(
    name: Name,
    listener: (event: BoardEvents<Types>[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /**
   * Listen to any event.
   *
   * @param name - the name of the event
   * @param listener - called with the event
   * @param options - as for any element
   */
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/**
 * The class of a board: `new` makes an element, as `document.createElement` with its tag does. `AzulBoardElement` is
 * one.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @typeParam More - the type of the properties that only this board has
 */
export type BoardClass<
  Types extends GameTypes,
  More extends object = object,
> = new () => BoardElement<Types> & More;

/** What makes the board of a game. */
export interface BoardParts<Types extends GameTypes, Words, More extends object>
  extends Pick<DrawnParts<Words>, 'words'> {
  readonly game: Game<Types>;
  /** The style sheet of the game, as text. */
  readonly styles: string;
  readonly Board: ComponentType<BoardProps<Types> & Partial<More>>;
  /** The properties that only this board has: functions that return what one is set to, or throw a TypeError. */
  readonly more?: { readonly [Name in keyof More & string]-?: (value: More[Name]) => More[Name] };
}

/** Longest name that is drawn, in UTF-16 code units: longer ones would hold up the page. */
const LONGEST_NAME = 200;

/** The attributes, those that others are read by first. */
const ATTRIBUTES = Object.freeze([
  ...['rules', 'state', 'names', 'seat', 'first', 'movable', 'marked', 'hint', 'pace'],
  ...['count-from', 'lang', 'theme'],
]);

function isMovable(value: unknown): value is Movable {
  return value === 'none' || value === 'all' || (Number.isInteger(value) && Number(value) >= 0);
}

/** Make the class of a game's board. */
export function boardClass<
  Types extends GameTypes,
  Words extends object,
  More extends object = object,
>(parts: BoardParts<Types, Words, More>): BoardClass<Types, More> {
  const { game, Board, more } = parts;
  // The properties of the board have these names alone.
  const own = Object.keys(more ?? {}) as (keyof More & string)[];
  const properties = ['refusal', 'last', 'past', ...own];
  const moveIn = (given: Types['move'] | undefined) => {
    const move = given ?? undefined;
    const issue = move === undefined ? undefined : game.checkMove(move);
    if (issue !== undefined) throw new DecodeError([issue]);
    return move;
  };

  class GameBoard extends Drawing<Words> implements BoardElement<Types> {
    static readonly observedAttributes = ATTRIBUTES;

    static {
      for (const name of own) {
        Object.defineProperty(GameBoard.prototype, name, {
          get(this: GameBoard) {
            return this.#more[name];
          },
          set(this: GameBoard, value: More[typeof name]) {
            this.#more[name] = more === undefined ? value : more[name](value);
            this.draw();
          },
        });
      }
    }

    /** Who waits until all lies still, and the state in which it last did. */
    readonly #waiting: (() => void)[] = [];
    #rested: Types['state'] | undefined;
    readonly #cancels = new Set<() => void>();
    #rules = rulesIn(game, undefined);
    /** The two strings, if the state was set by them: other rules read them again. */
    #encoded: EncodedState | undefined;
    /** What was set; a new game is shown until then. */
    #state: Types['state'] | undefined;
    #newGame: Types['state'] | undefined;
    #names: readonly string[] = [];
    #seat = 0;
    #movable: Movable = 'none';
    #pace = 1;
    readonly #free: {
      refusal?: string | undefined;
      last?: PastEvent<Types> | undefined;
      past?: (() => Iterable<PastEvent<Types>>) | undefined;
      first?: number | undefined;
      marked?: Types['move'] | undefined;
      hint?: Types['move'] | undefined;
    } = {};
    readonly #more: Partial<More> = {};
    /** What was drawn last. */
    #shown: { readonly state: Types['state']; readonly last: unknown } | undefined;
    /** Whether the last notice that was told says something. */
    #isNoticed = false;
    /** The events of one game that were shown here, by the states that they have led to. */
    readonly #led = new Map<Types['state'], PastEvent<Types>>();

    constructor() {
      super({ ...parts, styles: [shared, parts.styles], attributes: ATTRIBUTES, properties });
    }

    get state(): Types['state'] {
      if (this.#state !== undefined) return this.#state;
      this.#newGame ??= game.start(this.#rules);
      return this.#newGame;
    }

    set state(state: Types['state'] | EncodedState | undefined) {
      const encoded = encodedIn(state);
      if (encoded !== undefined) this.#show(this.#decode(encoded));
      else {
        // This refuses anything that is not a state.
        if (state !== undefined) game.playerToMove(state);
        this.#show(state);
      }
      this.#encoded = encoded;
    }

    get rules(): Types['rules'] {
      return this.#state === undefined ? this.#rules : game.rulesOf(this.#state);
    }

    set rules(rules: RulesOptionsOf<Types['rules']> | undefined) {
      this.#rules = rulesIn(game, rules);
      // A game that has not begun begins by them.
      this.#newGame = undefined;
      const encoded = this.#encoded;
      const decoded = encoded && game.decode(encoded, { rules: this.#rules });
      if (decoded?.ok === true) this.#state = decoded.state;
      else if (decoded !== undefined) {
        // The strings for these rules may be set next: frameworks set one property after another.
        queueMicrotask(() => {
          if (this.#encoded === encoded) reportError(new DecodeError(decoded.issues));
        });
      }
      this.draw();
    }

    get names(): readonly string[] {
      return this.#names;
    }

    set names(names: readonly string[] | undefined) {
      const given = listOf('Names', namesIn(names) ?? [], 'a list of names');
      this.#names = given.map((name) => String(name).slice(0, LONGEST_NAME));
      this.draw();
    }

    get seat(): number {
      return this.#seat;
    }

    set seat(seat: number | undefined) {
      this.#seat = integerInRange('Seat', numberIn(seat) ?? 0, 0, this.#seats - 1);
      this.draw();
    }

    get movable(): Movable {
      return this.#movable;
    }

    set movable(movable: Movable | undefined) {
      const value: unknown = numberIn(movable) ?? 'none';
      if (!isMovable(value) || Number(value) >= this.#seats) {
        const expected = 'none, all or the number of a player';
        throw new RangeError(`Movable: found ${showValue(value)}, expected ${expected}.`);
      }
      this.#movable = value;
      this.draw();
    }

    get pace(): number {
      return this.#pace;
    }

    set pace(pace: number | undefined) {
      const value = numberIn(pace) ?? 1;
      if (!(Number.isFinite(value) && value >= 0)) {
        throw new RangeError(`Pace: found ${showValue(value)}, expected a number from 0.`);
      }
      this.#pace = value;
      this.draw();
    }

    get refusal(): string | undefined {
      return this.#free.refusal;
    }

    set refusal(refusal: string | undefined) {
      this.#free.refusal = refusal == null ? undefined : textOf('Refusal', refusal);
      this.draw();
    }

    get last(): PastEvent<Types> | undefined {
      return this.#free.last;
    }

    set last(last: PastEvent<Types> | undefined) {
      // A value that is not a state is refused, and so is one that is not an event.
      if (last != null) applyEvent(game, last.before, last.event);
      this.#free.last = last ?? undefined;
      this.draw();
    }

    get past(): (() => Iterable<PastEvent<Types>>) | undefined {
      return this.#free.past;
    }

    set past(past: (() => Iterable<PastEvent<Types>>) | undefined) {
      this.#free.past = checkedFunction('Past', past);
      this.draw();
    }

    get first(): number | undefined {
      return this.#free.first;
    }

    set first(first: number | undefined) {
      const value = numberIn(first) ?? undefined;
      this.#free.first =
        value === undefined ? value : integerInRange('First', value, 0, this.#seats - 1);
      this.draw();
    }

    get marked(): Types['move'] | undefined {
      return this.#free.marked;
    }

    set marked(marked: Types['move'] | undefined) {
      this.#free.marked = moveIn(marked);
      this.draw();
    }

    get hint(): Types['move'] | undefined {
      return this.#free.hint;
    }

    set hint(hint: Types['move'] | undefined) {
      this.#free.hint = moveIn(hint);
      this.draw();
    }

    play(event: EventOf<Types>): Promise<void> {
      const before = this.state;
      const state = applyEvent(game, before, event);
      this.#free.last = { before, event };
      this.#note(state, this.#free.last);
      this.#show(state);
      // Out of a page nothing moves.
      if (!this.isConnected) return Promise.resolve();
      return new Promise((resolve) => this.#waiting.push(resolve));
    }

    cancel(): void {
      for (const cancel of [...this.#cancels]) cancel();
    }

    /** Number of seats by any rules: frameworks set one property after another, a seat before the state that has it. */
    get #seats(): number {
      const [, players] = settingsOf(game.settings).find(([name]) => name === 'players') ?? [];
      return Math.max(game.players(this.rules).length, ...(players?.choices ?? []).map(Number));
    }

    /** Read two strings by the rules. */
    #decode(encoded: EncodedState): Types['state'] {
      const decoded = game.decode(encoded, { rules: this.#rules });
      if (!decoded.ok) throw new DecodeError(decoded.issues);
      return decoded.state;
    }

    #show(state: Types['state'] | undefined): void {
      this.#state = state;
      this.#encoded = undefined;
      this.draw();
    }

    protected override view(): ComponentChild {
      const { state } = this;
      // An event that has led to another state says nothing of this one.
      const isStale = this.#shown?.state !== state && this.#shown?.last === this.#free.last;
      if (isStale) this.#free.last = undefined;
      const { last } = this.#free;
      if (this.#shown?.state !== state) this.#unsay();
      this.#shown = { state, last };
      if (last !== undefined) this.#note(state, last);
      // It may have come back to where it was before anything was drawn.
      if (state === this.#rested) this.#rest(state);
      const refusal = this.#refusalIn(state);
      return h(Board, {
        ...this.#free,
        ...this.#more,
        state,
        names: this.#names,
        last,
        past: this.#free.past ?? (() => this.#pastOf(state)),
        // The player who can move here has the pieces at hand, even if another one looks at the board.
        home: refusal === undefined ? game.playerToMove(state) : this.#seat,
        first: this.#free.first ?? this.#seat,
        refusal,
        isMovable: (player) => this.#isMovable(player),
        marked: this.#free.hint ?? this.#free.marked,
        pace: this.#pace,
        play: (move) => this.#choose(move),
        say: (text) => this.#say(text),
        refuse: (message, issue) => this.tell('refused', { message, issue }),
        advise: (text) => this.tell('advice', { text }),
        select: (choice) => {
          if (choice === undefined) this.#unsay();
          this.tell('select', { choice });
        },
        onCancel: (cancel) => {
          this.#cancels.add(cancel);
          return () => this.#cancels.delete(cancel);
        },
        onKey: (listener) => this.onKey(listener),
        settled: () => {
          this.#rest(state);
          this.tell('settled', { state });
        },
      });
    }

    protected override left(): void {
      this.#rest(undefined);
    }

    #rest(state: Types['state'] | undefined): void {
      this.#rested = state;
      for (const resolve of this.#waiting.splice(0)) resolve();
    }

    /** Note the event that has led to a state. */
    #note(state: Types['state'], last: PastEvent<Types>): void {
      if (!this.#led.has(last.before)) this.#led.clear();
      this.#led.set(state, last);
    }

    /** List the events that were shown here, and have led to a state. */
    *#pastOf(state: Types['state']): Generator<PastEvent<Types>> {
      const listed = new Set<PastEvent<Types>>();
      let past = this.#led.get(state);
      // A page can say of any state that it came before.
      while (past !== undefined && !listed.has(past)) {
        listed.add(past);
        yield past;
        past = this.#led.get(past.before);
      }
    }

    /** Return why nobody can move here; an empty text where there is no reason to say. */
    #refusalIn(state: Types['state']): string | undefined {
      if (this.#free.refusal !== undefined) return this.#free.refusal;
      const player = game.playerToMove(state);
      return player >= 0 && this.#isMovable(player) ? undefined : '';
    }

    /** Whether a player is one of those who can move here. */
    #isMovable(player: number): boolean {
      return this.#movable === 'all' || this.#movable === player;
    }

    #say(text: string): void {
      this.#isNoticed = text !== '';
      this.tell('notice', { text });
    }

    /** Tell that what was said no longer holds: the choice was played or put back, or another state is shown. */
    #unsay(): void {
      if (this.#isNoticed) this.#say('');
    }

    #choose(move: Types['move']): void {
      const { state } = this;
      // First, so that the page can say something of the move.
      this.#unsay();
      // A page that has set another state has played already.
      if (this.tell('move', { move }) && this.state === state) void this.play(move);
    }
  }

  // The static block has added the other properties.
  return GameBoard as unknown as BoardClass<Types, More>;
}

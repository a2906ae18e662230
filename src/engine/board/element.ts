/**
 * Custom elements that show the board of a game and let people move on it.
 *
 * @packageDocumentation
 */
import { type ComponentType, h, render } from 'preact';
import { integerInRange, listOf } from '../../boundary/values.js';
import { DecodeError, type Issue } from '../../text/issue.js';
import { listChoices, showValue } from '../../text/message.js';

import { applyEvent } from '../game/events.js';
import type { EncodedState, EventOf, Game, GameTypes } from '../game/game.js';
import { completeRules, type RulesOptionsOf, settingsOf } from '../game/settings.js';
import { adoptStyles } from './adopted-styles.js';
import type { BoardProps, PastEvent } from './board.js';
import type { Catalogue } from './language/catalogue.js';
import { isLanguage, LANGUAGES, type Language, preferredLanguage } from './language/languages.js';
import { WordsContext } from './words.js';

/** Who can move on a board: nobody, whoever is to move, or one player, by number from 0. */
export type Movable = 'none' | 'all' | number;

/** The colours of a board: as the system has them, or always light or dark. */
export type BoardTheme = 'auto' | 'light' | 'dark';

/** What the events of a board tell, by their names. */
export interface BoardEvents<Types extends GameTypes> {
  /** A person has made a legal move. Unless it is cancelled, the board plays it. */
  move: CustomEvent<{ readonly move: Types['move'] }>;
  /** What a person has picked up or chosen has changed: the beginning of a move, or nothing. */
  select: CustomEvent<{ readonly choice: string | undefined }>;
  /** What a person has tried cannot be done. */
  refused: CustomEvent<{ readonly message: string; readonly issue: Issue | undefined }>;
  /** What a choice would do, while it is pointed at; nothing once it is not. */
  advice: CustomEvent<{ readonly text: string | undefined }>;
  /** Something to say to the person; empty once it no longer holds. */
  notice: CustomEvent<{ readonly text: string }>;
  /** All that moved lies still. */
  settled: CustomEvent<{ readonly state: Types['state'] }>;
}

/** A board in a page. Every property can be set at any time, and the board is drawn once after all that are set together. */
export interface BoardElement<Types extends GameTypes> extends HTMLElement {
  /**
   * The state that is shown: a state of the game, or its two strings. At first, that of a new game.
   *
   * As the attribute `state`, the two strings with a space between them.
   */
  get state(): Types['state'];
  set state(state: Types['state'] | EncodedState | undefined);
  /**
   * The rules by which the two strings are read, and a new game begins; what is absent is usual.
   *
   * As the attribute `rules`, such as `players=2 mosaic=fixed`.
   */
  get rules(): Types['rules'];
  set rules(rules: RulesOptionsOf<Types['rules']> | undefined);
  /** The players' names in turn order. As the attribute `names`, with commas between them. */
  get names(): readonly string[];
  set names(names: readonly string[] | undefined);
  /** The player who looks at the board, by number from 0: whose side is in front. */
  get seat(): number;
  set seat(seat: number | undefined);
  /** Who can move here: `none`, as at first, `all`, or a player by number from 0. */
  get movable(): Movable;
  set movable(movable: Movable | undefined);
  /** Why nobody can move here, said to who tries. */
  refusal: string | undefined;
  /** The event that led to the state: it is animated where the state before it was shown, and then marked. */
  last: PastEvent<Types> | undefined;
  /** All events that led to the state, the latest first, which some boards draw as traces: those played here, unless it is set. */
  past: (() => Iterable<PastEvent<Types>>) | undefined;
  /** The player whose side comes first where several are seen: that of `seat`, unless it is set. */
  first: number | undefined;
  /** A move to point out. */
  marked: Types['move'] | undefined;
  /** A move to point out that comes before what the person had chosen. */
  hint: Types['move'] | undefined;
  /** The language of all words, as is `lang`, of this element or around it. */
  get language(): Language;
  set language(language: Language | undefined);
  /** Factor of the duration of animations: 1 at first, 0 for none. */
  get pace(): number;
  set pace(pace: number | undefined);
  /** The colours: `auto`, as at first, `light`, or `dark`. */
  get theme(): BoardTheme;
  set theme(theme: BoardTheme | undefined);
  /**
   * Play an event from the state that is shown, and show it.
   *
   * @returns a promise that resolves when all lies still
   * @throws `IllegalMoveError` or `IllegalChanceError` if it is illegal
   */
  play(event: EventOf<Types>): Promise<void>;
  /** Take back what the person has picked up or chosen. */
  cancel(): void;
  addEventListener<Name extends keyof BoardEvents<Types>>(
    name: Name,
    listener: (event: BoardEvents<Types>[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** The class of a board, which is registered under the name of its tag. */
export type BoardClass<
  Types extends GameTypes,
  More extends object = object,
> = new () => BoardElement<Types> & More;

/** What makes the board of a game. */
export interface BoardParts<Types extends GameTypes, Words, More extends object> {
  readonly game: Game<Types>;
  readonly Board: ComponentType<BoardProps<Types> & Partial<More>>;
  /** The names of properties that only this board has. */
  readonly more?: readonly (keyof More & string)[];
  readonly words: Catalogue<Words>;
  /** Style sheets, as text. */
  readonly styles: readonly string[];
}

const THEMES: readonly unknown[] = ['auto', 'light', 'dark'] satisfies readonly BoardTheme[];

/** On a server there are no elements: modules are loaded there, too, and nothing is drawn. */
const Base: typeof HTMLElement =
  // Nobody makes one there.
  globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** The attributes, and how the text of each becomes the property of the same name. */
const ATTRIBUTES: Readonly<Record<string, (text: string) => unknown>> = {
  rules: (text) => text,
  state: (text) => text.trim().split(/\s+/),
  names: (text) => text.split(',').map((name) => name.trim()),
  seat: Number,
  first: Number,
  movable: (text) => (text === 'none' || text === 'all' ? text : Number(text)),
  marked: (text) => text,
  hint: (text) => text,
  lang: () => undefined,
  pace: Number,
  theme: (text) => text,
};

/** Read settings: `players=2 mosaic=fixed`. */
function rulesIn<Types extends GameTypes>(game: Game<Types>, text: string): unknown {
  const known = new Map<string, { read(text: string): unknown; readonly expected: string }>(
    settingsOf(game.settings),
  );
  const words = text.trim() === '' ? [] : text.trim().split(/\s+/);
  return Object.fromEntries(
    words.map((word) => {
      const [name = '', value = ''] = word.split('=');
      const setting = known.get(name);
      const read = setting?.read(value);
      if (read !== undefined) return [name, read];
      const expected = setting?.expected ?? listChoices([...known.keys()]);
      throw new RangeError(`Rules: found ${showValue(word)}, expected ${expected}.`);
    }),
  );
}

/** Whether a value is the two strings of a state. */
function isEncoded(value: unknown): value is EncodedState {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isMovable(value: unknown): value is Movable {
  return value === 'none' || value === 'all' || Number.isInteger(value);
}

/**
 * Make the class of a game's board.
 *
 * Nothing is drawn until the words of its language are there; what the element holds is seen until then.
 */
export function boardClass<Types extends GameTypes, Words, More extends object = object>(
  parts: BoardParts<Types, Words, More>,
): BoardClass<Types, More> {
  const { game, Board, words, styles, more = [] } = parts;

  class GameBoard extends Base implements BoardElement<Types> {
    static readonly observedAttributes = Object.keys(ATTRIBUTES);

    static {
      for (const name of more) {
        Object.defineProperty(GameBoard.prototype, name, {
          get(this: GameBoard) {
            return this.#more[name];
          },
          set(this: GameBoard, value: More[typeof name]) {
            this.#more[name] = value;
            this.#draw();
          },
        });
      }
    }

    readonly #frame = document.createElement('div');
    readonly #cancels = new Set<() => void>();
    #root: ShadowRoot | undefined;
    #rules = completeRules(game.settings, undefined);
    #state: Types['state'] | undefined;
    #names: readonly string[] = [];
    #seat = 0;
    #movable: Movable = 'none';
    #language: Language | undefined;
    #pace = 1;
    #theme: BoardTheme = 'auto';
    readonly #free: {
      refusal?: string | undefined;
      last?: PastEvent<Types> | undefined;
      past?: (() => Iterable<PastEvent<Types>>) | undefined;
      first?: number | undefined;
      marked?: Types['move'] | undefined;
      hint?: Types['move'] | undefined;
    } = {};
    readonly #more: Partial<More> = {};
    /** The events of one game that were played here, by the states that they have led to. */
    readonly #led = new Map<Types['state'], PastEvent<Types>>();
    /** Whether it is going to be drawn. */
    #isDue = false;
    #isDrawn = false;
    /** The language that is drawn. */
    #drawn: Language | undefined;

    get state(): Types['state'] {
      this.#state ??= game.start(this.#rules);
      return this.#state;
    }

    set state(state: Types['state'] | EncodedState | undefined) {
      if (isEncoded(state)) {
        const decoded = game.decode(state, { rules: this.#rules });
        if (!decoded.ok) throw new DecodeError(decoded.issues);
        this.#state = decoded.state;
      } else {
        // What is no state is refused.
        if (state !== undefined) game.playerToMove(state);
        this.#state = state;
      }
      this.#draw();
    }

    get rules(): Types['rules'] {
      return this.#state === undefined ? this.#rules : game.rulesOf(this.#state);
    }

    set rules(rules: RulesOptionsOf<Types['rules']> | undefined) {
      this.#rules = completeRules(game.settings, rules);
      // A game that has not begun begins by them.
      const text = this.getAttribute('state');
      if (text !== null) this.#read('state', text);
      this.#draw();
    }

    get names(): readonly string[] {
      return this.#names;
    }

    set names(names: readonly string[] | undefined) {
      this.#names = listOf('Names', names ?? [], 'a list of names').map(String);
      this.#draw();
    }

    get seat(): number {
      return this.#seat;
    }

    set seat(seat: number | undefined) {
      this.#seat = integerInRange('Seat', seat ?? 0, 0, this.#players - 1);
      this.#draw();
    }

    get movable(): Movable {
      return this.#movable;
    }

    set movable(movable: Movable | undefined) {
      const value: unknown = movable ?? 'none';
      if (!isMovable(value)) {
        const expected = 'none, all or the number of a player';
        throw new RangeError(`Movable: found ${showValue(value)}, expected ${expected}.`);
      }
      this.#movable = value;
      this.#draw();
    }

    get language(): Language {
      const around = this.closest('[lang]')?.getAttribute('lang');
      return this.#language ?? preferredLanguage([around]);
    }

    set language(language: Language | undefined) {
      if (language !== undefined && !isLanguage(language)) {
        const expected = listChoices(Object.keys(LANGUAGES));
        throw new RangeError(`Language: found ${showValue(language)}, expected ${expected}.`);
      }
      this.#language = language;
      this.#draw();
    }

    get pace(): number {
      return this.#pace;
    }

    set pace(pace: number | undefined) {
      const value = pace ?? 1;
      if (!(Number.isFinite(value) && value >= 0)) {
        throw new RangeError(`Pace: found ${showValue(value)}, expected a number from 0.`);
      }
      this.#pace = value;
      this.#draw();
    }

    get theme(): BoardTheme {
      return this.#theme;
    }

    set theme(theme: BoardTheme | undefined) {
      const value = theme ?? 'auto';
      if (!THEMES.includes(value)) {
        throw new RangeError(`Theme: found ${showValue(value)}, expected auto, light or dark.`);
      }
      this.#theme = value;
      this.#draw();
    }

    get refusal(): string | undefined {
      return this.#free.refusal;
    }

    set refusal(refusal: string | undefined) {
      this.#free.refusal = refusal;
      this.#draw();
    }

    get last(): PastEvent<Types> | undefined {
      return this.#free.last;
    }

    set last(last: PastEvent<Types> | undefined) {
      this.#free.last = last;
      this.#draw();
    }

    get past(): (() => Iterable<PastEvent<Types>>) | undefined {
      return this.#free.past;
    }

    set past(past: (() => Iterable<PastEvent<Types>>) | undefined) {
      this.#free.past = past;
      this.#draw();
    }

    get first(): number | undefined {
      return this.#free.first;
    }

    set first(first: number | undefined) {
      this.#free.first =
        first === undefined ? first : integerInRange('First', first, 0, this.#players - 1);
      this.#draw();
    }

    get marked(): Types['move'] | undefined {
      return this.#free.marked;
    }

    set marked(marked: Types['move'] | undefined) {
      this.#free.marked = marked;
      this.#draw();
    }

    get hint(): Types['move'] | undefined {
      return this.#free.hint;
    }

    set hint(hint: Types['move'] | undefined) {
      this.#free.hint = hint;
      this.#draw();
    }

    play(event: EventOf<Types>): Promise<void> {
      const before = this.state;
      this.#state = applyEvent(game, before, event);
      this.#free.last = { before, event };
      if (!this.#led.has(before)) this.#led.clear();
      this.#led.set(this.#state, this.#free.last);
      this.#draw();
      return new Promise((resolve) => {
        this.addEventListener('settled', () => resolve(), { once: true });
      });
    }

    cancel(): void {
      for (const cancel of [...this.#cancels]) cancel();
    }

    attributeChangedCallback(name: string, _: string | null, text: string | null): void {
      this.#read(name, text);
    }

    connectedCallback(): void {
      this.#takeEarly();
      this.#root ??= this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      adoptStyles(this.#root, styles);
      addEventListener('keydown', this.#onKey);
      this.#draw();
    }

    disconnectedCallback(): void {
      removeEventListener('keydown', this.#onKey);
      // One that is moved in the page is connected again at once, and stays as it is.
      queueMicrotask(() => {
        if (this.isConnected) return;
        render(null, this.#frame);
        this.#frame.remove();
        this.#isDrawn = false;
      });
    }

    adoptedCallback(): void {
      if (this.#root !== undefined) adoptStyles(this.#root, styles);
    }

    get #players(): number {
      return game.players(this.rules).length;
    }

    /** Set the property of an attribute. */
    #read(name: string, text: string | null): void {
      const read = ATTRIBUTES[name];
      const value = text === null ? undefined : read?.(text);
      const known = name === 'rules' && text !== null ? rulesIn(game, text) : value;
      if (name === 'lang') this.#draw();
      else Reflect.set(this, name, known);
    }

    /** Take what was set before the class was there: it would hide the properties of the class. */
    #takeEarly(): void {
      for (const name of [
        ...Object.keys(ATTRIBUTES),
        'refusal',
        'last',
        'past',
        'language',
        ...more,
      ]) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }

    readonly #onKey = (event: KeyboardEvent): void => {
      // Escape closes a dialog over the board, and takes nothing back as well.
      const isElsewhere = event
        .composedPath()
        .some((each) => each instanceof HTMLDialogElement && !each.contains(this));
      if (event.key === 'Escape' && !isElsewhere) this.cancel();
    };

    /** Draw once, after all that is set together. */
    #draw(): void {
      if (this.#isDue || this.#root === undefined) return;
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        if (this.isConnected) this.#drawNow();
      });
    }

    #drawNow(): void {
      const { language } = this;
      const spoken = words.known(language);
      if (spoken !== undefined) {
        this.#drawn = language;
        this.#drawIn(spoken);
        return;
      }
      words.load(language).then(
        () => this.#draw(),
        () => {
          // A language that cannot be loaded is no reason to show nothing.
          if (this.#drawn === undefined && language !== 'en') this.language = 'en';
        },
      );
      // What is new is shown in the language that is there.
      const earlier = this.#drawn && words.known(this.#drawn);
      if (earlier !== undefined) this.#drawIn(earlier);
    }

    #drawIn(spoken: Words): void {
      const { state } = this;
      this.#frame.setAttribute('part', 'board');
      this.#frame.lang = this.#drawn ?? '';
      this.#frame.dataset.theme = this.#theme;
      if (!this.#isDrawn) this.#root?.append(this.#frame);
      this.#isDrawn = true;
      const board = h(Board, {
        ...this.#free,
        ...this.#more,
        state,
        names: this.#names,
        last: this.#free.last,
        past: this.#free.past ?? (() => this.#pastOf(state)),
        home: this.#seat,
        first: this.#free.first ?? this.#seat,
        refusal: this.#refusalIn(state),
        marked: this.#free.marked,
        pace: this.#pace,
        play: (move) => this.#choose(move),
        say: (text) => this.#tell('notice', { text }),
        refuse: (message, issue) => this.#tell('refused', { message, issue }),
        advise: (text) => this.#tell('advice', { text }),
        select: (choice) => this.#tell('select', { choice }),
        onCancel: (cancel) => {
          this.#cancels.add(cancel);
          return () => this.#cancels.delete(cancel);
        },
        settled: () => this.#tell('settled', { state }),
      });
      render(h(WordsContext.Provider, { value: spoken }, board), this.#frame);
    }

    /** List the events that were played here, and have led to a state. */
    *#pastOf(state: Types['state']): Generator<PastEvent<Types>> {
      for (let past = this.#led.get(state); past; past = this.#led.get(past.before)) yield past;
    }

    /** Return why nobody can move here; an empty text where there is no reason to say. */
    #refusalIn(state: Types['state']): string | undefined {
      if (this.#free.refusal !== undefined) return this.#free.refusal;
      const player = game.playerToMove(state);
      const isOpen = this.#movable === 'all' || this.#movable === player;
      return player >= 0 && isOpen ? undefined : '';
    }

    #choose(move: Types['move']): void {
      if (this.#tell('move', { move })) void this.play(move);
    }

    /** Tell who listens; return whether nobody has cancelled it. */
    #tell<Name extends keyof BoardEvents<Types>>(
      name: Name,
      detail: BoardEvents<Types>[Name]['detail'],
    ): boolean {
      const options = { bubbles: true, composed: true, cancelable: name === 'move' };
      return this.dispatchEvent(new CustomEvent(name, { ...options, detail }));
    }
  }

  // The static block has added the other properties.
  return GameBoard as unknown as BoardClass<Types, More>;
}

/** Register a board under its tag, in a browser, unless there is one. */
export function defineBoard<Types extends GameTypes>(tag: string, board: BoardClass<Types>): void {
  const registry = globalThis.customElements;
  if (registry !== undefined && registry.get(tag) === undefined) registry.define(tag, board);
}

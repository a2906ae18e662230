/// <reference path="./styles.d.ts" />
/** Custom elements in which people put together a position, which need not be valid. */
import { type ComponentChild, type ComponentType, h } from 'preact';
import { listOf, wrongType } from '../../boundary/values.js';
import { DecodeError, type Issue } from '../../text/issue.js';
import type { EncodedState, Game, GameTypes } from '../game/game.js';
import type { RulesOptionsOf } from '../game/settings.js';
import { encodedIn, rulesIn } from './attributes.js';
import shared from './board.css';
import { Drawing, type DrawnElement, type DrawnParts } from './drawn-element.js';
import sharedEditor from './editor.css';

/** What the editor of a game's positions shows, and whom it tells. */
export interface EditorProps<Types extends GameTypes> {
  /** The position, which need not be valid. */
  readonly state: Types['state'];
  /** The issues to mark. */
  readonly issues: readonly Issue[];
  /** Called with the two strings of the position as it was changed. */
  change(encoded: EncodedState): void;
  /** Call a function for each key that is for this editor; returns how to stop that. */
  onKey(listener: (event: KeyboardEvent) => void): () => void;
}

/** The events of an editor of positions, by name, for `addEventListener`. */
export interface EditorEvents {
  /** A person has changed the position. Unless a listener calls `preventDefault()`, the editor shows the new one. */
  change: CustomEvent<{
    /** The new position as two strings, which need not be a valid state. */
    readonly encoded: EncodedState;
  }>;
}

/**
 * An editor in a page, an HTML element with which people set up a position of a game. Setting a property to an invalid
 * value changes nothing and throws an error; an attribute reports the error to the page's console instead.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface EditorElement<Types extends GameTypes> extends DrawnElement {
  /**
   * The position that is edited, whether or not it is valid. At first, that of a new game.
   *
   * As the attribute `state`, the two strings with a space between them.
   */
  get state(): Types['state'];
  /**
   * Show a position: a state, two strings that are well-formed, or `undefined` for a new game. Other strings throw a
   * `DecodeError`, and a value that is not a state of the game a TypeError.
   */
  set state(state: Types['state'] | EncodedState | undefined);
  /**
   * The rules of the position, by which its two strings are read. As the attribute `rules`, such as
   * `players=2 mosaic=fixed`.
   */
  get rules(): Types['rules'];
  /**
   * Set the rules: the settings that differ from the defaults, or `undefined` for none. An invalid value throws a
   * RangeError, an unknown setting a TypeError, and rules by which the position cannot be read a `DecodeError`.
   */
  set rules(rules: RulesOptionsOf<Types['rules']> | undefined);
  /** The issues that are marked in the position; by default, those that `validateState` of the game finds. */
  get issues(): readonly Issue[];
  /** Set the issues to mark: a list, or `undefined` for those that `validateState` finds. */
  set issues(issues: readonly Issue[] | undefined);
  /**
   * Listen to an event of the editor.
   *
   * @param name - the name of the event, `change`
   * @param listener - called with the event
   * @param options - as for any element
   */
  addEventListener<Name extends keyof EditorEvents>(
    name: Name,
    listener: (event: EditorEvents[Name]) => void,
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
 * The class of an editor of positions: `new` makes an element, as `document.createElement` with its tag does.
 * `AzulEditorElement` is one.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export type EditorClass<Types extends GameTypes> = new () => EditorElement<Types>;

/** What makes the editor of a game's positions. */
export interface EditorParts<Types extends GameTypes, Words>
  extends Pick<DrawnParts<Words>, 'words'> {
  readonly game: Game<Types>;
  /** The style sheets of the game: its board, and its editor. */
  readonly styles: readonly [board: string, editor: string];
  readonly Editor: ComponentType<EditorProps<Types>>;
}

/** The attributes, those that others are read by first. */
const ATTRIBUTES = Object.freeze(['rules', 'state', 'count-from', 'lang', 'theme']);

/** The code of an issue about rules that two strings contradict. */
const DIFFERENT = 'rules.different';

/** Make the class of a game's editor. */
export function editorClass<Types extends GameTypes, Words extends object>(
  parts: EditorParts<Types, Words>,
): EditorClass<Types> {
  const { game, Editor } = parts;
  const [board, editor] = parts.styles;
  const styles = [shared, board, sharedEditor, editor];

  return class extends Drawing<Words> implements EditorElement<Types> {
    static readonly observedAttributes = ATTRIBUTES;

    #rules = rulesIn(game, undefined);
    #state: Types['state'] | undefined;
    #issues: readonly Issue[] | undefined;

    constructor() {
      super({ ...parts, styles, attributes: ATTRIBUTES, properties: ['issues'] });
    }

    get state(): Types['state'] {
      this.#state ??= game.start(this.#rules);
      return this.#state;
    }

    set state(state: Types['state'] | EncodedState | undefined) {
      const encoded = encodedIn(state);
      // What is no state is refused.
      if (encoded === undefined && state !== undefined) game.playerToMove(state);
      this.#state = encoded === undefined ? state : this.#read(encoded, this.#rules);
      this.draw();
    }

    get rules(): Types['rules'] {
      return this.#state === undefined ? this.#rules : game.rulesOf(this.#state);
    }

    set rules(rules: RulesOptionsOf<Types['rules']> | undefined) {
      const next = rulesIn(game, rules);
      if (this.#state !== undefined) this.#state = this.#read(game.encode(this.#state), next);
      this.#rules = next;
      this.draw();
    }

    get issues(): readonly Issue[] {
      if (this.#issues !== undefined) return this.#issues;
      const { state } = this;
      const checked = game.decode(game.encode(state), { rules: game.rulesOf(state) });
      return checked.ok ? [] : checked.issues;
    }

    set issues(issues: readonly Issue[] | undefined) {
      const list = issues === undefined ? issues : listOf('Issues', issues, 'a list of issues');
      for (const each of list ?? []) {
        if (!Array.isArray(Object(each).path)) throw wrongType('Issue', each, 'an issue');
      }
      this.#issues = list;
      this.draw();
    }

    cancel(): void {}

    protected override view(): ComponentChild {
      const { state, issues } = this;
      return h(Editor, {
        state,
        issues,
        change: (encoded) => this.#change(encoded),
        onKey: (listener) => this.onKey(listener),
      });
    }

    #change(encoded: EncodedState): void {
      if (this.tell('change', { encoded })) this.state = encoded;
    }

    /** Read two strings; what they say of the rules themselves counts. */
    #read(encoded: EncodedState, rules: Types['rules']): Types['state'] {
      const read = (by: RulesOptionsOf<Types['rules']>) =>
        game.decode(encoded, { rules: by, lenient: true, validate: false });
      let decoded = read(rules);
      const said = decoded.ok ? [] : decoded.issues.filter(({ code }) => code === DIFFERENT);
      if (said.length > 0) {
        const names = new Set<unknown>(said.map(({ path }) => path[1]));
        const rest = Object.entries(rules).filter(([name]) => !names.has(name));
        // They are some of the rules.
        decoded = read(Object.fromEntries(rest) as RulesOptionsOf<Types['rules']>);
      }
      if (!decoded.ok) throw new DecodeError(decoded.issues);
      return decoded.state;
    }
  };
}

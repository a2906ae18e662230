/** The types of boards and editors in the templates of frameworks, by their tags. */
import type { EncodedState, GameTypes } from '../game/game.js';
import type { EditorEvents } from './editor.js';
import type { BoardEvents } from './element.js';

/** The tags of the boards and editors whose modules a program imports. */
type Tag = Extract<keyof HTMLElementTagNameMap, `azulejo-${string}`>;

/** How a listener is written: `onmove` in React, Preact and Svelte, `on:move` in Solid, `onMove` in Vue. */
type ListenerName<Style extends string, Name extends string> = Style extends 'onMove'
  ? `on${Capitalize<Name>}`
  : Style extends 'on:move'
    ? `on:${Name}`
    : `on${Name}`;

/** What a property takes: its values, and the text of its attribute. */
type Given<Value> =
  | Value
  | (Value extends number ? `${Value}` : Value extends readonly string[] ? string : never);

/** The events of an element, by name. */
type EventsOf<Element> = Element extends {
  /** The position that a board shows. */
  readonly state: infer State;
  /** The move that it points out. */
  readonly marked: infer Move;
}
  ? BoardEvents<TypesWith<State, NonNullable<Move>>>
  : EditorEvents;

/** The types of a game, as far as events tell them. */
interface TypesWith<State, Move> extends GameTypes {
  readonly state: State;
  readonly move: Move & string;
}

/** The properties and listeners that a template can set. */
type PropsOf<Element, Style extends string> = {
  readonly [Name in Exclude<
    keyof Element,
    keyof HTMLElement | 'state' | 'rules' | 'play' | 'cancel'
  >]?: Given<Element[Name]> | undefined;
} & (Element extends {
  /** The position that it shows. */
  readonly state: infer State;
  /** The rules of that position. */
  readonly rules: infer Rules;
}
  ? {
      /** The position, or its two strings. */
      readonly state?: State | EncodedState | string | undefined;
      /** The rules that differ from the defaults. */
      readonly rules?: Partial<Rules> | string | undefined;
    }
  : unknown) & {
    readonly [Name in keyof EventsOf<Element> & string as ListenerName<Style, Name>]?:
      | ((event: EventsOf<Element>[Name]) => void)
      | undefined;
  };

/**
 * The properties and listeners of the boards and editors that a program imports, by tag. The interface `IntrinsicElements`
 * of a framework's JSX extends it, for React with `BoardTags<React.HTMLAttributes<HTMLElement>>`.
 *
 * @typeParam Base - the type of what the framework lets set on any element
 * @typeParam Style - how the framework writes a listener to `move`
 */
export type BoardTags<Base = unknown, Style extends 'onmove' | 'on:move' | 'onMove' = 'onmove'> = {
  // Frameworks have listeners to other events of the same names.
  readonly [Name in Tag]: Omit<Base, keyof PropsOf<HTMLElementTagNameMap[Name], Style>> &
    PropsOf<HTMLElementTagNameMap[Name], Style>;
};

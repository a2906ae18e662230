/** The board of a game: its element, which is told what to show, and tells what a person does. */
import type {
  BoardElement,
  BoardEvents,
  EditorElement,
  EditorEvents,
  PastEvent,
} from 'azulejo/board';
import type { EncodedState, EventOf, GameTypes } from 'azulejo/game';
import { createContext, h, type JSX } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import type { Preferences } from '../model/preferences.js';
import type { Issue } from '../played-game.js';
import { LanguageContext } from './language.js';

/** The look of the page, which boards share. */
export const ThemeContext = createContext<Preferences['theme']>('auto');

/** What a board shows, and whom it tells. */
export interface BoardProps {
  /** The tag of the element. */
  readonly tag: string;
  readonly state: unknown;
  readonly names: readonly string[];
  /** The event that led to the state. */
  readonly last?: PastEvent<GameTypes> | undefined;
  /** All events that led to the state, the latest first; each is looked up when it is asked for. */
  readonly past?: () => Iterable<PastEvent<GameTypes>>;
  /** The player whose board is the person's own, or that of the person to move. */
  readonly home: number;
  /** The player whose board comes first where several are seen: it does not change with the turn. */
  readonly first: number;
  /** Whether a person can move; if not, why. */
  readonly refusal: string | undefined;
  /** A move to point out: a hint, or a line of the analysis. */
  readonly marked?: string | undefined;
  /** The hint that the person has asked for, which comes before what the person had chosen. */
  readonly hint?: string | undefined;
  /** Factor of the duration of animations; 0 for none. */
  readonly pace: number;
  /** Properties that only the board of this game has. */
  readonly more?: object | undefined;
  play?(move: EventOf<GameTypes>): void;
  /** Say something to the person. */
  say(text: string): void;
  /** Explain why what the person has tried cannot be done. */
  refuse(text: string): void;
  /** Describe what a choice would do, while it is pointed at; `undefined` once it is not. */
  advise?(text: string | undefined): void;
  /** Called when whatever was moving lies still. */
  settled?(): void;
}

/** What the editor of a game's positions shows, and whom it tells. */
export interface EditorProps {
  /** The tag of the element. */
  readonly tag: string;
  /** The position, which need not be valid. */
  readonly state: unknown;
  /** What is wrong with it. */
  readonly issues: readonly Issue[];
  /** Called with the two strings of the position as it was changed. */
  change(encoded: EncodedState): void;
}

/** Give an element listeners by the names of their events, as long as it is there. */
function useListeners(
  ref: { readonly current: HTMLElement | null },
  listeners: Readonly<Record<string, (event: CustomEvent) => void>>,
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const all = Object.entries(listeners);
    // The events of boards and editors are of this type.
    for (const [name, tell] of all) element?.addEventListener(name, tell as EventListener);
    return () => {
      for (const [name, tell] of all) element?.removeEventListener(name, tell as EventListener);
    };
  }, []);
}

/** Whom the events of a board tell. */
function listenersOf(latest: { readonly current: BoardProps }) {
  return {
    move: (event: BoardEvents<GameTypes>['move']) => {
      // The page plays the move, and shows what follows.
      event.preventDefault();
      latest.current.play?.(event.detail.move);
    },
    select: () => latest.current.say(''),
    refused: ({ detail }: BoardEvents<GameTypes>['refused']) =>
      latest.current.refuse(detail.message),
    notice: ({ detail }: BoardEvents<GameTypes>['notice']) => {
      // What no longer holds was replaced with the choice or the state: the page may have said something since.
      if (detail.text !== '') latest.current.say(detail.text);
    },
    advice: ({ detail }: BoardEvents<GameTypes>['advice']) => latest.current.advise?.(detail.text),
    settled: ({ detail }: BoardEvents<GameTypes>['settled']) => {
      if (detail.state === latest.current.state) latest.current.settled?.();
    },
  };
}

/** The board of a game. */
export function Board(props: BoardProps): JSX.Element {
  const ref = useRef<BoardElement<GameTypes>>(null);
  const language = useContext(LanguageContext);
  const theme = useContext(ThemeContext);
  const latest = useRef(props);
  latest.current = props;
  useListeners(ref, listenersOf(latest));
  useLayoutEffect(() => {
    const { state, names, last, past, home, first, refusal, marked, hint, pace } = props;
    const shown = { state, names, last, past, seat: home, first, refusal, marked, hint, pace };
    Object.assign(ref.current ?? {}, { movable: 'all', language, theme, ...shown, ...props.more });
  });
  return h(props.tag, { ref });
}

/** The editor of a game's positions. */
export function PositionEditor(props: EditorProps): JSX.Element {
  const ref = useRef<EditorElement<GameTypes>>(null);
  const language = useContext(LanguageContext);
  const theme = useContext(ThemeContext);
  const latest = useRef(props);
  latest.current = props;
  useListeners(ref, {
    change: (event: EditorEvents['change']) => {
      // The page judges the position, and shows what there is of it.
      event.preventDefault();
      latest.current.change(event.detail.encoded);
    },
  });
  useLayoutEffect(() => {
    const { state, issues } = props;
    Object.assign(ref.current ?? {}, { language, theme, state, issues });
  });
  return h(props.tag, { ref });
}

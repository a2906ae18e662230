/** The palette of an editor: what a tap puts on a place, what the last one did, and how it is done. */
import type { ComponentChild, ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Issue } from '../../text/issue.js';
import type { EncodedState } from '../game/game.js';
import type { Edited } from './edits.js';

/** The name of the palette as a target of what is dragged: there it is taken away. */
export const PALETTE = 'palette';

/** What can be chosen. */
export interface ToolView<Tool extends string> {
  readonly tool: Tool;
  readonly name: string;
  /** Nothing for what removes. */
  readonly picture?: ComponentChild;
}

interface PaletteProps<Tool extends string> {
  readonly tools: readonly ToolView<Tool>[];
  readonly chosen: Tool;
  /** What was done last, or why it could not be. */
  readonly said: string;
  readonly words: { readonly palette: string; readonly about: string; readonly keys: string };
  choose(tool: Tool): void;
  /** Called when the tool that is chosen is pressed again. */
  again?(): void;
  /** Called for a key on a tool. */
  type?(event: KeyboardEvent): void;
  /** What else is done with what was chosen. */
  readonly children?: ComponentChildren;
  /** Called when a pointer goes down on something to be put on a place. */
  grab?(event: PointerEvent, tool: Tool, picture: HTMLElement): void;
}

/** Make what says what an edit has done; in other words than these, it is not said any more. */
function useSaid(words: object): readonly [said: string, say: (text: string) => void] {
  const [said, setSaid] = useState({ words, text: '' });
  return [
    said.words === words ? said.text : '',
    // The same text again is read aloud again only if it differs: by a space at its end.
    (text) => setSaid((before) => ({ words, text: before.text === text ? `${text}\u00a0` : text })),
  ];
}

/** Make what edits a position, and says what that did. */
export function useEdits<Words extends object, Edit, Position>(
  words: Words,
  position: Position,
  change: (encoded: EncodedState) => void,
  apply: (words: Words, position: Position, edit: Edit) => Edited<Position>,
  write: (position: Position) => EncodedState,
): readonly [said: string, edit: (edit: Edit) => void] {
  const [said, say] = useSaid(words);
  return [
    said,
    (made) => {
      const edited = apply(words, position, made);
      say(edited.ok ? edited.done : edited.reason);
      if (edited.ok && edited.position !== position) change(write(edited.position));
    },
  ];
}

/** The tools to choose from. */
export function Palette<Tool extends string>({
  tools,
  chosen,
  said,
  words,
  choose,
  again,
  type,
  children,
  grab,
}: PaletteProps<Tool>) {
  return (
    <fieldset class="palette" data-target={PALETTE}>
      <legend class="unseen">{words.palette}</legend>
      <div class="tools">
        {tools.map(({ tool, name, picture }) => (
          <label
            key={tool}
            title={name}
            onPointerDown={(event) => {
              if (picture !== undefined) grab?.(event, tool, event.currentTarget);
            }}
          >
            <input
              type="radio"
              name="tool"
              class="unseen"
              aria-label={name}
              checked={tool === chosen}
              onChange={() => choose(tool)}
              onClick={() => tool === chosen && again?.()}
              onKeyDown={(event) => {
                if (!event.ctrlKey && !event.metaKey && !event.altKey) type?.(event);
              }}
            />
            {picture ?? <span class="eraser">✕</span>}
          </label>
        ))}
      </div>
      {children}
      <p class="said" role="status">
        {said || words.about}
      </p>
      <p class="keys">{words.keys}</p>
    </fieldset>
  );
}

/** Make what says whether something is wrong with a part of the position, or with one thing of its kind. */
export function wrongIn(issues: readonly Issue[]): (part: string, which?: string) => boolean {
  return (part, which) =>
    issues.some(({ path }) => path[0] === part && (which === undefined || path[1] === which));
}

/** A field with choices. */
export function Select<Value extends string>({
  label,
  value,
  options,
  isWrong = false,
  choose,
}: {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  /** Whether something is wrong with what is chosen. */
  readonly isWrong?: boolean;
  choose(value: Value): void;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={value}
        class={isWrong ? 'wrong' : undefined}
        aria-invalid={isWrong ? true : undefined}
        onChange={({ currentTarget }) => {
          const chosen = options.find(([each]) => each === currentTarget.value);
          if (chosen !== undefined) choose(chosen[0]);
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A field for a number from 0. */
export function NumberField({
  label,
  value,
  most,
  isWrong = false,
  set,
}: {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly isWrong?: boolean;
  set(value: number): void;
}) {
  return (
    <input
      type="number"
      min={0}
      max={most}
      class={isWrong ? 'wrong' : undefined}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const next = currentTarget.valueAsNumber;
        // The field is not drawn again where the number stays what it was.
        currentTarget.value = `${value}`;
        set(next);
      }}
    />
  );
}

/** What can be done with the held piece, and which of the cube and its net is shown. */
import type { ComponentChildren } from 'preact';
import { Group } from '../../engine/board/group.js';
import type { Roving } from '../../engine/board/roving.js';
import { useWords } from '../../engine/board/words.js';
import { CUBE } from './words.js';

const PATHS = {
  turn: 'M20 12a8 8 0 1 1-3-6.2M20 3v5h-5',
  flip: 'M12 3v18M9 7 3 17h6M15 7l6 10h-6',
  back: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  rate: 'M4 19V11M10 19V5M16 19v-9M21 19H3',
  lay: 'M5 12l5 5 9-10',
} as const;

type ControlName = keyof typeof PATHS;

export interface ControlsProps {
  readonly isHeld: boolean;
  /** Whether the piece may lie where it is. */
  readonly isLegal: boolean;
  /** The rating of the place, or what is being done for it. */
  readonly rating: string | undefined;
  readonly roving: Roving<HTMLDivElement>;
  turn(): void;
  flip(): void;
  step(by: 1 | -1): void;
  /** `undefined` where nobody rates. */
  readonly rate: (() => void) | undefined;
  lay(isKeyboard: boolean): void;
}

/** A button. */
export interface Control {
  readonly name: ControlName;
  readonly label: string;
  /** What stands on the button, if that is shorter. */
  readonly short?: string;
  readonly keys: string;
  readonly isOpen: boolean;
  act(isKeyboard: boolean): void;
}

/** Buttons for the held piece: one tab stop. */
export function ControlButtons({
  list,
  rating,
  roving,
}: Pick<ControlsProps, 'rating' | 'roving'> & { readonly list: readonly Control[] }) {
  const { controls: words } = useWords(CUBE);
  return (
    <Group label={words.title} look="controls" roving={roving}>
      {list.map(({ name, label, short = label, keys, isOpen, act }) => (
        <button
          type="button"
          key={name}
          class={name === 'lay' ? 'control lay' : 'control'}
          data-item={name}
          aria-disabled={!isOpen}
          aria-label={name === 'rate' && rating !== undefined ? rating : label}
          aria-keyshortcuts={keys}
          title={`${label} (${keys.length === 1 ? keys.toUpperCase() : keys})`}
          onClick={(event) => isOpen && act(event.detail === 0)}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={PATHS[name]} />
          </svg>
          <span class="label-text">{name === 'rate' ? (rating ?? label) : short}</span>
        </button>
      ))}
    </Group>
  );
}

/** The controls of a person who plays. */
export function Controls(props: ControlsProps) {
  const { isHeld, isLegal, rating, roving, rate } = props;
  const { controls: words } = useWords(CUBE);
  const list: readonly Control[] = [
    { name: 'turn', label: words.turn, keys: 'r', isOpen: isHeld, act: props.turn },
    { name: 'flip', label: words.flip, keys: 'f', isOpen: isHeld, act: props.flip },
    {
      name: 'back',
      label: words.back,
      short: words.shortBack,
      keys: 'p',
      isOpen: isHeld,
      act: () => props.step(-1),
    },
    {
      name: 'next',
      label: words.next,
      short: words.shortNext,
      keys: 'n',
      isOpen: isHeld,
      act: () => props.step(1),
    },
    ...(rate === undefined
      ? []
      : [
          {
            name: 'rate',
            label: words.rate,
            keys: 'q',
            isOpen: isHeld && rating === undefined,
            act: rate,
          } as const,
        ]),
    { name: 'lay', label: words.lay, keys: 'Enter', isOpen: isHeld && isLegal, act: props.lay },
  ];
  return <ControlButtons list={list} rating={rating} roving={roving} />;
}

/** What is shown where there is no room for both. */
type Shown = 'cube' | 'net';

const SHOWN: readonly Shown[] = ['cube', 'net'];

/** The buttons that choose between the cube and its net, and what stands next to them. */
export function Switches({
  shown,
  show,
  children,
}: {
  readonly shown: Shown;
  show(next: Shown): void;
  readonly children?: ComponentChildren;
}) {
  const { board } = useWords(CUBE);
  return (
    <div class="switches">
      {SHOWN.map((name) => (
        <button
          type="button"
          key={name}
          class="switch"
          aria-pressed={shown === name}
          onClick={() => show(name)}
        >
          {board[name]}
        </button>
      ))}
      {children}
    </div>
  );
}

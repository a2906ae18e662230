/** Small pictures on buttons. */

const PATHS = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  redo: 'M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.700 1-2.500A6 6 0 0 0 12 3Z',
  skip: 'M5 5l7 7-7 7M13 5l7 7-7 7',
  fork: 'M6 4v16M6 14c8 0 11-2 11-8M13 9l4-4 4 4',
  first: 'M18 6l-6 6 6 6M7 5v14',
  back: 'M15 6l-6 6 6 6',
  forward: 'M9 6l6 6-6 6',
  flag: 'M6 21V4M6 5h11l-2 4 2 4H6',
  again: 'M4 12a8 8 0 1 0 2.500-5.800M4 4v5h5',
  result: 'M8 21h8M12 17v4M7 4h10v5a5 5 0 0 1-10 0ZM7 6H4v1a3 3 0 0 0 3 3M17 6h3v1a3 3 0 0 1-3 3',
  last: 'M6 6l6 6-6 6M17 5v14',
} as const;

export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A button with a picture, whose label is left out where there is no room. */
export function IconButton({
  icon,
  label,
  title,
  look = '',
  disabled = false,
  onClick,
}: {
  readonly icon: keyof typeof PATHS;
  readonly label: string;
  readonly title?: string;
  readonly look?: string;
  readonly disabled?: boolean;
  onClick(): void;
}) {
  return (
    <button
      type="button"
      class={`with-icon ${look}`}
      data-item={icon}
      // Not `disabled`, which would take the focus away.
      aria-disabled={disabled}
      title={title}
      onClick={() => !disabled && onClick()}
    >
      <Icon name={icon} />
      <span class="label">{label}</span>
    </button>
  );
}

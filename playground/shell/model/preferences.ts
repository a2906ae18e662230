/** What a person chooses once for all games. */

/** How fast agents play and pieces move; the factor of all durations. */
export const SPEEDS = {
  slow: { label: 'Slow', factor: 1.7 },
  normal: { label: 'Normal', factor: 1 },
  fast: { label: 'Fast', factor: 0.45 },
  instant: { label: 'At once', factor: 0 },
} as const;

export const THEMES = { auto: 'As the system', light: 'Light', dark: 'Dark' } as const;

export const SOUNDS = { off: 'Off', on: 'On' } as const;

export interface Preferences {
  readonly speed: keyof typeof SPEEDS;
  readonly theme: keyof typeof THEMES;
  readonly sound: keyof typeof SOUNDS;
}

export const FIRST_PREFERENCES: Preferences = {
  speed: 'normal',
  theme: 'auto',
  sound: 'off',
};

/** Read preferences that were saved; what is not one has its default. */
export function readPreferences(text: string | null): Preferences {
  const saved = parsed(text);
  const { speed, theme, sound } = FIRST_PREFERENCES;
  return {
    speed: named(SPEEDS, Reflect.get(saved, 'speed')) ?? speed,
    theme: named(THEMES, Reflect.get(saved, 'theme')) ?? theme,
    sound: named(SOUNDS, Reflect.get(saved, 'sound')) ?? sound,
  };
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Return a value if it is a key of a table. */
export function named<Table extends object>(table: Table, value: unknown): keyof Table | undefined {
  const isKey = typeof value === 'string' && Object.hasOwn(table, value);
  // It has just been looked up.
  return isKey ? (value as keyof Table) : undefined;
}

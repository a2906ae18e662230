/** What a person chooses once for all games. */
import { isLanguage, type Language } from '../../../src/engine/board/language/languages.js';

/** How fast agents play and pieces move; the factor of all durations. */
export const SPEEDS = {
  slow: { factor: 1.7 },
  normal: { factor: 1 },
  fast: { factor: 0.45 },
  instant: { factor: 0 },
} as const;

export const THEMES = ['auto', 'light', 'dark'] as const;

export const SOUNDS = ['off', 'on'] as const;

/** Whether dice roll by themselves, or wait for the person whose they are. */
export const ROLLS = ['auto', 'hand'] as const;

export interface Preferences {
  readonly speed: keyof typeof SPEEDS;
  readonly theme: (typeof THEMES)[number];
  readonly sound: (typeof SOUNDS)[number];
  readonly rolls: (typeof ROLLS)[number];
  /** Missing until one is chosen: then the browser's counts. */
  readonly language?: Language | undefined;
}

export const FIRST_PREFERENCES: Preferences = {
  speed: 'normal',
  theme: 'auto',
  sound: 'off',
  rolls: 'auto',
};

/** Read preferences that were saved; what is not one has its default. */
export function readPreferences(value: unknown): Preferences {
  const saved: object = Object(value);
  const { speed, theme, sound, rolls } = FIRST_PREFERENCES;
  const language: unknown = Reflect.get(saved, 'language');
  return {
    speed: named(SPEEDS, Reflect.get(saved, 'speed')) ?? speed,
    theme: THEMES.find((each) => each === Reflect.get(saved, 'theme')) ?? theme,
    sound: SOUNDS.find((each) => each === Reflect.get(saved, 'sound')) ?? sound,
    rolls: ROLLS.find((each) => each === Reflect.get(saved, 'rolls')) ?? rolls,
    ...(isLanguage(language) && { language }),
  };
}

/** Return a value if it is a key of a table. */
export function named<Table extends object>(table: Table, value: unknown): keyof Table | undefined {
  const isKey = typeof value === 'string' && Object.hasOwn(table, value);
  // It has just been looked up.
  return isKey ? (value as keyof Table) : undefined;
}

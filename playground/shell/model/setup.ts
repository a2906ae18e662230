/** The settings in the start menu. */
import type { Setting } from 'azulejo/game';
import type { PlayedGame } from '../played-game.js';
import { INCREMENTS, MINUTES, type TimeControl } from './clock.js';
import { tidyName } from './outside.js';
import { HUMAN, knownSeat, type Seat } from './seats.js';

export interface Setup {
  /** Number of players. */
  readonly players: number;
  /** As many as there can be players; the first ones count. */
  readonly names: readonly string[];
  readonly seats: readonly Seat[];
  /** Values of the rules' settings by name. */
  readonly settings: Readonly<Record<string, string>>;
  /** Whether the board is covered between the turns of two people. */
  readonly covers: boolean;
  /** The time that people have; 0 minutes for no clock. */
  readonly clock: TimeControl;
  /** The seed as typed; empty for one at random. */
  readonly seed: string;
}

const NAMES = ['Ada', 'Bruno', 'Clara', 'Duarte', 'Elisa'];

/** Largest seed: seeds are integers from 0. */
const LARGEST_SEED = 2 ** 32 - 1;

/** Return the first choices of a game's menu: a person, and agents of the second level. */
export function firstSetup(game: PlayedGame): Setup {
  const { players, agents, hides } = game;
  const [fewest, most] = players;
  const agent = agents[1]?.name ?? HUMAN;
  return {
    players: fewest,
    names: Array.from({ length: most }, (_, index) => NAMES[index] ?? `Player ${index + 1}`),
    seats: Array.from({ length: most }, (_, index) => (index === 0 ? HUMAN : agent)),
    settings: knownSettings(game, {}),
    covers: hides,
    clock: { minutes: 0, increment: 0, forfeits: true },
    seed: '',
  };
}

/** Read values of settings that were kept; what is not a choice of the menu is the usual value. */
export function knownSettings(game: PlayedGame, kept: unknown): Setup['settings'] {
  const known = game.settings.map(({ name, choices }) => {
    const value: unknown = Reflect.get(Object(kept), name);
    return [name, choices.find((choice) => choice.value === value)?.value ?? usualOf(game, name)];
  });
  return Object.fromEntries(known);
}

/** Read choices that were kept; what is not one of the menu is as at first. */
export function readSetup(game: PlayedGame, value: unknown): Setup {
  const first = firstSetup(game);
  const kept: object = Object(value);
  const at = (key: string, index: number | string): unknown =>
    Reflect.get(Object(Reflect.get(kept, key)), index);
  const [fewest, most] = game.players;
  const players: unknown = Reflect.get(kept, 'players');
  const isCount = Number.isInteger(players) && Number(players) >= fewest && Number(players) <= most;
  const covers: unknown = Reflect.get(kept, 'covers');
  const forfeits = at('clock', 'forfeits');
  const { clock } = first;
  return {
    ...first,
    players: isCount ? Number(players) : first.players,
    names: first.names.map((name, index) => {
      const typed = at('names', index);
      return typeof typed === 'string' ? tidyName(typed) : name;
    }),
    seats: first.seats.map((seat, index) => {
      const chosen = at('seats', index);
      return chosen === undefined ? seat : knownSeat(game, chosen);
    }),
    settings: knownSettings(game, Reflect.get(kept, 'settings')),
    covers: typeof covers === 'boolean' ? covers : first.covers,
    clock: {
      minutes: MINUTES.find((each) => each === at('clock', 'minutes')) ?? clock.minutes,
      increment: INCREMENTS.find((each) => each === at('clock', 'increment')) ?? clock.increment,
      forfeits: typeof forfeits === 'boolean' ? forfeits : clock.forfeits,
    },
  };
}

/** Return a setting of a game. */
function settingOf({ rules: { settings } }: PlayedGame, name: string): Setting<unknown> {
  // Each name has one, which writes values of its own type.
  return Reflect.get(settings, name) as Setting<unknown>;
}

/** Return the values of the settings that the menu asks for, as texts. */
export function settingsOf(game: PlayedGame, rules: object): Setup['settings'] {
  return Object.fromEntries(
    game.settings.map(({ name }) => [name, settingOf(game, name).write(Reflect.get(rules, name))]),
  );
}

/** Return the usual value of a setting, as a text. */
export function usualOf(game: PlayedGame, name: string): string {
  const { write, usual } = settingOf(game, name);
  return write(usual);
}

/**
 * Read values of the settings that the rules have, of all that are given. What cannot be read stays a text, for the
 * rules to refuse.
 */
export function readSettings(
  { rules }: PlayedGame,
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  // Each name has a setting, whose values are of its own type.
  const settings = Object.entries(rules.settings) as [string, Setting<unknown>][];
  return Object.fromEntries(
    settings.flatMap(([name, setting]) => {
      const text = texts[name];
      return text === undefined ? [] : [[name, setting.read(text) ?? text]];
    }),
  );
}

/** Read a seed; `undefined` if the text is invalid. */
export function readSeed(text: string): number | undefined {
  if (!/^\s*\d{1,10}\s*$/.test(text)) return undefined;
  const seed = Number(text);
  return seed <= LARGEST_SEED ? seed : undefined;
}

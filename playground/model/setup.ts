/** The settings in the start menu. */
import type { Rules } from 'azulejo';
import type { Table } from './game.js';
import type { Seat } from './seats.js';

export interface Setup {
  readonly players: Rules['players'];
  /** Always four; the first ones count, according to the number of players. */
  readonly names: readonly string[];
  readonly seats: readonly Seat[];
  readonly mosaic: Rules['mosaic'];
  readonly tilingOrder: Rules['tilingOrder'];
  /** The seed as typed. */
  readonly seed: string;
}

export const FIRST_SETUP: Setup = {
  players: 2,
  names: ['Ada', 'Bruno', 'Clara', 'Duarte'],
  seats: ['human', 'level-2', 'level-2', 'level-2'],
  mosaic: 'variant',
  tilingOrder: 'top-down',
  seed: '1',
};

/** Longest name of a player. */
export const LONGEST_NAME = 30;

/** Largest seed: seeds are integers from 0. */
export const LARGEST_SEED = 2 ** 32 - 1;

/** Read a seed; `undefined` if the text is invalid. */
export function readSeed(text: string): number | undefined {
  if (!/^\s*\d{1,10}\s*$/.test(text)) return undefined;
  const seed = Number(text);
  return seed <= LARGEST_SEED ? seed : undefined;
}

/** Replace one entry of a list. */
export function replaced<Value>(
  list: readonly Value[],
  index: number,
  value: Value,
): readonly Value[] {
  return list.map((old, place) => (place === index ? value : old));
}

/** Clean a name: cut it if it is too long, remove control characters. */
export function tidyName(name: string): string {
  return name.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, '').slice(0, LONGEST_NAME);
}

/** Return the players and rules of the menu; `undefined` if the seed is invalid. */
export function tableOf(setup: Setup): Table | undefined {
  const { players, mosaic, tilingOrder } = setup;
  const seed = readSeed(setup.seed);
  if (seed === undefined) return undefined;
  return {
    rules: { players, mosaic, tilingOrder },
    names: setup.names.slice(0, players).map((name, index) => name.trim() || `Player ${index + 1}`),
    seats: setup.seats.slice(0, players),
    seed,
  };
}
